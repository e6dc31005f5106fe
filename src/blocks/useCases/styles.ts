import styled from 'styled-components';
import { media } from '../../design/media.ts';
import { Grid } from '../../design/Section.tsx';
import { Display } from '../../design/Text.tsx';
import { motion, size, space } from '../../design/tokens.ts';

export const Cases = styled.ul`
  border-block-end: 1px solid var(--line);
`;

/**
 * A case opens and closes by itself, without JavaScript; where the browser can animate to a height of `auto`, it does.
 * On paper every case is open.
 */
export const Case = styled.details`
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
  padding-block: ${space.xl};
  cursor: pointer;
  list-style: none;
  transition: background ${motion.small} ${motion.easeIn};
  &::-webkit-details-marker { display: none; }
  ${media.desktop} { padding-block: ${space.xxl}; }
  ${media.hover} {
    &:hover { background: linear-gradient(90deg, transparent, var(--tint) 12%, var(--tint) 88%, transparent); }
  }
`;

/** Spans all the way down: a summary may hold phrasing and headings only. */
export const SummaryRow = styled(Grid)`
  row-gap: ${space.md};
`;

/** Icon and category: beside the title from the tablet on, above it on a phone. */
export const Kind = styled.span`
  grid-column: 1 / -2;
  display: flex;
  align-items: center;
  align-self: start;
  gap: ${space.sm};
  color: var(--accent);
  ${media.tablet} {
    grid-column: 1 / 3;
    min-height: calc(1.2 * ${size.card});
  }
  ${media.desktop} { grid-column: 1 / 4; }
`;

export const Words = styled.span`
  grid-column: 1 / -1;
  display: grid;
  gap: ${space.sm};
  ${media.tablet} { grid-column: 3 / 8; }
  ${media.desktop} { grid-column: 4 / 11; }
`;

export const Title = styled(Display)`
  padding-inline-end: ${space.md};
`;

export const Text = styled.span`
  max-width: 34rem;
  color: var(--muted);
`;

/** A plus that turns into a minus: two lines in a 44 px field. */
export const Sign = styled.span`
  position: absolute;
  inset-block-start: calc(${space.xl} - 0.75rem);
  inset-inline-end: 0;
  width: 2.75rem;
  height: 2.75rem;
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 50% 0.75rem auto;
    border-block-start: 1.5px solid var(--accent);
    transition: transform ${motion.panel} ${motion.easeIn};
  }
  &::after { transform: rotate(90deg); }
  ${Case}[open] &::after { transform: rotate(0deg); }
  ${media.tablet} { inset-block-start: calc(${space.xl} - 0.375rem); }
  ${media.desktop} { inset-block-start: calc(${space.xxl} - 0.375rem); }
`;

export const Content = styled(Grid)`
  padding-block: ${space.md} ${space.huge};
`;

/** Problem, solution and results side by side on a desktop; below each other before. */
export const Columns = styled.div<{ $count: number }>`
  grid-column: 1 / -1;
  display: grid;
  gap: ${space.xl} ${space.gutter};
  ${media.tablet} { grid-column: 3 / -1; }
  ${media.desktop} {
    grid-column: 4 / -1;
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
    column-gap: ${space.xxl};
  }
`;

export const Column = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.md};
  padding-block-start: ${space.md};
  border-block-start: 1px solid var(--line);
`;

export const Results = styled.ul`
  display: grid;
  gap: ${space.xs};
`;

export const Result = styled.li`
  position: relative;
  padding-inline-start: 1.5rem;
  &::before {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    inset-block-start: 0.8em;
    width: 0.75rem;
    border-block-start: 1px solid var(--accent);
  }
`;

export const Foot = styled.div`
  grid-column: 1 / -1;
  ${media.tablet} { grid-column: 3 / -1; }
  ${media.desktop} { grid-column: 4 / -1; }
`;
