import { z } from 'zod';
import { optionsByTag, unwrap } from '../../documents/reflect.ts';

/** A value as it is in the file, shortened, for "received". */
export function describeValue(value: unknown): string {
  if (Array.isArray(value)) return '[…]';
  if (typeof value === 'object' && value !== null) return '{…}';
  const shown = JSON.stringify(value) ?? '';
  return shown.length > 60 ? `${shown.slice(0, 57)}…"` : shown;
}

const WHOLE = '1, 2, 3 …';
const DECIMAL = '1, 2.5 …';

/** Whether a number has no decimals. */
export const isWhole = (schema: z.ZodNumber): boolean => schema.format === 'safeint';

/** The kind of a value, in the signs of `describeSchema`. */
export function kindOf(value: unknown): string {
  if (typeof value === 'string') return '"…"';
  if (typeof value === 'boolean') return 'true | false';
  if (typeof value === 'number') return WHOLE;
  return Array.isArray(value) ? '[…]' : '{…}';
}

/** What a schema wants, as a word of JSON: `string`, `[…]`, `{…}`, `true | false`, or the values allowed. */
export function describeSchema(schema: z.core.$ZodType | undefined): string {
  const inner = schema && unwrap(schema);
  if (inner instanceof z.ZodObject || (inner && optionsByTag(inner))) return '{…}';
  if (inner instanceof z.ZodArray) return '[…]';
  if (inner instanceof z.ZodBoolean) return 'true | false';
  if (inner instanceof z.ZodEnum) return oneOf(inner.options);
  if (inner instanceof z.ZodLiteral) return oneOf([...inner.values]);
  if (inner instanceof z.ZodNumber) return isWhole(inner) ? WHOLE : DECIMAL;
  return '"…"';
}

/** Values as they are written in a file; a long list is no help and is left out. */
export function oneOf(values: readonly unknown[]): string {
  return values.length > 32 ? '"…"' : values.map((value) => JSON.stringify(value)).join(' | ');
}
