import { css } from 'styled-components';
import { motion } from '../../design/tokens.ts';

/** The one link of a card, whose area is the whole card. */
export const cardLink = (ringOffset: string) => css`
  font-weight: 500;
  color: var(--accent);
  text-decoration: none;
  &::after { content: ''; position: absolute; inset: 0; }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 2px solid var(--focus); outline-offset: ${ringOffset}; }
`;

/** A hairline above, which `drawnAgain` draws from the left in full colour. */
export const hairline = css`
  background:
    linear-gradient(var(--accent), var(--accent)) 0 0 / 0 1px no-repeat,
    linear-gradient(var(--line), var(--line)) 0 0 / 100% 1px no-repeat;
  transition: background-size ${motion.reveal} ${motion.easeIn};
`;

export const drawnAgain = css`
  background-size: 100% 1px, 100% 1px;
`;
