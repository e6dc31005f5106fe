import styled, { css } from 'styled-components';
import { rising } from '../../design/Backdrop.tsx';
import { below, between, media } from '../../design/media.ts';
import { Container, Grid } from '../../design/Section.tsx';
import { Lead } from '../../design/Text.tsx';
import { header, space, width } from '../../design/tokens.ts';
import { emsOf } from './ems.ts';
import type { HeroBlock } from './schema.ts';

export const Heading = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};
`;

export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  align-content: start;
`;

export const Subtitle = styled(Lead)`
  max-width: 38rem;
  color: var(--muted);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.md} ${space.xl};
  /* beside each other, the second would end below the button of the chat */
  ${below('small')} {
    flex-direction: column;
    align-items: flex-start;
  }
`;

export const StatsRow = styled(Container)`
  padding-block: ${space.block};
  /* the button of the chat stands over the end of the first screen */
  & > dl { ${between('mobile', 'desktop')} { padding-inline-end: 4.5rem; } }
`;

/* full: picture behind everything; poster: likewise, the words at its foot */

/** Figures follow on the same ground: a lit floor would end there as if it were cut off. */
const sinking = css`
  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset: auto 0 0;
    height: 30%;
    background: linear-gradient(0deg, var(--c-stage) 6%, rgb(var(--rgb-stage) / 0.5) 46%, rgb(var(--rgb-stage) / 0));
  }
`;

export const Full = styled.div<{ $sinks: boolean }>`
  position: relative;
  isolation: isolate;
  display: flex;
  align-items: flex-end;
  min-height: min(100svh, 75rem);
  padding-block: 46svh ${space.block};
  /* upright and wide: the words follow the picture */
  ${between('tablet', 'desktop')} { min-height: 0; }
  ${media.desktop} {
    padding-block-start: calc(${header.tall} + ${space.huge});
    ${({ $sinks }) => $sinks && sinking}
  }
  ${media.print} {
    min-height: 0;
    padding-block: 1rem;
  }
`;

/**
 * The first word of the title, as wide as the content by its length in em and no higher than a quarter of the window. A part
 * of its size is in rem, so that it grows with the size of text that the visitor has chosen, as far as it fits.
 */
export const FirstWord = styled.span<{ $word: string }>`
  --room: ${({ $word }) => (1.03 / emsOf($word)).toFixed(3)};
  --content: min(100vw - 2 * ${space.edge}, ${width.content});
  display: block;
  margin-inline-start: -0.04em;
  font-size: min(var(--content) * var(--room), max(2rem, min((var(--content) - 3rem) * var(--room) + 0.5rem, 26svh)));
  font-weight: 200;
  line-height: 1.08;
  letter-spacing: -0.034em;
  /* thin lines over what is bright */
  text-shadow: 0 0 0.12em rgb(var(--rgb-stage) / 0.6), 0 0 0.4em rgb(var(--rgb-stage) / 0.5);
  ${media.print} { text-shadow: none; }
`;

export const FullWords = styled(Grid)`
  ${media.desktop} {
    ${Heading} { grid-column: 1 / 8; }
    ${Words} { grid-column: 1 / 7; }
    ${Heading}:has(${FirstWord}) { grid-column: 1 / -1; }
  }
`;

/** The layouts with picture and words on one ground. */
export type SplitLayout = Exclude<HeroBlock['layout'], 'full' | 'poster' | 'text'>;

/* split: picture to the edge of the window; on a large one it is the right half, beside title and words */

export const Shot = styled.div`
  position: relative;
  grid-row: 1;
  aspect-ratio: 1;
  max-height: 43svh;
  width: calc(100% + 2 * ${space.bleed});
  margin-inline: calc(-1 * ${space.bleed});
  ${media.small} { aspect-ratio: 3 / 2; }
  ${media.desktop} {
    grid-row: 1 / 3;
    grid-column: 7 / -1;
    aspect-ratio: auto;
    /* a tall picture makes it no higher */
    contain: size;
    /* the next block begins below the window */
    min-height: calc(100svh - ${space.thought});
    max-height: none;
    width: calc(100% + ${space.bleed});
    margin-inline: 0;
  }
  ${media.print} { max-height: 8cm; }
`;

export const SplitHeading = styled.div`
  z-index: 1;
  grid-row: 2;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  ${media.tablet} { max-width: 42rem; }
  ${media.desktop} {
    grid-row: 1;
    grid-column: 1 / 7;
    align-self: end;
    gap: ${space.lg};
    max-width: none;
    margin-block-start: ${header.tall};
    padding: ${space.xl} ${space.xl} 0 0;
  }
`;

const split = css`
  /* the longest words in half a page */
  ${SplitHeading} { --size-hero: clamp(3.5rem, min(5.2vw, 8.4svh), 6.25rem); padding-block-start: ${space.xxl}; }
  ${Words} { grid-row: 2; }
  /* the picture rises out of the stage */
  [data-tone='dark'] > & > ${Shot} { mask-image: linear-gradient(90deg, ${rising}); }
`;

const layouts = {
  split,
  /** as `split`, and the picture is as high as the window */
  portrait: css`
    ${split}
    ${Shot} { min-height: min(100svh, 75rem); }
  `,
  /** title and words beside each other, below them the picture from edge to edge to the foot of the window, and lower only in a low one */
  wide: css`
    grid-template-rows: auto 1fr;
    min-height: calc(min(100svh, 75vw) + var(--foot));
    ${SplitHeading} {
      --size-hero: clamp(3.5rem, 5.4vw, 6.25rem);
      grid-column: 1 / 8;
      align-self: start;
      /* with the gap of the grid a clear gutter between two texts of the same height */
      padding: 0 2.5rem 0 0;
    }
    ${SplitHeading}, ${Words} {
      /* below the header's veil */
      margin-block: calc(1.7 * ${header.tall}) ${space.md};
    }
    ${Words} {
      grid-area: 1 / 8 / auto / -1;
      gap: ${space.lg};
    }
    ${Shot} {
      grid-row: 2;
      grid-column: 1 / -1;
      aspect-ratio: auto;
      contain: size;
      min-height: max(20rem, 30vw);
      width: calc(100% + 2 * ${space.bleed});
      margin-inline: calc(-1 * ${space.bleed});
    }
  `,
} satisfies Record<SplitLayout, unknown>;

/** On a small window `wide` begins with its title, the others with their picture. */
const titleFirst = css`
  ${SplitHeading} { grid-row: 1; padding-block-start: calc(${header.phone} + ${space.xl}); }
  ${Shot} { grid-row: 2; aspect-ratio: 3 / 2; }
  ${Words} { grid-column: 1 / -1; }
  ${Words} > p { max-width: 44rem; }
`;

/** On a small window the others sink into the stage at their foot, above the words. */
const risingSmall = css`
  ${below('desktop')} {
    [data-tone='dark'] > & > ${Shot} { mask-image: linear-gradient(0deg, ${rising}); }
  }
`;

export const Split = styled(Grid)<{ $layout: SplitLayout }>`
  --foot: ${space.thought};
  /* in its one column the next text would seem to be part of it */
  ${between('small', 'desktop')} { --foot: ${space.section}; }
  ${below('small')} { --foot: calc(1.4 * ${space.section}); }
  padding-block-end: var(--foot);
  &:not(:last-child) { --foot: 0px; }
  ${Words} {
    ${media.tablet} { grid-column: 1 / 7; }
    ${media.desktop} { grid-column: 1 / 6; }
  }
  ${({ $layout }) => ($layout === 'wide' ? titleFirst : risingSmall)}
  ${media.desktop} {
    ${({ $layout }) => layouts[$layout]}
    /* on the stage, and before it, the picture ends with the section */
    [data-tone]:has(+ [data-tone='dark']) > & { --foot: 0px; }
    [data-tone='dark'] > & {
      --foot: 0px;
      & > ${Words} { padding-block-end: ${space.xl}; }
    }
  }
`;

/* text: nothing but words, title and sentence on one line */

export const Plain = styled(Grid)`
  padding-block: max(${space.section} * 0.9, ${header.phone} + ${space.xxl}) ${space.block};
  ${media.desktop} {
    align-items: end;
    padding-block-start: calc(${space.section} * 1.3);
    ${Heading} { grid-column: 1 / 7; }
    ${Words} { grid-column: 7 / -1; }
  }
`;
