import type { Plugin } from 'vite';

/**
 * Leaves out stylis' vendor prefixes (1 kB brotli), which styled-components imports and, unless asked to, never uses.
 * Without a prefix to add, its middleware hands every declaration on as it is.
 */
export function noPrefixer(): Plugin {
  return {
    name: 'no-prefixer',
    apply: 'build',
    load: {
      filter: { id: /stylis[\\/]src[\\/]Prefixer\.js$/u },
      handler: () => 'export const prefix = (value) => value;',
    },
  };
}
