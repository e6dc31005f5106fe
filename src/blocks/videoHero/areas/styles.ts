import styled, { css } from 'styled-components';
import { behaviour } from '../../../design/behaviour.ts';
import { media } from '../../../design/media.ts';
import { color, motion, radius, size, space } from '../../../design/tokens.ts';
import { lifted } from '../lifted.ts';

const { firstLevelMaxHeight, minWidth, maxWidth } = behaviour.menu;

/** Most areas that stand in one row on a wide window. */
const IN_A_ROW = 4;

/** An area that is open: as `details` before the page is alive, marked by `data-open` then. */
const OPEN = ':is([data-open], :has(> details[open]))';

export const Nav = styled.nav`
  /* stays at the foot of the stage when the words above step back */
  grid-row: 3;
  transition: translate ${motion.reveal} ${motion.easeIn};
  ${lifted(1, '33rem')}
  /* an open list needs all the room there is on a phone */
  &:has([data-open]) {
    translate: none;
    ${media.mobileUp} {
      ${lifted(1, '33rem')}
    }
  }
  ${media.print} {
    display: none;
  }
`;

export const Areas = styled.ul<{ $count: number }>`
  display: grid;
  border-block-start: 1px solid var(--line);
  ${media.mobileUp} {
    grid-template-columns: repeat(${({ $count }) => Math.min($count, IN_A_ROW)}, minmax(0, 1fr));
    column-gap: ${space.gutter};
  }
  ${media.forcedColors} { background: Canvas; }
`;

export const Area = styled.li`
  position: relative;
  border-block-end: 1px solid var(--line);
  /* phone: the opened one moves first; alive, the list itself is in that order */
  &:has(> details[open]) {
    order: -1;
  }
  ${media.mobileUp} {
    border-block-end: 0;
    &:has(> details[open]) {
      order: 0;
    }
  }
`;

const word = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.sm};
  width: 100%;
  min-height: 3.5rem;
  font-size: ${size.caption};
  font-weight: 500;
  font-stretch: 88%;
  letter-spacing: 0.12em;
  text-align: start;
  color: ${color.bone};
  text-decoration: none;
  cursor: pointer;
  transition: color ${motion.small} ${motion.easeIn}, opacity ${motion.small} ${motion.easeIn};
  /* 55 % of bone on stage is 5.3:1 */
  ${Areas}:has(> ${OPEN}) > ${Area}:not(${OPEN}) & {
    opacity: 0.55;
  }
  ${media.mobileUp} {
    min-height: 4.5rem;
    font-size: ${size.body};
    justify-content: flex-start;
  }
  ${media.hover} {
    &:hover {
      color: ${color.amber};
    }
    ${Areas}:has(> ${OPEN}) > ${Area}:not(${OPEN}) &:hover {
      opacity: 1;
    }
  }
  &:active {
    color: ${color.amber};
  }
`;

export const AreaLink = styled.a`
  ${word}
`;

/** A sign drawn by two strokes: a plus. */
const plus = css`
  content: '';
  flex: none;
  width: 0.75rem;
  height: 0.75rem;
  background:
    linear-gradient(currentcolor, currentcolor) center / 100% 1px no-repeat,
    linear-gradient(currentcolor, currentcolor) center / 1px 100% no-repeat;
  ${media.forcedColors} {
    forced-color-adjust: none;
    color: CanvasText;
  }
`;

/** The plus of the open word becomes the disc of light. */
const disc = css`
  background: ${color.amber};
  border-radius: ${radius.disc};
  scale: 0.67;
  ${media.forcedColors} {
    background: CanvasText;
  }
`;

/** `summary` before the page is alive, `button` then. */
export const AreaWord = styled.button`
  ${word}
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  &::after {
    ${plus}
    transition: scale ${motion.small} ${motion.easeIn};
  }
  ${OPEN} > &::after,
  details[open] > &::after {
    ${disc}
  }
`;

/** A panel that stands on the hairline, in the measures of specification section 9. */
const standing = css`
  position: absolute;
  z-index: 1;
  inset-block-end: 100%;
  inset-inline-start: 0;
  overflow-y: auto;
  max-height: ${firstLevelMaxHeight}px;
  width: clamp(${minWidth}px, 100% + 5rem, ${maxWidth}px);
  padding: ${space.sm} ${space.md};
  background: ${color.stage};
  border: 1px solid var(--line);
  border-block-end: 0;
  ${media.desktop} {
    width: clamp(${minWidth}px, 100%, ${maxWidth}px);
    padding-inline: ${space.lg};
  }
`;

/** Few enough entries to show without scrolling: what they open may then stand beside them. */
const FEW = ':not(:has(> :nth-child(8)))';

/**
 * First level of what an area opens. On a phone it scrolls inside, so that all words and the list stand in one window; on a
 * wide one it stands on the hairline.
 */
export const Panel = styled.ul`
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: ${color.smoke} transparent;
  max-height: min(${firstLevelMaxHeight}px, max(9rem, 100svh - 23.75rem));
  padding-block-end: ${space.sm};
  transition: opacity ${motion.panel} ${motion.easeIn}, translate ${motion.panel} ${motion.easeIn};
  @starting-style {
    opacity: 0;
    translate: 0 -0.5rem;
  }
  ${media.mobileUp} {
    ${standing}
    &:has(> [data-branch]) {
      height: ${firstLevelMaxHeight}px;
    }
    &:has(> [data-branch])${FEW} {
      height: auto;
      overflow: visible;
    }
    /* the last one of a row ends where the row ends, also where the columns are narrow */
    ${Area}:nth-child(${IN_A_ROW}n) & {
      inset-inline: auto 0;
    }
    @starting-style {
      translate: 0 0.75rem;
    }
  }
  ${media.desktop} {
    ${Area}:nth-child(${IN_A_ROW}n) & {
      inset-inline: 0 auto;
    }
  }
`;

const row = css`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  width: 100%;
  min-height: 2.75rem;
  line-height: 1.3;
  text-align: start;
  color: ${color.bone};
  text-decoration: none;
  transition: color ${motion.small} ${motion.easeIn};
  ${media.hover} {
    &:hover {
      color: ${color.amber};
    }
  }
  &:active {
    color: ${color.amber};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Leaf = styled.a`
  ${row}
`;

/** `summary` before the page is alive, `button` then. */
export const BranchWord = styled.button`
  ${row}
  justify-content: space-between;
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  &::after {
    ${plus}
    scale: 0.8;
    transition: background-size ${motion.small} ${motion.easeIn};
  }
  details[open] > &::after,
  &[aria-expanded='true']::after {
    background-size: 100% 1px, 1px 0;
  }
`;

/** Third level: indented by a line, or beside the first on a wide window, so that nothing moves under the mouse. */
export const Level = styled.ul`
  margin-block-end: ${space.xs};
  padding-inline-start: ${space.md};
  border-inline-start: 1px solid var(--line);
  transition: opacity ${motion.panel} ${motion.easeIn}, translate ${motion.panel} ${motion.easeIn};
  @starting-style {
    opacity: 0;
  }
  ${media.mobileUp} {
    ${Panel}${FEW} & {
      ${standing}
      inset-block-end: 0;
      inset-inline-start: 100%;
      width: clamp(${minWidth}px, 100%, ${maxWidth}px);
      min-height: calc(100% + 1px);
      margin: 0;
      @starting-style {
        translate: -0.75rem 0;
      }
    }
    ${Area}:nth-child(n + 3) ${Panel}${FEW} & {
      inset-inline: auto 100%;
      @starting-style {
        translate: 0.75rem 0;
      }
    }
  }
`;
