/** Keys and indexes from the root of a JSON document to a value in it. */
export type JsonPath = ReadonlyArray<string | number>;

/** Property of a JSON object, or undefined where the value is none or lacks it. */
export function property(value: unknown, key: string | number): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return Reflect.get(value, key);
}

/** The value at a path of a JSON value; undefined where the path leads nowhere. */
export function valueAt(root: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>((value, key) => property(value, key), root);
}

/** Whether a path leads to this place or into it. */
export const leadsInto = (path: JsonPath, place: JsonPath): boolean => place.every((key, index) => path[index] === key);

/** JSON pointer (RFC 6901): `~` and `/` in keys are escaped. */
export function toPointer(path: JsonPath): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** What a message calls the value at a path: a property by its name, an entry of a list by `list[0]`. */
export function nameAt(path: JsonPath): string {
  const last = path.at(-1) ?? '';
  return typeof last === 'number' ? `${path.at(-2) ?? ''}[${last}]` : last;
}
