import styled, { css } from 'styled-components';
import { between, media } from '../../design/media.ts';
import { besideEachOther, Grid } from '../../design/Section.tsx';
import { Display } from '../../design/Text.tsx';
import { space } from '../../design/tokens.ts';

export const Entries = styled.dl`
  border-block-end: 1px solid var(--line);
`;

/** Heading and picture at the left, the ways beside both. */
const beside = css`
  grid-template-rows: auto 1fr;
  & > * { grid-column: 1 / 6; }
  ${Entries} {
    grid-column: 7 / -1;
    grid-row: 1 / 3;
    align-self: start;
  }
`;

/** Without a picture the ways are columns below the heading. */
const inColumns = css`
  ${Entries} {
    ${besideEachOther}
    & > * { align-content: start; }
  }
`;

export const Frame = styled(Grid)<{ $pictured: boolean }>`
  row-gap: ${space.xxl};
  & > header { margin-block-end: 0; }
  ${media.desktop} { ${({ $pictured }) => ($pictured ? beside : inColumns)} }
`;

export const Entry = styled.div`
  display: grid;
  gap: ${space.sm} ${space.gutter};
  ${between('tablet', 'desktop')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > :not(:first-child) { grid-column: 2 / -1; }
  }
  padding-block: ${space.lg} ${space.xl};
  border-block-start: 1px solid var(--line);
`;

/** As large as a heading, as easy to tap, and no more hyphenated. */
export const Way = styled(Display)`
  overflow-wrap: anywhere;
  hyphens: manual;
  &:not(:has(a)) { padding-block: ${space.xs}; }
  & > a {
    display: inline-block;
    padding-block: ${space.xs};
    color: var(--text);
    text-decoration-color: var(--line);
    text-underline-offset: 0.14em;
    &:hover { text-decoration-color: currentcolor; text-decoration-thickness: 1px; }
  }
`;

/** Shape of the picture on phones, which fetch it cropped to it. */
export const CROP = '4 / 3';

export const Shot = styled.div`
  overflow: clip;
  aspect-ratio: ${CROP};
  ${media.desktop} { width: calc(100% + ${space.bleed}); margin-inline-start: calc(-1 * ${space.bleed}); }
  ${media.print} { max-height: 8cm; }
`;
