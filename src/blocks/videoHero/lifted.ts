import { css } from 'styled-components';

/**
 * Moves out of the way of what covers the foot of the window (`--cover`, see site/cover.ts), as far as the window is higher
 * than what the stage needs. Moved, not laid out again, which would be a layout shift.
 *
 * @param part how much of the way this element moves, 0 to 1
 * @param height what the stage needs, as a CSS length
 * @param less how much less than that it moves, as a CSS length
 */
export const lifted = (part: number, height: string, less = '0px') => css`
  translate: 0 calc(${-part} * max(0px, clamp(0px, 100svh - ${height}, var(--cover, 0px)) - ${less}));
`;
