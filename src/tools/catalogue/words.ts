import type { ObjectRule } from '../../fields/rules.ts';
import type { Language } from '../../words/language.ts';
import type { Field, FieldType } from './fields.ts';

interface ReferenceWords {
  /** of the table of fields */
  columns: readonly [field: string, required: string, kind: string, meaning: string];
  /** the part that lists them; its anchor is the same in small letters */
  icons: string;
  kinds: Partial<Record<FieldType['kind'], string>>;
  list: (item: string) => string;
  items: (least: number, most: number) => string;
  variants: (tag: string, values: string) => string;
  upTo: (characters: number) => string;
  otherwise: (value: string) => string;
  onlyWhere: (variant: string) => string;
  yes: string;
  no: string;
  or: string;
  and: string;
  needs: (property: string, others: string) => string;
  atMostOne: (properties: string) => string;
  atLeastOne: (properties: string) => string;
  sequence: (properties: string) => string;
}

/** How block reference and catalogue speak of fields, in Markdown. */
export const referenceWords: Readonly<Record<Language, ReferenceWords>> = {
  de: {
    columns: ['Angabe', 'nötig', 'Art', 'Bedeutung'],
    icons: 'Symbole',
    kinds: {
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
    },
    list: (item) => `Liste: ${item}`,
    items: (least, most) => ` (${least} bis ${most})`,
    variants: (tag, values) => `Objekt mit \`${tag}\`: ${values}`,
    upTo: (characters) => `, bis ${characters} Zeichen`,
    otherwise: (value) => ` (sonst \`${value}\`)`,
    onlyWhere: (variant) => ` (nur bei \`${variant}\`)`,
    yes: 'ja',
    no: 'nein',
    or: 'oder',
    and: 'und',
    needs: (property, others) => `\`${property}\` braucht dazu ${others}.`,
    atMostOne: (properties) => `Höchstens eines von ${properties}.`,
    atLeastOne: (properties) => `Mindestens eines von ${properties}.`,
    sequence: (properties) => `${properties} ohne Lücke.`,
  },
  en: {
    columns: ['Property', 'required', 'Kind', 'Meaning'],
    icons: 'Icons',
    kinds: {
      text: 'text',
      richText: 'text with *emphasis* and [link](/target)',
      heading: 'heading',
      link: 'link target',
      anchor: 'anchor',
      image: 'picture',
      imagePath: 'picture file',
      svgPath: 'SVG file',
      videoPath: 'video file',
      fontPath: 'font file',
      icon: '[icon](#icons)',
      form: 'form',
      serviceLabel: 'service',
      object: 'object',
      switch: '`true`, `false`',
      number: 'number',
    },
    list: (item) => `list: ${item}`,
    items: (least, most) => ` (${least} to ${most})`,
    variants: (tag, values) => `object with \`${tag}\`: ${values}`,
    upTo: (characters) => `, up to ${characters} characters`,
    otherwise: (value) => ` (otherwise \`${value}\`)`,
    onlyWhere: (variant) => ` (only with \`${variant}\`)`,
    yes: 'yes',
    no: 'no',
    or: 'or',
    and: 'and',
    needs: (property, others) => `\`${property}\` needs ${others} as well.`,
    atMostOne: (properties) => `At most one of ${properties}.`,
    atLeastOne: (properties) => `At least one of ${properties}.`,
    sequence: (properties) => `${properties} without a gap.`,
  },
};

const quoted = (values: FieldType['values'] = []) => values.map((value) => `\`${value}\``).join(', ');

/** What a field may contain. */
export function typeText(type: FieldType, language: Language): string {
  const { kinds, list, items, variants, upTo } = referenceWords[language];
  const { minItems = 0, maxItems } = type;
  if (type.kind === 'list') {
    const limits = maxItems === undefined ? '' : items(minItems, maxItems);
    return `${list(type.item ? typeText(type.item, language) : '')}${limits}`;
  }
  if (type.kind === 'variants') return variants(type.tag ?? '', quoted(type.values));
  if (type.kind === 'choice') return quoted(type.values);
  const level = type.level === undefined ? '' : ` (h${type.level})`;
  return `${kinds[type.kind] ?? type.kind}${level}${type.maxLength === undefined ? '' : upTo(type.maxLength)}`;
}

/** What a field is for, and what holds without it. */
export const meaningText = (field: Field, language: Language): string =>
  `${field.description}${'default' in field ? referenceWords[language].otherwise(JSON.stringify(field.default)) : ''}`;

export function ruleText(rule: ObjectRule, language: Language): string {
  const words = referenceWords[language];
  const list = (names: readonly string[], word: string) => names.map((name) => `\`${name}\``).join(` ${word} `);
  switch (rule.kind) {
    case 'needs':
      return words.needs(rule.property, list(rule.others, words.or));
    case 'atMostOne':
      return words.atMostOne(list(rule.properties, words.and));
    case 'atLeastOne':
      return words.atLeastOne(list(rule.properties, words.and));
    case 'sequence':
      return words.sequence(list(rule.properties, '→'));
  }
}
