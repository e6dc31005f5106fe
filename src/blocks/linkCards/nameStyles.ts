import styled, { css } from 'styled-components';
import { visuallyHidden } from '../../design/Anchor.tsx';
import { below, media } from '../../design/media.ts';
import { Container } from '../../design/Section.tsx';
import { size, space } from '../../design/tokens.ts';
import { WIDEST } from './rowStyles.ts';
import { Cta, hairline, Text, Title } from './shared.ts';

/** Names alone lead on: the words of the link are for screen readers. */
const named = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${space.md};
  ${Cta} {
    grid-area: var(--arrow);
    & > span:first-child { ${visuallyHidden} }
    & > svg { margin: 0; }
  }
  &:active ${Title} { color: var(--accent); }
`;

export const Names = styled.ul`
  border-block-end: 1px solid var(--line);
`;

/** A name in large letters on its hairline, what is said of it at the right. */
export const Name = styled.li`
  ${named}
  --arrow: 1 / -2;
  align-items: center;
  row-gap: ${space.xs};
  padding-block: ${space.md};
  ${hairline}
  ${media.tablet} {
    grid-template-columns: 7fr 5fr auto;
    column-gap: ${space.xl};
    padding-block: ${space.lg};
  }
  ${media.desktop} {
    ${Title} { font-size: ${size.section}; }
  }
`;

/** Three share their line with the heading on a desktop. */
export const StripFrame = styled(Container)<{ $beside: boolean }>`
  ${media.desktop} {
    ${({ $beside }) =>
      $beside &&
      css`
        display: grid;
        grid-template-columns: 13fr 32fr;
        column-gap: ${space.xxl};
        align-items: start;
      `}
  }
`;

/**
 * Tall pictures in one line, six in two, never wider than `WIDEST`; on a phone two abreast, and the first of an odd number broad.
 * Each spans three rows (picture, name, text), so that they line up with its neighbours'.
 */
export const Strip = styled.ul<{ $count: number }>`
  display: grid;
  gap: 0 calc(1.5 * ${space.gutter});
  margin-block-end: calc(-1 * ${space.lg});
  grid-template-columns: repeat(2, minmax(0, 1fr));
  ${below('small')} {
    & > li:first-child:nth-last-child(odd) { grid-column: 1 / -1; --ratio: 2 / 1; }
  }
  ${media.small} { grid-template-columns: repeat(${({ $count }) => ($count % 3 ? Math.min($count, 4) : 3)}, minmax(0, 1fr)); }
  ${media.desktop} { ${({ $count }) => ($count === 6 ? 'grid-template-rows: repeat(2, auto auto 1fr);' : '')} }
`;

/** Two rows of three on a desktop: the words beside the picture, where below it they would part the rows. */
const wordsBeside = css`
  ${media.desktop} {
    grid-template: subgrid / 4fr minmax(11.5rem, 5fr);
    column-gap: ${space.gutter};
    padding-block-end: ${space.xxl};
    --arrow: 3 / 2;
    & > div { grid-area: 1 / 1 / 4; align-self: start; margin: 0; }
    ${Text} { grid-column: 2; }
    ${Cta} { padding-block-start: ${space.sm}; }
  }
`;

export const Still = styled.li<{ $beside: boolean }>`
  ${named}
  --arrow: 2 / 2;
  grid-row: span 3;
  grid-template-rows: subgrid;
  padding-block-end: ${space.lg};
  & > div {
    grid-column: 1 / -1;
    overflow: clip;
    max-width: ${WIDEST};
    aspect-ratio: var(--ratio, 4 / 3);
    margin-block-end: ${space.lg};
  }
  ${Text} { grid-column: 1 / -1; padding-block-start: ${space.sm}; font-size: 0.9375em; text-wrap: balance; }
  ${media.small} { --ratio: 3 / 4; }
  ${({ $beside }) => ($beside ? wordsBeside : '')}
`;
