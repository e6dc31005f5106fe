import { createHash } from 'node:crypto';
import type { OutputFile } from '../../src/pipeline/output/prerender.ts';

/** A hash as policies and `integrity` write it (CSP 3, Subresource Integrity). */
export const sourceOf = (algorithm: 'sha256' | 'sha384', content: string | Buffer) =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

/** The style elements that the Content-Security-Policy allows each document, by route. */
export const hashesOfStyles = (files: readonly OutputFile[]): Record<string, string[]> =>
  Object.fromEntries(
    files.flatMap(({ styles }) =>
      styles ? [[styles.route, styles.texts.map((text) => sourceOf('sha256', text))]] : [],
    ),
  );
