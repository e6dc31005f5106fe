import styled, { css } from 'styled-components';
import { media } from '../../design/media.ts';
import { Container } from '../../design/Section.tsx';
import { color, header, motion, space } from '../../design/tokens.ts';

export const Row = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.lg};
  height: ${header.phone};
  transition: height ${motion.small} ${motion.easeIn};
  ${media.tablet} { height: ${header.tall}; }
`;

const translucent = css`
  backdrop-filter: blur(12px);
  transition: background ${motion.small} ${motion.easeIn}, translate ${motion.panel} ${motion.easeIn}, visibility ${motion.panel};
`;

/** On the picture: bone without a ground, then on brown 90 % (4.85:1). Without JavaScript it scrolls away. */
const over = css`
  position: fixed;
  inset-inline: 0;
  color: ${color.bone};
  --focus: ${color.bone};
  &[data-state='compact'] {
    background: ${color.brown90};
    ${translucent}
  }
  &[data-state='hidden'] {
    translate: 0 -100%;
    visibility: hidden;
  }
  ${media.noScript} { position: absolute; }
`;

const onPaper = css`
  position: sticky;
  color: ${color.espresso};
  background: rgb(242 234 223 / 0.88);
  ${translucent}
`;

export const Bar = styled.header<{ $over: boolean }>`
  inset-block-start: 0;
  z-index: 20;
  ${({ $over }) => ($over ? over : onPaper)}
  &[data-state='compact'] ${Row} {
    ${media.tablet} { height: ${header.compact}; }
  }
`;
