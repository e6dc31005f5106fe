import { z } from 'zod';
import { iconNames } from '../../fields/icons.gen.ts';
import { roles } from '../../fields/roles.ts';
import { type ObjectRule, objectRules } from '../../fields/rules.ts';
import { optionsByTag, unwrap } from '../schema.ts';
import type { BlockExamples } from './json-schema.ts';

/** The block reference for authors, in German: every block with its fields, limits and smallest example. */
export function blockReference(blocks: Readonly<Record<string, z.ZodObject>>, examples: BlockExamples): string {
  const names = Object.keys(blocks);
  return `<!-- Erzeugt von \`npm run generate\`. Nicht von Hand ändern. -->

# Blöcke

Eine Seite ist eine Liste von Blöcken. Jeder Block nennt mit \`type\`, was er ist. Für alle gilt außerdem:
\`id\` (Sprungmarke), \`tone\` (Stimmung: light, sand, dark) und \`lang\` (Sprache, falls nicht Deutsch).

${names.map((name) => `- [\`${name}\`](#${name.toLowerCase()}): ${blocks[name]?.description ?? ''}`).join('\n')}
- [Symbole](#symbole)

${Object.entries(blocks)
  .map(([name, schema]) => blockSection(name, schema, examples[name] ?? {}))
  .join('\n')}
## Symbole

${iconNames.map((name) => `\`${name}\``).join(' ')}
`;
}

function blockSection(name: string, schema: z.ZodObject, examples: Readonly<Record<string, unknown>>): string {
  const rows = fieldRows(schema, '').filter((row) => !/^\| `(?:type|id|tone|lang)`/u.test(row));
  const rules = (objectRules.get(schema)?.rules ?? []).map((rule) => `- ${ruleText(rule)}`);
  const example = examples.smallest ?? Object.values(examples)[0];
  return `## ${name}

${schema.description ?? ''}.

| Angabe | nötig | Art | Bedeutung |
| --- | --- | --- | --- |
${rows.join('\n')}
${rules.length > 0 ? `\n${rules.join('\n')}\n` : ''}${
  example === undefined ? '' : `\n\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\`\n`
}`;
}

/** One row a field; fields of nested objects follow with their path. */
function fieldRows(schema: z.ZodObject, prefix: string): string[] {
  return Object.entries(schema.shape).flatMap(([key, field]) => {
    const inner = unwrap(field);
    const name = `${prefix}${key}`;
    const row = `| \`${name}\` | ${isRequired(field) ? 'ja' : 'nein'} | ${kindOf(field)} | ${descriptionOf(field)} |`;
    return [row, ...nestedRows(inner, name)];
  });
}

function nestedRows(schema: z.core.$ZodType, name: string): string[] {
  if (schema instanceof z.ZodArray) return nestedRows(unwrap(schema.def.element), `${name}[]`);
  const kind = roles.get(schema)?.kind;
  if (kind === 'image' && name.includes('[')) return [];
  return schema instanceof z.ZodObject ? fieldRows(schema, `${name}.`) : [];
}

const isRequired = (field: z.core.$ZodType) => !(field instanceof z.ZodOptional || field instanceof z.ZodDefault);

function descriptionOf(field: z.core.$ZodType): string {
  const text = z.globalRegistry.get(field)?.description ?? z.globalRegistry.get(unwrap(field))?.description ?? '';
  const standard = field instanceof z.ZodDefault ? ` (sonst \`${JSON.stringify(field.def.defaultValue)}\`)` : '';
  return `${text}${standard}`.replaceAll('|', '\\|');
}

const ROLE_NAMES: Record<string, string> = {
  text: 'Text',
  richText: 'Text mit *Betonung* und [Link](/ziel)',
  heading: 'Überschrift',
  link: 'Linkziel',
  anchor: 'Sprungmarke',
  image: 'Bild',
  imagePath: 'Bilddatei',
  svgPath: 'SVG-Datei',
  videoPath: 'Videodatei',
  icon: '[Symbol](#symbole)',
  form: 'Formular',
  serviceLabel: 'Service',
};

function kindOf(field: z.core.$ZodType): string {
  const inner = unwrap(field);
  const role = roles.get(field) ?? roles.get(inner);
  if (inner instanceof z.ZodArray) return `Liste: ${kindOf(inner.def.element)}${itemLimits(inner)}`;
  if (role)
    return `${ROLE_NAMES[role.kind] ?? role.kind}${role.kind === 'heading' ? ` (h${role.level})` : ''}${lengthLimit(inner)}`;
  const union = optionsByTag(inner);
  if (union) return `Objekt mit \`${union.tag}\`: ${[...union.options.keys()].map((tag) => `\`${tag}\``).join(', ')}`;
  if (inner instanceof z.ZodEnum) return inner.options.map((option) => `\`${option}\``).join(', ');
  if (inner instanceof z.ZodLiteral) return [...inner.values].map((value) => `\`${value}\``).join(', ');
  if (inner instanceof z.ZodBoolean) return '`true`, `false`';
  if (inner instanceof z.ZodObject) return 'Objekt';
  return `Text${lengthLimit(inner)}`;
}

function lengthLimit(schema: z.core.$ZodType): string {
  const max = schema instanceof z.ZodString ? schema.maxLength : null;
  return max === null ? '' : `, bis ${max} Zeichen`;
}

function itemLimits(schema: z.ZodArray): string {
  const json = z.toJSONSchema(schema, { io: 'input' });
  const { minItems = 0, maxItems } = json;
  return maxItems === undefined ? '' : ` (${minItems} bis ${maxItems})`;
}

const list = (names: readonly string[], word: string) => names.map((name) => `\`${name}\``).join(` ${word} `);

function ruleText(rule: ObjectRule): string {
  switch (rule.kind) {
    case 'needs':
      return `\`${rule.property}\` braucht dazu ${list(rule.others, 'oder')}.`;
    case 'atMostOne':
      return `Höchstens eines von ${list(rule.properties, 'und')}.`;
    case 'atLeastOne':
      return `Mindestens eines von ${list(rule.properties, 'und')}.`;
    case 'sequence':
      return `${list(rule.properties, '→')} ohne Lücke.`;
  }
}
