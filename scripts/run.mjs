import { bundleFor } from './bundle.mjs';

/**
 * Loads a source: as a bundle where the command has one, else through tsx.
 *
 * @param {string} command
 * @param {string} source path from the folder of the project
 */
export async function load(command, source) {
  const bundle = await bundleFor(command, source);
  if (bundle) process.setSourceMapsEnabled(true);
  else (await import('tsx/esm/api')).register();
  return import(bundle ?? new URL(`../${source}`, import.meta.url).href);
}
