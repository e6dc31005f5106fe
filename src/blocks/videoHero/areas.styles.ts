import styled, { css } from 'styled-components';
import { media } from '../../design/media.ts';
import { color, motion, radius, size, space } from '../../design/tokens.ts';

/** Measures of the menu, specification section 9. */
const PANEL = { maxHeight: '340px', minWidth: '220px', maxWidth: '320px' } as const;

export const Nav = styled.nav`
  ${media.print} {
    display: none;
  }
`;

export const Areas = styled.ul<{ $count: number }>`
  display: grid;
  border-block-start: 1px solid var(--line);
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space.gutter};
  }
  ${media.desktop} {
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  }
`;

export const Area = styled.li`
  position: relative;
  border-block-end: 1px solid var(--line);
  transition: opacity ${motion.small} ${motion.easeIn};
  /* phone: the opened one moves first */
  &:has(> details[open]) {
    order: -1;
  }
  ${Areas}:has(> li > details[open]) > &:not(:has(> details[open])) {
    opacity: 0.55;
  }
  ${media.tablet} {
    &:has(> details[open]) {
      order: 0;
    }
  }
  ${media.desktop} {
    border-block-end: 0;
  }
`;

const word = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.sm};
  min-height: 3.5rem;
  font-size: ${size.caption};
  font-weight: 500;
  font-stretch: 88%;
  letter-spacing: 0.12em;
  color: ${color.bone};
  text-decoration: none;
  cursor: pointer;
  ${media.tablet} {
    min-height: 4.5rem;
    font-size: ${size.body};
    justify-content: flex-start;
  }
`;

export const AreaLink = styled.a`
  ${word}
  &:hover {
    color: ${color.amber};
  }
`;

/** A sign drawn by two strokes: a plus that becomes a disc of light when its entry is open. */
const sign = css`
  content: '';
  flex: none;
  width: 0.75rem;
  height: 0.75rem;
  background:
    linear-gradient(currentcolor, currentcolor) center / 100% 1px no-repeat,
    linear-gradient(currentcolor, currentcolor) center / 1px 100% no-repeat;
  transition: border-radius ${motion.small} ${motion.easeIn}, background-color ${motion.small} ${motion.easeIn};
`;

const disc = css`
  background: ${color.amber};
  border-radius: ${radius.disc};
  scale: 0.67;
  ${media.forcedColors} {
    background: CanvasText;
  }
`;

export const AreaWord = styled.summary`
  ${word}
  list-style: none;
  transition: color ${motion.small} ${motion.easeIn};
  &::-webkit-details-marker {
    display: none;
  }
  &::after {
    ${sign}
  }
  details[open] > &::after {
    ${disc}
  }
  ${media.hover} {
    &:hover {
      color: ${color.amber};
    }
  }
`;

export const Panel = styled.ul`
  overflow-y: auto;
  max-height: ${PANEL.maxHeight};
  padding-block-end: ${space.md};
  ${media.tablet} {
    position: absolute;
    inset-block-end: 100%;
    inset-inline-start: 0;
    width: clamp(${PANEL.minWidth}, 100%, ${PANEL.maxWidth});
    padding: ${space.sm} ${space.lg} ${space.md};
    background: ${color.stage};
    border: 1px solid var(--line);
    border-block-end: 0;
  }
`;

const row = css`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  min-height: 2.75rem;
  line-height: 1.3;
  color: ${color.bone};
  text-decoration: none;
  transition: color ${motion.small} ${motion.easeIn};
  &:hover {
    color: ${color.amber};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Leaf = styled.a`
  ${row}
`;

export const Branch = styled.details``;

export const BranchWord = styled.summary`
  ${row}
  justify-content: space-between;
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  &::after {
    ${sign}
    scale: 0.8;
  }
  details[open] > &::after {
    background: linear-gradient(currentcolor, currentcolor) center / 100% 1px no-repeat;
  }
`;

/** Third level: indented by a line. */
export const Level = styled.ul`
  margin-block-end: ${space.xs};
  padding-inline-start: ${space.md};
  border-inline-start: 1px solid var(--line);
`;
