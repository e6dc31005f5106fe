import { parseAccept } from 'hono/utils/accept';

export type Encoding = 'br' | 'gzip';

const smallestFirst: readonly Encoding[] = ['br', 'gzip'];

/** The encodings of ours that a client takes, smallest first; one that it weighs with 0 is one that it refuses. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const taken = parseAccept(header ?? '').filter(({ q }) => q > 0);
  return smallestFirst.filter((encoding) => taken.some(({ type }) => type.toLowerCase() === encoding));
}
