import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { traceSources } from './build/written-stack.mjs';
import { bundleFor, CODE, MAIN, THREAD } from './bundle.mjs';

/**
 * Runs the command that the first argument names, or what builds the code, where everything is installed; in a thread, what checks the
 * whole site for the preview. As a bundle where there is one, else through tsx.
 */
const name = process.argv[2];
const [command, source] = isMainThread ? [name, name === CODE ? CODE : MAIN] : ['dev-server', THREAD];
const bundle = await bundleFor(command, source);
if (bundle) {
  traceSources();
  // Node 20 has no such thing. It lies with the bundle, and goes with it.
  module.enableCompileCache?.(fileURLToPath(new URL('code', bundle)));
} else {
  (await import('tsx/esm/api')).register();
}
await import(bundle ?? new URL(`../${source}`, import.meta.url).href);
