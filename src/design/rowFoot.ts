import styled from 'styled-components';
import { below, scriptOnly } from './media.ts';
import { space } from './tokens.ts';

/** The part that makes a row move. Where its code cannot be loaded, the browser still scrolls the row. */
export const loadLive = () => import('./carousel/Live.tsx').then(({ Live }) => Live);

/** Widths of a dot and of what is beside the dots: gap, arrows and edges. In pixels. */
const DOT = 44;
const BESIDE = 120;
const EDGES = 16;

/** Reserves the space of the controls, so that nothing moves when they appear: they take more lines in small windows. */
export const Foot = styled.div<{ $shown?: boolean; $count: number }>`
  display: ${({ $shown }) => ($shown ? 'block' : 'none')};
  min-height: 2.75rem;
  margin-block-start: ${space.md};
  ${below('mobile')} { display: block; }
  @media (max-width: ${({ $count }) => $count * DOT + BESIDE}px) { min-height: 5.5rem; }
  @media (max-width: ${({ $count }) => $count * DOT + EDGES}px) { min-height: 8.25rem; }
  ${scriptOnly}
`;
