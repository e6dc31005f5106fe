import { createElement, memo, type ReactNode, Suspense, use, useEffect } from 'react';
import type { Block, BlockComponents, BlockType } from '../blocks/types.ts';
import { Boundary } from './Boundary.tsx';

interface BlockListProps {
  blocks: readonly Block[];
  /** the components of at least the types in `blocks` */
  components: Partial<BlockComponents>;
  /** called once for each block that has been drawn, or that React has taken over from the document */
  onDrawn?: (() => void) | undefined;
  /** of a prerendered page: resolves when further components may have arrived; blocks without one stay until then as they are */
  arrival?: Promise<void> | undefined;
}

/**
 * Renders a page's blocks in their order; one that fails is left out. Knows no block by name. Each block is a boundary of its own so
 * that React takes over a prerendered page block by block, and input is handled in between. Not rendered again without need: React
 * would give up the prerendered blocks that it has not taken over.
 */
export const BlockList = memo(({ blocks, components, onDrawn, arrival }: BlockListProps) =>
  blocks.map((block, index) => (
    // Blocks of a page are never reordered while it is shown, and two of them may be equal.
    <Suspense key={index}>
      <Boundary subject={block} onFailure={() => leftOut(block)}>
        {arrival && !components[block.type] ? (
          <RenderLater block={block} components={components} arrival={arrival} />
        ) : (
          <RenderBlock block={block} components={components} />
        )}
      </Boundary>
      {onDrawn ? <Drawn onDrawn={onDrawn} /> : null}
    </Suspense>
  )),
);

const leftOut = ({ type }: Block) => console.error(`The block "${type}" could not be drawn and was left out.`);

function Drawn({ onDrawn }: { onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn]);
  return null;
}

interface RenderBlockProps {
  block: Block;
  components: Partial<BlockComponents>;
}

/** Drawn anew only where the block is another object: where a page is shown with new data, most of its blocks are the same. */
export const RenderBlock = memo(({ block, components }: RenderBlockProps) => elementOf(block, components));

function RenderLater({ block, components, arrival }: RenderBlockProps & { arrival: Promise<void> }) {
  use(arrival);
  return elementOf(block, components);
}

function elementOf<T extends BlockType>(block: Block<T>, components: Partial<BlockComponents>): ReactNode {
  const component = components[block.type];
  if (!component) throw new Error(`The component of block "${block.type}" is not loaded`);
  return createElement(component, { block });
}
