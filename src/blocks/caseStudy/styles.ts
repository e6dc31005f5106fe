import styled, { css } from 'styled-components';
import { rising } from '../../design/Backdrop.tsx';
import { cropped, TALL } from '../../design/crop.ts';
import { below, media } from '../../design/media.ts';
import { Grid, reaching } from '../../design/Section.tsx';
import { LeadingStat, Stats } from '../../design/Stats.tsx';
import { StoryFacts } from '../../design/StoryFacts.tsx';
import { font, light, size, space } from '../../design/tokens.ts';
import type { CaseStudyBlock } from './schema.ts';

export const Head = styled.div`
  display: grid;
  gap: ${space.lg};
  align-content: start;
`;

/** What the story is about, below its heading. */
export const Summary = styled.div`
  display: grid;
  gap: ${space.md};
`;

/** Shapes of the picture on phones, which fetch it cropped to them. */
export const CROPS = { side: TALL, wide: '1 / 1', figure: '3 / 2', route: '3 / 2' } as const;

export const Shot = styled.div`
  overflow: clip;
  aspect-ratio: ${CROPS.figure};
  margin-inline: calc(-1 * ${space.edge});
  ${media.print} { aspect-ratio: auto; height: 8cm; }
`;

/** Challenge and solution, which lead to the result. */
export const Story = styled(StoryFacts).attrs({ layout: 'facing' })``;

/** The result, and what it moves the reader to do. */
export const Climax = styled.div`
  display: grid;
  gap: ${space.xl};
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  dt { padding-block-start: 0.3em; }
`;

/** What the result says. */
export const Told = styled.dd`
  display: grid;
  gap: ${space.lg};
  dt + & { padding-block-start: ${space.md}; }
`;

/** The result's first sentence: as large as the heading, which stays the first of both. */
export const Statement = styled.p`
  font-family: ${font.display};
  font-weight: 300;
  font-size: calc(0.75 * ${size.section});
  line-height: 1.12;
  letter-spacing: -0.02em;
  color: var(--accent);
  hyphens: manual;
  text-wrap: balance;
  ${media.print} { font-size: 18pt; }
`;

/** What proves the result: its numerals are as large as the result's words, on the line of their labels. */
export const Figures = styled(Stats)`
  align-self: start;
  && > div { align-items: baseline; }
  ${media.tablet} {
    && > div { padding-block: ${space.xl} ${space.lg}; column-gap: ${space.xxl}; }
  }
  dd { font-weight: 300; }
`;

/** The first figure as the picture of the section. */
export const Leading = styled(LeadingStat)``;

/** The left half of the page, with a wide gap to the right one. */
const left = `grid-column: 1 / 7; margin-inline-end: ${space.huge};`;

/** What layouts share on a desktop: the middle of the page is their axis, the figures stand beside the result that they prove. */
const halves = css`
  ${Head}, ${Climax} { ${left} }
  ${Figures}, ${Shot}, ${Story} { grid-column: 7 / -1; }
  ${Climax}:last-child { grid-column: 1 / -1; }
  ${Story}, ${Told} { font-size: ${size.lead}; }
`;

/** A picture at one side, as high as the words beside it, not as its file. */
const beside = css`
  ${Shot} {
    grid-row: 1 / 3;
    aspect-ratio: auto;
    contain: size;
    min-height: 34rem;
    margin: ${reaching} calc(-1 * ${space.bleed}) 0 0;
  }
`;

/** Challenge and solution below each other. */
const stacked = css`${Story} { grid-auto-flow: row; align-self: end; }`;

/** Challenge and solution face each other across the page. */
const across = css`
  ${Story} {
    grid-column: 1 / -1;
    column-gap: ${space.gutter};
    & > div { padding-inline-end: ${space.huge}; }
  }
`;

/** Picture beside what led to the result; below them the result, and the figures that support it. */
const side = (right: boolean) => css`
  ${Shot} { ${cropped(TALL)} }
  ${media.desktop} {
    ${halves}
    ${beside}
    ${stacked}
    grid-template-rows: auto 1fr;
    /* nearer to the heading than the result is to them */
    ${Story} { align-self: start; margin-block-start: calc(${space.xxl} - ${space.block}); }
    ${
      right
        ? css`${Story} { ${left} }`
        : css`
      ${Head} { grid-column: 7 / -1; }
      ${Shot} { grid-column: 1 / 7; margin-inline: calc(-1 * ${space.bleed}) ${space.huge}; }
    `
    }
  }
`;

/** The picture fills the head of the section; what led to the result faces its heading. */
const wide = css`
  margin-block-start: calc(-1 * var(--above));
  ${Shot} { order: -1; }
  /* on a phone it sinks into the stage, like that of the page's head */
  ${below('small')} {
    [data-tone='dark'] > & > ${Shot} {
      aspect-ratio: ${CROPS.wide};
      margin-block-end: -${space.xxl};
      mask-image: linear-gradient(0deg, ${rising});
    }
  }
  ${media.desktop} {
    ${halves}
    ${stacked}
    ${Shot} {
      grid-column: 1 / -1;
      aspect-ratio: 2 / 1;
      max-height: 74svh;
      width: calc(100% + 2 * ${space.bleed});
      margin-inline: calc(-1 * ${space.bleed});
    }
  }
  ${media.print} { margin-block-start: 0; }
`;

/** The first figure stands as large as the picture at its side, or as the page where there is none. */
const figure = css`
  ${media.desktop} {
    ${halves}
    ${beside}
    ${across}
    ${Leading} { grid-column: 1 / -1; }
    ${Leading}:has(+ ${Shot}) { grid-column: 1 / 7; align-self: end; margin-inline-end: ${space.xl}; dt { max-width: 13em; } }
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

/** The story as a journey: a line from its first stop through the second, below it one from the result to what proves it; both end where the texts do. They are one and upright where the stops are below each other. */
const route = css`
  --line-at: 1px solid var(--accent);
  ${Story}, ${Story} > div, ${Climax} { position: relative; }
  ${Story} > div::before, ${Climax}::before { ${stop} }
  ${Climax}::before {
    z-index: 1;
    background: ${light};
  }
  ${below('desktop')} {
    ${Story}, ${Climax} { padding-inline-start: ${space.lg}; }
    ${Figures} { margin-inline-start: ${space.lg}; }
    ${Story} { grid-auto-flow: row; border-inline-start: var(--line-at); }
    ${Story} > div::before { margin-inline-start: -${space.lg}; }
    ${Climax}::after {
      content: '';
      position: absolute;
      inset: calc(-1 * ${space.block}) auto auto 0;
      height: calc(${space.block} + 0.5rem);
      border-inline-start: var(--line-at);
    }
  }
  ${media.desktop} {
    ${halves}
    ${beside}
    ${across}
    ${Shot} { grid-row: 1; aspect-ratio: 3 / 2; min-height: 0; margin-block-start: 0; }
    ${Story}, ${Climax} { padding-block-start: ${space.xl}; }
    ${Story} > div, ${Climax} { &::before { inset: -0.4rem auto auto 0; } }
    ${Story} > div::before { margin-block-start: -${space.xl}; }
    ${Climax}, ${Figures} { grid-row: 3; }
    ${Story}, &::after { border-block-start: var(--line-at); }
    &::after {
      content: '';
      grid-area: 3 / 1 / auto / -1;
      align-self: start;
    }
    && ${Figures} > :first-child { padding-block-start: ${space.xxl}; }
  }
`;

export const Frame = styled(Grid)<{ $layout: CaseStudyBlock['layout']; $side: CaseStudyBlock['imageSide'] }>`
  ${below('small')} { row-gap: ${space.xl}; }
  /* labels of figures are read like a text */
  ${Figures} dt {
    font-size: ${size.lead};
    font-weight: 400;
    letter-spacing: 0;
    text-transform: none;
  }
  ${({ $layout, $side }) => ({ side: side($side === 'right'), wide, figure, route })[$layout]}
`;
