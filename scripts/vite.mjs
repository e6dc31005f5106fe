import { register } from 'tsx/esm/api';

register();
// Not written out, so that Vite, which bundles its configuration, leaves it to Node.
const sources = new URL('./pages.ts', import.meta.url).href;
export const { pages } = await import(sources);
