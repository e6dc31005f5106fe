import { css } from 'styled-components';
import { media } from '../media.ts';
import { color, motion } from '../tokens.ts';

/** An entry of a menu on the stage, button or link: as wide as its list, amber under the pointer. */
export const menuRow = css`
  display: flex;
  align-items: center;
  width: 100%;
  text-align: start;
  text-decoration: none;
  transition: color ${motion.small} ${motion.easeIn};
  ${media.hover} {
    &:hover { color: ${color.glow}; }
  }
  &:active { color: ${color.glow}; }
`;

/** Fades in from a place beside its own, when it appears. */
export const enters = (from: string, time: string = motion.panel) => css`
  transition: opacity ${time} ${motion.easeIn}, translate ${time} ${motion.easeIn};
  @starting-style {
    opacity: 0;
    translate: ${from};
  }
`;

/** A plus, drawn by two strokes, for the `::after` of an entry that opens more. */
export const plus = (size: string) => css`
  content: '';
  flex: none;
  width: ${size};
  height: ${size};
  background:
    linear-gradient(currentcolor, currentcolor) center / 100% 1px no-repeat,
    linear-gradient(currentcolor, currentcolor) center / 1px 100% no-repeat;
`;

/** Removes the upright stroke of that plus: the entry is open. */
export const minus = css`
  background-size: 100% 1px, 1px 0;
`;
