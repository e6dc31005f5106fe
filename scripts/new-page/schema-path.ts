import { dirname, relative, resolve } from 'node:path';

/**
 * Where a document finds its JSON Schema, relative to itself: an editor takes the one that a file names, before the one that
 * its settings map.
 *
 * @param file path below the pages folder
 */
export function schemaPath(folder: string, file: string, name: string): string {
  return relative(dirname(resolve(folder, file)), resolve(`schema/${name}.schema.json`)).replaceAll('\\', '/');
}
