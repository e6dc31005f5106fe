import { z } from 'zod';

/**
 * Rules between the properties of one object. JSON Schema and zod would each express them in their own way (and
 * refinements are lost on export), so they are data, checked once by the pipeline.
 */
export type ObjectRule<P extends string = string> =
  /** where `property` is set, one of `others` must be set too */
  | { kind: 'needs'; property: P; others: readonly P[] }
  /** at most one of `properties` */
  | { kind: 'atMostOne'; properties: readonly P[] }
  /** at least one of `properties` */
  | { kind: 'atLeastOne'; properties: readonly P[] }
  /** `properties` fill up in this order, without a gap */
  | { kind: 'sequence'; properties: readonly P[] };

export const objectRules = z.registry<{ rules: readonly ObjectRule[] }>();

/** The object with rules, which may name none but its own properties. */
export function withRules<S extends z.ZodObject>(
  schema: S,
  ...rules: Array<ObjectRule<NoInfer<keyof S['shape'] & string>>>
): S {
  objectRules.add(schema, { rules });
  return schema;
}

export const needs = <P extends string>(property: P, ...others: P[]): ObjectRule<P> => ({
  kind: 'needs',
  property,
  others,
});
export const atMostOne = <P extends string>(...properties: P[]): ObjectRule<P> => ({ kind: 'atMostOne', properties });
export const atLeastOne = <P extends string>(...properties: P[]): ObjectRule<P> => ({ kind: 'atLeastOne', properties });
export const sequence = <P extends string>(...properties: P[]): ObjectRule<P> => ({ kind: 'sequence', properties });
