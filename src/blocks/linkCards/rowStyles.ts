import styled, { css } from 'styled-components';
import { media } from '../../design/media.ts';
import { inColumn } from '../../design/Opening.tsx';
import { leading, space } from '../../design/tokens.ts';
import { Cta, hairline, pictureFirst, Text, Title } from './shared.ts';

/** A picture may be wider than this on three pages at most, and those of rows are on more. */
export const WIDEST = '380px';

export const Rows = styled.ul<{ $paired: boolean }>`
  display: grid;
  gap: ${space.lg} ${space.xxl};
  ${media.tablet} {
    row-gap: 0;
    border-block-end: 1px solid var(--line);
  }
  ${media.desktop} { ${({ $paired }) => ($paired ? 'grid-template-columns: 1fr 1fr;' : '')} }
`;

/** Half-way up beside the picture the name and what is said of it, at the other end the arrow. */
const across = css`
  grid-template: 1fr auto auto 1fr / minmax(0, 2fr) minmax(0, 3fr) auto;
  --icon-size: 1.75rem;
  column-gap: ${space.xl};
  padding-block: ${space.lg};
  border: 0;
  ${hairline}
  ${Title} { grid-row: 2; }
  ${Text} { grid-area: 3 / 2; }
  ${Cta} { grid-row: 1 / -1; align-self: center; }
  ${() => Frame} { grid-row-end: -1; aspect-ratio: 3 / 2; }
`;

/** Across the page, as large as it may be. */
const wide = css`
  grid-template-columns: ${WIDEST} minmax(0, 1fr) auto;
  column-gap: ${space.xxl};
  --icon-size: 2.25rem;
  ${Title} { font-size: ${inColumn}; }
  ${Text} { ${leading} }
  ${() => Frame} { aspect-ratio: 4 / 3; }
`;

export const Row = styled.li<{ $paired: boolean }>`
  position: relative;
  ${pictureFirst}
  ${media.tablet} { ${across} }
  ${media.desktop} { ${({ $paired }) => ($paired ? '' : wide)} }
  &:active ${Title} { color: var(--accent); }
`;

export const Frame = styled.div`
  overflow: clip;
`;
