import styled from 'styled-components';
import { media } from '../../design/media.ts';
import { Grid } from '../../design/Section.tsx';
import { size, space } from '../../design/tokens.ts';

/** Heading, picture and credits at the left, the entries beside all of them. */
export const Frame = styled(Grid)`
  row-gap: ${space.xxl};
  & > header { margin-block-end: 0; }
  ${media.desktop} {
    grid-template-rows: repeat(2, auto) 1fr;
    & > * { grid-column: 1 / 6; }
  }
`;

export const Entries = styled.ol`
  border-block-end: 1px solid var(--line);
  font-size: ${size.lead};
  ${media.desktop} {
    grid-column: 7 / -1;
    grid-row: 1 / 4;
    align-self: start;
  }
`;

export const Entry = styled.li`
  display: grid;
  gap: ${space.xs} ${space.gutter};
  padding-block: ${space.lg};
  border-block-start: 1px solid var(--line);
  line-height: 1.5;
  & > :last-child { text-wrap: pretty; }
  ${media.tablet} {
    grid-template-columns: minmax(8rem, 1fr) 3fr;
    padding-block: ${space.xl};
    align-items: baseline;
  }
`;

export const Shot = styled.div`
  overflow: clip;
  aspect-ratio: 4 / 3;
  ${media.desktop} { aspect-ratio: 4 / 5; }
  ${media.print} { max-height: 8cm; }
`;

export const Credits = styled.dl`
  align-self: start;
  border-block-end: 1px solid var(--line);
`;

export const Credit = styled.div`
  display: grid;
  grid-template-columns: minmax(7rem, 2fr) 3fr;
  align-items: baseline;
  gap: ${space.gutter};
  padding-block: ${space.md};
  border-block-start: 1px solid var(--line);
`;
