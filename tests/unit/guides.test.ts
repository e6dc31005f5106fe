import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { prettyFinding } from '../../src/findings/formats/pretty.ts';
import { findingCodes } from '../../src/findings/messages/messages.ts';
import type { Language } from '../../src/words/language.ts';
import { sampleSite } from '../sample-site.ts';
import { checkedSite } from '../small-site.ts';

/** A page with a misspelt name in line 10 and a misspelt picture in line 11. */
const misspelt = (head: string, title: string, sentence: string, alt: string) => `{
${head}
  "unlisted": true,
  "blocks": [
    {
      "type": "hero",
      "title": "${title}",
      "subtitel": "${sentence}",
      "image": { "src": "/media/conciergee.webp", "alt": "${alt}", "focus": "50% 60%" }
    },
    { "type": "intro", "lead": "${sentence}" }
  ]
}
`;

/** A page without the comma at the end of line 5. */
const withoutComma = (head: string, title: string) => `{
${head}
  "unlisted": true
  "blocks": [
    { "type": "hero", "title": "${title}", "layout": "text" }
  ]
}
`;

const headOf = (schema: string, title: string, description: string) =>
  [`"$schema": "../schema/${schema}"`, `"title": "${title}"`, `"description": "${description}"`]
    .map((line) => `  ${line},`)
    .join('\n');

const german = {
  'picknick.json': misspelt(
    headOf('page.editor.schema.json', 'Picknick im Grünen', 'Wir suchen die Wiese, decken den Tisch und räumen auf.'),
    'Picknick im *Grünen*',
    'Ein Korb, zwei Decken, drei Stunden Zeit.',
    'Ein Korb auf einer Wiese',
  ),
  'wiesen.json': withoutComma(
    headOf(
      'page.editor.schema.json',
      'Wiesen am See',
      'Drei Wiesen am Wasser, die wir kennen: mit Schatten, mit Zufahrt und mit einem Steg für das Boot der Gäste.',
    ),
    'Wiesen am *See*',
  ),
};
const english = {
  'picnic.json': misspelt(
    headOf('en/page.editor.schema.json', 'Picnic in the park', 'We find the meadow, lay the cloth and clear up.'),
    'Picnic in the *park*',
    'One basket, two blankets, three hours of time.',
    'A basket on a meadow',
  ),
  'meadows.json': withoutComma(
    headOf(
      'en/page.editor.schema.json',
      'Meadows by the lake',
      'Three meadows by the water that we know: with shade, with a road to them, and with a jetty for a boat.',
    ),
    'Meadows by the *lake*',
  ),
};

const README = readFileSync('README.md', 'utf8');
const [, pageOfReadme = ''] = /```json\n([\s\S]*?)```/u.exec(README) ?? [];

/** Every message that a guide prints: a block of code that begins with its place. */
const messagesIn = (guide: string) =>
  [...guide.matchAll(/```\n(pages-data\/\S+:\d+:\d+ {2}(?:Fehler|error) {2}[\s\S]*?)\n```/gu)].map(
    ([, message]) => message,
  );

/** What the program says of a site that has these pages, too. */
function saidOf(files: Record<string, string>, language: Language): string[] {
  const site = { ...sampleSite, languages: [language] };
  const checked = checkedSite({ '_site/site.json': site, ...files }, ['logo.svg', 'live.webp', 'concierge.webp']);
  const report = { ...checked, folder: 'pages-data', language };
  return checked.findings.map((finding) => prettyFinding(finding, report, (_style, text) => text));
}

test.each([
  ['README.md', { 'picknick.json': pageOfReadme.replace('"lead"', '"led"') }, 'de', 1],
  ['docs/authoring-messages.md', german, 'de', 3],
  ['docs/authoring-messages.en.md', english, 'en', 3],
] as const)('%s prints messages as the program says them', (guide, files, language, count) => {
  const printed = messagesIn(readFileSync(guide, 'utf8'));
  expect(printed).toHaveLength(count);
  expect(saidOf(files, language)).toEqual(expect.arrayContaining(printed));
});

const GUIDES = ['authoring', 'authoring-messages', 'authoring-site'];

/** What a guide has in each of its sections: the level of the heading, rows of tables, items of lists, blocks of code. */
const shapeOf = (guide: string) =>
  guide.split(/^(?=#{2,3} )/mu).map((section) => ({
    level: /^#*/u.exec(section)?.[0].length,
    rows: section.match(/^ *\|/gmu)?.length ?? 0,
    items: section.match(/^ *(?:-|\d+\.) /gmu)?.length ?? 0,
    code: section.match(/^ *```/gmu)?.length ?? 0,
  }));

test.each(GUIDES)('the guide %s has in English what it has in German', (name) => {
  const [german, english] = ['.md', '.en.md'].map((ending) => readFileSync(`docs/${name}${ending}`, 'utf8'));
  expect(shapeOf(english ?? '')).toEqual(shapeOf(german ?? ''));
});

test.each(['docs/authoring-messages.md', 'docs/authoring-messages.en.md'])(
  '%s explains messages that there are',
  (guide) => {
    const rows = readFileSync(guide, 'utf8').matchAll(/^\| ((?:`[a-z0-9-]+`(?:, )?)+)(?: \([^)]+\))? \|/gmu);
    const named = [...rows].flatMap(([, cell = '']) => cell.replaceAll('`', '').split(', '));
    const codes: readonly string[] = findingCodes;
    expect(named.length).toBeGreaterThan(80);
    expect(named.filter((code) => !codes.includes(code))).toEqual([]);
  },
);
