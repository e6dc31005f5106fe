import { fileURLToPath } from 'node:url';
import { ensureDependencies } from '../scripts/install.mjs';

/** Half of all packages would come with Lighthouse alone, so what measures is installed in a folder of its own, and only where it runs. */
const PACKAGE = new URL('../.ci/measuring/', import.meta.url);

/** Loads a module of the tools that measure: `lighthouse/core/index.js`. Their types are there only when they are. */
export async function loadTool<Module>(path: string): Promise<Module> {
  await ensureDependencies(fileURLToPath(PACKAGE));
  return import(new URL(`node_modules/${path}`, PACKAGE).href);
}
