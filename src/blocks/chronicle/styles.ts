import styled from 'styled-components';
import { media } from '../../design/media.ts';
import { Grid } from '../../design/Section.tsx';
import { size, space } from '../../design/tokens.ts';

/** The rows share what height is left beside a tall picture. */
export const Entries = styled.ol`
  display: grid;
  border-block-end: 1px solid var(--line);
  ${media.tablet} { font-size: ${size.lead}; }
`;

/** Short entries are beside their labels on a phone too. */
export const Entry = styled.li<{ $short: boolean }>`
  display: grid;
  grid-template-columns: ${({ $short }) => ($short ? '6.5rem minmax(0, 1fr)' : 'minmax(0, 1fr)')};
  align-items: baseline;
  gap: ${space.xs} ${space.gutter};
  padding-block: ${({ $short }) => ($short ? space.md : space.lg)};
  border-block-start: 1px solid var(--line);
  line-height: 1.5;
  & > :last-child { text-wrap: pretty; }
  ${media.tablet} {
    grid-template-columns: minmax(8rem, 1fr) 3fr;
    padding-block: ${space.xl};
  }
`;

export const Shot = styled.div`
  overflow: clip;
  aspect-ratio: 4 / 3;
  ${media.desktop} { aspect-ratio: 1; }
  ${media.print} { max-height: 8cm; }
`;

export const Credits = styled.dl`
  align-self: end;
  border-block-end: 1px solid var(--line);
`;

export const Credit = styled.div`
  display: grid;
  grid-template-columns: minmax(7rem, 1fr) 3fr;
  align-items: baseline;
  gap: ${space.gutter};
  padding-block: ${space.md};
  border-block-start: 1px solid var(--line);
`;

/** Heading and picture at the left, entries and credits at the right; both columns end on one line. */
export const Frame = styled(Grid)`
  row-gap: ${space.xxl};
  & > header { margin-block-end: 0; }
  ${media.desktop} {
    grid-template-rows: auto 1fr auto;
    & > * { grid-column: 1 / 6; }
    ${Shot} { grid-row: 2 / 4; place-self: stretch; }
    ${Entries} { grid-area: 1 / 7 / 3 / -1; }
    ${Entries}:not(:has(~ ${Credits})) { grid-row-end: 4; }
    ${Credits} { grid-area: 3 / 7 / auto / -1; }
  }
`;
