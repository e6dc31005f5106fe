import type { Plugin } from 'vite';

const FORBIDDEN = /^(?:zod(?:\/.*)?|ajv(?:-.*|\/.*)?|node:.*|jsonc-parser|sharp|nodemailer)$/u;
const SCHEMA = /[\\/](?:schema|block)\.ts$|[\\/]src[\\/](?:fields|pipeline)[\\/]/u;

/**
 * Refuses build-side code in the browser bundle and names who imports it: one stray value import of a schema would
 * add zod (23 kB) to every visitor's page without a warning.
 */
export function browserBoundary(): Plugin {
  return {
    name: 'browser-boundary',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      handler(source, importer, { ssr }: { ssr?: boolean | undefined }) {
        if (ssr || !importer) return null;
        if (
          FORBIDDEN.test(source) ||
          (source.startsWith('.') && SCHEMA.test(new URL(source, `file://${importer}`).pathname))
        ) {
          this.error(
            `${importer} imports "${source}", which belongs to the build. Types may cross into the browser ("import type"), values never.`,
          );
        }
        return null;
      },
    },
  };
}
