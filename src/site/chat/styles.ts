import styled from 'styled-components';
import { Anchor } from '../../design/Anchor.tsx';
import { media, screenOnly } from '../../design/media.ts';
import { color, motion, size, space } from '../../design/tokens.ts';

/** Fades in; below dialogs and curtain, which are in the top layer. */
export const Corner = styled.aside`
  position: fixed;
  z-index: 15;
  inset: auto ${space.md} max(${space.md}, env(safe-area-inset-bottom)) auto;
  transition: opacity ${motion.reveal} ${motion.easeIn};
  @starting-style {
    opacity: 0;
  }
  ${media.tablet} {
    inset: auto ${space.lg} max(${space.lg}, env(safe-area-inset-bottom)) auto;
  }
  ${screenOnly}
`;

/** Slides out beside the icon under a pointer or with keyboard focus; always there for screen readers. */
export const Words = styled.span`
  max-width: 0;
  overflow: hidden;
  white-space: nowrap;
  transition: max-width ${motion.panel} ${motion.easeIn}, padding ${motion.panel} ${motion.easeIn};
`;

/** A 56 px disc. The bone edge and the two rings of the focus are seen on light and on dark ground. */
export const Disc = styled(Anchor)`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  min-width: 3.5rem;
  height: 3.5rem;
  padding-inline: calc(1rem - 1px);
  border: 1px solid rgb(var(--rgb-ground) / 0.6);
  border-radius: 1.75rem;
  background: ${color.brand};
  color: ${color.ground};
  font-size: ${size.body};
  font-weight: 500;
  text-decoration: none;
  transition: background ${motion.small} ${motion.easeIn};
  &:focus-visible {
    outline: 2px solid ${color.ground};
    outline-offset: 0;
    box-shadow: 0 0 0 5px ${color.text};
  }
  &:active { background: ${color.brandDeep}; }
  &:focus-visible ${Words} {
    max-width: 12rem;
    padding-inline: ${space.xs} ${space.sm};
  }
  ${media.hover} {
    &:hover { background: ${color.brandDeep}; }
    &:hover ${Words} {
      max-width: 12rem;
      padding-inline: ${space.xs} ${space.sm};
    }
  }
`;
