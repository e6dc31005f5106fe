import { register } from 'tsx/esm/api';

register();
// Not written out, so that Vite, which bundles its configuration, leaves them to Node.
const load = (name) => import(new URL(name, import.meta.url).href);
// Before anything is loaded that is made of the blocks.
const { prepareBlocks } = await load('./generate/prepare-blocks.ts');
await prepareBlocks();
export const { pages } = await load('./pages.ts');
