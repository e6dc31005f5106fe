import type { Plugin } from 'vite';

/** The part of Vite that wraps imports; no option leaves it out. */
const WRAPPING = 'native:import-analysis-build';

/**
 * Leaves dynamic imports as they are. Vite wraps each in a helper that preloads styles and chunks; a site without CSS files,
 * whose documents preload what they need, would carry it for nothing, at some thirty places of the client and once in the bootstrap.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    configResolved({ plugins }) {
      const wrapping = plugins.findIndex(({ name }) => name === WRAPPING);
      if (wrapping < 0) throw new Error(`Vite has no plugin ${WRAPPING} any more`);
      (plugins as Plugin[]).splice(wrapping, 1);
    },
  };
}
