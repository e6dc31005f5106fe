import styled, { css } from 'styled-components';
import { media } from '../../design/media.ts';
import { size, space } from '../../design/tokens.ts';
import { beforeArrow, Cta, hairline, pictureFirst, Text, Title } from './shared.ts';

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

/** Picture and name take a fourth of the page each, what is said of it begins in its middle. */
const wide = css`
  grid-template: none / repeat(4, minmax(0, 1fr));
  column-gap: ${space.gutter};
  align-items: center;
  --icon-size: 2.25rem;
  ${Title} { grid-area: 1 / 2; font-size: min(${size.block}, 2.9vw); }
  ${Text} { grid-area: 1 / 3 / auto / -1; ${beforeArrow} }
  ${Cta} { grid-area: 1 / 4; justify-self: end; }
  ${() => Frame} { grid-area: 1 / 1; }
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
