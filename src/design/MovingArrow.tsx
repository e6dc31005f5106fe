import styled from 'styled-components';
import { Icon } from './Icon.tsx';
import { media } from './media.ts';
import { motion } from './tokens.ts';

/** The arrow at the end of a link's words; it moves on while the pointer is on any part of the link. */
export const MovingArrow = styled(Icon).attrs({ name: 'arrow-right' })`
  transition: translate ${motion.small} ${motion.easeIn};
  ${media.hover} {
    a:hover > & { translate: 6px 0; }
  }
`;
