import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { blockSchemas } from '../../blocks/schemas.gen.ts';
import { about } from '../../fields/about.ts';
import { iconNames } from '../../fields/icons.gen.ts';
import { needs, withRules } from '../../fields/rules.ts';
import { versions } from '../../fields/versions.ts';
import { blockReference } from '../generate/reference.ts';
import { type Catalogue, catalogueOf } from './catalogue.ts';

const schema = withRules(
  z
    .strictObject({
      type: z.literal('quote'),
      text: z.string().max(80).describe('Das Zitat'),
      by: z.string().optional(),
    })
    .describe('Ein Zitat'),
  needs('by', 'text'),
).register(versions, { version: 3 });

const examples = { quote: { smallest: { type: 'quote', text: 'Ja.' } } };

const catalogue = catalogueOf({ quote: schema }, examples, 'de');

test('a block with its version, fields, rules and examples', () => {
  expect(catalogue).toEqual({
    format: 1,
    language: 'de',
    blocks: [
      {
        type: 'quote',
        version: 3,
        description: 'Ein Zitat',
        fields: [
          { path: 'type', required: true, type: { kind: 'choice', values: ['quote'] }, description: '' },
          { path: 'text', required: true, type: { kind: 'text', maxLength: 80 }, description: 'Das Zitat' },
          { path: 'by', required: false, type: { kind: 'text' }, description: '' },
        ],
        rules: [{ kind: 'needs', property: 'by', others: ['text'] }],
        examples: [{ name: 'smallest', value: { type: 'quote', text: 'Ja.' } }],
      },
    ],
    icons: iconNames,
  });
});

test('the block reference is written from it', () => {
  expect(
    blockReference({ ...catalogue, icons: ['star', 'car'] }, '../src'),
  ).toBe(`<!-- Erzeugt von \`npm run generate\`. Nicht von Hand ändern. -->

# Blöcke

Eine Seite ist eine Liste von Blöcken. Jeder Block nennt mit \`type\`, was er ist. Für alle gilt außerdem:
\`id\` (Sprungmarke), \`tone\` (Stimmung: light, sand, dark) und \`lang\` (Sprache, falls nicht die der Seite).

- [\`quote\`](#quote): Ein Zitat
- [Symbole](#symbole)

## quote

Ein Zitat.

| Angabe | nötig | Art | Bedeutung |
| --- | --- | --- | --- |
| \`text\` | ja | Text, bis 80 Zeichen | Das Zitat |
| \`by\` | nein | Text |  |

- \`by\` braucht dazu \`text\`.

\`\`\`json
{
  "type": "quote",
  "text": "Ja."
}
\`\`\`

## Symbole

![](../src/design/icons/star.svg) \`star\`
![](../src/design/icons/car.svg) \`car\`
`);
});

test('the committed file holds every block that there is, each example as its folder has it', () => {
  const committed: Catalogue = JSON.parse(readFileSync('schema/catalogue.json', 'utf8'));
  expect(committed.blocks.map(({ type }) => type)).toEqual(Object.keys(blockSchemas));
  for (const { type, examples: shown } of committed.blocks)
    expect(Object.fromEntries(shown.map(({ name, value }) => [name, value]))).toEqual(
      JSON.parse(readFileSync(`src/blocks/${type}/examples.json`, 'utf8')),
    );
});

test('in English: every sentence around the examples, and what the schemas say', () => {
  const english = withRules(
    z
      .strictObject({
        type: z.literal('quote'),
        text: z.string().max(80).meta(about('Das Zitat', 'The quotation')),
        by: z.string().default('?').describe('Wer es gesagt hat'),
      })
      .meta(about('Ein Zitat', 'A quotation')),
    needs('by', 'text'),
  ).register(versions, { version: 1 });
  const entry = catalogueOf({ quote: english }, examples, 'en');
  expect(
    blockReference({ ...entry, icons: ['star'] }, '../../src'),
  ).toBe(`<!-- Written by \`npm run generate\`. Not to be changed by hand. -->

# Blocks

A page is a list of blocks. Each block says with \`type\` what it is. All of them have as well:
\`id\` (anchor), \`tone\` (mood: light, sand, dark) and \`lang\` (language, where it differs from the page’s).
The examples are in German.

- [\`quote\`](#quote): A quotation
- [Icons](#icons)

## quote

A quotation.

| Property | required | Kind | Meaning |
| --- | --- | --- | --- |
| \`text\` | yes | text, up to 80 characters | The quotation |
| \`by\` | no | text | Wer es gesagt hat (otherwise \`"?"\`) |

- \`by\` needs \`text\` as well.

\`\`\`json
{
  "type": "quote",
  "text": "Ja."
}
\`\`\`

## Icons

![](../../src/design/icons/star.svg) \`star\`
`);
});
