import styled, { css } from 'styled-components';
import { color, motion, radius } from '../design/tokens.ts';

/** A modal dialog that moves in and out in this time; while it moves out, the page below can already be used. */
export const modal = (time: string) => css`
  position: fixed;
  width: 100%;
  max-width: none;
  margin: 0;
  border: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  transition: translate ${time} ${motion.easeIn}, opacity ${time} ${motion.easeIn}, display ${time} allow-discrete, overlay ${time} allow-discrete;
  &[open] { translate: none; }
  &:not([open]) { pointer-events: none; }
  &::backdrop {
    background: rgb(var(--rgb-stage) / 0);
    transition: background ${time} ${motion.easeIn}, display ${time} allow-discrete, overlay ${time} allow-discrete;
  }
  &[open]::backdrop {
    background: rgb(var(--rgb-stage) / 0.66);
    @starting-style {
      background: rgb(var(--rgb-stage) / 0);
    }
  }
`;

/** On paper above the page. */
export const raised = css`
  background: ${color.raised};
  color: ${color.text};
  box-shadow: 0 32px 80px color-mix(in srgb, var(--c-text) 28%, transparent);
`;

/** Two crossed strokes in a 44 px field. */
export const Close = styled.button.attrs({ type: 'button' })`
  width: 2.75rem;
  height: 2.75rem;
  border-radius: ${radius.disc};
  transition: background ${motion.small} ${motion.easeIn};
  &:hover { background: var(--tint); }
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: calc(50% - 0.75px) 0.75rem auto;
    border-block-start: 1.5px solid currentcolor;
    rotate: 45deg;
  }
  &::after { rotate: -45deg; }
`;
