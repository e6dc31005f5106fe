import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import type { BuildOptions, UserConfig } from 'vite';
import { bundleOf } from '../../../src/layout.ts';
import { BUNDLED_FIRST, oxc } from '../../../vite.shared.ts';
import { root } from '../../child.mjs';
import { browserBoundary } from './browser-boundary.ts';
import { componentIds } from './component-ids.ts';
import { noPrefixer } from './no-prefixer.ts';
import { plainImports } from './plain-imports.ts';

/** What the bootstrap runs before the client, in a file that changes only when React does. */
const REACT = /(?:node_modules[\\/](?:react|react-dom|scheduler)[\\/]|[\\/]src[\\/]app[\\/]react\.ts$)/u;
const STYLED = /node_modules[\\/](?:styled-components|stylis|@emotion|tslib)[\\/]/u;

/** Every script names those that it imports: a shorter hash is fewer bytes that nothing compresses. Six characters are 36 bits. */
const SCRIPT = 'assets/[name]-[hash:6].js';

/** What few pages show, or only a page that is alive, is in chunks of its own. */
const isIn = (bundle: string) => (id: string) => bundleOf(relative(root, id).replaceAll('\\', '/')) === bundle;

const prerenderBuild: BuildOptions['rolldownOptions'] = { input: { prerender: 'src/app/prerender.tsx' } };

const browserBuild: BuildOptions['rolldownOptions'] = {
  input: { bootstrap: 'src/app/bootstrap.ts' },
  output: {
    entryFileNames: SCRIPT,
    chunkFileNames: SCRIPT,
    codeSplitting: {
      groups: [
        { name: 'react', test: REACT, priority: 4 },
        { name: 'client', test: (id) => STYLED.test(id) || isIn('client')(id), priority: 2 },
        { name: 'common', test: isIn('common'), priority: 1 },
        { name: 'carousel', test: isIn('carousel'), priority: 0 },
      ],
    },
  },
};

/**
 * How Vite serves and builds the code of every site.
 *
 * @param isSsrBuild builds what draws the pages, else what browsers load
 */
export const engineConfig = (isSsrBuild: boolean): UserConfig => ({
  root,
  appType: 'custom',
  publicDir: 'public',
  oxc,
  plugins: [react(), browserBoundary(), plainImports(), noPrefixer(), componentIds([root, process.cwd()])],
  ssr: { noExternal: ['styled-components'] },
  // Named here, the preview bundles them before the first page; found one by one, each would reload the page.
  optimizeDeps: { include: BUNDLED_FIRST },
  build: {
    target: 'es2022',
    // Fonts, icons and pictures are files of their own: the CSP allows no `data:`.
    assetsInlineLimit: 0,
    // What a page needs is preloaded by its document.
    modulePreload: false,
    reportCompressedSize: false,
    manifest: isSsrBuild ? false : 'manifest.json',
    rolldownOptions: isSsrBuild ? prerenderBuild : browserBuild,
  },
});
