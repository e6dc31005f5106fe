import { dirname, relative, resolve } from 'node:path';
import type { Language } from '../../src/words/language.ts';
import { schemaFolder } from '../schema-folder.ts';

/**
 * Where a document finds its JSON Schema, relative to itself: an editor takes the one that a file names, before the one that
 * its settings map.
 *
 * @param file path below the pages folder
 * @param language of the site, in which the schema speaks to its authors
 */
export function schemaPath(folder: string, file: string, name: string, language: Language): string {
  return relative(dirname(resolve(folder, file)), resolve(schemaFolder(language), `${name}.schema.json`)).replaceAll(
    '\\',
    '/',
  );
}
