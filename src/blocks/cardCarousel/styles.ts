import styled, { css } from 'styled-components';
import { media } from '../../design/media.ts';
import { Picture } from '../../design/Picture.tsx';
import { breakpoint, size, space, width } from '../../design/tokens.ts';
import type { ToneName } from '../../design/tone.ts';
import type { CardCarouselBlock } from './schema.ts';

type Columns = CardCarouselBlock['columns'];

/** Card width and gap of specification section 9: one step is 312 px. */
const CARD = '18rem';
const GAP = '1.5rem';

const phone = `@media (max-width: ${breakpoint.mobile - 0.02}px)`;
const betweenPhoneAndDesktop = `@media (min-width: ${breakpoint.mobile}px) and (max-width: ${breakpoint.desktop - 0.02}px)`;

/** Below the mobile breakpoint a row to swipe that runs off the edge, above it a grid. */
export const Row = styled.ul`
  display: grid;
  gap: ${GAP};
  padding-inline: ${space.edge};
  &:focus-visible { outline-offset: -2px; }
  ${phone} {
    grid-auto-flow: column;
    grid-auto-columns: min(${CARD}, 100% - 2rem);
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-snap-type: x mandatory;
    scroll-padding-inline: ${space.edge};
    padding-block: 0.25rem 1rem;
    scrollbar-width: thin;
    scrollbar-color: var(--accent) transparent;
  }
  ${media.mobileUp} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    max-width: calc(${width.content} + 2 * ${space.edge});
    margin-inline: auto;
  }
`;

/** A card that has more than one column to itself stands its picture beside its text. */
const wide = css`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  align-content: stretch;
`;

const inColumns = {
  1: css`grid-column: 1 / -1; ${wide}`,
  2: css`
    grid-column: span 3;
    &:last-child:nth-child(2n + 1) { grid-column: 1 / -1; ${wide} }
  `,
  3: css`
    grid-column: span 2;
    &:last-child:nth-child(3n + 1) { grid-column: 1 / -1; ${wide} }
    &:last-child:nth-child(3n + 2) { grid-column: span 4; ${wide} }
  `,
} satisfies Record<Columns, unknown>;

export const Card = styled.li<{ $columns: Columns }>`
  display: grid;
  align-content: start;
  scroll-snap-align: start;
  background: var(--raised);
  border: 1px solid var(--line);
  ${betweenPhoneAndDesktop} {
    ${({ $columns }) => inColumns[$columns === 1 ? 1 : 2]}
  }
  ${media.desktop} {
    ${({ $columns }) => inColumns[$columns]}
  }
  ${media.print} {
    break-inside: avoid;
  }
`;

/** As high as its card where it stands beside the words. */
export const Frame = styled.div`
  position: relative;
  aspect-ratio: 3 / 2;
  width: 100%;
  min-height: 100%;
`;

export const Shot = styled(Picture)`
  position: absolute;
  inset: 0;
`;

export const Words = styled.div`
  align-self: center;
  display: grid;
  gap: ${space.md};
  padding: ${space.lg} ${space.lg} ${space.xl};
  ${media.desktop} {
    padding: ${space.xl} ${space.xl} ${space.xxl};
  }
`;

export const Mark = styled.span`
  margin-block-end: ${space.lg};
  color: var(--accent);
`;

/** Drawn in one dark colour: turned light on the stage. */
export const OwnIcon = styled(Picture)<{ $tone: ToneName }>`
  width: 1.75rem;
  height: 1.75rem;
  background: none;
  filter: ${({ $tone }) => ($tone === 'dark' ? 'brightness(0) invert(0.92)' : 'none')};
  ${media.forcedColors} {
    background: #fff;
    filter: none;
  }
  ${media.print} {
    filter: none;
  }
`;

export const Text = styled.p`
  max-width: 34rem;
  color: var(--muted);
`;

export const Points = styled.ul`
  display: grid;
  margin-block-start: ${space.xs};
  border-block-start: 1px solid var(--line);
`;

export const Point = styled.li`
  padding-block: ${space.sm};
  border-block-end: 1px solid var(--line);
  font-size: ${size.caption};
  line-height: 1.4;
`;
