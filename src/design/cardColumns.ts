import { css, type RuleSet } from 'styled-components';
import { between, media } from './media.ts';
import type { Breakpoint } from './tokens.ts';

type Columns = 1 | 2 | 3;

interface Filling {
  /** the card that takes the columns which the cards leave in its row */
  card: 'first' | 'last';
  /** its styles where it has the row to itself, and where it has two columns of three */
  whole?: (columns: Columns) => RuleSet | string;
  part?: RuleSet | string;
}

/** Columns of a card in a grid of six, so that its rows are always full: one or two from a breakpoint on, all on a desktop. */
export const cardColumns = (columns: Columns, from: Breakpoint, filling: Filling) => css`
  ${between(from, 'desktop')} { ${spans(columns === 1 ? 1 : 2, filling)} }
  ${media.desktop} { ${spans(columns, filling)} }
`;

function spans(columns: Columns, { card, whole, part }: Filling) {
  if (columns === 1) return css`grid-column: 1 / -1; ${whole?.(1)}`;
  const left = card === 'first' ? '&:first-child:nth-last-child' : '&:last-child:nth-child';
  return css`
    grid-column: span ${6 / columns};
    ${left}(${columns}n + 1) { grid-column: 1 / -1; ${whole?.(columns)} }
    ${columns === 3 ? css`${left}(3n + 2) { grid-column: span 4; ${part} }` : ''}
  `;
}
