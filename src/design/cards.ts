import styled, { css, type RuleSet } from 'styled-components';
import { arrowsBelow, DOT, EDGES } from './carousel/widths.ts';
import { below, between, media, scriptOnly } from './media.ts';
import { type Breakpoint, motion, space } from './tokens.ts';

type Columns = 1 | 2 | 3;

interface Filling {
  /** the card that takes the columns which the cards leave in its row */
  card: 'first' | 'last';
  /** its styles where it has the row to itself, and where it has two columns of three */
  whole?: (columns: Columns) => RuleSet | string;
  part?: RuleSet | string;
}

/** Columns of a card in a grid of six, so that its rows are always full: one or two, `few`, from a breakpoint on, all on a desktop. */
export const cardColumns = (
  columns: Columns,
  from: Breakpoint,
  filling: Filling,
  few: Columns = columns === 1 ? 1 : 2,
) => css`
  ${between(from, 'desktop')} { ${spans(few, filling)} }
  ${media.desktop} { ${spans(columns, filling)} }
`;

function spans(columns: Columns, { card, whole, part }: Filling) {
  if (columns === 1) return css`grid-column: 1 / -1; ${whole?.(1)}`;
  const left = card === 'first' ? '&:first-child:nth-last-child' : '&:last-child:nth-child';
  return css`
    grid-column: span ${6 / columns};
    ${left}(${columns}n + 1) { grid-column: 1 / -1; ${whole?.(columns)} }
    ${columns === 3 ? css`${left}(3n + 2) { grid-column: span 4; ${part} }` : ''}
  `;
}

/** With the gap one step is 312 px. Very small windows keep a strip of the next card in view. */
const CARD = 'min(18rem, 100% - 2rem)';

/** No words stand halved at the edge of the window: of a card that the script marks as cut only the picture and its sheet show. */
const wordsInView = css`
  @media screen {
    & > * > :not(:has(img)) { transition: opacity ${motion.small}; }
    & > [data-cut] > :not(:has(img)) { opacity: 0; }
  }
`;

/**
 * A row of cards to swipe at every width. The browser scrolls it, until `data-track` says that a script moves it.
 */
export const carouselRow = css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: ${CARD};
  gap: 1.5rem;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scroll-padding-inline: ${space.edge};
  padding: 0.25rem ${space.edge} 1rem;
  scrollbar-width: thin;
  scrollbar-color: var(--accent) transparent;
  & > * { scroll-snap-align: start; }
  ${wordsInView}
  &:focus-visible { outline-offset: -2px; }
  &[data-track='ribbon'] {
    overflow: visible;
    scroll-snap-type: none;
    & > * { position: relative; }
  }
  &[data-drag] {
    touch-action: pan-y pinch-zoom;
    ${media.hover} {
      cursor: grab;
      user-select: none;
    }
    &[data-state='dragging'] { cursor: grabbing; }
  }
  ${media.print} {
    grid-auto-flow: row;
    grid-template-columns: 1fr 1fr;
    overflow: visible;
    translate: none !important;
    & > * { left: 0 !important; }
  }
`;

/** A row to swipe below the mobile breakpoint. */
export const phoneRow = css`${below('mobile')} { ${carouselRow} }`;

/** The part that makes a row move. Where its code cannot be loaded, the browser still scrolls the row. */
export const loadLive = () => import('./carousel/Live.tsx').then(({ Live }) => Live);

/** Reserves the space of the controls, so that nothing moves when they appear: they take more lines in small windows. */
export const Foot = styled.div<{ $shown?: boolean; $count: number }>`
  display: ${({ $shown }) => ($shown ? 'block' : 'none')};
  min-height: 2.75rem;
  margin-block-start: ${space.md};
  ${below('mobile')} { display: block; }
  ${({ $count }) => arrowsBelow($count)} { min-height: 5.5rem; }
  @media (max-width: ${({ $count }) => $count * DOT + EDGES}px) { min-height: 8.25rem; }
  ${scriptOnly}
`;
