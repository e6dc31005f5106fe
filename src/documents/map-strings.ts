/** A deep copy of plain data in which `change` has been applied to every string. */
export function mapStrings<T>(value: T, change: (text: string) => string): T {
  const copy = structuredClone(value);
  replaceStrings(copy, change);
  return copy;
}

function replaceStrings(value: unknown, change: (text: string) => string) {
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) {
    const inner: unknown = Reflect.get(value, key);
    if (typeof inner === 'string') Reflect.set(value, key, change(inner));
    else replaceStrings(inner, change);
  }
}
