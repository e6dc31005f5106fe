import styled from 'styled-components';
import { media, scriptOnly } from '../media.ts';
import { font, motion, radius, size } from '../tokens.ts';

/**
 * Where scripts can never run, and on paper, every content is shown; a browser that cannot style the content of
 * `details` still opens it. Before hydration, browsers that can animate to `auto` do.
 */
export const Root = styled.div`
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
  @media print, (scripting: none) {
    break-inside: avoid;
    &::details-content { block-size: auto; content-visibility: visible; }
  }
`;

/**
 * The whole head opens: the button's area covers it. Its parts have no wrapper, because a summary may hold headings, but a
 * span may not.
 */
export const Head = styled.div`
  position: relative;
  display: block;
  padding-block: var(--disclosure-pad);
  cursor: pointer;
  &:focus-visible { outline-offset: 0.25rem; }
  ${media.noScript} { cursor: auto; }
`;

/** The heading, with the line height `--disclosure-leading`. */
export const Title = styled.h3`
  font: 300 ${size.card} / var(--disclosure-leading) ${font.display};
  font-variant-numeric: inherit;
  letter-spacing: -0.006em;
  word-spacing: 0.04em;
  transition: color ${motion.small} ${motion.easeIn};
  ${media.hover} {
    ${Head}:hover & { color: var(--accent); }
  }
  ${Head}:active & { color: var(--accent); }
`;

export const Question = styled.button`
  display: block;
  width: 100%;
  text-align: start;
  font: inherit;
  letter-spacing: inherit;
  word-spacing: inherit;
  text-wrap: inherit;
  scroll-margin-block: var(--disclosure-pad);
  &::after { content: ''; position: absolute; inset: 0 -0.75rem; }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 2px solid var(--focus); outline-offset: -2px; }
`;

/** A plus that turns into a minus: two lines in a 44 px field, level with the middle of the title's first line. */
export const Sign = styled.span`
  position: absolute;
  inset-block-start: calc(var(--disclosure-pad) + var(--disclosure-leading) * ${size.card} / 2 - 1.375rem);
  inset-inline-end: 0;
  width: 2.75rem;
  height: 2.75rem;
  pointer-events: none;
  border-radius: ${radius.disc};
  transition: background ${motion.small} ${motion.easeIn};
  ${media.hover} {
    ${Head}:hover & { background: var(--tint); }
  }
  ${Head}:active & { background: var(--line); }
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: calc(50% - 0.75px) 0.75rem auto;
    border-block-start: 1.5px solid var(--accent);
    transition: rotate ${motion.panel} ${motion.easeIn};
  }
  &::after { rotate: 90deg; }
  ${Root}[open] &::after,
  ${Root}[data-open] &::after { rotate: 0deg; }
  ${scriptOnly}
`;

/** Without padding, so that it takes no space while it is closed: padding belongs to its content. */
export const Panel = styled.div`
  ${media.print} {
    &[hidden] { display: block; content-visibility: visible; }
  }
`;
