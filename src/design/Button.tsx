import styled, { css } from 'styled-components';
import { Anchor } from './Anchor.tsx';
import { media } from './media.ts';
import { color, motion, radius, size } from './tokens.ts';

/** `solid`: the one button of a block; `line`: beside it; `text`: a quiet link with an arrow. */
export type ButtonLook = 'solid' | 'line' | 'text';

const looks = {
  solid: css`
    background: var(--button, ${color.brand});
    color: var(--button-text, ${color.ground});
    padding: 0.9rem min(1.75rem, 8vw);
    border: 1px solid transparent;
    &:hover { background: var(--button-hover, ${color.brandDeep}); }
    &:active { translate: 0 1px; }
  `,
  line: css`
    border: 1px solid var(--control);
    color: var(--text);
    padding: 0.9rem min(1.75rem, 8vw);
    &:hover { border-color: var(--text); background: var(--tint); }
    &:active { translate: 0 1px; }
  `,
  text: css`
    color: var(--accent);
    padding: 0.6rem 0;
    background: linear-gradient(currentcolor, currentcolor) 0 calc(100% - 0.45rem) / 100% 1px no-repeat;
    ${media.hover} {
      background-size: 0 1px;
      background-position-x: 100%;
      &:hover { background-size: 100% 1px; background-position-x: 0; }
      & > svg { transition: translate ${motion.small} ${motion.easeIn}; }
      &:hover > svg { translate: 6px 0; }
    }
  `,
} satisfies Record<ButtonLook, unknown>;

/** Shape shared by links and buttons; at least 44 px high, for fingers. */
const buttonStyle = css<{ $look: ButtonLook }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.75rem;
  min-height: 2.75rem;
  border-radius: ${radius.control};
  /* between the caption and the text, as large as the control needs */
  font-size: calc(0.94 * ${size.body});
  font-weight: 500;
  line-height: 1.3;
  word-spacing: 0.12em;
  text-decoration: none;
  text-align: center;
  hyphens: manual;
  /* where text is so large that a long word has no line of its own */
  @media (max-width: 14rem) {
    max-width: 100%;
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  transition: background ${motion.small} ${motion.easeIn}, border-color ${motion.small} ${motion.easeIn}, color ${motion.small} ${motion.easeIn};
  ${({ $look }) => looks[$look]}
  ${media.forcedColors} {
    padding-inline: 1rem;
    border: 1px solid;
    background: Canvas;
  }
`;

export const ButtonLink = styled(Anchor)<{ $look: ButtonLook }>`${buttonStyle}`;

export const Button = styled.button<{ $look: ButtonLook }>`${buttonStyle}`;
