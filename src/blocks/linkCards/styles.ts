import styled, { css } from 'styled-components';
import { Anchor } from '../../design/Anchor.tsx';
import { between, media } from '../../design/media.ts';
import { Picture } from '../../design/Picture.tsx';
import { motion, size, space } from '../../design/tokens.ts';
import type { LinkCardsBlock } from './schema.ts';

type Columns = LinkCardsBlock['columns'];

/** Where the cards do not fill their rows, the first one leads: it takes the columns that are left. */
const inColumns = {
  1: css`grid-column: 1 / -1; --ratio: 21 / 9;`,
  2: css`
    grid-column: span 3;
    &:first-child:nth-last-child(2n + 1) { grid-column: 1 / -1; --ratio: 2 / 1; }
  `,
  3: css`
    grid-column: span 2;
    &:first-child:nth-last-child(3n + 1) { grid-column: 1 / -1; --ratio: 21 / 9; }
    &:first-child:nth-last-child(3n + 2) { grid-column: span 4; --ratio: auto; }
  `,
} satisfies Record<Columns, unknown>;

export const Card = styled.li<{ $columns: Columns }>`
  position: relative;
  grid-column: 1 / -1;
  grid-row: span 2;
  display: grid;
  grid-template-rows: subgrid;
  padding-block-end: ${space.block};
  ${between('small', 'desktop')} {
    ${({ $columns }) => inColumns[$columns === 1 ? 1 : 2]}
  }
  ${media.desktop} {
    ${({ $columns }) => inColumns[$columns]}
  }
  &:active h3 { color: var(--accent); }
  ${media.print} {
    break-inside: avoid;
  }
`;

/** A 3:2 picture where the card is one column wide; broad, or as high as its neighbour's, where the card leads. */
export const Frame = styled.div`
  position: relative;
  overflow: clip;
  width: 100%;
  aspect-ratio: var(--ratio, 3 / 2);
`;

/** Tall pictures, each column a step lower than the one before; no card leads. */
const stairs = (columns: Columns) => css`
  padding-block-end: calc(${columns - 1} * ${space.huge});
  ${Card}:nth-child(n) {
    grid-column: span ${6 / columns};
    --ratio: 4 / 5;
  }
  ${Array.from({ length: columns }, (_, step) => css`${Card}:nth-child(${columns}n + ${step + 1}) { inset-block-start: calc(${step} * ${space.huge}); }`)}
`;

/** Every card spans two rows, picture and words, so that they line up across the grid. */
export const Cards = styled.ul<{ $stairs: boolean; $columns: Columns }>`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  column-gap: ${space.gutter};
  row-gap: 0;
  margin-block-end: calc(-1 * ${space.block});
  ${media.desktop} {
    ${({ $stairs, $columns }) => ($stairs ? stairs($columns) : '')}
  }
`;

export const Shot = styled(Picture)`
  position: absolute;
  inset: 0;
  transition: scale ${motion.reveal} ${motion.easeIn};
  ${media.hover} {
    ${Card}:hover & { scale: 1.03; }
  }
`;

/** Its hairline is drawn again on hover, from the left and in full colour. */
export const Words = styled.div`
  grid-row: 2;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.sm};
  padding-block-start: ${space.lg};
  background:
    linear-gradient(var(--accent), var(--accent)) 0 0 / 0 1px no-repeat,
    linear-gradient(var(--line), var(--line)) 0 0 / 100% 1px no-repeat;
  transition: background-size ${motion.reveal} ${motion.easeIn};
  ${media.hover} {
    ${Card}:hover & { background-size: 100% 1px, 100% 1px; }
  }
`;

export const Text = styled.p`
  max-width: 34rem;
  color: var(--muted);
`;

/** The card's one link; its area is the whole card. */
export const Cta = styled(Anchor)`
  display: inline-flex;
  align-items: center;
  gap: ${space.sm};
  margin-block-start: ${space.xs};
  font-weight: 500;
  font-size: ${size.body};
  color: var(--accent);
  text-decoration: none;
  &::after { content: ''; position: absolute; inset: 0; }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 2px solid var(--focus); outline-offset: 3px; }
`;

export const Arrow = styled.span`
  display: inline-flex;
  transition: translate ${motion.small} ${motion.easeIn};
  ${media.hover} {
    ${Card}:hover & { translate: 6px 0; }
  }
`;
