import styled, { css } from 'styled-components';
import { Anchor } from '../../design/Anchor.tsx';
import { between, media } from '../../design/media.ts';
import { Picture } from '../../design/Picture.tsx';
import { Description, Display } from '../../design/Text.tsx';
import { motion, size, space } from '../../design/tokens.ts';
import type { CardParts } from './CardWords.tsx';
import type { LinkCardsBlock } from './schema.ts';
import { cardLink, drawnAgain, hairline } from './shared.ts';

type Columns = LinkCardsBlock['columns'];

const Title = styled(Display)``;

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
  &:active ${Title} { color: var(--accent); }
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
  ${hairline}
  ${media.hover} {
    ${Card}:hover & { ${drawnAgain} }
  }
`;

const Cta = styled(Anchor)`
  ${cardLink('3px')}
  display: inline-flex;
  align-items: center;
  gap: ${space.sm};
  margin-block-start: ${space.xs};
  font-size: ${size.body};
`;

const Arrow = styled.span`
  display: inline-flex;
  transition: translate ${motion.small} ${motion.easeIn};
  ${media.hover} {
    ${Card}:hover & { translate: 6px 0; }
  }
`;

export const cardParts: CardParts = {
  title: Title,
  text: Description,
  link: Cta,
  arrow: Arrow,
  size: 'card',
  arrowSize: '1.25rem',
};
