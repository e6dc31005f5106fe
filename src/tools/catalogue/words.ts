import type { ObjectRule } from '../../fields/rules.ts';
import type { Field, FieldType } from './fields.ts';

const KINDS: Partial<Record<FieldType['kind'], string>> = {
  text: 'Text',
  richText: 'Text mit *Betonung* und [Link](/ziel)',
  heading: 'Überschrift',
  link: 'Linkziel',
  anchor: 'Sprungmarke',
  image: 'Bild',
  imagePath: 'Bilddatei',
  svgPath: 'SVG-Datei',
  videoPath: 'Videodatei',
  fontPath: 'Schriftdatei',
  icon: '[Symbol](#symbole)',
  form: 'Formular',
  serviceLabel: 'Service',
  object: 'Objekt',
  switch: '`true`, `false`',
  number: 'Zahl',
};

const quoted = (values: FieldType['values'] = []) => values.map((value) => `\`${value}\``).join(', ');

/** What a field may contain, in Markdown for authors. */
export function typeText(type: FieldType): string {
  if (type.kind === 'list') return `Liste: ${type.item ? typeText(type.item) : ''}${itemLimits(type)}`;
  if (type.kind === 'variants') return `Objekt mit \`${type.tag}\`: ${quoted(type.values)}`;
  if (type.kind === 'choice') return quoted(type.values);
  const level = type.level === undefined ? '' : ` (h${type.level})`;
  const length = type.maxLength === undefined ? '' : `, bis ${type.maxLength} Zeichen`;
  return `${KINDS[type.kind] ?? type.kind}${level}${length}`;
}

const itemLimits = ({ minItems = 0, maxItems }: FieldType) =>
  maxItems === undefined ? '' : ` (${minItems} bis ${maxItems})`;

/** What a field is for, and what holds without it. */
export const meaningText = (field: Field): string =>
  `${field.description}${'default' in field ? ` (sonst \`${JSON.stringify(field.default)}\`)` : ''}`;

const list = (names: readonly string[], word: string) => names.map((name) => `\`${name}\``).join(` ${word} `);

export function ruleText(rule: ObjectRule): string {
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
