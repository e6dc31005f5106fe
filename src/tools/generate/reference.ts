import type { BlockEntry, Catalogue } from '../catalogue/catalogue.ts';
import type { Field } from '../catalogue/fields.ts';
import { meaningText, ruleText, typeText } from '../catalogue/words.ts';

/** The block reference for authors, in German: every block with its fields, limits and smallest example. */
export function blockReference({ blocks, icons }: Catalogue): string {
  return `<!-- Erzeugt von \`npm run generate\`. Nicht von Hand ändern. -->

# Blöcke

Eine Seite ist eine Liste von Blöcken. Jeder Block nennt mit \`type\`, was er ist. Für alle gilt außerdem:
\`id\` (Sprungmarke), \`tone\` (Stimmung: light, sand, dark) und \`lang\` (Sprache, falls nicht Deutsch).

${blocks.map(({ type, description }) => `- [\`${type}\`](#${type.toLowerCase()}): ${description}`).join('\n')}
- [Symbole](#symbole)

${blocks.map(blockSection).join('\n')}
## Symbole

${icons.map((name) => `![](../src/design/icons/${name}.svg) \`${name}\``).join('\n')}
`;
}

function blockSection({ type, description, fields, rules, examples }: BlockEntry): string {
  const rows = fields.filter((field) => isOwn(field) && !isDetail(field, fields)).map(fieldRow);
  const demands = rules.map((rule) => `- ${ruleText(rule)}`);
  const [example] = examples;
  return `## ${type}

${description}.

| Angabe | nötig | Art | Bedeutung |
| --- | --- | --- | --- |
${rows.join('\n')}
${demands.length > 0 ? `\n${demands.join('\n')}\n` : ''}${
  example === undefined ? '' : `\n\`\`\`json\n${JSON.stringify(example.value, null, 2)}\n\`\`\`\n`
}`;
}

const fieldRow = (field: Field) =>
  `| \`${field.path}\` | ${field.required ? 'ja' : 'nein'} | ${typeText(field.type)} | ${meaningText(field).replaceAll('|', '\\|')} |`;

/** Not one of those that every block has, which are listed once. */
const isOwn = ({ path }: Field) => !/^(?:type|id|tone|lang)$/u.test(path);

/** Listed elsewhere: what belongs to a variant, and what every picture of a list is made of. */
const isDetail = ({ path, when }: Field, fields: readonly Field[]) =>
  when !== undefined ||
  fields.some(
    (around) => around.type.kind === 'image' && around.path.includes('[') && path.startsWith(`${around.path}.`),
  );
