import styled, { css } from 'styled-components';
import { behaviour } from '../../design/behaviour.ts';
import { media } from '../../design/media.ts';
import { color, font, motion, radius } from '../../design/tokens.ts';

const { closing, opening } = behaviour.preloader;

/** Velvet: wide and narrow folds whose widths never meet, the glow of the disc, dark above and below, the seam of light. */
const velvet = css`
  background:
    linear-gradient(var(--inwards), transparent calc(100% - 1px), ${color.amber} 0),
    radial-gradient(70vmin at var(--seam) 50%, rgb(233 176 106 / 0.34), transparent),
    linear-gradient(rgb(26 16 10 / 0.6), transparent 40% 60%, rgb(26 16 10 / 0.75)),
    repeating-linear-gradient(var(--inwards), rgb(26 16 10 / 0.4) 0, transparent 1.3rem 2.1rem, rgb(26 16 10 / 0.4) 3.7rem),
    repeating-linear-gradient(var(--inwards), rgb(26 16 10 / 0.62) 0, rgb(233 176 106 / 0.14) 3.2rem, rgb(26 16 10 / 0.3) 5rem, rgb(26 16 10 / 0.62) 6.4rem),
    ${color.brown};
`;

/** Drawn aside: beyond the edge, folds pressed together. */
const aside = css`
  translate: var(--aside) 0;
  scale: 0.6 1;
`;

const unlit = css`
  opacity: 0;
  scale: 0.4;
`;

/** Decoration in the top layer, above an open dialog too. Both halves reach a pixel over the middle: one seam, not two. */
export const Halves = styled.div`
  position: fixed;
  inset: 0;
  z-index: 100;
  display: grid;
  place-items: center;
  width: auto;
  height: auto;
  padding: 0;
  border: 0;
  overflow: hidden;
  background: none;
  color: ${color.bone};
  pointer-events: none;
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    width: calc(50% + 0.5px);
    ${velvet}
    ${aside}
    transition: ${opening}ms ${motion.easeIn};
    transition-property: translate, scale;
  }
  &::before {
    --inwards: 90deg;
    --seam: 100%;
    --aside: -101%;
    left: 0;
    transform-origin: 0;
  }
  &::after {
    --inwards: -90deg;
    --seam: 0%;
    --aside: 101%;
    right: 0;
    transform-origin: 100%;
  }
  &[data-phase^='clos']::before,
  &[data-phase^='clos']::after {
    translate: 0;
    scale: 1;
    transition-duration: ${closing}ms;
    @starting-style {
      ${aside}
    }
  }
  ${media.print} {
    display: none;
  }
`;

/** The disc of light, and the mark in it. */
export const Light = styled.span`
  z-index: 1;
  display: grid;
  place-items: center;
  width: min(40vmin, 20rem);
  aspect-ratio: 1;
  border-radius: ${radius.disc};
  background: rgb(233 176 106 / 0.3);
  font: 200 clamp(3.5rem, 15vmin, 7rem) / 1 ${font.display};
  letter-spacing: -0.03em;
  ${unlit}
  transition: 0.25s ${motion.easeOut};
  [data-phase^='clos'] > & {
    opacity: 1;
    scale: 1;
    transition: 0.7s ${motion.easeIn} 0.3s;
    @starting-style {
      ${unlit}
    }
  }
`;
