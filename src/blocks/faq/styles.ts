import styled from 'styled-components';
import { media } from '../../design/media.ts';
import { Grid } from '../../design/Section.tsx';
import { font, motion, size, space } from '../../design/tokens.ts';

export const Layout = styled(Grid)`
  row-gap: 0;
`;

/** Stays in view beside the questions on a desktop. */
export const Head = styled.div`
  grid-column: 1 / -1;
  ${media.desktop} {
    grid-column: 1 / 5;
    position: sticky;
    inset-block-start: 7rem;
    align-self: start;
  }
`;

export const Questions = styled.ul`
  grid-column: 1 / -1;
  border-block-end: 1px solid var(--line);
  ${media.desktop} { grid-column: 6 / -1; }
`;

/** Opens without JavaScript; where the browser can animate to a height of `auto`, it does. On paper all are open. */
export const Question = styled.details`
  border-block-start: 1px solid var(--line);
  interpolate-size: allow-keywords;
  @supports (interpolate-size: allow-keywords) {
    &::details-content {
      block-size: 0;
      overflow: clip;
      transition: block-size ${motion.panel} ${motion.easeIn}, content-visibility ${motion.panel} allow-discrete;
    }
    &[open]::details-content { block-size: auto; }
  }
  ${media.print} {
    break-inside: avoid;
    &::details-content { block-size: auto; content-visibility: visible; }
  }
`;

export const Summary = styled.summary`
  position: relative;
  display: block;
  padding: ${space.lg} 3.5rem ${space.lg} 0;
  cursor: pointer;
  list-style: none;
  transition: color ${motion.small} ${motion.easeIn};
  &::-webkit-details-marker { display: none; }
  ${media.hover} {
    &:hover { color: var(--accent); }
  }
`;

export const Title = styled.h3`
  font: 300 ${size.card} / 1.25 ${font.display};
  letter-spacing: -0.012em;
  text-wrap: pretty;
`;

/** A plus that turns into a minus: two lines in a 44 px field. */
export const Sign = styled.span`
  position: absolute;
  inset-block-start: calc(${space.lg} + 0.625 * ${size.card} - 1.375rem);
  inset-inline-end: 0;
  width: 2.75rem;
  height: 2.75rem;
  color: var(--accent);
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 50% 0.75rem auto;
    border-block-start: 1.5px solid currentcolor;
    transition: transform ${motion.panel} ${motion.easeIn};
  }
  &::after { transform: rotate(90deg); }
  ${Question}[open] &::after { transform: rotate(0deg); }
`;

export const Answer = styled.div`
  display: grid;
  gap: ${space.md};
  max-width: 38rem;
  padding-block: 0 ${space.xxl};
  padding-inline-end: 2rem;
  color: var(--muted);
`;
