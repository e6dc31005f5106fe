import styled, { css } from 'styled-components';
import { media, scriptOnly } from '../../design/media.ts';
import { motion, size, space } from '../../design/tokens.ts';

/** Shape of the buttons that open and close the menu: at least 44 px. */
export const toggle = css`
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space.sm};
  min-width: 2.75rem;
  min-height: 2.75rem;
  ${scriptOnly}
`;

/** Two lines; crossed while the menu is open. */
export const Lines = styled.span`
  position: relative;
  width: 1.75rem;
  height: 0.5rem;
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    border-block-start: 1.5px solid currentcolor;
    transition: inset-inline ${motion.small} ${motion.easeIn}, rotate ${motion.small} ${motion.easeIn};
  }
  &::before { inset-block-start: 0; }
  &::after { inset-block-end: 0; }
  &[data-state='open']::before {
    inset-block-start: 50%;
    rotate: 45deg;
  }
  &[data-state='open']::after {
    inset-block-end: calc(50% - 1.5px);
    rotate: -45deg;
  }
`;

export const Word = styled.span`
  display: none;
  font-size: ${size.caption};
  font-weight: 500;
  letter-spacing: 0.02em;
  ${media.tablet} { display: inline; }
`;

export const Toggle = styled.button`
  ${toggle}
  ${media.hover} {
    &:hover ${Lines}::after { inset-inline: 0.5rem 0; }
  }
  ${media.forcedColors} { background: Canvas; }
`;
