import { expect, test } from 'vitest';
import { checkedSite, page } from '../testing.ts';
import { github } from './github.ts';
import { json } from './json.ts';
import { type Paint, pretty } from './pretty.ts';
import { count, fileName, type Report } from './report.ts';

const files = {
  'live.json': `{
  "title": "Live, 100 %",
  "description": "Was wir auf die Bühne bringen: Konzerte, Galas und Festivals von der ersten Skizze an.",
  "blocks": [
    { "type": "hero", "tone": "drak", "title": "Live" }
  ]
}
`,
};

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
  \`tone\` kann nicht "drak" sein. Meinten Sie \`dark\`?
  erwartet: light, sand, dark – gefunden: "drak"

2 Seiten geprüft: 1 Fehler, 0 Warnungen.`);
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
  expected: light, sand, dark – received: "drak"

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
  \`tone\` kann nicht "drak" sein. Meinten Sie \`dark\`?
<dim>  erwartet: light, sand, dark – gefunden: "drak"</dim>

<red>2 Seiten geprüft: 1 Fehler, 0 Warnungen.</red>`);
});

test('pretty, of a file that has no text to show', () => {
  expect(
    pretty(unused(), painted),
  ).toBe(`<bold>pages-data/_media/a.webp:1:1</bold>  <yellow>Warnung</yellow>  <dim>asset-unused</dim>
  Die Datei „/media/a.webp“ wird nirgends gezeigt. Verwenden Sie sie oder löschen Sie sie.

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
        details: { name: 'tone', options: ['light', 'sand', 'dark'] },
        message: '`tone` kann nicht "drak" sein.',
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

test('json, where nothing is wrong', () => {
  expect(JSON.parse(json(sound()))).toEqual({ ok: true, pages: 2, errors: 0, warnings: 0, findings: [] });
});

test('github', () => {
  expect(github(report())).toBe(
    '::error file=pages-data/live.json,line=5,col=31,endLine=5,endColumn=37,title=unknown-value::`tone` kann nicht "drak" sein. Meinten Sie `dark`?',
  );
  expect(github(unused())).toBe(
    '::warning file=pages-data/_media/a.webp,line=1,col=1,endLine=1,endColumn=2,title=asset-unused::Die Datei „/media/a.webp“ wird nirgends gezeigt. Verwenden Sie sie oder löschen Sie sie.',
  );
  expect(github(sound())).toBe('');
});

test('github, with everything that the commands would misread escaped', () => {
  const [finding] = report().findings;
  if (!finding) throw new Error('no finding');
  const odd = { ...finding, file: 'a,b:c%d.json', received: '"100 %\n"' };
  expect(github(report({ findings: [odd] }))).toBe(
    '::error file=pages-data/a%2Cb%3Ac%25d.json,line=5,col=31,endLine=5,endColumn=37,title=unknown-value::`tone` kann nicht "100 %25%0A" sein. Meinten Sie `dark`?',
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
  expect(text).toContain('`tone` kann nicht "blau" sein. Möglich sind: light, sand, dark.\n\n2 Seiten geprüft');
});
