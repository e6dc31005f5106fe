import styled, { css } from 'styled-components';
import { media } from '../../design/media.ts';
import { leading, size, space } from '../../design/tokens.ts';
import { Cta, hairline, Text, Title } from './shared.ts';

/** A picture may be wider than this on three pages at most, and those of rows are on more. */
export const WIDEST = '380px';

export const Rows = styled.ul<{ $paired: boolean }>`
  border-block-end: 1px solid var(--line);
  ${media.desktop} { ${({ $paired }) => ($paired ? `display: grid; grid-template-columns: 1fr 1fr; column-gap: ${space.xxl};` : '')} }
`;

/** Across the page: the picture, and half-way up beside it the title and what is said of it; in pairs they stay as on a tablet. */
const wide = css`
  grid-template: 1fr auto auto 1fr / repeat(12, minmax(0, 1fr));
  row-gap: ${space.md};
  padding-block: ${space.lg};
  ${Title} { grid-column: 5 / 9; grid-row: 2 / 4; align-self: center; padding-inline-start: ${space.md}; }
  ${Text}, ${Cta} { grid-column: 9 / -1; }
  ${Text} { grid-row: 2; }
  ${Cta} { grid-row: 3; }
  ${Text} { ${leading} }
  ${() => Frame} { grid-column: 1 / 5; grid-row: 1 / -1; max-width: ${WIDEST}; aspect-ratio: 3 / 2; }
`;

export const Row = styled.li<{ $paired: boolean }>`
  position: relative;
  display: grid;
  /* the height that a picture adds is below the words, not between them */
  grid-template: auto auto 1fr / minmax(0, 1fr) auto;
  gap: ${space.sm} ${space.gutter};
  align-items: start;
  padding-block: ${space.lg} ${space.xl};
  ${hairline}
  ${Title}, ${Text}, ${Cta} { grid-column: 1; }
  ${Cta} { justify-self: start; }
  /* one long word such as "Representation" fits beside the picture */
  @media (max-width: 22rem) { ${Title} { font-size: ${size.card}; } }
  ${media.tablet} {
    grid-template-columns: repeat(8, minmax(0, 1fr));
    padding-block: ${space.xl};
    ${Title}, ${Text}, ${Cta} { grid-column: 1 / 6; }
  }
  ${media.desktop} { ${({ $paired }) => ($paired ? '' : wide)} }
  &:active ${Title} { color: var(--accent); }
`;

export const Frame = styled.div`
  grid-column: 2;
  grid-row: 1 / 4;
  overflow: clip;
  width: min(7.5rem, 30vw);
  aspect-ratio: 4 / 5;
  ${media.tablet} { grid-column: 6 / -1; width: auto; aspect-ratio: 16 / 9; }
`;
