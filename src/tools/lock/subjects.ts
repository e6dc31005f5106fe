import type { z } from 'zod';
import { type SubjectKind, shapeOf } from '../../documents/shape.ts';
import { versionOf } from '../../fields/versions.ts';
import type { Subject } from './lock.ts';

type Schemas = Readonly<Record<string, z.ZodType>>;

/** Where the migrations and fixtures of a schema lie. */
export const folderOf = (kind: SubjectKind, name: string) =>
  kind === 'blocks' ? `src/blocks/${name}` : `src/documents/${name}`;

/** Every schema that pages are written for, as the code has it now. The page locks everything but its blocks. */
export function subjectsOf(blocks: Schemas, documents: Schemas, blockUnion: z.ZodType): Subject[] {
  const subject = (kind: SubjectKind, file: (folder: string) => string) => {
    return ([name, schema]: [string, z.ZodType]): Subject => {
      const folder = folderOf(kind, name);
      return { kind, name, version: versionOf(schema), shape: shapeOf(schema, blockUnion), file: file(folder), folder };
    };
  };
  return [
    ...Object.entries(blocks).map(subject('blocks', (folder) => `${folder}/schema.ts`)),
    ...Object.entries(documents).map(subject('documents', (folder) => `${folder}.ts`)),
  ];
}
