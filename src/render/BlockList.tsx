import { createElement, memo, type ReactNode } from 'react';
import type { Block, BlockComponents, BlockType } from '../blocks/types.ts';
import { Boundary } from './Boundary.tsx';

interface BlockListProps {
  blocks: readonly Block[];
  /** the components of at least the types in `blocks` */
  components: Partial<BlockComponents>;
}

/** Renders a page's blocks in their order; one that fails is left out. Knows no block by name. */
export function BlockList({ blocks, components }: BlockListProps) {
  return blocks.map((block, index) => (
    // Blocks of a page are never reordered while it is shown, and two of them may be equal.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Boundary key={index} subject={block} onFailure={() => leftOut(block)}>
      <RenderBlock block={block} components={components} />
    </Boundary>
  ));
}

const leftOut = ({ type }: Block) => console.error(`The block "${type}" could not be drawn and was left out.`);

/** Drawn anew only where the block is another object: where a page is shown with new data, most of its blocks are the same. */
const RenderBlock = memo(({ block, components }: { block: Block; components: Partial<BlockComponents> }) =>
  elementOf(block, components),
);

function elementOf<T extends BlockType>(block: Block<T>, components: Partial<BlockComponents>): ReactNode {
  const component = components[block.type];
  if (!component) throw new Error(`The component of block "${block.type}" is not loaded`);
  return createElement(component, { block });
}
