import { createHash } from 'node:crypto';

/** A hash as policies and `integrity` write it (CSP 3, Subresource Integrity). */
export const sourceOf = (algorithm: 'sha256' | 'sha384', content: string | Buffer) =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

/** SHA-256 of everything in turn, in hexadecimal digits. */
export function hashOf(...parts: ReadonlyArray<string | Uint8Array>): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

/** Enough for a name. */
export const shortHash = (...parts: ReadonlyArray<string | Uint8Array>) => hashOf(...parts).slice(0, 10);
