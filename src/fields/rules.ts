import { z } from 'zod';

/**
 * Rules between the properties of one object. JSON Schema and zod would each express them in their own way (and
 * refinements are lost on export), so they are data, checked once by the pipeline.
 */
export type ObjectRule =
  /** where `property` is set, one of `others` must be set too */
  | { kind: 'needs'; property: string; others: readonly string[] }
  /** at most one of `properties` */
  | { kind: 'atMostOne'; properties: readonly string[] }
  /** at least one of `properties` */
  | { kind: 'atLeastOne'; properties: readonly string[] }
  /** `properties` fill up in this order, without a gap */
  | { kind: 'sequence'; properties: readonly string[] };

export const objectRules = z.registry<{ rules: readonly ObjectRule[] }>();

export const needs = (property: string, ...others: string[]): ObjectRule => ({ kind: 'needs', property, others });
export const atMostOne = (...properties: string[]): ObjectRule => ({ kind: 'atMostOne', properties });
export const atLeastOne = (...properties: string[]): ObjectRule => ({ kind: 'atLeastOne', properties });
export const sequence = (...properties: string[]): ObjectRule => ({ kind: 'sequence', properties });
