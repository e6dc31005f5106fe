import styled, { css } from 'styled-components';
import { media } from '../../design/media.ts';
import { space } from '../../design/tokens.ts';
import { Cta, hairline, Text, Title } from './shared.ts';

export const Rows = styled.ul`
  border-block-end: 1px solid var(--line);
`;

/** Without a picture the link is at the end of the row, on the line that the title begins with. */
const plain = css`
  ${media.tablet} {
    ${Title}, ${Text}, ${Cta} { align-self: baseline; }
    ${Cta} { grid-column: 6 / -1; grid-row: 1; justify-self: end; }
  }
`;

export const Row = styled.li<{ $pictured: boolean }>`
  position: relative;
  display: grid;
  /* the height that a picture adds is below the text, not above it */
  grid-template: auto 1fr / minmax(0, 1fr) ${({ $pictured }) => ($pictured ? '7rem' : '')};
  gap: ${space.sm} ${space.gutter};
  align-items: start;
  padding-block: ${space.lg} ${space.xl};
  ${hairline}
  ${Title}, ${Text} { grid-column: 1; }
  ${Cta} { grid-column: 1 / -1; justify-self: start; }
  ${media.tablet} {
    grid-template: auto auto 1fr / repeat(8, minmax(0, 1fr));
    padding-block: ${space.xl};
    ${Title}, ${Text}, ${Cta} { grid-column: 1 / 6; }
  }
  ${media.desktop} {
    grid-template: auto 1fr / repeat(12, minmax(0, 1fr));
    ${Title} { grid-row: 1 / 3; }
    ${Text} { grid-column: 6 / 10; grid-row: 1; padding-block-start: 0.35em; }
    ${Cta} { grid-column: 6 / 10; grid-row: 2; }
  }
  ${({ $pictured }) => ($pictured ? '' : plain)}
  &:active ${Title} { color: var(--accent); }
`;

export const Frame = styled.div`
  grid-column: 2;
  grid-row: 1 / 3;
  overflow: clip;
  aspect-ratio: 1;
  ${media.tablet} { grid-column: 6 / -1; grid-row: 1 / 4; aspect-ratio: 16 / 9; }
  ${media.desktop} { grid-column: 10 / -1; grid-row: 1 / 3; }
`;
