import { z } from 'zod';
import { isNeeded, optionsByTag, unwrap } from '../../documents/reflect.ts';
import { aboutOf } from '../../fields/about.ts';
import { type RoleKind, roles } from '../../fields/roles.ts';
import type { Language } from '../../words/language.ts';

/** What a field may contain. A role (`fields/roles.ts`) where the schema gives one, else the form of the value. */
export interface FieldType {
  kind: RoleKind | 'list' | 'object' | 'variants' | 'choice' | 'switch' | 'number';
  /** of a heading */
  level?: 1 | 2 | 3;
  /** limits of a text, in characters */
  minLength?: number;
  maxLength?: number;
  /** the values of a choice; of variants, those of their tag */
  values?: ReadonlyArray<string | number | bigint | boolean | null | undefined>;
  /** of variants: the property that names the variant */
  tag?: string;
  /** limits of a list, and what it holds */
  minItems?: number;
  maxItems?: number;
  item?: FieldType;
}

/** One property that authors write. */
export interface Field {
  /** from the block on; `[]` stands for every entry of a list: `features[].title` */
  path: string;
  /** whether it is required in the object around it */
  required: boolean;
  type: FieldType;
  /** what holds where it is left out */
  default?: unknown;
  /** for whom it is written: authors */
  description: string;
  /** only in this variant of the object around it */
  when?: { tag: string; value: string };
}

/** Every field of an object, each followed by the fields inside it. */
export function fieldsOf(schema: z.ZodObject, language: Language, prefix = ''): Field[] {
  return Object.entries(schema.shape).flatMap(([key, field]) => {
    const path = `${prefix}${key}`;
    return [fieldOf(field, path, language), ...fieldsWithin(field, path, language)];
  });
}

function fieldOf(schema: z.core.$ZodType, path: string, language: Language): Field {
  const about = aboutOf(schema) ?? aboutOf(unwrap(schema));
  return {
    path,
    required: isNeeded(schema),
    type: typeOf(schema),
    ...(schema instanceof z.ZodDefault ? { default: schema.def.defaultValue } : {}),
    description: about?.[language] ?? '',
  };
}

function fieldsWithin(schema: z.core.$ZodType, path: string, language: Language): Field[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) return fieldsWithin(inner.def.element, `${path}[]`, language);
  if (inner instanceof z.ZodObject) return fieldsOf(inner, language, `${path}.`);
  const union = optionsByTag(inner);
  if (!union) return [];
  return [...union.options].flatMap(([value, option]) =>
    fieldsOf(option, language, `${path}.`).map((field) => ({ ...field, when: { tag: union.tag, value } })),
  );
}

function typeOf(schema: z.core.$ZodType): FieldType {
  const inner = unwrap(schema);
  const role = roles.get(schema) ?? roles.get(inner);
  if (inner instanceof z.ZodArray) return { kind: 'list', ...limitsOf(inner), item: typeOf(inner.def.element) };
  if (role) {
    const level = role.kind === 'heading' ? { level: role.level } : {};
    return { kind: role.kind, ...level, ...limitsOf(inner) };
  }
  const union = optionsByTag(inner);
  if (union) return { kind: 'variants', tag: union.tag, values: [...union.options.keys()] };
  if (inner instanceof z.ZodEnum) return { kind: 'choice', values: inner.options };
  if (inner instanceof z.ZodLiteral) return { kind: 'choice', values: [...inner.values] };
  if (inner instanceof z.ZodBoolean) return { kind: 'switch' };
  if (inner instanceof z.ZodNumber) return { kind: 'number' };
  if (inner instanceof z.ZodObject) return { kind: 'object' };
  return { kind: 'text', ...limitsOf(inner) };
}

/**
 * The limits as JSON Schema says them: what editors and ajv keep is what the catalogue shows. Patterns stay there
 * (`schema/page.schema.json`): a role says the same in a word.
 */
function limitsOf(schema: z.core.$ZodType): Partial<FieldType> {
  if (!(schema instanceof z.ZodArray || schema instanceof z.ZodString)) return {};
  const { minItems, maxItems, minLength, maxLength } = z.toJSONSchema(schema, { io: 'input' });
  const limits = { minItems, maxItems, minLength, maxLength };
  return Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== undefined));
}
