import styled, { keyframes } from 'styled-components';
import { below, media } from '../media.ts';
import { font, motion, radius, size, space } from '../tokens.ts';
import { behaviour } from './behaviour.ts';
import { arrowsBelow } from './widths.ts';

const fill = keyframes`from { stroke-dashoffset: 1; } to { stroke-dashoffset: 0; }`;

export const Pause = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: ${radius.disc};
  color: var(--accent);
  pointer-events: auto;
  transition: background ${motion.small} ${motion.easeIn};
  ${media.hover} { &:hover { background: var(--tint); } }
  &:active { translate: 0 1px; }
`;

/** The hairline circle around the sign. */
export const Ring = styled.svg`
  position: absolute;
  inset: 0;
  overflow: visible;
  rotate: -90deg;
  fill: none;
  stroke: var(--control);
  stroke-width: 1;
`;

/** The circle drawn again, in the time that a card stays. */
export const RingLine = styled.circle`
  stroke: var(--accent);
  stroke-width: 2;
  stroke-dasharray: 1;
  animation: ${fill} ${behaviour.autoAdvance}ms linear both;
`;

/** Targets of 44 px, in as many lines as they need. */
export const Dots = styled.div`
  display: flex;
  flex-wrap: wrap;
`;

/** Which card of how many; the dots say it to screen readers. */
export const Count = styled.span`
  min-width: 3.5rem;
  font: 300 ${size.card} / 1 ${font.display};
  text-align: center;
`;

export const Arrows = styled.div`
  display: flex;
  align-items: center;
  margin-inline-start: auto;
  ${media.mobileUp} { gap: ${space.sm}; }
`;

/** Dots at the left, arrows at the right; below each other both are in the middle. */
export const Bar = styled.div<{ $count: number }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${space.md};
  /* optical: the first disc begins where the cards begin, the arrow ends where the page ends */
  margin-inline: -1.125rem -0.625rem;
  ${media.mobileUp} { margin-inline-end: 0; }
  ${below('mobile')} {
    column-gap: 0;
    ${Count} { display: none; }
  }
  ${({ $count }) => arrowsBelow($count)} {
    margin-inline: 0;
    &, ${Dots} { justify-content: center; }
    ${Arrows} { margin-inline-start: 0; }
  }
`;

/** An 8 px disc in its target; the one of the card in first place is lit. */
export const Dot = styled.button`
  width: 2.75rem;
  display: grid;
  place-items: center;
  height: 2.75rem;
  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border: 1px solid var(--control);
    border-radius: ${radius.disc};
    transition: background ${motion.small} ${motion.easeIn}, border-color ${motion.small} ${motion.easeIn}, scale ${motion.small} ${motion.easeIn};
  }
  ${media.hover} { &:hover::before { border-color: var(--accent); scale: 1.25; } }
  &[aria-current]::before {
    background: var(--accent);
    border-color: var(--accent);
  }
  &:focus-visible { outline-offset: -6px; }
  ${media.forcedColors} {
    &[aria-current]::before {
      forced-color-adjust: none;
      background: Highlight;
      border-color: Highlight;
    }
  }
`;

export const Arrow = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 1px solid transparent;
  border-radius: ${radius.disc};
  color: var(--accent);
  transition: background ${motion.small} ${motion.easeIn}, border-color ${motion.small} ${motion.easeIn};
  ${media.hover} { &:hover { background: var(--tint); } }
  &:active { translate: 0 1px; }
  &:focus-visible { outline-offset: -2px; }
  ${media.mobileUp} {
    width: 3.5rem;
    height: 3.5rem;
    border-color: var(--control);
  }
`;
