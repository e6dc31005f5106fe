import { type ReactNode, useRef } from 'react';
import styled, { css } from 'styled-components';
import type { Language } from '../words/language.ts';
import { media } from './media.ts';
import { useReveal } from './reveal/useReveal.ts';
import { space, width } from './tokens.ts';
import type { ToneName } from './tone.ts';

/** Selectors of a band, one for each mood, next to one of the same. */
const sameMood = (selector: (band: string) => string) =>
  (['light', 'sand', 'dark'] satisfies ToneName[]).map((tone) => selector(`[data-band='${tone}']`)).join();

/**
 * A band of the page in one mood. `data-flush` drops the padding above and below. Neighbours of one mood share a smaller space;
 * `--above` is the padding above, for what is drawn up to the upper edge.
 */
const Root = styled.section`
  --around: ${space.section};
  --above: var(--around);
  position: relative;
  isolation: isolate;
  background: var(--ground);
  color: var(--text);
  padding-block: var(--above) var(--around);
  overflow-x: clip;
  &[data-flush] { --around: 0px; --above: 0px; }
  ${sameMood((band) => `${band} + &${band}`)} { --above: 0px; }
  ${sameMood((band) => `&${band}:has(+ ${band})`)} { padding-block-end: min(var(--around), ${space.thought}); }
`;

interface SectionProps {
  /** the block's common properties: anchor, mood and language come from it */
  block: { id?: string | undefined; tone: ToneName; lang?: Language | undefined };
  /** id of the element that names the section; without one the section is no landmark */
  labelledBy?: string | undefined;
  flush?: boolean;
  /** does not share its space with a neighbour of the same mood, for example because of a picture behind it; by default as `flush` */
  separate?: boolean;
  className?: string;
  children: ReactNode;
}

/** The outer element of every block. Its parts with `data-reveal` enter once, when they come into view. */
export function Section({ block, labelledBy, flush = false, separate = flush, className, children }: SectionProps) {
  const root = useRef<HTMLElement>(null);
  useReveal(root);
  return (
    <Root
      ref={root}
      id={block.id}
      lang={block.lang}
      aria-labelledby={labelledBy}
      data-tone={block.tone}
      data-flush={flush || undefined}
      className={className}
      data-band={separate ? undefined : block.tone}
    >
      {children}
    </Root>
  );
}

/** Centres content on the page's grid with its margins. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${width.content} + 2 * ${space.edge});
  margin-inline: auto;
  padding-inline: ${space.edge};
`;

/** The page's grid: 4 columns on a phone, 8 on a tablet, 12 on a desktop. */
export const columns = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  column-gap: ${space.gutter};
  ${media.tablet} { grid-template-columns: repeat(8, minmax(0, 1fr)); }
  ${media.desktop} { grid-template-columns: repeat(12, minmax(0, 1fr)); }
`;

/** Entries of a list between hairlines: columns of equal width, in place of rows. */
export const besideEachOther = css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  column-gap: ${space.gutter};
  border-block-end: 0;
`;

/** The margin of a picture that reaches into the band before, so that their edge is not one line across the page. */
export const reaching = 'calc(-1.4 * var(--above))';

/** A container on the page's grid, whose parts are below each other until they say more. */
export const Grid = styled(Container)<{ $gap?: keyof typeof space | 'none' }>`
  ${columns}
  row-gap: ${({ $gap = 'block' }) => ($gap === 'none' ? 0 : space[$gap])};
  :where(& > *) { grid-column: 1 / -1; }
`;
