import type { OxcOptions } from 'vite';

/**
 * Compiles styled-components with stable ids, the same in the client build, the prerender and the tests: numbered by
 * evaluation order, class names of a page that loads few blocks would differ from the prerendered ones.
 */
export const oxc: OxcOptions = {
  plugins: { styledComponents: { displayName: false, fileName: false, ssr: true, minify: true, pure: true } },
};

/** Packages that Vite bundles before the first page. */
export const BUNDLED_FIRST = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  'styled-components',
  'framer-motion',
  'framer-motion/dom/mini',
];
