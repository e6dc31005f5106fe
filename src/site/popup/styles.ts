import styled, { keyframes } from 'styled-components';
import { formWidth } from '../../design/form/styles.ts';
import { media } from '../../design/media.ts';
import { Display } from '../../design/Text.tsx';
import { color, motion, space } from '../../design/tokens.ts';
import { Close, modal, raised } from '../dialogStyles.ts';
import { behaviour } from './behaviour.ts';

/** A card on a large window; on a phone a sheet from below that leaves a strip of the page in sight. */
export const Dialog = styled.dialog<{ $width: keyof typeof formWidth }>`
  ${modal(motion.small)}
  ${raised}
  inset: auto 0 0;
  height: 92dvh;
  max-height: none;
  padding: 0;
  /* what takes the focus is scrolled clear of the corner */
  scroll-padding-block: 4rem 1rem;
  scrollbar-width: thin;
  scrollbar-color: var(--control) transparent;
  translate: 0 100%;
  &[open] {
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
  ${media.forcedColors} { border: 1px solid; }
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

/** At the top right, in sight however far the form is scrolled; last in the order of the Tab key. */
export const Corner = styled(Close)`
  position: sticky;
  inset-block: ${space.md};
  grid-row: 1;
  grid-column: 1;
  justify-self: end;
  z-index: 1;
  margin-inline-end: calc(-1 * ${space.sm});
  background: ${color.raised};
  ${media.forcedColors} { border: 1px solid; }
`;

export const Head = styled.div`
  display: grid;
  gap: ${space.sm};
  grid-row: 1;
  grid-column: 1;
  padding-inline-end: ${space.xxl};
`;

export const Title = styled(Display)`
  &:focus { outline: none; }
`;

export const Sheet = styled.form`
  position: relative;
  display: grid;
  gap: ${space.lg};
`;

const run = keyframes`to { scale: 0 1; }`;

/** Runs out when the view closes. */
export const Clock = styled.div`
  justify-self: stretch;
  height: 1px;
  margin-block-start: ${space.lg};
  background: ${color.brand};
  transform-origin: 0 50%;
  animation: ${run} ${behaviour.thanks}ms linear forwards;
  &[data-waiting] { animation-play-state: paused; }
  ${media.reducedMotion} { display: none; }
`;
