import styled, { css } from 'styled-components';
import { visuallyHidden } from '../../design/Anchor.tsx';
import { cardColumns } from '../../design/cards.ts';
import { below, between, media } from '../../design/media.ts';
import { motion, size, space } from '../../design/tokens.ts';
import type { LinkCardsBlock } from './schema.ts';
import { Cta, Text, Title } from './shared.ts';

/** Title beside text and link. */
const row = css`
  grid-column: 1 / -1;
  grid-template: auto 1fr / repeat(2, minmax(0, 1fr));
  column-gap: ${space.xl};
  min-height: 0;
  ${Title} { grid-row: 1 / 3; }
  ${Cta} { margin: 0; }
`;

/**
 * Titles of a row begin on one line, each text follows its title, the links end on one line. Under the pointer a tile fills from its
 * foot with the colour of a button. An odd number is in rows on a tablet. On a phone all are, the link an arrow beside the title.
 */
export const Tile = styled.li<{ $columns: LinkCardsBlock['columns']; $odd: boolean }>`
  --ring: -4px;
  position: relative;
  isolation: isolate;
  grid-column: 1 / -1;
  display: grid;
  grid-template: auto auto 1fr / minmax(0, 1fr);
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
  ${Cta} {
    display: flex;
    justify-content: space-between;
    align-self: end;
    gap: ${space.md};
    margin-block-start: ${space.md};
  }
  ${between('mobile', 'desktop')} { ${({ $odd }) => ($odd ? row : '')} }
  ${below('mobile')} {
    grid-column: 1 / -1;
    grid-template: auto auto / minmax(0, 1fr) auto;
    gap: ${space.xs} ${space.md};
    min-height: 0;
    margin: 0;
    padding: ${space.lg} 0;
    border-width: 1px 0 0;
    ${Title} { font-size: ${size.card}; }
    ${Text} { grid-area: 2 / 1; }
    ${Cta} {
      grid-area: 1 / 2;
      align-self: center;
      margin: 0;
      & > span:first-child { ${visuallyHidden} }
      & > svg { margin: 0; }
    }
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
export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  padding: 0 0 1px 1px;
  ${below('mobile')} {
    padding: 0;
    border-block-end: 1px solid var(--line);
  }
`;
