/** Both ends belong to it. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * The part of a file of `size` bytes that a `Range` header asks for; `beyond` where it begins behind the end. Undefined
 * where the whole file is the right answer: no range, several ranges, another unit, a malformed header.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'beyond' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return undefined;
  if (from === '')
    return Number(to) === 0 || size === 0 ? 'beyond' : { first: Math.max(size - Number(to), 0), last: size - 1 };
  const first = Number(from);
  if (to !== '' && Number(to) < first) return undefined;
  return first >= size ? 'beyond' : { first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}
