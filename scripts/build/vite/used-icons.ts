import type { Plugin } from 'vite';

const SPRITE = /(?:^|\/)icons\.gen\.svg(\?.*)?$/u;

/** Puts a smaller sprite in the place of the one with all icons, for the browser and the prerenderer alike. */
export function usedIcons(file: string): Plugin {
  return {
    name: 'used-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId(source) {
      const [found, query = ''] = SPRITE.exec(source) ?? [];
      return found === undefined ? null : `${file}${query}`;
    },
  };
}
