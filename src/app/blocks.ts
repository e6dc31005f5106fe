import { blockLoaders } from '../blocks/loaders.gen.ts';
import type { Block, BlockComponents, BlockType } from '../blocks/types.ts';

/** Block components that have arrived. Blocks render from here at once, so nothing suspends and nothing flashes. */
export const loadedBlocks: Partial<BlockComponents> = {};

/** Loads the components of these blocks' types. Rejects when one cannot be fetched. */
export async function loadBlocks(blocks: readonly Block[]): Promise<void> {
  await Promise.all([...new Set(blocks.map((block) => block.type))].map(loadBlock));
}

async function loadBlock<T extends BlockType>(type: T): Promise<void> {
  if (!loadedBlocks[type]) Object.assign(loadedBlocks, { [type]: await blockLoaders[type]() });
}
