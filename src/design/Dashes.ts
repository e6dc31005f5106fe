import styled from 'styled-components';
import { space } from './tokens.ts';

/** Short points below each other. */
export const Dashes = styled.ul`
  display: grid;
  gap: ${space.xs};
`;

/** A point that begins with a dash, drawn, because a marker's distance cannot be set. */
export const Dash = styled.li`
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
