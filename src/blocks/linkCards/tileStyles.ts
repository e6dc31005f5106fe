import styled from 'styled-components';
import { cardColumns, swipedGrid } from '../../design/cards.ts';
import { media } from '../../design/media.ts';
import { motion, space } from '../../design/tokens.ts';
import type { LinkCardsBlock } from './schema.ts';
import { Cta, Text, Title } from './shared.ts';

/**
 * Titles of a row begin on one line, its texts begin on another; the link is above them for the eye, after them in reading
 * order. Under the pointer it fills from its foot with the colour of a button. The last tile closes its row.
 */
export const Tile = styled.li<{ $columns: LinkCardsBlock['columns'] }>`
  --ring: -4px;
  position: relative;
  isolation: isolate;
  grid-column: 1 / -1;
  grid-row: span 3;
  display: grid;
  grid-template: subgrid / minmax(0, 1fr);
  gap: ${space.sm};
  margin: 0 0 -1px -1px;
  padding: ${space.lg};
  border: 1px solid var(--line);
  transition: color ${motion.small} ${motion.easeIn};
  ${({ $columns }) => cardColumns($columns, 'small', { card: 'last' })}
  ${media.small} { min-height: 15rem; }
  ${media.desktop} {
    min-height: 18rem;
    padding: ${space.xl};
  }
  ${Title} { grid-row: 2; }
  ${Text} { grid-row: 3; }
  ${Cta} {
    grid-row: 1;
    display: flex;
    justify-content: space-between;
    align-items: start;
    gap: ${space.md};
    margin-block-end: ${space.md};
  }
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: var(--button);
    transform: scaleY(0);
    transform-origin: 0 100%;
    transition: transform ${motion.panel} ${motion.easeIn};
  }
  ${media.hover} {
    &:hover {
      --muted: var(--button-text);
      --accent: var(--button-text);
      --focus: var(--button-text);
      color: var(--button-text);
    }
    &:hover::before { transform: none; }
    &:active::before { background: var(--button-hover); }
  }
`;

/** A ledger of links: cells share their hairlines. */
export const Tiles = styled.ul<{ $swiped: boolean }>`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  grid-auto-rows: auto auto 1fr;
  padding: 0 0 1px 1px;
  ${({ $swiped }) => ($swiped ? swipedGrid : '')}
`;
