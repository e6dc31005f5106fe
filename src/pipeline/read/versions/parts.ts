import type { DocumentName } from '../../../documents/documents.ts';
import { type JsonPath, property } from '../../../documents/json.ts';
import type { SubjectKind } from '../../../documents/shape.ts';

/** A piece of a file that has versions of its own: the document as such, and each of its blocks. */
export interface Part {
  kind: SubjectKind;
  name: string;
  path: JsonPath;
}

/** The parts of a document, the document first. */
export function partsOf(document: DocumentName, value: unknown): Part[] {
  const blocks = property(value, 'blocks');
  const list: unknown[] = (document === 'page' || document === 'section') && Array.isArray(blocks) ? blocks : [];
  return [
    { kind: 'documents', name: document, path: [] },
    ...list.map((block, index): Part => {
      const type = property(block, 'type');
      return { kind: 'blocks', name: typeof type === 'string' ? type : '', path: ['blocks', index] };
    }),
  ];
}

/** The innermost part that a path leads into. */
export function partAt(parts: readonly Part[], [root, index]: JsonPath): Part | undefined {
  const block = root === 'blocks' && typeof index === 'number' ? parts[index + 1] : undefined;
  return block ?? parts[0];
}
