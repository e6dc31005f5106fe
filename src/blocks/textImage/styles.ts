import styled, { css } from 'styled-components';
import { between, media } from '../../design/media.ts';
import { Grid } from '../../design/Section.tsx';
import { Stats } from '../../design/Stats.tsx';
import { Heading } from '../../design/Text.tsx';
import { space } from '../../design/tokens.ts';
import type { TextImageBlock } from './schema.ts';

type Side = TextImageBlock['imageSide'];
type Ratio = TextImageBlock['ratio'];

export const Title = styled(Heading)``;

/** Label and heading. */
export const Head = styled.div`
  display: grid;
  gap: ${space.lg};
`;

/** A larger heading, whose ground cuts into the near edge of the picture: its lines run from one to the other. */
const overlaps = {
  right: css`
    width: 155%;
    padding: ${space.lg} ${space.lg} ${space.lg} 0;
  `,
  left: css`
    width: 155%;
    margin-inline-start: -55%;
    padding: ${space.lg} 0 ${space.lg} ${space.xl};
  `,
} satisfies Record<Side, unknown>;

const overlap = (side: Side) => css`
  ${Head} {
    position: relative;
    z-index: 1;
    background: var(--ground);
    ${overlaps[side]}
    ${Title} {
      font-size: clamp(3rem, 4.9vw, 5rem);
      font-weight: 200;
    }
  }
`;

export const Words = styled.div<{ $overlap: Side | undefined }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};
  align-content: center;
  ${media.desktop} {
    ${({ $overlap }) => ($overlap ? overlap($overlap) : '')}
  }
`;

/** Bleeds off the right edge of a phone, off its own edge of a larger window. */
export const Shot = styled.div`
  overflow: clip;
  aspect-ratio: 4 / 3;
  margin-inline-end: calc(-1 * ${space.edge});
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
    ${Words} { grid-area: 1 / 8 / 2 / -1; }
    ${Shot} {
      grid-area: 1 / 1 / 2 / 7;
      margin-inline: calc(-1 * ${space.bleed}) 0;
    }
  `,
} satisfies Record<Side, unknown>;

/** It stays in view while a longer text scrolls. */
const beside = (ratio: string) => css`
  ${Shot} {
    position: sticky;
    inset-block-start: 6rem;
    align-self: start;
    aspect-ratio: ${ratio};
    max-height: min(54rem, 100svh - 8rem);
    width: calc(100% + ${space.bleed});
  }
`;

const ratios = {
  portrait: ({ $side }: { $side: Side }) => [sides[$side], beside('4 / 5')],
  /** narrower than the others, and not to the edge: a picture on the wall */
  square: ({ $side }: { $side: Side }) => [
    sides[$side],
    beside('1'),
    css`
      ${Shot} {
        grid-column: ${$side === 'right' ? '8 / -1' : '1 / 6'};
        margin-inline: 0;
        width: 100%;
      }
      ${Words} { grid-column: ${$side === 'right' ? '1 / 7' : '7 / -1'}; }
    `,
  ],
  landscape: ({ $side }: { $side: Side }) => [sides[$side], beside('7 / 5')],
  /** picture first, from edge to edge; the heading below at the left, the text at the right */
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
      row-gap: 0;
      & > * { grid-column: 7 / -1; margin-block-end: ${space.lg}; }
      & > ${Head} {
        grid-column: 1 / 6;
        grid-row: 1 / span 9;
        align-content: start;
      }
    }
  `,
} satisfies Record<Ratio, unknown>;

/** On a small window a band comes first too. */
const bandSmall = css`
  margin-block-start: calc(-1 * ${space.section});
  ${Shot} {
    order: -1;
    width: calc(100% + 2 * ${space.edge});
    margin-inline: calc(-1 * ${space.edge});
    aspect-ratio: 3 / 2;
  }
  ${media.print} {
    margin-block-start: 0;
    ${Shot} { max-height: 8cm; }
  }
`;

/** On a tablet the picture is beside the heading, level with its foot; the text is below both. */
const besideHead = (side: Side) => css`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.lg} ${space.xl};
  ${Words} {
    display: contents;
    & > * { grid-column: 1 / -1; }
    & > ${Head} { grid-area: 1; align-self: end; }
  }
  ${Shot} {
    ${side === 'right' ? 'grid-area: 1 / 2;' : `grid-area: 1 / 1; margin-inline: calc(-1 * ${space.edge}) 0;`}
    aspect-ratio: 5 / 4;
  }
`;

export const Frame = styled(Grid)<{ $side: Side; $ratio: Ratio }>`
  ${({ $ratio }) => ($ratio === 'band' ? bandSmall : '')}
  ${between('tablet', 'desktop')} {
    ${({ $side, $ratio }) => ($ratio === 'band' ? '' : besideHead($side))}
  }
  ${media.desktop} {
    ${({ $side, $ratio }) => ratios[$ratio]({ $side })}
  }
`;

export const Figures = styled(Stats)`
  margin-block-start: ${space.md};
`;
