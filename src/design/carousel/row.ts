import { css } from 'styled-components';
import { below, media } from '../media.ts';
import { space } from '../tokens.ts';

/** With the gap one step is 312 px. Very small windows keep a strip of the next card in view. */
const CARD = 'min(18rem, 100% - 2rem)';

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
