import styled, { css } from 'styled-components';
import { cropped, TALL } from '../../design/crop.ts';
import { below, media } from '../../design/media.ts';
import { besideEachOther, Grid } from '../../design/Section.tsx';
import { Stats } from '../../design/Stats.tsx';
import { leading, space } from '../../design/tokens.ts';
import type { TextImageBlock } from './schema.ts';

type Side = TextImageBlock['imageSide'];
type Ratio = TextImageBlock['ratio'];

/** Label and heading. */
export const Head = styled.div`
  display: grid;
  gap: ${space.lg};
`;

export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};
  align-content: center;
`;

/** Paragraphs, and what closes them: points, figures, the button. */
export const Copy = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};
`;

export const Texts = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.lg};
  & > * { color: var(--text); }
  /* what comes first is the text, the rest explains it */
  & > :first-child { ${leading} }
`;

/** What closes the text. */
export const Close = styled.div`
  display: grid;
  gap: ${space.lg};
  /* figures begin with a line of their own */
  & > ul:has(+ dl) { border-block-end: 0; }
`;

/** Shapes of the picture on phones, which fetch it cropped to them. */
export const CROPS = { portrait: TALL, square: '1 / 1', landscape: '4 / 3', band: '3 / 2' } as const;

/** From edge to edge of a small window; bleeds off its own edge of a larger one. */
export const Shot = styled.div`
  overflow: clip;
  aspect-ratio: ${CROPS.landscape};
  ${below('desktop')} { margin-inline: calc(-1 * ${space.edge}); }
`;

const sides = {
  right: css`
    ${Words} { grid-area: 1 / 1 / 2 / 6; }
    ${Shot} {
      grid-area: 1 / 7 / 2 / -1;
      margin-inline-end: calc(-1 * ${space.bleed});
    }
  `,
  left: css`
    --apart: ${space.xxl};
    ${Words} { grid-area: 1 / 7 / 2 / -1; }
    ${Shot} {
      grid-area: 1 / 1 / 2 / 7;
      margin-inline: calc(-1 * ${space.bleed}) 0;
    }
  `,
} satisfies Record<Side, unknown>;

/** On a phone a picture on the wall keeps clear of both edges. */
const onWall = css`${below('small')} { aspect-ratio: ${CROPS.square}; margin-inline: 0; }`;

/** At least of its ratio, and as high as the text; it stays in view while a text scrolls that is higher than the window. */
const beside = (ratio: string) => css`
  ${Shot} {
    position: sticky;
    inset-block-start: 6rem;
    align-self: stretch;
    aspect-ratio: ${ratio};
    max-height: min(54rem, 100svh - 8rem);
    width: calc(100% + ${space.bleed} - var(--apart, 0px));
  }
`;

const landscape = css`
  ${Shot} {
    align-self: center;
    aspect-ratio: 7 / 5;
    width: calc(100% + ${space.bleed} - var(--apart, 0px));
  }
`;

const ratios = {
  portrait: ({ $side }: { $side: Side }) => [sides[$side], beside(CROPS.portrait)],
  /** narrower than the others, and not to the edge: a picture on the wall */
  square: ({ $side }: { $side: Side }) => [
    sides[$side],
    beside(CROPS.square),
    css`
      ${Shot} {
        grid-column: ${$side === 'right' ? '8 / -1' : '1 / 6'};
        margin-inline: 0;
        width: 100%;
      }
      ${Words} { grid-column: ${$side === 'right' ? '1 / 7' : '7 / -1'}; }
    `,
  ],
  /** whole, because such a motif is wide */
  landscape: ({ $side }: { $side: Side }) => [sides[$side], landscape],
  /** picture first, from edge to edge; the heading below at the left, the text at the right, what closes it across both */
  band: () => css`
    ${Shot} {
      grid-column: 1 / -1;
      width: calc(100% + 2 * ${space.bleed});
      margin-inline: calc(-1 * ${space.bleed});
      aspect-ratio: 21 / 9;
      max-height: 70svh;
    }
    ${Words} {
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
      & > ${Copy} { display: contents; }
      & > ${Head} {
        grid-column: 1 / 6;
        align-content: start;
      }
    }
    ${Texts} { grid-column: 7 / -1; }
    ${Close} { grid-column: 1 / -1; padding-block-start: ${space.xl}; }
    ul { ${besideEachOther} }
    /* the text is in line with the last of three points */
    &:not(:has(dl)):has(ul > :nth-child(3):last-child) {
      ${Head} { grid-column: 1 / 9; }
      ${Texts} { grid-column: 9 / -1; }
    }
    /* two rows of columns, points and figures, would look like one twice: the points are beside the text */
    &:has(dl) {
      ${Words} > ${Head} { grid-column: 1 / -1; }
      ${Texts}, ul { margin-block-start: ${space.lg}; border-block-start: 1px solid var(--line); padding-block-start: ${space.lg}; }
      ${Texts} { grid-column: 1 / 7; margin-inline-end: ${space.huge}; }
      ${Close} {
        display: contents;
        & > ul { display: block; grid-column: 7 / -1; align-self: start; ${leading} }
        & > ul > :first-child { border: 0; padding-block-start: 0; }
        & > dl, & > div { grid-column: 1 / -1; }
        & > dl { margin-block-start: ${space.xxl}; padding-block-start: ${space.xxl}; }
      }
    }
  `,
} satisfies Record<Ratio, unknown>;

/** A heading across text and picture, which begin on one line. */
const across = (side: Side) => css`
  ${sides[side]}
  ${beside('3 / 2')}
  ${Words} {
    display: contents;
    & > ${Head} { grid-area: 1 / 1 / auto / 11; }
    & > ${Copy} {
      grid-area: 2 / ${side === 'right' ? '1 / auto / 6' : '7 / auto / -1'};
      row-gap: ${space.xxl};
      align-content: start;
    }
  }
  ${Shot} { grid-row: 2; }
`;

/** On a small window a band comes first too. */
const bandSmall = css`
  margin-block-start: calc(-1 * var(--above));
  ${Shot} {
    order: -1;
    aspect-ratio: ${CROPS.band};
  }
  ${media.print} { margin-block-start: 0; }
`;

/**
 * On a small window the picture follows the heading: after the text it would come screens later. On a tablet it is flat, and
 * three points stand beside each other.
 */
const afterHead = css`
  ${media.print} { --next: 11cm; }
  ${below('desktop')} {
    row-gap: ${space.lg};
    ${Words} { display: contents; }
    ${Head}, ${Copy} { grid-column: 1 / -1; }
    ${Copy} { order: 1; }
    ${media.tablet} {
      row-gap: ${space.xl};
      ${Shot} { aspect-ratio: 16 / 9; }
      ul:has(> :nth-child(3):last-child) { ${besideEachOther} }
    }
  }
`;

/** On a phone the picture has the format that it has on large windows, too. */
export const Frame = styled(Grid)<{ $side: Side; $ratio: Ratio; $across: boolean }>`
  ${Shot} { ${({ $ratio }) => ($ratio === 'portrait' ? cropped(TALL) : $ratio === 'square' && onWall)} }
  ${({ $ratio }) => ($ratio === 'band' ? bandSmall : afterHead)}
  ${media.desktop} {
    ${({ $side, $ratio, $across }) => ($across && $ratio !== 'band' ? across($side) : ratios[$ratio]({ $side }))}
  }
  ${media.print} { ${Shot} { aspect-ratio: auto; height: 8cm; } }
`;

/** They begin with a line. */
export const Figures = styled(Stats)`
  margin-block: ${space.md};
  ${below('desktop')} { ul:has(+ &) { border-block-end: 0; } }
`;
