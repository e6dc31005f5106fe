import { z } from 'zod';
import { type ObjectRule, objectRules } from '../fields/rules.ts';
import { isNeeded, optionsByTag, otherOf } from './reflect.ts';

/** What has versions of its own: blocks, and documents without their blocks. */
export type SubjectKind = 'blocks' | 'documents';

/**
 * What a schema accepts, as data: JSON Schema without its texts. Objects are closed unless marked `open`, a `const`
 * is an `enum` of one. The lock stores it, so that an old version of a schema is known when the code has changed.
 */
export interface Shape {
  type?: string;
  enum?: readonly Scalar[] | undefined;
  default?: unknown;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  pattern?: string | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  minItems?: number | undefined;
  maxItems?: number | undefined;
  items?: Shape;
  required?: readonly string[];
  rules?: readonly ObjectRule[];
  open?: true;
  /** what the properties are that `properties` does not name */
  others?: Shape;
  properties?: Readonly<Record<string, Shape>>;
  /** the property that decides between the options of `oneOf` */
  tag?: string;
  oneOf?: readonly Shape[];
}

export type Scalar = string | number | boolean | null;

/** @param except a schema inside whose own shape is locked elsewhere: it accepts anything */
export function shapeOf(schema: z.core.$ZodType, except?: z.core.$ZodType): Shape {
  if (schema === except) return {};
  if (schema instanceof z.ZodOptional) return shapeOf(schema.def.innerType, except);
  if (schema instanceof z.ZodDefault) {
    return { ...shapeOf(schema.def.innerType, except), default: schema.def.defaultValue };
  }
  if (schema instanceof z.ZodObject) return objectShape(schema, except);
  if (schema instanceof z.ZodArray) {
    const { minItems, maxItems } = z.toJSONSchema(schema, { io: 'input' });
    return { type: 'array', ...defined({ minItems, maxItems }), items: shapeOf(schema.def.element, except) };
  }
  const union = optionsByTag(schema);
  if (union) return { tag: union.tag, oneOf: [...new Set(union.options.values())].map((one) => shapeOf(one, except)) };
  return leafShape(schema);
}

function objectShape(schema: z.ZodObject, except: z.core.$ZodType | undefined): Shape {
  const fields = Object.entries(schema.shape);
  const rules = objectRules.get(schema)?.rules ?? [];
  const other = otherOf(schema);
  return {
    type: 'object',
    ...(other || schema.def.catchall instanceof z.ZodNever ? {} : { open: true }),
    ...(other ? { others: shapeOf(other, except) } : {}),
    required: fields.filter(([, field]) => isNeeded(field)).map(([name]) => name),
    ...(rules.length > 0 ? { rules } : {}),
    properties: Object.fromEntries(fields.map(([name, field]) => [name, shapeOf(field, except)])),
  };
}

/** A value without parts. Throws where JSON Schema has a keyword that a shape cannot hold: it would go unlocked. */
function leafShape(schema: z.core.$ZodType): Shape {
  const {
    $schema: _,
    description: __,
    english: ___,
    type,
    const: only,
    enum: values,
    minLength,
    maxLength,
    pattern,
    minimum,
    maximum,
    ...rest
  } = z.toJSONSchema(schema, { target: 'draft-07', io: 'input' });
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) throw new Error(`The lock cannot hold "${unknown}" yet: src/documents/shape.ts`);
  const allowed = only === undefined ? values : [only];
  return { type: String(type), ...defined({ enum: allowed, minLength, maxLength, pattern, minimum, maximum }) };
}

/** Without the properties that hold nothing. */
function defined<T extends object>(properties: T): T {
  for (const [key, value] of Object.entries(properties))
    if (value === undefined) Reflect.deleteProperty(properties, key);
  return properties;
}

/** A schema that accepts what the shape accepts; its rules between properties are registered as those of any schema. */
export function schemaOf(shape: Shape): z.ZodType {
  if (shape.oneOf) return unionOf(shape.tag ?? '', shape.oneOf);
  if (shape.enum) return z.literal([...shape.enum]);
  switch (shape.type) {
    case 'object':
      return objectOf(shape);
    case 'array':
      return within(z.array(schemaOf(shape.items ?? {})), shape.minItems, shape.maxItems);
    case 'string': {
      const text = within(z.string(), shape.minLength, shape.maxLength);
      return shape.pattern === undefined ? text : text.regex(new RegExp(shape.pattern, 'u'));
    }
    case 'integer':
      return within(z.int(), shape.minimum, shape.maximum);
    case 'number':
      return within(z.number(), shape.minimum, shape.maximum);
    case 'boolean':
      return z.boolean();
    default:
      return z.unknown();
  }
}

function objectOf({ properties = {}, required = [], rules = [], open, others }: Shape): z.ZodObject {
  const fields = Object.entries(properties).map(([name, shape]): [string, z.ZodType] => {
    const schema = schemaOf(shape);
    return [name, required.includes(name) ? schema : schema.optional()];
  });
  const shape = Object.fromEntries(fields);
  const base = open ? z.looseObject(shape) : z.strictObject(shape);
  return (others ? base.catchall(schemaOf(others)) : base).register(objectRules, { rules });
}

function unionOf(tag: string, shapes: readonly Shape[]): z.ZodType {
  const [first, ...others] = shapes.map(objectOf);
  return first ? z.discriminatedUnion(tag, [first, ...others]) : z.never();
}

interface Limited<T> {
  min: (limit: number) => T;
  max: (limit: number) => T;
}

function within<T extends Limited<T>>(schema: T, min: number | undefined, max: number | undefined): T {
  const bounded = min === undefined ? schema : schema.min(min);
  return max === undefined ? bounded : bounded.max(max);
}
