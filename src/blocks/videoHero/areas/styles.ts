import styled, { css } from 'styled-components';
import { Anchor } from '../../../design/Anchor.tsx';
import { media, screenOnly } from '../../../design/media.ts';
import { behaviour } from '../../../design/menu/behaviour.ts';
import { enters, menuRow, minus, plus } from '../../../design/menu/styles.ts';
import { color, motion, radius, size, space } from '../../../design/tokens.ts';
import { lifted } from '../lifted.ts';

const { firstLevelMaxHeight, minWidth, maxWidth } = behaviour;

/** Height of an entry. */
const ENTRY = '2.75rem';

/** Most areas in one row of a wide window. */
const IN_A_ROW = 4;

/** An open area: `details` in the prerendered menu, marked by `data-open` once the page is hydrated. */
const OPEN = ':is([data-open], :has(> details[open]))';

export const Nav = styled.nav`
  /* stays at the foot of the stage when the words above are hidden */
  grid-row: 3;
  transition: translate ${motion.reveal} ${motion.easeIn};
  ${lifted(1, '33rem')}
  /* an open list needs all the space there is on a phone */
  &:has([data-open]) {
    translate: none;
    ${media.mobileUp} {
      ${lifted(1, '33rem')}
    }
  }
  ${screenOnly}
`;

/** As many in a row, unless their words are so large that they need more than its share. */
const columns = (count: number) => css`
  grid-template-columns: repeat(auto-fit, minmax(max(9rem, (100% - ${count - 1} * ${space.gutter}) / ${count}), 1fr));
`;

export const Areas = styled.ul<{ $count: number }>`
  display: grid;
  border-block-start: 1px solid var(--line);
  ${media.mobileUp} {
    column-gap: ${space.gutter};
    ${({ $count }) => columns(Math.min($count, IN_A_ROW))}
  }
  ${media.forcedColors} { background: Canvas; }
`;

export const Area = styled.li`
  position: relative;
  border-block-end: 1px solid var(--line);
  /* phone: the opened one moves first; once hydrated, the list itself is in that order */
  &:has(> details[open]) { order: -1; }
  ${media.mobileUp} {
    border-block-end: 0;
    &:has(> details[open]) { order: 0; }
  }
`;

const word = css`
  ${menuRow}
  justify-content: space-between;
  gap: ${space.sm};
  min-height: 3.5rem;
  font-size: ${size.caption};
  font-weight: 500;
  letter-spacing: 0.08em;
  color: ${color.ground};
  cursor: pointer;
  transition: color ${motion.small} ${motion.easeIn}, opacity ${motion.small} ${motion.easeIn};
  /* 55 % of bone on stage is 5.3:1 */
  ${Areas}:has(> ${OPEN}) > ${Area}:not(${OPEN}) & { opacity: 0.55; }
  ${media.mobileUp} {
    min-height: 4.5rem;
    font-size: ${size.body};
    justify-content: flex-start;
  }
  ${media.hover} {
    ${Areas}:has(> ${OPEN}) > ${Area}:not(${OPEN}) &:hover { opacity: 1; }
  }
`;

export const AreaLink = styled(Anchor)`${word}`;

const sign = css`
  ${plus('0.75rem')}
  ${media.forcedColors} {
    forced-color-adjust: none;
    color: CanvasText;
  }
`;

/** A `summary` in the prerendered menu, a `button` once the page is hydrated. */
export const AreaWord = styled.button`
  ${word}
  &::after {
    ${sign}
    transition: scale ${motion.small} ${motion.easeIn};
  }
  /* the plus of the open area becomes the disc of light */
  ${OPEN} > &::after, details[open] > &::after {
    background: ${color.glow};
    border-radius: ${radius.disc};
    scale: 0.67;
    ${media.forcedColors} { background: CanvasText; }
  }
`;

/** A list over the page whose foot is the hairline above the areas. */
const floating = css`
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

/** Few enough entries to show without scrolling: what they open may then float beside them. */
const FEW = ':not(:has(> :nth-child(8)))';

/** What a phone's window leaves for the list beside all areas, but three entries and a half at least. */
const left = `min(${firstLevelMaxHeight}px, max(3.5 * ${ENTRY}, 100svh - 23.75rem))`;

/**
 * First level of what an area opens. On a phone it scrolls inside, so that all areas and the list fit in one window; where
 * it ends before its entries do, it ends in the middle of one, which shows that there are more. On a wide window it floats
 * above the hairline.
 */
export const Panel = styled.ul`
  max-width: ${maxWidth}px;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: ${color.stageControl} transparent;
  max-height: calc(round(down, ${left} - ${ENTRY} / 2, ${ENTRY}) + ${ENTRY} / 2);
  ${enters('0 -0.5rem')}
  ${media.mobileUp} {
    ${floating}
    &:has(> [data-branch]) { height: ${firstLevelMaxHeight}px; }
    &:has(> [data-branch])${FEW} { height: auto; overflow: visible; }
    /* the last one of a row ends where the row ends, also where the columns are narrow */
    ${Area}:nth-child(${IN_A_ROW}n) & { inset-inline: auto 0; }
    @starting-style { translate: 0 0.75rem; }
  }
  ${media.desktop} {
    ${Area}:nth-child(${IN_A_ROW}n) & { inset-inline: 0 auto; }
  }
`;

const row = css`
  ${menuRow}
  gap: ${space.sm};
  min-height: ${ENTRY};
  line-height: 1.3;
  color: ${color.ground};
  &:focus-visible { outline-offset: -2px; }
`;

export const Leaf = styled(Anchor)`${row}`;

/** A `summary` in the prerendered menu, a `button` once the page is hydrated. */
export const BranchWord = styled.button`
  ${row}
  justify-content: space-between;
  cursor: pointer;
  &::after {
    ${sign}
    scale: 0.8;
    transition: background-size ${motion.small} ${motion.easeIn};
  }
  details[open] > &::after, &[aria-expanded='true']::after { ${minus} }
`;

/** Third level: indented by a line, or beside the first on a wide window, so that nothing moves under the mouse. */
export const Level = styled.ul`
  padding-inline-start: ${space.md};
  border-inline-start: 1px solid var(--line);
  ${enters('none')}
  ${media.mobileUp} {
    margin-block-end: ${space.xs};
    ${Panel}${FEW} & {
      ${floating}
      inset-block-end: 0;
      inset-inline-start: 100%;
      width: clamp(${minWidth}px, 100%, ${maxWidth}px);
      min-height: calc(100% + 1px);
      margin: 0;
      @starting-style { translate: -0.75rem 0; }
    }
    ${Area}:nth-child(n + 3) ${Panel}${FEW} & {
      inset-inline: auto 100%;
      @starting-style { translate: 0.75rem 0; }
    }
  }
`;
