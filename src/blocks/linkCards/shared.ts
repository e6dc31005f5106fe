import styled, { css } from 'styled-components';
import { Anchor, cardLink } from '../../design/Anchor.tsx';
import { media } from '../../design/media.ts';
import { Picture } from '../../design/Picture.tsx';
import { Description, Heading } from '../../design/Text.tsx';
import { motion } from '../../design/tokens.ts';

export const Title = styled(Heading)``;

export const Text = styled(Description)``;

export const Cta = styled(Anchor)`
  ${cardLink}
  /* the arrow stays at the last word: the room for it is the word's own, and it adds none */
  & > span { padding-inline-end: 2rem; }
  & > svg { display: inline; margin-inline-start: -1.25rem; vertical-align: -0.3em; }
`;

/** Grows a little while the pointer is on its card. */
export const Shot = styled(Picture)`
  transition: scale ${motion.reveal} ${motion.easeIn};
  ${media.hover} {
    li:hover & { scale: 1.03; }
  }
`;

/** A hairline above, drawn again from the left and in full colour while the pointer is on the card. */
export const hairline = css`
  background:
    linear-gradient(var(--accent), var(--accent)) 0 0 / 0 1px no-repeat,
    linear-gradient(var(--line), var(--line)) 0 0 / 100% 1px no-repeat;
  transition: background-size ${motion.reveal} ${motion.easeIn};
  ${media.hover} {
    li:hover > &, li&:hover { background-size: 100% 1px, 100% 1px; }
  }
`;
