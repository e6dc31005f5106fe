import { createHash } from 'node:crypto';

/** A hash as policies and `integrity` write it (CSP 3, Subresource Integrity). */
export const sourceOf = (algorithm: 'sha256' | 'sha384', content: string | Buffer) =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
