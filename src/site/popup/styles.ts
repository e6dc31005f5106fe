import styled, { css, keyframes } from 'styled-components';
import { Button } from '../../design/Button.tsx';
import { formWidth } from '../../design/form/styles.ts';
import { media } from '../../design/media.ts';
import { Display, Label } from '../../design/Text.tsx';
import { color, motion, radius, space } from '../../design/tokens.ts';
import { behaviour } from './behaviour.ts';

const leaving = css`display ${motion.small} allow-discrete, overlay ${motion.small} allow-discrete`;

/** A card on a large window; on a phone a sheet from below that leaves a strip of the page in sight. */
export const Dialog = styled.dialog<{ $width: keyof typeof formWidth }>`
  position: fixed;
  inset: auto 0 0;
  width: 100%;
  max-width: none;
  height: 92dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  background: ${color.paper};
  color: ${color.espresso};
  box-shadow: 0 32px 80px rgb(36 21 11 / 0.28);
  translate: 0 100%;
  transition: translate ${motion.small} ${motion.easeIn}, opacity ${motion.small} ${motion.easeIn}, ${leaving};
  &[open] {
    translate: none;
    @starting-style {
      translate: 0 100%;
    }
  }
  ${media.small} {
    inset: 0;
    width: min(${({ $width }) => formWidth[$width]}, 100% - 3rem);
    height: fit-content;
    max-height: min(92dvh, 60rem);
    margin: auto;
    translate: 0 1rem;
    opacity: 0;
    &[open] {
      opacity: 1;
      @starting-style {
        translate: 0 1rem;
        opacity: 0;
      }
    }
  }
  &:not([open]) {
    pointer-events: none;
  }
  &::backdrop {
    background: rgb(26 16 10 / 0);
    transition: background ${motion.small} ${motion.easeIn}, ${leaving};
  }
  &[open]::backdrop {
    background: rgb(26 16 10 / 0.66);
    @starting-style {
      background: rgb(26 16 10 / 0);
    }
  }
  ${media.forcedColors} {
    border: 1px solid;
  }
`;

export const Paper = styled.div`
  position: relative;
  display: grid;
  gap: ${space.xl};
  min-height: 100%;
  align-content: start;
  padding: ${space.xl} clamp(1.25rem, 5vw, 3rem) ${space.xxl};
  padding-block-end: max(${space.xxl}, env(safe-area-inset-bottom));
`;

/** A disc at the top right, in sight however far the form is scrolled; last in the order of the Tab key. */
export const Close = styled.button`
  position: sticky;
  inset-block: ${space.md};
  grid-row: 1;
  grid-column: 1;
  justify-self: end;
  z-index: 1;
  width: 2.75rem;
  height: 2.75rem;
  margin-inline-end: calc(-1 * ${space.sm});
  border-radius: ${radius.disc};
  background: ${color.paper};
  transition: background ${motion.small} ${motion.easeIn};
  &:hover {
    background: var(--tint);
  }
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 50% 0.75rem auto;
    border-block-start: 1.5px solid currentcolor;
    rotate: 45deg;
  }
  &::after {
    rotate: -45deg;
  }
  ${media.forcedColors} {
    border: 1px solid;
  }
`;

export const Head = styled.div`
  display: grid;
  gap: ${space.sm};
  grid-row: 1;
  grid-column: 1;
  padding-inline-end: ${space.xxl};
`;

export const Service = Label;

export const Title = styled(Display)`
  &:focus {
    outline: none;
  }
`;

export const Subtitle = styled.p`
  max-width: 34rem;
  color: var(--muted);
`;

export const Sheet = styled.form`
  position: relative;
  display: grid;
  gap: ${space.lg};
`;

/** Its messages are in the page before they have a text (WCAG 4.1.3), and take no space until then. */
export const Foot = styled.div`
  & > p:not(:empty) {
    margin-block-end: ${space.md};
  }
`;

export const Submit = styled(Button)`
  width: 100%;
  transition: none;
  &:disabled {
    border-color: var(--control);
    background: none;
    color: var(--muted);
    cursor: default;
  }
  ${media.small} {
    width: auto;
    min-width: 14rem;
  }
`;

export const Alert = styled.p`
  font-weight: 500;
  color: ${color.error};
`;

export const Status = styled.p`
  color: var(--muted);
  &:focus {
    outline: none;
  }
`;

export const View = styled.div`
  display: grid;
  gap: ${space.md};
  justify-items: start;
  padding-inline-end: ${space.xxl};
`;

const draw = keyframes`from { stroke-dashoffset: 1; }`;

export const Drawing = styled.svg`
  width: 4rem;
  height: 4rem;
  margin-block-end: ${space.sm};
  fill: none;
  stroke: ${color.brown};
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  & > * {
    stroke-dasharray: 1;
    animation: ${draw} ${motion.reveal} ${motion.easeIn} backwards;
  }
  & > path {
    animation-delay: 0.4s;
  }
  ${media.forcedColors} {
    stroke: CanvasText;
  }
`;

const run = keyframes`to { scale: 0 1; }`;

/** Runs out when the view closes. */
export const Clock = styled.div`
  justify-self: stretch;
  height: 1px;
  margin-block-start: ${space.lg};
  background: ${color.brown};
  transform-origin: 0 50%;
  animation: ${run} ${behaviour.thanks}ms linear forwards;
  &[data-waiting] {
    animation-play-state: paused;
  }
  ${media.reducedMotion} {
    display: none;
  }
`;
