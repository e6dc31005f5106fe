import { expect, test } from 'vitest';
import { locateFindings } from '../../findings/locate.ts';
import type { Migration } from './migrate.ts';
import { jsonMigrations, type MigrationReport, prettyMigrations } from './report.ts';

const before = `{
  "title": "Live",
  "blocks": [
    { "type": "hero", "title": "Live" },
    {
      "type": "quote",
      "words": "Ein Satz.",
      "name": "E. M."
    }
  ]
}
`;

const migrated: Migration = {
  file: 'live.json',
  before,
  kind: 'migrated',
  after: before.replace('"words"', '"text"').replace('"Live",', '"Bühne",'),
  parts: [
    { part: { kind: 'documents', name: 'page', path: [] }, from: 1, to: 2 },
    { part: { kind: 'blocks', name: 'quote', path: ['blocks', 1] }, from: 1, to: 3 },
  ],
};

const findings = locateFindings(
  [
    {
      code: 'text-too-long',
      file: 'alt.json',
      spot: { at: 'value', path: ['blocks', 1, 'words'] },
      details: { name: 'words', limit: 5, length: 9 },
    },
  ],
  new Map([['alt.json', before]]),
);
const faulty: Migration = { file: 'alt.json', before, kind: 'faulty', findings };
const stuck: Migration = { file: 'alt.json', before, kind: 'stuck', findings, failure: undefined };
const failed: Migration = { file: 'alt.json', before, kind: 'stuck', findings: [], failure: 'name is already there' };

const report = (migrations: Migration[], more: Partial<MigrationReport> = {}): MigrationReport => ({
  ...{ migrations, files: 40, written: false, folder: 'pages-data/', pages: '', language: 'de' },
  ...more,
});
const pretty = (migrations: Migration[], more?: Partial<MigrationReport>) =>
  prettyMigrations(report(migrations, more), (_, text) => text);

const GERMAN_DIFF = `pages-data/live.json  Datei Version 1 → 2, Block 2 „quote“ Version 1 → 3
1   {
2 -   "title": "Live",
2 +   "title": "Bühne",
3     "blocks": [
  …
6         "type": "quote",
7 -       "words": "Ein Satz.",
7 +       "text": "Ein Satz.",
8         "name": "E. M."`;

const TOO_LONG = '`words` hat 9 Zeichen, erlaubt sind 5. Kürzen Sie den Text um 4 Zeichen.';
const FAULTY = `pages-data/alt.json bleibt liegen, weil sie schon Fehler hat:
  Zeile 7:16  Block 2 „quote“  /blocks/1/words  ${TOO_LONG}`;
const STUCK = `pages-data/alt.json bleibt liegen, weil sie danach nicht gültig wäre:
  Block 2 „quote“  /blocks/1/words  ${TOO_LONG}`;
const FAILED = `pages-data/alt.json bleibt liegen, weil sie danach nicht gültig wäre:
  Ein Schritt ist gescheitert: name is already there.`;

test.each([
  ['nothing to do', [], false, '40 Dateien geprüft, alle sind auf dem heutigen Stand.'],
  ['a dry run', [migrated], false, `${GERMAN_DIFF}\n\n1 Datei umzustellen. Schreiben: npm run migrate -- --write`],
  ['a run that wrote', [migrated], true, `${GERMAN_DIFF}\n\n1 Datei umgestellt.`],
  ['a file with mistakes', [faulty], false, `${FAULTY}\n\n1 bleibt liegen.`],
  [
    'all there is',
    [migrated, faulty, stuck, failed],
    false,
    [
      GERMAN_DIFF,
      FAULTY,
      STUCK,
      FAILED,
      '1 Datei umzustellen, 3 bleiben liegen. Schreiben: npm run migrate -- --write',
    ].join('\n\n'),
  ],
])('%s', (_, migrations, written, text) => {
  expect(pretty(migrations, { written })).toBe(text);
});

test('the same in English', () => {
  const english = { language: 'en' } as const;
  expect(pretty([], english)).toBe('40 files checked, all are up to date.');
  expect(pretty([migrated, migrated], { ...english, written: true })).toMatch(/\n\n2 files migrated\.$/u);
  expect(pretty([migrated], english).split('\n')[0]).toBe(
    'pages-data/live.json  file version 1 → 2, block 2 "quote" version 1 → 3',
  );
  expect(
    pretty([faulty, stuck, failed], english),
  ).toBe(`pages-data/alt.json is left alone, because it has mistakes already:
  line 7:16  block 2 "quote"  /blocks/1/words  \`words\` has 9 characters; the limit is 5. Shorten the text by 4 characters.

pages-data/alt.json is left alone, because it would not be valid afterwards:
  block 2 "quote"  /blocks/1/words  \`words\` has 9 characters; the limit is 5. Shorten the text by 4 characters.

pages-data/alt.json is left alone, because it would not be valid afterwards:
  A step failed: name is already there.

3 left alone.`);
});

test('the carriage returns of Windows are not shown', () => {
  const windows = (text: string) => text.replaceAll('\n', '\r\n');
  expect(pretty([{ ...migrated, before: windows(migrated.before), after: windows(migrated.after) }])).toBe(
    pretty([migrated]),
  );
});

test('JSON for programs', () => {
  expect(JSON.parse(jsonMigrations(report([migrated, faulty, failed])))).toEqual({
    ok: false,
    files: 40,
    migrated: 1,
    left: 2,
    written: false,
    migrations: [
      {
        file: 'pages-data/live.json',
        kind: 'migrated',
        parts: [
          { name: 'page', path: [], from: 1, to: 2 },
          { name: 'quote', path: ['blocks', 1], from: 1, to: 3 },
        ],
        after: migrated.after,
      },
      {
        file: 'pages-data/alt.json',
        kind: 'faulty',
        findings: [
          {
            ...findings[0],
            file: 'pages-data/alt.json',
            message: '`words` hat 9 Zeichen, erlaubt sind 5.',
            remedy: 'Kürzen Sie den Text um 4 Zeichen.',
          },
        ],
      },
      { file: 'pages-data/alt.json', kind: 'stuck', findings: [], failure: 'name is already there' },
    ],
  });
});
