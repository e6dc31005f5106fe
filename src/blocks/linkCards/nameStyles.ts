import styled, { css } from 'styled-components';
import { below, media } from '../../design/media.ts';
import { besidePicture, Opening } from '../../design/Opening.tsx';
import { Container } from '../../design/Section.tsx';
import { size, space } from '../../design/tokens.ts';
import { beforeArrow, Cta, hairline, named, pictureFirst, Text, Title } from './shared.ts';

const STRIP_GAP = `calc(1.5 * ${space.gutter})`;

const entry = css`
  ${named}
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${space.md};
  &:active ${Title} { color: var(--accent); }
`;

export const Names = styled.ul`
  border-block-end: 1px solid var(--line);
`;

/** A name in large letters on its hairline; on a desktop what is said of it begins in the middle of the page. */
export const Name = styled.li`
  ${entry}
  --arrow: 1 / -2;
  align-items: center;
  row-gap: ${space.xs};
  padding-block: ${space.md};
  ${hairline}
  ${media.tablet} {
    --icon-size: 2rem;
    grid-template-columns: 2fr 3fr auto;
    column-gap: ${space.gutter};
    padding-block: ${space.lg};
  }
  ${media.desktop} {
    --arrow: 1 / 2;
    grid-template-columns: 1fr 1fr;
    ${Title} { font-size: ${size.section}; }
    ${Text} { grid-area: 1 / 2; ${beforeArrow} }
    ${Cta} { justify-self: end; }
  }
`;

const besideHeading = css`
  display: grid;
  grid-template-columns: 13fr 32fr;
  column-gap: ${space.xxl};
  align-items: start;
`;

/** Large, in the place of two pictures, and on one line with the top of the others. */
const aroundHeading = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space.xxl} ${STRIP_GAP};
  & > ${() => Head} {
    grid-column: 1 / 3;
    align-content: start;
    margin: 0;
    padding-inline-end: ${space.xl};
    & > h2 { font-size: ${besidePicture}; }
  }
  & > ${() => Strip} { display: contents; }
`;

/** On a desktop three share their line with the heading, and of six it takes the first two places. */
export const StripFrame = styled(Container)<{ $count: number }>`
  ${media.desktop} { ${({ $count }) => ($count === 3 ? besideHeading : $count === 6 ? aroundHeading : '')} }
`;

export const Head = styled(Opening)``;

const inFour = css`${media.desktop} { grid-template-columns: repeat(4, minmax(0, 1fr)); }`;

/**
 * Tall pictures in one line, six in two, none wider than a fourth of the page; on a tablet two or three a line, on a phone in
 * rows, each beside its words.
 */
export const Strip = styled.ul<{ $count: number }>`
  display: grid;
  gap: ${space.lg} ${STRIP_GAP};
  ${media.small} { grid-template-columns: repeat(${({ $count }) => ($count % 3 ? 2 : 3)}, minmax(0, 1fr)); row-gap: ${space.xxl}; }
  ${({ $count }) => ($count % 3 ? inFour : '')}
`;

/** The text follows its title, and all arrows of a line are on that of its first words. */
export const Still = styled.li`
  ${entry}
  --arrow: 2 / 2;
  grid-template-rows: auto auto 1fr;
  row-gap: ${space.sm};
  & > div {
    grid-column: 1 / -1;
    overflow: clip;
    aspect-ratio: 3 / 4;
    margin-block-end: ${space.sm};
  }
  ${Text} { grid-column: 1 / -1; text-wrap: balance; }
  ${Cta} { align-self: start; }
  ${below('small')} { ${pictureFirst} }
`;
