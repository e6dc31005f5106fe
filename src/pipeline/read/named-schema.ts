import type { DocumentName } from '../../documents/documents.ts';
import { property } from '../../documents/json.ts';
import type { Problem } from '../../findings/finding.ts';
import { certainly } from '../../findings/nearest.ts';

/** The JSON Schema that an editor takes for a kind of document, by its file; of pages there is a second one, for other programs. */
const fileOf = (name: DocumentName) => `${name}${name === 'page' ? '.editor' : ''}.schema.json`;

/** A problem where a document names the JSON Schema of another kind: its editor would complete and check it by that. */
export function namedSchema(name: DocumentName, file: string, document: unknown): Problem[] {
  const named = property(document, '$schema');
  if (typeof named !== 'string') return [];
  const [schema] = /[^/]+\.schema\.json$/u.exec(named) ?? [];
  if (schema === undefined || [fileOf(name), `${name}.schema.json`].includes(schema)) return [];
  const spot = { at: 'value', path: ['$schema'] } as const;
  const right = named.slice(0, -schema.length) + fileOf(name);
  return [{ code: 'schema-foreign', file, spot, details: { schema }, received: `"${named}"`, ...certainly(right) }];
}
