import { css } from 'styled-components';
import { media } from '../media.ts';
import { PHONE } from '../mediaQuery.ts';
import { space } from '../tokens.ts';

/** Card width and gap of specification section 9: one step is 312 px. Very small windows keep a strip of the next card in view. */
const CARD = 'min(18rem, 100% - 2rem)';

/**
 * A row of cards to swipe at every width. The browser scrolls it; where `Carousel` has taken over, its `data-track` says so.
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

/** Only below the mobile breakpoint. */
export const phone = `@media ${PHONE}`;

/** A row to swipe below the mobile breakpoint. */
export const phoneRow = css`${phone} { ${carouselRow} }`;
