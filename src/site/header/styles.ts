import styled from 'styled-components';
import { decoration, media } from '../../design/media.ts';
import { Container } from '../../design/Section.tsx';
import { header, motion, space } from '../../design/tokens.ts';

export const Row = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.lg};
  height: ${header.phone};
  transition: height ${motion.small} ${motion.easeIn};
  ${media.tablet} { height: ${header.tall}; }
`;

/**
 * Ink and ground are those of the band of the page below (`data-tone`). On the first screen there is no ground, only a veil
 * that fades out downwards: over a picture it keeps text at 4.5:1, on a plain ground it cannot be seen. Once scrolled the
 * ground is translucent, and text has at least 7:1 on it whatever is below. Without JavaScript, and in
 * a window that has no height to spare, it scrolls away.
 */
export const Bar = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: 20;
  color: var(--text);
  --focus: currentcolor;
  transition: color ${motion.small} ${motion.easeIn}, background ${motion.small} ${motion.easeIn}, translate ${motion.panel} ${motion.easeIn}, visibility ${motion.panel};
  &::before {
    content: '';
    position: absolute;
    inset: 0 0 -100%;
    z-index: -1;
    background: linear-gradient(var(--ground) 20%, color-mix(in srgb, var(--ground) 55%, transparent) 55%, color-mix(in srgb, var(--ground) 14%, transparent) 80%, transparent);
    opacity: 0.7;
    pointer-events: none;
    transition: opacity ${motion.small} ${motion.easeIn};
    ${decoration}
  }
  /* over a bright picture ink needs less of it, and much of it would be fog */
  &[data-tone='light']::before { opacity: 0.36; }
  /* nothing stands in the middle of a large window: a disc of light keeps its rim there */
  &[data-tone='dark']::before {
    ${media.desktop} { mask-image: linear-gradient(90deg, #000 14%, transparent 40% 70%, #000 91%); }
  }
  &[data-state='compact'] {
    background: color-mix(in srgb, var(--ground) 80%, transparent);
    backdrop-filter: blur(18px);
    box-shadow: 0 1px var(--line);
    &&::before { opacity: 0; }
    ${Row} {
      ${media.tablet} { height: ${header.compact}; }
    }
  }
  &[data-state='hidden'] {
    translate: 0 -100%;
    visibility: hidden;
  }
  @media (scripting: none), (max-height: 20rem) { position: absolute; }
`;
