import { expect, test } from 'vitest';
import { checkedSite, contentOf, page } from '../../../tests/small-site.ts';
import { fixSite } from '../../tools/fix/fix.ts';
import { github } from './github.ts';
import { json } from './json.ts';
import { junit } from './junit.ts';
import { pretty } from './pretty.ts';
import type { Paint } from './report.ts';
import { count, fileName, type Report } from './report.ts';
import { sarif } from './sarif.ts';

const files = {
  'live.json': `{
  "title": "Live, 100&nbsp;%",
  "description": "Was wir auf die Bühne bringen: Konzerte, Galas und Festivals von der ersten Skizze an.",
  "blocks": [
    { "type": "hero", "tone": "drak", "title": "Live" }
  ]
}
`,
};

/** Offset of the mistake, in its quotation marks. */
const DRAK = files['live.json'].indexOf('"drak"');

const report = (more: Partial<Report> = {}): Report => {
  const { findings, texts, pages } = checkedSite(files, ['logo.svg', 'live.webp']);
  return { findings, texts, pages, folder: 'pages-data', language: 'de', ...more };
};
const unused = () => {
  const { findings, texts, pages } = checkedSite({}, ['logo.svg', 'live.webp', 'a.webp']);
  return report({ findings, texts, pages });
};
const sound = () => {
  const { findings, texts, pages } = checkedSite({ 'live.json': page('Live', [], { unlisted: true }) });
  return report({ findings, texts, pages });
};

const plain: Paint = (_, text) => text;
const painted: Paint = (style, text) => `<${style}>${text}</${style}>`;

test('pretty, German', () => {
  expect(pretty(report(), plain)).toBe(`pages-data/live.json:5:31  Fehler  unknown-value  Block 1 „hero“  /blocks/0/tone
  4 |   "blocks": [
> 5 |     { "type": "hero", "tone": "drak", "title": "Live" }
                                    ^^^^^^
  6 |   ]
  \`tone\` darf nicht "drak" sein. Meinten Sie \`dark\`?
  erwartet: light, sand, dark – gefunden: "drak"

2 Seiten geprüft: 1 Fehler, 0 Warnungen.`);
});

test('pretty, of many findings the first, and how many others there are', () => {
  const all = report(checkedSite({}, ['logo.svg', 'live.webp', 'a.webp', 'b.webp', 'c.webp']));
  const blocks = pretty({ ...all, most: 1 }, plain).split('\n\n');
  expect(all.findings.length).toBeGreaterThan(2);
  expect(blocks).toEqual([
    expect.stringContaining('asset-unused'),
    `Und ${all.findings.length - 1} weitere; npm run validate zeigt sie.`,
    expect.stringContaining(`${all.findings.length} Warnungen.`),
  ]);
  expect(pretty({ ...all, most: all.findings.length }, plain)).toBe(pretty(all, plain));
});

test('pretty, errors next to the summary, and before warnings where only some are shown', () => {
  const sites = [checkedSite({}, ['logo.svg', 'live.webp', 'a.webp']), checkedSite(files, ['logo.svg', 'live.webp'])];
  const all = report({ findings: sites.flatMap(({ findings }) => findings) });
  const severities = (text: string) => text.match(/ (?:Warnung|Fehler) {2}/gu)?.map((word) => word.trim());
  expect(severities(pretty({ ...all, findings: [...all.findings].reverse() }, plain))).toEqual([
    ...all.findings.slice(1).map(() => 'Warnung'),
    'Fehler',
  ]);
  expect(severities(pretty({ ...all, most: 1 }, plain))).toEqual(['Fehler']);
});

test('pretty, of findings that say the same the first three whole, of the others their places', () => {
  const [drak] = report().findings;
  if (!drak) throw new Error('no finding');
  const findings = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ ...drak, file: `${name}.json` }));
  const shown = (language: 'de' | 'en') =>
    pretty(report({ language, findings: [...findings, { ...drak, nearest: undefined }] }), plain).split('\n\n');
  const de = shown('de');
  expect(de.slice(0, 3)).toEqual(
    ['a', 'b', 'c'].map((name) => expect.stringMatching(`^pages-data/${name}.json.*\n.*drak`)),
  );
  expect(de[3]).toBe(
    ['d', 'e']
      .map(
        (name) =>
          `pages-data/${name}.json:5:31  Fehler  unknown-value  Block 1 „hero“  /blocks/0/tone  wie pages-data/a.json:5:31`,
      )
      .join('\n'),
  );
  expect(de[4]).toContain('Erlaubte Werte');
  expect(shown('en')[3]).toContain('same as pages-data/a.json:5:31');
});

test('pretty, a limit is said in words, and once', () => {
  const grid = { type: 'featureGrid', title: 'A', features: [] };
  const { findings, texts, pages } = checkedSite({ 'live.json': page('Live', [grid]) });
  const shown = pretty(report({ findings, texts, pages }), plain);
  expect(shown).toContain('nötig sind mindestens 1.');
  expect(shown).not.toMatch(/[≥≤]|erwartet/u);
});

test('pretty, of a long list of what was expected whole entries, and how many others there are', () => {
  const routes = Array.from({ length: 20 }, (_, index) => `/concierge/page-${index + 10}`);
  const [finding] = report().findings;
  const shownOf = (expected: string, language: 'de' | 'en') => {
    const findings = finding ? [{ ...finding, nearest: undefined, expected }] : [];
    return /(?:erwartet|expected): (.*) – /u.exec(pretty(report({ findings, language }), plain))?.[1];
  };
  expect(shownOf(routes.join(', '), 'de')).toBe(`${routes.slice(0, 10).join(', ')} und noch 10`);
  expect(shownOf(routes.join(' | '), 'en')).toBe(`${routes.slice(0, 9).join(' | ')} and 11 more`);
  expect(shownOf(routes.slice(0, 10).join(', '), 'de')).toBe(routes.slice(0, 10).join(', '));
  expect(shownOf(`/${'a'.repeat(200)}`, 'de')).toBe(`/${'a'.repeat(200)}`);
});

test('pretty, English', () => {
  expect(
    pretty(report({ language: 'en' }), plain),
  ).toBe(`pages-data/live.json:5:31  error  unknown-value  block 1 "hero"  /blocks/0/tone
  4 |   "blocks": [
> 5 |     { "type": "hero", "tone": "drak", "title": "Live" }
                                    ^^^^^^
  6 |   ]
  \`tone\` cannot be "drak". Did you mean \`dark\`?
  expected: light, sand, dark – found: "drak"

2 pages checked: 1 error, 0 warnings.`);
});

test('pretty, in colours', () => {
  expect(
    pretty(report(), painted),
  ).toBe(`<bold>pages-data/live.json:5:31</bold>  <red>Fehler</red>  <dim>unknown-value</dim>  Block 1 „hero“  <dim>/blocks/0/tone</dim>
<dim>  4 |   "blocks": [</dim>
> 5 |     { "type": "hero", "tone": "drak", "title": "Live" }
<red>                                    ^^^^^^</red>
<dim>  6 |   ]</dim>
  \`tone\` darf nicht "drak" sein. Meinten Sie \`dark\`?
<dim>  erwartet: light, sand, dark – gefunden: "drak"</dim>

<red>2 Seiten geprüft: 1 Fehler, 0 Warnungen.</red>`);
});

test('pretty, of a file that has no text to show', () => {
  expect(
    pretty(unused(), painted),
  ).toBe(`<bold>pages-data/_media/a.webp:1:1</bold>  <yellow>Warnung</yellow>  <dim>asset-unused</dim>
  Die Datei „/media/a.webp“ wird nirgends verwendet. Verwenden Sie sie oder löschen Sie sie.

<green>1 Seite geprüft: 0 Fehler, 1 Warnung.</green>`);
});

test('pretty, where nothing is wrong', () => {
  expect(pretty(sound(), painted)).toBe('<green>2 Seiten geprüft: 0 Fehler, 0 Warnungen.</green>');
});

test('json', () => {
  expect(JSON.parse(json(report()))).toEqual({
    ok: false,
    pages: 2,
    errors: 1,
    warnings: 0,
    findings: [
      {
        code: 'unknown-value',
        severity: 'error',
        file: 'pages-data/live.json',
        line: 5,
        column: 31,
        endLine: 5,
        endColumn: 37,
        pointer: '/blocks/0/tone',
        block: { index: 0, type: 'hero' },
        expected: 'light, sand, dark',
        received: '"drak"',
        nearest: 'dark',
        fix: [{ offset: DRAK, length: 6, text: '"dark"' }],
        details: { name: 'tone', options: ['light', 'sand', 'dark'] },
        message: '`tone` darf nicht "drak" sein.',
        remedy: 'Meinten Sie `dark`?',
        excerpt: [
          { number: 4, text: '  "blocks": [' },
          {
            number: 5,
            text: '    { "type": "hero", "tone": "drak", "title": "Live" }',
            mark: { column: 31, length: 6 },
          },
          { number: 6, text: '  ]' },
        ],
      },
    ],
  });
});

test('pages that are not published stand below the summary, each with the reason', () => {
  const unpublished: Report['unpublished'] = new Map([
    ['/advent', { why: 'from', day: '2026-12-01' }],
    ['/sommer', { why: 'until', day: '2026-08-31' }],
    ['/neu', { why: 'draft' }],
  ]);
  const shown = (language: 'de' | 'en') =>
    pretty({ ...sound(), language, day: '2026-11-21', unpublished }, (_, text) => text);
  expect(shown('de')).toBe(`2 Seiten geprüft: 0 Fehler, 0 Warnungen.
Nicht veröffentlicht am 21.11.2026:
  /advent (erst ab 01.12.2026)
  /sommer (nur bis 31.08.2026)
  /neu (Entwurf)`);
  expect(shown('en')).toBe(`2 pages checked: 0 errors, 0 warnings.
Not published on 2026-11-21:
  /advent (not before 2026-12-01)
  /sommer (only until 2026-08-31)
  /neu (draft)`);
  expect(JSON.parse(json({ ...sound(), day: '2026-11-21', unpublished }))).toMatchObject({
    day: '2026-11-21',
    unpublished: [
      { route: '/advent', why: 'from', day: '2026-12-01' },
      { route: '/sommer', why: 'until', day: '2026-08-31' },
      { route: '/neu', why: 'draft' },
    ],
  });
});

test('json, where nothing is wrong', () => {
  expect(JSON.parse(json(sound()))).toEqual({ ok: true, pages: 2, errors: 0, warnings: 0, findings: [] });
});

test('github', () => {
  expect(github(report())).toBe(
    '::error file=pages-data/live.json,line=5,col=31,endLine=5,endColumn=37,title=unknown-value::`tone` darf nicht "drak" sein. Meinten Sie `dark`?',
  );
  expect(github(unused())).toBe(
    '::warning file=pages-data/_media/a.webp,line=1,col=1,endLine=1,endColumn=2,title=asset-unused::Die Datei „/media/a.webp“ wird nirgends verwendet. Verwenden Sie sie oder löschen Sie sie.',
  );
  expect(github(sound())).toBe('');
});

test('github, with everything that the commands would misread escaped', () => {
  const [finding] = report().findings;
  if (!finding) throw new Error('no finding');
  const odd = { ...finding, file: 'a,b:c%d.json', received: '"100 %\n"' };
  expect(github(report({ findings: [odd] }))).toBe(
    '::error file=pages-data/a%2Cb%3Ac%25d.json,line=5,col=31,endLine=5,endColumn=37,title=unknown-value::`tone` darf nicht "100 %25%0A" sein. Meinten Sie `dark`?',
  );
});

test.each([
  ['pages-data', 'pages-data/live.json'],
  ['pages-data/', 'pages-data/live.json'],
  ['', 'live.json'],
])('a file in folder "%s" is called %s', (folder, name) => {
  const [finding] = report().findings;
  expect(finding && fileName(report({ folder }), finding)).toBe(name);
});

test('errors and warnings are counted apart', () => {
  expect([count(report(), 'error'), count(report(), 'warning')]).toEqual([1, 0]);
  expect([count(unused(), 'error'), count(unused(), 'warning')]).toEqual([0, 1]);
});

test('pretty does not repeat what the message lists already', () => {
  const blue = files['live.json'].replace('drak', 'blau');
  const { findings, texts, pages } = checkedSite({ 'live.json': blue });
  const text = pretty(report({ findings, texts, pages }), plain);
  expect(text).toContain('`tone` darf nicht "blau" sein. Erlaubte Werte: light, sand, dark.\n\n2 Seiten geprüft');
});

const fixedReport = (): Report => {
  const { fixed, checked } = fixSite(
    contentOf({ 'live.json': files['live.json'].replace(/("blocks": \[.*\])/su, '$1,') }),
  );
  return { ...checked, fixed, folder: 'pages-data', language: 'de' };
};

test('pretty, of what was fixed', () => {
  expect(
    pretty({ ...fixedReport(), findings: [] }, plain),
  ).toBe(`pages-data/live.json:5:31  behoben  unknown-value  "drak" → "dark"
pages-data/live.json:6:4  behoben  syntax-trailing-comma  , gelöscht
2 Probleme in 1 Datei behoben.

2 Seiten geprüft: 0 Fehler, 0 Warnungen.`);
  expect(
    pretty({ ...fixedReport(), findings: [], language: 'en' }, plain),
  ).toBe(`pages-data/live.json:5:31  fixed  unknown-value  "drak" → "dark"
pages-data/live.json:6:4  fixed  syntax-trailing-comma  , deleted
2 problems fixed in 1 file.

2 pages checked: 0 errors, 0 warnings.`);
});

test('json, of what was fixed', () => {
  expect(JSON.parse(json(fixedReport()))).toMatchObject({
    ok: true,
    fixed: [
      {
        code: 'unknown-value',
        file: 'pages-data/live.json',
        line: 5,
        column: 31,
        pointer: '/blocks/0/tone',
        changes: [{ from: '"drak"', to: '"dark"' }],
      },
      { code: 'syntax-trailing-comma', changes: [{ from: ',', to: '' }] },
    ],
  });
});

const change = { base: 'main', files: 2, before: { errors: 1, warnings: 0 } };

test('pretty, of a change', () => {
  expect(pretty(report({ findings: [], change }), plain)).toBe(`2 Seiten geprüft: 0 Fehler, 0 Warnungen.
Verglichen mit main: 2 Dateien geändert.
Andere Dateien hatten schon vorher 1 Fehler und 0 Warnungen; npm run validate zeigt sie.`);
  expect(pretty(report({ findings: [], change, language: 'en' }), plain)).toBe(`2 pages checked: 0 errors, 0 warnings.
Compared with main: 2 files changed.
Other files already had 1 error and 0 warnings; npm run validate shows them.`);
});

test('json, of a change', () => {
  expect(JSON.parse(json(report({ findings: [], change })))).toMatchObject({ ok: true, change });
});

test('sarif', () => {
  expect(JSON.parse(sarif(report()))).toEqual({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'people-pages',
            language: 'de',
            rules: [
              {
                id: 'unknown-value',
                shortDescription: { text: 'unknown value' },
                defaultConfiguration: { level: 'error' },
              },
            ],
          },
        },
        columnKind: 'utf16CodeUnits',
        invocations: [{ executionSuccessful: true }],
        results: [
          {
            ruleId: 'unknown-value',
            ruleIndex: 0,
            level: 'error',
            message: { text: '`tone` darf nicht "drak" sein. Meinten Sie `dark`?' },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: 'pages-data/live.json' },
                  region: { startLine: 5, startColumn: 31, endLine: 5, endColumn: 37 },
                },
                logicalLocations: [{ fullyQualifiedName: '/blocks/0/tone', kind: 'property' }],
              },
            ],
            fixes: [
              {
                description: { text: 'Meinten Sie `dark`?' },
                artifactChanges: [
                  {
                    artifactLocation: { uri: 'pages-data/live.json' },
                    replacements: [
                      {
                        deletedRegion: { charOffset: DRAK, charLength: 6 },
                        insertedContent: { text: '"dark"' },
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  });
});

test('sarif, of a byte order mark and of a file name that no address takes', () => {
  const { findings, texts, pages } = checkedSite({
    'live.json': `\ufeff${JSON.stringify(page('Live'))}`,
    'a#b ü.json': '',
  });
  const { runs } = JSON.parse(sarif(report({ findings, texts, pages })));
  expect(runs[0].results).toMatchObject([
    {
      ruleId: 'file-name',
      locations: [{ physicalLocation: { artifactLocation: { uri: 'pages-data/a%23b%20%C3%BC.json' } } }],
    },
    {
      ruleId: 'byte-order-mark',
      fixes: [{ artifactChanges: [{ replacements: [{ deletedRegion: { byteOffset: 0, byteLength: 3 } }] }] }],
    },
  ]);
});

test('sarif, where nothing is wrong', () => {
  expect(JSON.parse(sarif(sound())).runs).toMatchObject([{ tool: { driver: { rules: [] } }, results: [] }]);
});

test('nothing of a file steers the terminal', () => {
  const steering = '\u001b[2J\n::stop-commands::x\u202e\u009b';
  const [finding] = report().findings;
  if (!finding) throw new Error('no finding');
  const file = `${steering}.json`;
  const block = { index: 0, type: steering };
  const odd = { ...finding, file, block, received: steering, pointer: `/${steering}` };
  const texts = new Map([[file, `{ "${steering}": 1 }`]]);
  const text = pretty(report({ findings: [odd], texts }), plain);
  expect(text).toContain('pages-data/␛[2J␊::stop-commands::x\ufffd\ufffd.json:5:31');
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
  expect(text).not.toMatch(/^::stop/mu);
  expect(github(report({ findings: [odd] }))).not.toMatch(/\p{Cc}/u);
});

test('junit: an error has failed', () => {
  expect(junit(report())).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites tests="2" failures="1" errors="0"><testsuite name="people-pages validate" tests="2" failures="1" errors="0"><testcase classname="people-pages" name="validate"><system-out>2 Seiten geprüft: 1 Fehler, 0 Warnungen.</system-out></testcase>
<testcase classname="pages-data/live.json" name="unknown-value 5:31" file="pages-data/live.json" line="5"><failure type="unknown-value" message="\`tone\` darf nicht &quot;drak&quot; sein. Meinten Sie \`dark\`?">pages-data/live.json:5:31 /blocks/0/tone&#10;\`tone\` darf nicht &quot;drak&quot; sein. Meinten Sie \`dark\`?</failure></testcase></testsuite></testsuites>`);
});

test('junit: a warning has passed, and so has the check of a sound site', () => {
  const warned = junit(unused());
  expect(warned).toContain('tests="2" failures="0" errors="0"');
  expect(warned).toContain('<system-out>pages-data/_media/a.webp:1:1&#10;Die Datei');
  expect(junit(sound())).toContain('tests="1" failures="0" errors="0"');
});

test('junit has no character that XML cannot hold', () => {
  const [finding] = report().findings;
  if (!finding) throw new Error('no finding');
  const odd = junit(report({ findings: [{ ...finding, received: '"<b>\u0000\ud800\u{1f600}&"' }] }));
  expect(odd).toContain('&lt;b&gt;\ufffd\ufffd\u{1f600}&amp;');
});
