import styled, { css } from 'styled-components';
import { media } from '../../design/media.ts';
import { Grid } from '../../design/Section.tsx';
import { Display } from '../../design/Text.tsx';
import { font, leading, space } from '../../design/tokens.ts';
import type { IntroBlock } from './schema.ts';

/** Figures that the section before ends with have closed with a line. */
const afterFigures = css`section:has(> :last-child > dl:last-child) + section & { border-color: transparent; }`;

export const Side = styled.div`
  padding-block-start: ${space.md};
  border-block-start: 1px solid var(--line);
  ${afterFigures}
  ${media.print} { break-after: avoid; }
  ${media.desktop} {
    grid-column: 1 / 4;
    padding-block-start: ${space.xl};
    margin-inline-end: calc(-1 * ${space.gutter});
  }
`;

export const Statement = styled.div`
  display: grid;
  gap: ${space.xl};
  align-content: start;
  ${media.tablet} { grid-column: 1 / 8; }
  ${media.desktop} {
    grid-column: 4 / 12;
    ${Side} + & {
      padding-block-start: ${space.xl};
      border-block-start: 1px solid var(--line);
      ${afterFigures}
    }
    margin-inline-end: calc(-1 * (100% + ${space.gutter}) / 8);
    padding-inline-end: calc((100% + ${space.gutter}) / 8);
  }
`;

/**
 * What no longer holds is one running text. Its lines are not chosen for looks: WebKit's
 * process ends when it does so across many inline boxes.
 */
const struck = 'clamp(1.75rem, 4.3vw, 5rem)';

export const Struck = styled.ul`
  font: 300 ${struck} / 1.16 ${font.display};
  letter-spacing: -0.02em;
  color: var(--muted);
  text-wrap: wrap;
  & > li { display: inline; }
  /* one by one: WebKit drops the shorthand with a thickness, and the line with it */
  & s {
    text-decoration-line: line-through;
    text-decoration-color: var(--accent);
    text-decoration-thickness: 0.04em;
  }
`;

/**
 * The lead where it is the statement itself, broken as a heading is; on a phone it has more lines than browsers balance.
 * What remains is larger than what is struck, unless that would fill a phone.
 */
export const Claim = styled(Display)<{ $short: boolean }>`
  ${media.mobileUp} { text-wrap: balance; }
  ${Struck} + && { ${({ $short }) => ($short ? css`font-size: calc(1.5 * ${struck}); line-height: 1.05;` : css`font-size: ${struck}; line-height: 1.1;`)} }
`;

/** In line with the statement; a single paragraph beside or below it is large, not a side note. */
export const More = styled.div<{ $large: boolean }>`
  display: grid;
  gap: ${space.lg} ${space.xxl};
  align-content: start;
  & > p {
    color: var(--text);
    ${({ $large }) => ($large ? leading : '')}
  }
  ${media.tablet} { grid-column: 1 / 8; }
  ${media.desktop} { grid-column: 4 / 12; }
`;

/** Several paragraphs are in two columns. */
const inTwo = css`${More}:has(> :nth-child(2)) { grid-template-columns: 1fr 1fr; }`;

/** The statement is as wide as the page. */
const across = css`
  ${Side} { grid-column: 1 / -1; margin-inline-end: 0; }
  ${Statement} { grid-column: 1 / -1; padding: 0; margin: 0; border: 0; }
`;

/** Where the parts are on a desktop, in addition to their own styles. */
const layouts = {
  side: inTwo,
  /** below one hairline, where a label has one, the heading at the left, all text beside it, a column apart */
  columns: css`
    grid-template-rows: auto 1fr;
    &:has(> ${Side}) { grid-template-rows: auto auto 1fr; }
    ${Side} { grid-column: 1 / -1; margin-inline-end: 0; }
    ${Statement} {
      display: contents;
      & > :first-child { grid-area: auto / 1 / span 2 / 7; margin-inline-end: ${space.xxl}; }
      & > h2 + p { grid-column: 7 / -1; }
    }
    ${More} { grid-column: 7 / -1; }
  `,
  /** the statement as wide as the page, the paragraphs at its foot */
  wide: css`
    ${across}
    ${Statement} { max-width: max(68rem, 70vw); }
    ${Claim} { hyphens: manual; font-size: clamp(2.25rem, 3.3vw, 3.5rem); line-height: 1.14; letter-spacing: -0.02em; }
    ${Statement}:has(> ${Struck}) { max-width: none; }
    ${More} { grid-column: 1 / -1; }
    ${inTwo}
  `,
  /** one sentence as the picture of the section */
  statement: css`
    ${across}
    row-gap: ${space.xxl};
    ${More} { grid-column: 7 / -1; }
    ${More}:has(> :nth-child(2)) { grid-column: 1 / -1; }
    ${inTwo}
  `,
} satisfies Record<IntroBlock['layout'], unknown>;

/** As large as a title on a poster, and growing with the size of text that the visitor has chosen. */
const sentence = css`
  ${Claim} {
    hyphens: manual;
    font-size: clamp(2.75rem, 1.1rem + 6.3vw, 9.5rem);
    font-weight: 200;
    line-height: 1.02;
    text-wrap: balance;
    letter-spacing: -0.03em;
    /* whole words fit: WebKit takes a soft hyphen for a better line */
    ${media.tablet} { hyphens: none; }
  }
`;

export const Frame = styled(Grid)<{ $layout: IntroBlock['layout'] }>`
  ${({ $layout }) => ($layout === 'statement' ? sentence : '')}
  ${media.desktop} { ${({ $layout }) => layouts[$layout]} }
`;
