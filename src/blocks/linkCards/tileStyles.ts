import styled, { css } from 'styled-components';
import { Anchor } from '../../design/Anchor.tsx';
import { between, media } from '../../design/media.ts';
import { Description, Display } from '../../design/Text.tsx';
import { motion, space } from '../../design/tokens.ts';
import type { CardParts } from './CardWords.tsx';
import type { LinkCardsBlock } from './schema.ts';
import { cardLink } from './shared.ts';

type Columns = LinkCardsBlock['columns'];

/** A ledger of links: cells share their hairlines. */
export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  padding: 0 0 1px 1px;
`;

/** The last tile takes what is left of its row, so that the ledger always closes. */
const inColumns = {
  1: css`grid-column: 1 / -1;`,
  2: css`
    grid-column: span 3;
    &:last-child:nth-child(2n + 1) { grid-column: 1 / -1; }
  `,
  3: css`
    grid-column: span 2;
    &:last-child:nth-child(3n + 1) { grid-column: 1 / -1; }
    &:last-child:nth-child(3n + 2) { grid-column: span 4; }
  `,
} satisfies Record<Columns, unknown>;

/** Titles of a row end on one line, its texts begin on another. Under the pointer it fills from its foot with the colour of a button. */
export const Tile = styled.li<{ $columns: Columns }>`
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
  ${between('small', 'desktop')} {
    min-height: 15rem;
    ${({ $columns }) => inColumns[$columns === 1 ? 1 : 2]}
  }
  ${media.desktop} {
    min-height: 18rem;
    padding: ${space.xl};
    ${({ $columns }) => inColumns[$columns]}
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
  ${media.print} {
    break-inside: avoid;
  }
`;

/** Above the title for the eye, after it in reading order. */
const TileCta = styled(Anchor)`
  ${cardLink('-4px')}
  grid-row: 1;
  display: flex;
  justify-content: space-between;
  align-items: start;
  gap: ${space.md};
  margin-block-end: ${space.md};
`;

const TileArrow = styled.span`
  display: inline-flex;
  transition: translate ${motion.small} ${motion.easeIn};
  ${media.hover} {
    ${Tile}:hover & { translate: 6px 0; }
  }
`;

const TileTitle = styled(Display)`
  grid-row: 2;
  align-self: end;
`;

const TileText = styled(Description)`
  grid-row: 3;
`;

export const tileParts: CardParts = {
  title: TileTitle,
  text: TileText,
  link: TileCta,
  arrow: TileArrow,
  size: 'block',
  arrowSize: '1.5rem',
};
