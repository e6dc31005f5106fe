import styled, { css } from 'styled-components';
import { below, media } from '../../design/media.ts';
import { Grid } from '../../design/Section.tsx';
import { Stats } from '../../design/Stats.tsx';
import { StoryFacts } from '../../design/StoryFacts.tsx';
import { font, light, size, space } from '../../design/tokens.ts';
import type { CaseStudyBlock } from './schema.ts';

export const Head = styled.div`
  display: grid;
  gap: ${space.lg};
  align-content: start;
`;

export const Shot = styled.div`
  overflow: clip;
  aspect-ratio: 3 / 2;
  margin-inline: calc(-1 * ${space.edge});
  ${media.print} { max-height: 8cm; }
`;

/** Challenge and solution: small, because they lead to the result. */
export const Story = styled(StoryFacts).attrs({ layout: 'facing' })``;

/** The result, and what it moves the reader to do. */
export const Climax = styled.div`
  display: grid;
  gap: ${space.xl};
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  dt { padding-block-start: 0.3em; }
  dd {
    display: grid;
    gap: ${space.lg};
    padding-block-start: ${space.md};
  }
`;

/** The result's first sentence: the largest words of the section, a long one smaller where it has half the width. */
export const Statement = styled.p<{ $large: boolean }>`
  font-family: ${font.display};
  font-weight: 300;
  font-size: calc(0.9 * ${size.section});
  ${media.desktop} { font-size: ${({ $large }) => $large && size.section}; }
  line-height: 1.08;
  letter-spacing: -0.02em;
  color: var(--accent);
  hyphens: manual;
  text-wrap: balance;
  ${media.print} { font-size: 18pt; }
`;

export const Figures = styled(Stats)`
  align-self: start;
`;

/** As large as its length allows: its characters share so many hundredths of the window; `%` is as wide as two. */
const shared =
  (times: number, across: number) =>
  ({ $value }: { $value: string }) => {
    const { length } = $value.replace(/\b%/u, '00');
    return `min(${times} * ${size.hero}, ${Math.round(across / length)}vw, ${Math.round(100 / length)}rem)`;
  };

/** The first figure as the picture of the section; before a 1 or a 4 there is no space that would set it in. */
export const Leading = styled(Stats)<{ $value: string }>`
  && {
    border: 0;
  }
  dd {
    margin-inline-start: ${({ $value }) => (/^[14]/u.test($value) ? 0 : '-0.04em')};
    font-size: ${shared(4, 160)};
    margin-block-end: -0.12em;
    line-height: 0.8;
    letter-spacing: -0.04em;
    white-space: nowrap;
    color: var(--accent);
  }
  ${media.desktop} {
    dd { font-size: ${shared(5.4, 88)}; }
  }
`;

/** The left half of the page, with a wide gap to the right one. */
const left = `grid-column: 1 / 7; margin-inline-end: ${space.huge};`;

/** What all layouts with a picture at one side share: the middle of the page is their axis. */
const halves = css`
  ${media.desktop} {
    ${Head}, ${Climax} { ${left} }
    ${Figures}, ${Shot} { grid-column: 7 / -1; }
    ${Shot} {
      grid-row: 1 / 3;
      aspect-ratio: auto;
      /* as high as the words beside it, not as its file */
      contain: size;
      min-height: 34rem;
      margin-inline: 0 calc(-1 * ${space.bleed});
    }
  }
`;

/** Picture beside what led to the result; below them the result, and the figures that support it. */
const side = (right: boolean) => css`
  ${halves}
  ${media.desktop} {
    ${Story} { grid-auto-flow: row; align-self: end; }
    ${
      right
        ? css`${Story} { ${left} }`
        : css`
      ${Head}, ${Story} { grid-column: 7 / -1; }
      ${Shot} { grid-column: 1 / 7; margin-inline: calc(-1 * ${space.bleed}) ${space.huge}; }
    `
    }
    ${Climax}:last-child { grid-column: 1 / -1; }
  }
`;

/** The picture fills the head of the section; what led to the result faces its heading, the result runs across. */
const wide = css`
  margin-block-start: calc(-1 * var(--above));
  ${Shot} { order: -1; }
  ${media.desktop} {
    ${Shot} {
      aspect-ratio: 2 / 1;
      max-height: 74svh;
      width: calc(100% + 2 * ${space.bleed});
      margin-inline: calc(-1 * ${space.bleed});
    }
    ${Head} { ${left} }
    ${Story} { grid-column: 7 / -1; grid-auto-flow: row; }
    /* a label begins on the line of its figure */
    ${Figures} > div { flex-direction: row-reverse; align-items: baseline; column-gap: ${space.md}; }
    ${Figures} dd { flex: none; }
  }
  ${media.print} { margin-block-start: 0; }
`;

/** The first figure stands as large as the picture at its side; then challenge and solution, result and other figures face each other. */
const figure = css`
  ${halves}
  ${media.desktop} {
    ${Leading} { grid-column: 1 / 7; align-self: end; }
    ${Story} {
      column-gap: ${space.gutter};
      & > div { padding-inline-end: ${space.huge}; }
    }
    ${Climax}:last-child { grid-column: 1 / -1; }
  }
`;

/** A stop on the line of a journey. */
const stop = css`
  content: '';
  position: absolute;
  inset: 0.45rem auto auto -0.375rem;
  width: 0.75rem;
  aspect-ratio: 1;
  border: 1px solid var(--accent);
  border-radius: 50%;
  background: var(--ground);
`;

/** The story as a journey: two stops on a line that ends at the result. The line is upright where the stops are below each other. */
const route = css`
  ${halves}
  --line-at: 1px solid var(--accent);
  ${Story} > div, ${Climax} {
    position: relative;
    &::before { ${stop} }
  }
  ${Climax}::before {
    z-index: 1;
    background: ${light};
  }
  ${below('desktop')} {
    ${Story}, ${Climax} { padding-inline-start: ${space.lg}; }
    ${Story} { grid-auto-flow: row; border-inline-start: var(--line-at); }
    ${Story} > div::before { margin-inline-start: calc(-1 * ${space.lg}); }
    ${Climax}::after {
      content: '';
      position: absolute;
      inset: calc(-1 * ${space.block}) auto auto 0;
      height: calc(${space.block} + 0.5rem);
      border-inline-start: var(--line-at);
    }
  }
  ${media.desktop} {
    ${Story} > div, ${Climax} {
      padding-block-start: ${space.xl};
      border-block-start: var(--line-at);
      &::before { inset: -0.4rem auto auto 0; }
    }
    ${Figures} { ${left} grid-row: 2; align-self: end; }
    ${Story} { grid-column: 1 / 7; column-gap: ${space.gutter}; }
    /* the line runs on to the result */
    ${Story} > div { margin-inline-end: calc(-1 * ${space.gutter}); padding-inline-end: ${space.xxl}; }
    ${Climax} { grid-column: 7 / -1; border: 0; margin-inline-end: 0; }
  }
`;

export const Frame = styled(Grid)<{ $layout: CaseStudyBlock['layout']; $side: CaseStudyBlock['imageSide'] }>`
  ${below('small')} { row-gap: ${space.xl}; }
  /* labels of figures are read like a text */
  ${Figures} dt, ${Leading} dt {
    font-size: ${size.body};
    font-weight: 400;
    letter-spacing: 0;
    text-transform: none;
  }
  ${({ $layout, $side }) => ({ side: side($side === 'right'), wide, figure, route })[$layout]}
`;

/** What the story is about, below its heading. */
export const Summary = styled.div`
  display: grid;
  gap: ${space.md};
`;
