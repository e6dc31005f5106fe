import { posix, relative } from 'node:path';
import type { Plugin } from 'vite';
import { roomOf } from '../../../src/layout.ts';

/** Packages of the build that browser code could import by mistake and that would load without an error. */
const FORBIDDEN = /^(?:zod(?:\/.*)?|ajv(?:-.*|\/.*)?|node:.*|jsonc-parser|sharp|nodemailer)$/u;

/**
 * Refuses build-side code in the browser bundle and names who imports it: one stray value import of a schema would
 * add zod (23 kB) to every visitor's page without a warning.
 */
export function browserBoundary(): Plugin {
  let root = '';
  const isBuildSide = (source: string, importer: string) => {
    const file = posix.join(posix.dirname(relative(root, importer).replaceAll('\\', '/')), source);
    return roomOf(file)?.side === 'build';
  };
  return {
    name: 'browser-boundary',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    resolveId: {
      handler(source, importer, { ssr }: { ssr?: boolean | undefined }) {
        if (ssr || !importer) return null;
        if (FORBIDDEN.test(source) || (source.startsWith('.') && isBuildSide(source, importer))) {
          this.error(
            `${importer} imports "${source}", which belongs to the build. Types may cross into the browser ("import type"), values never.`,
          );
        }
        return null;
      },
    },
  };
}
