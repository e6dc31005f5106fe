/**
 * A range header in the one spelling that the file server reads right, `bytes=first-last`, both ends inside the file;
 * a range that starts behind its end keeps that start, so that 416 follows. Undefined where the whole file is the
 * right answer: no range, several ranges, another unit, a malformed header.
 *
 * sirv 3.0.2 takes `bytes=-500` for the first 500 bytes, gives `bytes=9-2` a negative length, and a last byte of 0 for
 * no last byte at all; the latter cannot be spelled otherwise and gets the whole file, which a server may always send.
 */
export function explicitRange(header: string | undefined, size: number): string | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return undefined;
  const start = first === '' ? suffixStart(Number(last), size) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size) return `bytes=${start}-`;
  return end < start || end === 0 ? undefined : `bytes=${start}-${end}`;
}

function suffixStart(length: number, size: number): number {
  return length === 0 ? size : Math.max(size - length, 0);
}
