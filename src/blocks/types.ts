import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { blockSchemas } from './schemas.gen.ts';

type Schemas = typeof blockSchemas;

/** The words authors may write as a block's `type`: the names of the folders beside this file. */
export type BlockType = keyof Schemas;

/** A block with every default filled in; `Block<'hero'>` is one kind, `Block` any. */
export type Block<T extends BlockType = BlockType> = { [K in T]: z.output<Schemas[K]> & { type: K } }[T];

/** A block's component gets its data and nothing else. */
type BlockComponent<T extends BlockType> = (props: { block: Block<T> }) => ReactNode;

/** One component for every block type: a missing or mismatched one does not compile. */
export type BlockComponents = { [T in BlockType]: BlockComponent<T> };

/** As `BlockComponents`, each behind a dynamic import, so that a page loads only the blocks it uses. */
export type BlockLoaders = { [T in BlockType]: () => Promise<BlockComponent<T>> };
