import type { DocumentName } from '../../documents/documents.ts';
import { property } from '../../documents/json.ts';
import type { Problem } from '../../findings/finding.ts';
import { certainly } from '../../findings/nearest.ts';

/** The JSON Schema that an editor takes for a kind of document, by its file; of pages there is a second one, for other programs. */
const fileOf = (name: DocumentName) => `${name}${name === 'page' ? '.editor' : ''}.schema.json`;

const spot = { at: 'value', path: ['$schema'] } as const;

/** A problem where a document names the JSON Schema of another kind, by which its editor would complete and check it, or none. */
export function namedSchema(name: DocumentName, file: string, document: unknown): Problem[] {
  const named = property(document, '$schema');
  if (typeof named !== 'string') return [];
  const [schema] = /[^/]+\.schema\.json$/u.exec(named) ?? [];
  if (schema === undefined) return [];
  const received = `"${named}"`;
  if (![fileOf(name), `${name}.schema.json`].includes(schema)) {
    const right = named.slice(0, -schema.length) + fileOf(name);
    return [{ code: 'schema-foreign', file, spot, details: { schema }, received, ...certainly(right) }];
  }
  const right = wayOut(file, named);
  return right === undefined
    ? []
    : [{ code: 'schema-missing', file, spot, details: {}, received, ...certainly(right) }];
}

/**
 * The way to a folder of schemas that stays within the pages folder, where there is none, as it leads out of it; undefined for every other
 * reference. How many folders further up it lies is known to the disk alone.
 */
function wayOut(file: string, reference: string): string | undefined {
  const [, up = '', folder] = /^((?:\.{1,2}\/)*)(\w[^:/]*\/.*)$/u.exec(reference) ?? [];
  const depth = file.split('/').length;
  if (folder === undefined || up.split('../').length > depth) return undefined;
  return '../'.repeat(depth) + folder;
}
