import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Crop } from './crop.ts';
import { media, screenOnly } from './media.ts';
import { Picture } from './Picture.tsx';
import { color } from './tokens.ts';

/** What darkens a picture on small and on large windows, as a CSS background. */
export interface Scrim {
  small: string;
  large: string;
  /** part of a small window that the picture takes, from its top; all by default */
  height?: string;
  /** where the picture begins on a large window; at its edge by default */
  start?: string;
  /** where it ends above the foot of a large window; there by default */
  end?: string;
}

const SMALL =
  'linear-gradient(0deg, var(--c-stage) 2%, rgb(var(--rgb-stage) / 0.8) 9%, rgb(var(--rgb-stage) / 0.2) 15%, transparent 20%)';

/**
 * Scrims in stage colour, measured for bone text on a white picture: `stage` keeps 4.5:1 over the left 46 % of a large window
 * (3:1, for headlines, to 50 %) and at the foot of a small one's picture, where the words begin, `even` everywhere. On a large
 * window a `stage` picture begins right of the edge and rises out of the dark, and nothing lies on its right half, where its motif is
 * brightest. A `foot` picture ends above the foot of the window, too: its words stand below it, only the largest reach into it.
 */
export const scrims = {
  stage: {
    small: SMALL,
    large:
      'linear-gradient(90deg, var(--c-stage) 0, rgb(var(--rgb-stage) / 0.86) 18%, rgb(var(--rgb-stage) / 0.58) 28%, rgb(var(--rgb-stage) / 0.3) 35%, rgb(var(--rgb-stage) / 0.08) 43%, rgb(var(--rgb-stage) / 0) 54%), linear-gradient(0deg, rgb(var(--rgb-stage) / 0.7) 0, rgb(var(--rgb-stage) / 0) 30%)',
    height: '50svh',
    start: '26%',
  },
  foot: {
    small: SMALL,
    large:
      'linear-gradient(0deg, var(--c-stage), rgb(var(--rgb-stage) / 0.8) 14%, rgb(var(--rgb-stage) / 0.45) 27%, rgb(var(--rgb-stage) / 0) 42%), linear-gradient(90deg, var(--c-stage), rgb(var(--rgb-stage) / 0.82) 9%, rgb(var(--rgb-stage) / 0.46) 19%, rgb(var(--rgb-stage) / 0.16) 28%, rgb(var(--rgb-stage) / 0) 38%)',
    height: '50svh',
    start: '27%',
    end: '24%',
  },
  even: { small: 'rgb(var(--rgb-stage) / 0.88)', large: 'rgb(var(--rgb-stage) / 0.82)' },
} satisfies Record<string, Scrim>;

const Layer = styled.div<{ $scrim: Scrim }>`
  position: absolute;
  inset: 0;
  z-index: -1;
  height: ${({ $scrim }) => $scrim.height};
  overflow: hidden;
  &::before,
  &::after {
    content: '';
    position: absolute;
    z-index: 1;
    pointer-events: none;
    inset: 0;
    background: ${({ $scrim }) => $scrim.small};
  }
  /* what the scrim darkens keeps the colour of the light: white would become grey */
  &::before {
    mix-blend-mode: multiply;
    background: linear-gradient(0deg, ${color.glow} 9%, transparent 20%);
  }
  /* WebKitGTK would draw it unblended over a film: a bright column */
  &:has(video)::before { content: none; }
  ${media.desktop} {
    inset-inline-start: ${({ $scrim }) => $scrim.start};
    inset-block-end: ${({ $scrim }) => $scrim.end};
    height: auto;
    &::before { background: linear-gradient(90deg, ${color.glow} 22%, 32%, transparent 58%); }
    &::after { background: ${({ $scrim }) => $scrim.large}; }
  }
  ${screenOnly}
`;

/** Stops of the mask with which a picture rises out of the dark: no seam shows where it begins. */
export const rising = 'transparent, #0001 4%, #0006 11%, #000c 18%, #000 26%';

interface BackdropProps {
  image: { src: string; alt: string; focus?: string | undefined };
  scrim: Scrim;
  priority?: boolean;
  /** of the picture, on phones */
  crop?: Crop;
  className?: string;
  /** drawn over the picture, below what darkens it */
  children?: ReactNode;
}

/** A picture behind everything in the nearest positioned, isolated parent, darkened so that bone text reads. */
export function Backdrop({ image, scrim, priority = false, crop = '1 / 1', className, children }: BackdropProps) {
  return (
    <Layer $scrim={scrim} className={className}>
      <Picture image={image} sizes="100vw" ratio="fill" crop={crop} priority={priority} />
      {children}
    </Layer>
  );
}
