import styled, { css } from 'styled-components';
import { behaviour } from '../../design/behaviour.ts';
import { screenOnly } from '../../design/media.ts';
import { color, font, motion, radius } from '../../design/tokens.ts';

const { closing, opening } = behaviour.preloader;

/** Half the width of the disc of light. */
const DISC = 'clamp(5.5rem, 18vmin, 10rem)';

/** The seam of light, above and below the disc. */
const seam = (edge: string) =>
  `linear-gradient(${color.glow}, ${color.glow}) var(--seam) ${edge} / 1px calc(50% - ${DISC}) no-repeat`;

/**
 * Velvet: wide and narrow folds whose widths never coincide, the glow of the disc, dark above and below. Its shade is not that
 * of the stage, which can change with the page behind the curtain.
 */
const velvet = css`
  background:
    ${seam('0')},
    ${seam('100%')},
    radial-gradient(80vmin at var(--seam) 50%, rgb(var(--rgb-sheen) / 0.3), transparent),
    linear-gradient(rgb(var(--rgb-text) / 0.66), transparent 42% 58%, rgb(var(--rgb-text) / 0.8)),
    repeating-linear-gradient(var(--inwards), rgb(var(--rgb-text) / 0.4) 0, transparent 1.3rem 2.1rem, rgb(var(--rgb-text) / 0.4) 3.7rem),
    repeating-linear-gradient(var(--inwards), rgb(var(--rgb-text) / 0.66) 0, rgb(var(--rgb-sheen) / 0.16) 3.2rem, rgb(var(--rgb-text) / 0.34) 5rem, rgb(var(--rgb-text) / 0.66) 6.4rem),
    ${color.brand};
`;

/** Drawn aside: beyond the edge, folds pressed together. */
const aside = css`
  translate: var(--aside) 0;
  scale: 0.6 1;
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
  color: ${color.ground};
  pointer-events: none;
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    width: calc(50% + 0.5px);
    ${velvet}
    ${aside}
    transition: ${opening}ms cubic-bezier(0.76, 0, 0.24, 1);
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
    /* heavy: slow at first and in the end */
    transition-duration: ${closing}ms;
    transition-timing-function: cubic-bezier(0.6, 0, 0.2, 1);
    @starting-style {
      ${aside}
    }
  }
  ${screenOnly}
`;

/** The disc of light, and the mark in it. It grows where the halves meet and is gone before they have parted. */
export const Light = styled.span`
  z-index: 1;
  display: grid;
  place-items: center;
  width: calc(2 * ${DISC});
  aspect-ratio: 1;
  padding-block-start: 0.12em;
  border-radius: ${radius.disc};
  background: rgb(var(--rgb-lamp) / 0.28);
  font: 200 clamp(3.5rem, 15vmin, 7rem) / 1 ${font.display};
  letter-spacing: -0.03em;
  opacity: 0;
  scale: 1.2;
  transition: 0.2s ${motion.easeIn};
  [data-phase^='clos'] > & {
    opacity: 1;
    scale: 1;
    transition: 0.7s ${motion.easeIn} 0.25s;
    @starting-style {
      opacity: 0;
      scale: 0.4;
    }
  }
`;
