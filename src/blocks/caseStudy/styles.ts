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
  position: relative;
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

/** The result's first sentence: the largest words of the section. */
export const Statement = styled.p<{ $length: number }>`
  max-width: 24em;
  font-family: ${font.display};
  font-weight: 300;
  font-size: var(--result);
  ${media.desktop} { font-size: calc(var(--result) * ${({ $length }) => ($length <= 45 ? 1.7 : $length <= 75 ? 1.25 : 1)}); }
  line-height: 1.08;
  letter-spacing: -0.02em;
  color: var(--accent);
  hyphens: manual;
  text-wrap: balance;
  ${media.print} { font-size: 18pt; }
`;

/** A label begins on the line of its figure. */
export const Figures = styled(Stats)`
  align-self: start;
  ${media.desktop} {
    && > div { flex-direction: row-reverse; align-items: baseline; column-gap: ${space.md}; }
    dd { flex: none; }
  }
`;

/** As large as its length allows: so many hundredths of the window are shared by its characters. */
const shared =
  (times: number, across: number) =>
  ({ $value }: { $value: string }) =>
    `min(${times} * ${size.hero}, ${Math.round(across / $value.length)}vw)`;

/** The first figure as the picture of the section; before a 1 or a 4 there is no space that would set it in. */
export const Leading = styled(Stats)<{ $value: string }>`
  && {
    grid-template-columns: none;
    border: 0;
    padding: ${space.lg} 0 0;
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

/** Picture beside the words; below them the result, the figures as notes at its edge. `right` is the mirror image. */
const side = (right: boolean) => css`
  ${media.desktop} {
    ${Head}, ${Story} { grid-column: ${right ? '1 / 6' : '8 / -1'}; }
    ${Story} { grid-auto-flow: row; align-self: end; }
    ${Shot} {
      grid-column: ${right ? '6 / -1' : '1 / 8'};
      grid-row: 1 / 3;
      aspect-ratio: auto;
      /* as high as the words beside it, not as its file */
      contain: size;
      min-height: 38rem;
      margin-inline: ${right ? `${space.xl} calc(-1 * ${space.bleed})` : `calc(-1 * ${space.bleed}) ${space.xl}`};
    }
    ${Climax} { grid-column: ${right ? '5 / -1' : '1 / 9'}; grid-row: 3; }
    ${Climax}:last-child { grid-column: 1 / -1; }
    ${Figures} { grid-column: ${right ? '1 / 5' : '9 / -1'}; grid-row: 3; }
  }
`;

/** The picture fills the head of the section; challenge and solution face each other, the result runs across. */
const wide = css`
  margin-block-start: calc(-1 * var(--above));
  ${Shot} { order: -1; }
  ${media.desktop} {
    --result: calc(1.15 * ${size.section});
    ${Shot} {
      aspect-ratio: 2 / 1;
      max-height: 74svh;
      width: calc(100% + 2 * ${space.bleed});
      margin-inline: calc(-1 * ${space.bleed});
    }
    ${Head} { grid-column: 1 / 6; }
    ${Story} { grid-column: 7 / -1; grid-auto-flow: row; }
  }
  ${media.print} { margin-block-start: 0; }
`;

/** The first figure stands where a picture would, the picture at its side; then the result, and what led to it. It leads alone: result and other figures are smaller. */
const figure = css`
  ${Statement} { font-size: ${size.block}; color: inherit; }
  ${Shot} { aspect-ratio: 16 / 9; }
  ${media.desktop} {
    ${Head} { grid-column: 1 / 7; }
    ${Leading} { grid-area: 2 / 1 / auto / 9; align-self: end; }
    ${Shot} {
      grid-column: 8 / -1;
      grid-row: 1 / 3;
      aspect-ratio: auto;
      contain: size;
      min-height: 42rem;
      margin-inline-end: calc(-1 * ${space.bleed});
    }
    ${Story} { grid-area: 3 / 8 / 5 / -1; grid-auto-flow: row; }
    ${Climax} { grid-area: 3 / 1 / auto / 7; }
    ${Figures} { grid-area: 4 / 1 / auto / 8; align-self: end; }
    ${Figures} dd { font-size: ${size.card}; }
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
  --line-at: 1px solid var(--accent);
  ${Story} > div {
    position: relative;
    &::before { ${stop} }
  }
  ${Climax}::before {
    ${stop}
    z-index: 1;
    background: ${light};
  }
  ${below('tablet')} {
    ${Story}, ${Climax} { padding-inline-start: ${space.lg}; }
    ${Story} { border-inline-start: var(--line-at); }
    ${Story} > div::before { margin-inline-start: calc(-1 * ${space.lg}); }
    ${Climax}::after {
      content: '';
      position: absolute;
      inset: calc(-1 * ${space.block}) auto auto 0;
      height: calc(${space.block} + 0.5rem);
      border-inline-start: var(--line-at);
    }
  }
  ${media.tablet} {
    ${Story} > div, ${Climax} {
      padding-block-start: ${space.xl};
      border-block-start: var(--line-at);
      &::before { inset: -0.4rem auto auto 0; }
    }
    ${Story} { column-gap: 0; & > div { padding-inline-end: ${space.xl}; } }
  }
  ${media.desktop} {
    ${Head} { grid-column: 1 / 6; }
    ${Shot} {
      grid-column: 6 / -1;
      grid-row: 1 / 3;
      aspect-ratio: auto;
      contain: size;
      min-height: 34rem;
      margin-inline: ${space.xl} calc(-1 * ${space.bleed});
    }
    ${Figures} { grid-column: 1 / 6; grid-row: 2; align-self: end; }
    /* the line leaves the window at the right and comes in again at the left */
    ${Story} > :last-child { margin-inline-end: calc(-1 * ${space.bleed}); }
    ${Climax} {
      margin-inline: calc(-1 * ${space.bleed});
      padding-inline: ${space.bleed};
      &::before { inset-inline-start: ${space.bleed}; }
    }
    dl { width: 100%; }
    dd:has(> p + p) {
      grid-template-columns: 8fr 4fr;
      column-gap: ${space.xxl};
      align-items: end;
    }
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
  --result: clamp(2.05rem, 1.5rem + 2.25vw, 4.75rem);
  ${({ $layout, $side }) => ({ side: side($side === 'right'), wide, figure, route })[$layout]}
`;

/** What the story is about, below its heading. */
export const Summary = styled.div`
  display: grid;
  gap: ${space.md};
`;
