import { css } from 'styled-components';

/**
 * Out of the way of what lies over the window's foot (`--cover`, see site/cover.ts), as far as the window is higher than
 * the room that the stage needs. Moved, not laid out anew, which would be a layout shift.
 */
export const lifted = (part: number, room: string) => css`
  translate: 0 calc(${-part} * clamp(0px, 100svh - ${room}, var(--cover, 0px)));
`;
