import type { JsonPath } from './json.ts';

/** Every string in plain data, with its path. */
export function stringsOf(value: unknown, path: JsonPath = []): Array<{ path: JsonPath; text: string }> {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, inner]: [string | number, unknown]) => stringsOf(inner, [...path, key]));
}
