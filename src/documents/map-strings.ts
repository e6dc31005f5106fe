/** Plain data in which `change` has been applied to every string; what holds none that is changed is the same object. */
export function mapStrings<T>(value: T, change: (text: string) => string): T;
export function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => mapStrings(item, change));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  const changed = Object.entries(value).flatMap(([key, inner]) => {
    const now = mapStrings(inner, change);
    return now === inner ? [] : [[key, now] as const];
  });
  return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) };
}
