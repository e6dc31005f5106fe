import type { Language } from '../../words/language.ts';
import type { BlockEntry, Catalogue } from '../catalogue/catalogue.ts';
import type { Field } from '../catalogue/fields.ts';
import { meaningText, referenceWords, ruleText, typeText } from '../catalogue/words.ts';

const words = {
  de: {
    generated: 'Erzeugt von `npm run generate`. Nicht von Hand ändern.',
    title: 'Blöcke',
    intro: `Eine Seite ist eine Liste von Blöcken. Jeder Block nennt mit \`type\`, was er ist. Für alle gilt außerdem:
\`id\` (Sprungmarke), \`tone\` (Stimmung: light, sand, dark) und \`lang\` (Sprache, falls nicht die der Seite).`,
  },
  en: {
    generated: 'Written by `npm run generate`. Not to be changed by hand.',
    title: 'Blocks',
    intro: `A page is a list of blocks. Each block says with \`type\` what it is. All of them have as well:
\`id\` (anchor), \`tone\` (mood: light, sand, dark) and \`lang\` (language, where it differs from the page’s).
The examples are in German.`,
  },
} satisfies Record<Language, object>;

/**
 * The block reference for authors: every block with its fields, limits and smallest example.
 *
 * @param source where the folder `src` is, seen from the reference
 */
export function blockReference({ blocks, icons, language }: Catalogue, source: string): string {
  const { generated, title, intro } = words[language];
  const { icons: iconsTitle } = referenceWords[language];
  return `<!-- ${generated} -->

# ${title}

${intro}

${blocks.map(({ type, description }) => `- [\`${type}\`](#${type.toLowerCase()}): ${description}`).join('\n')}
- [${iconsTitle}](#${iconsTitle.toLowerCase()})

${blocks.map((entry) => blockSection(entry, language)).join('\n')}
## ${iconsTitle}

${icons.map((name) => `![](${source}/design/icons/${name}.svg) \`${name}\``).join('\n')}
`;
}

function blockSection({ type, description, fields, rules, examples }: BlockEntry, language: Language): string {
  const own = fields.filter((field) => isOwn(field) && !isDetail(field, fields));
  const rows = own.map((field) => fieldRow(field, language));
  const demands = rules.map((rule) => `- ${ruleText(rule, language)}`);
  const [example] = examples;
  return `## ${type}

${description}.

| ${referenceWords[language].columns.join(' | ')} |
| --- | --- | --- | --- |
${rows.join('\n')}
${demands.length > 0 ? `\n${demands.join('\n')}\n` : ''}${
  example === undefined ? '' : `\n\`\`\`json\n${JSON.stringify(example.value, null, 2)}\n\`\`\`\n`
}`;
}

function fieldRow(field: Field, language: Language): string {
  const { yes, no } = referenceWords[language];
  const meaning = meaningText(field, language).replaceAll('|', '\\|');
  return `| \`${field.path}\` | ${field.required ? yes : no} | ${typeText(field.type, language)} | ${meaning} |`;
}

/** Not one of those that every block has, which are listed once. */
const isOwn = ({ path }: Field) => !/^(?:type|id|tone|lang)$/u.test(path);

/** Listed elsewhere: what belongs to a variant, and what every picture of a list is made of. */
const isDetail = ({ path, when }: Field, fields: readonly Field[]) =>
  when !== undefined ||
  fields.some(
    (around) => around.type.kind === 'image' && around.path.includes('[') && path.startsWith(`${around.path}.`),
  );
