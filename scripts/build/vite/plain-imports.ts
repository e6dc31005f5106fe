import type { Plugin } from 'vite';

const HELPER = /vite\/preload-helper/u;
const OWN = '\0plain-import:';

/**
 * Leaves dynamic imports as they are. Vite wraps each in a helper that preloads styles and chunks; a site without CSS files,
 * whose documents preload what they need, would carry it in the bootstrap for nothing. Every importer gets a helper of its
 * own: a shared one may land in a large chunk, which the bootstrap would then fetch at once.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: HELPER }, handler: (_, importer) => `${OWN}${importer}` },
    load: { filter: { id: /^\0plain-import:/u }, handler: () => 'export const __vitePreload = (load) => load();' },
  };
}
