/**
 * Puts into JSON data that has just been read, in place, every part that equals its counterpart in `before` as that very
 * object, so that React draws only what has changed. Answers `before` itself where all is equal.
 */
export function shareEqual<T>(before: T, now: T): T {
  if (!isBranch(before) || !isBranch(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const keys = Object.keys(now);
  let isEqual = keys.length === Object.keys(before).length;
  for (const key of keys) {
    const known: unknown = Reflect.get(before, key);
    const shared = shareEqual<unknown>(known, Reflect.get(now, key));
    Reflect.set(now, key, shared);
    isEqual &&= shared === known;
  }
  return isEqual ? before : now;
}

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;
