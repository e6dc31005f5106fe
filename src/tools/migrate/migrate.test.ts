import { describe, expect, test } from 'vitest';
import { hero, page } from '../../../tests/small-site.ts';
import { blockSchemas } from '../../blocks/schemas.gen.ts';
import { type Shape, shapeOf } from '../../documents/shape.ts';
import { change, rename, type Step, set } from '../../fields/steps.ts';
import { messageOf } from '../../findings/messages/messages.ts';
import type { History } from '../../pipeline/read/versions/history.ts';
import { type Migration, migrateFile } from './migrate.ts';

const text = (maxLength: number): Shape => ({ type: 'string', maxLength });
const introShape = (properties: Record<string, Shape>, required: string[]): Shape => ({
  type: 'object',
  required: ['type', ...required],
  properties: { type: { type: 'string', enum: ['intro'] }, ...properties },
});
const pageShape: Shape = {
  type: 'object',
  required: ['title', 'description', 'sections'],
  properties: { title: text(60), description: text(200), sections: { type: 'array', items: {} } },
};

/** Two older versions of `intro`, and one of the page that called its blocks sections. */
const historyWith = (last: Step): History => ({
  blocks: {
    intro: [
      { version: 1, shape: introShape({ words: text(900) }, ['words']), step: [rename('words', 'text')] },
      { version: 2, shape: introShape({ text: text(900), label: text(48) }, ['text']), step: last },
    ],
  },
  documents: { page: [{ version: 1, shape: pageShape, step: [rename('sections', 'blocks')] }] },
});
const history = historyWith([rename('text', 'lead')]);

const json = (value: unknown) => JSON.stringify(value, null, 2);
const migrate = (content: string, given = history) =>
  migrateFile({ path: 'live.json', bytes: new TextEncoder().encode(content) }, 'page', given);
const pageOf = (...blocks: unknown[]) => json(page('Live', blocks));

function reported(migration: Migration | undefined): string[] {
  if (!migration || migration.kind === 'migrated') return [];
  return migration.findings.map((finding) => {
    const { problem, remedy } = messageOf(finding, 'de');
    return `${finding.line}:${finding.column} ${finding.block?.type} ${problem} ${remedy}`;
  });
}

test('a page of today’s versions is left alone', () => {
  expect(migrate(pageOf({ type: 'intro', lead: 'Ein Satz.' }))).toBeUndefined();
});

test('each block goes through the steps from its own version on', () => {
  const blocks = (key: string, old: string) => [
    { type: 'intro', [key]: 'Ein Satz.' },
    { type: 'intro', [old]: 'Noch ein Satz.', label: 'Zeile' },
    { type: 'intro', lead: 'Schon neu.' },
  ];
  const before = pageOf(...blocks('words', 'text'));
  expect(migrate(before)).toEqual({
    file: 'live.json',
    before,
    kind: 'migrated',
    after: pageOf(...blocks('lead', 'lead')),
    parts: [
      { part: { kind: 'blocks', name: 'intro', path: ['blocks', 1] }, from: 1, to: 3 },
      { part: { kind: 'blocks', name: 'intro', path: ['blocks', 2] }, from: 2, to: 3 },
    ],
  });
});

test('the page itself goes first, then the blocks that it reveals', () => {
  const { blocks, ...head } = page('Live', [{ type: 'intro', words: 'Ein Satz.' }]);
  const migration = migrate(json({ ...head, sections: blocks }));
  expect(migration).toMatchObject({
    kind: 'migrated',
    after: pageOf({ type: 'intro', lead: 'Ein Satz.' }),
    parts: [
      { part: { kind: 'documents', name: 'page', path: [] }, from: 1, to: 2 },
      { part: { kind: 'blocks', name: 'intro', path: ['blocks', 1] }, from: 1, to: 3 },
    ],
  });
});

test('a block that breaks no rule but one of a newer version is of the older one', () => {
  const { rules: _, ...shape } = shapeOf(blockSchemas.caseStudy);
  const story = {
    type: 'caseStudy',
    label: 'Beispielprojekt',
    title: 'Regen',
    challenge: 'a',
    solution: 'b',
    result: 'c',
    ctaLink: '/security',
  };
  const ruled: History = {
    blocks: { caseStudy: [{ version: 1, shape, step: [set('ctaLabel', 'Mehr')] }] },
    documents: {},
  };
  expect(migrate(pageOf(story), ruled)).toMatchObject({
    kind: 'migrated',
    after: pageOf({ ...story, ctaLabel: 'Mehr' }),
  });
  const unruled: History = { blocks: {}, documents: {} };
  expect(reported(migrate(pageOf(story), unruled))).toEqual([
    '16:7 caseStudy `ctaLink` ist nur zusammen mit `ctaLabel` möglich. Ergänzen Sie `ctaLabel` oder löschen Sie `ctaLink`.',
  ]);
});

describe('a file with mistakes is left alone, each of them located:', () => {
  const old = { type: 'intro', words: 'Ein Satz.' };
  const version = 'Der Block „intro“ ist in Version 1 geschrieben, aktuell ist Version 3.';
  test.each([
    [
      'a mistake of its old version',
      pageOf({ type: 'intro', text: 'Ein Satz.', lable: 'Zeile' }),
      [
        `10:15 intro ${version.replace('1', '2')} Beheben Sie zuerst die übrigen Fehler; danach stellt \`npm run migrate -- --write\` um.`,
        '12:7 intro Im Block `intro` gibt es keine Angabe `lable`. Meinten Sie `label`?',
      ],
    ],
    [
      'a mistake of another block',
      pageOf(old, { ...hero, tone: 'drak' }),
      [
        `10:15 intro ${version} \`npm run migrate\` zeigt die Umstellung, \`npm run migrate -- --write\` schreibt sie.`,
        '16:15 hero `tone` darf nicht "drak" sein. Meinten Sie `dark`?',
      ],
    ],
    [
      'no JSON',
      pageOf(old).replace('"Live",', '"Live"'),
      [
        '2:18 undefined Zwischen zwei Einträgen fehlt ein Komma. Setzen Sie hier ein Komma.',
        `10:15 intro ${version} \`npm run migrate\` zeigt die Umstellung, \`npm run migrate -- --write\` schreibt sie.`,
      ],
    ],
    [
      'a byte order mark',
      `\ufeff${pageOf(old)}`,
      [
        '1:1 undefined Die Datei beginnt mit einer unsichtbaren Byte-Reihenfolge-Marke (BOM). Speichern Sie die Datei als „UTF-8“ statt „UTF-8 mit BOM“.',
        `10:15 intro ${version} \`npm run migrate\` zeigt die Umstellung, \`npm run migrate -- --write\` schreibt sie.`,
      ],
    ],
  ])('%s', (_, content, findings) => {
    const migration = migrate(content);
    expect(migration?.kind).toBe('faulty');
    expect(reported(migration)).toEqual(findings);
  });
});

describe('a file is left alone too where', () => {
  test('the newest version would refuse it', () => {
    const migration = migrate(pageOf({ type: 'intro', words: 'a'.repeat(500) }));
    expect(migration).toMatchObject({ kind: 'stuck', failure: undefined });
    expect(reported(migration)).toEqual([
      '11:15 intro `lead` hat 500 Zeichen, erlaubt sind 420. Kürzen Sie den Text um 80 Zeichen.',
    ]);
  });

  test('a step fails', () => {
    const broken = change('text', () => {
      throw new Error('cannot be read');
    });
    const migration = migrate(pageOf({ type: 'intro', words: 'a' }), historyWith([broken]));
    expect(migration).toMatchObject({ kind: 'stuck', findings: [], failure: 'cannot be read' });
  });

  test('a step leaves the block of its old version', () => {
    const migration = migrate(pageOf({ type: 'intro', text: 'a' }), historyWith([]));
    expect(migration).toMatchObject({ kind: 'stuck', failure: undefined });
  });
});

test('a block counts as the version that has the least to object, and of two for the newer one', () => {
  const reported = (block: object) => {
    const migration = migrate(pageOf(block));
    if (!migration || migration.kind === 'migrated') return [];
    return migration.findings.map((finding) =>
      finding.code === 'old-version' ? `version ${finding.details.version}` : `${finding.code} ${finding.pointer}`,
    );
  };
  expect(reported({ type: 'intro', lead: 'a', titel: 'b' })).toEqual(['unknown-property /blocks/1/titel']);
  expect(reported({ type: 'intro', text: 'a', lable: 'b' })).toEqual(['version 2', 'unknown-property /blocks/1/lable']);
  expect(reported({ type: 'intro' })).toEqual(['missing-property /blocks/1/lead']);
  expect(reported({ type: 'constructor', text: 'a' })).toEqual(['unknown-block-type /blocks/1/type']);
});
