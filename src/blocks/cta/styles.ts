import styled, { css } from 'styled-components';
import { Anchor } from '../../design/Anchor.tsx';
import { decoration, media } from '../../design/media.ts';
import { Grid } from '../../design/Section.tsx';
import { Lead } from '../../design/Text.tsx';
import { light, motion, radius, size, space } from '../../design/tokens.ts';
import type { CtaBlock } from './schema.ts';

export const Words = styled.div`
  display: grid;
  gap: ${space.lg};
  max-width: 56rem;
  /* beside it is the disc, or the motif of the picture */
  ${media.desktop} { max-width: 58%; }
`;

export const Sentence = styled(Lead)`
  max-width: 36rem;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.lg} ${space.xl};
`;

/** In a line of its own below the buttons. */
export const Contact = styled.ul`
  display: flex;
  flex-wrap: wrap;
  flex-basis: 100%;
  gap: 0 ${space.xl};
`;

const layouts = {
  stack: '',
  /** button and addresses below each other at the right, level with the foot of the title */
  split: css`
    ${Words} { grid-column: 1 / 9; max-width: none; }
    ${Actions} {
      grid-column: 9 / -1;
      align-self: end;
      flex-direction: column;
      align-items: start;
      padding-inline-start: ${space.xl};
      border-inline-start: 1px solid var(--line);
    }
  `,
  disc: '',
} satisfies Record<CtaBlock['layout'], unknown>;

/** With a picture, a small window shows it above the words. */
export const Frame = styled(Grid)<{ $picture: boolean; $layout: CtaBlock['layout'] }>`
  padding-block-start: ${({ $picture }) => ($picture ? '34svh' : 0)};
  ${media.desktop} {
    padding-block: ${({ $picture }) => ($picture ? space.xxl : 0)};
    ${({ $layout }) => layouts[$layout]}
  }
  ${media.print} { padding-block: 0; }
`;

const rising = css`
  inset-block: auto calc(var(--disc) / -3);
  clip-path: inset(-9rem -9rem 33.33%);
`;

/** The one light: it hangs above the words as far as the space there shows it, or rises over the foot of a desktop's page. */
export const Disc = styled.div<{ $low: boolean }>`
  --disc: clamp(11rem, 32vw, 34rem);
  --cut: calc(var(--disc) - ${space.section} * 0.65);
  position: absolute;
  z-index: -1;
  inset: calc(-1 * var(--cut)) max(4vw, (100vw - 90rem) / 2) auto auto;
  width: var(--disc);
  aspect-ratio: 1;
  border-radius: ${radius.disc};
  background: ${light};
  box-shadow: 0 0 7.5rem rgb(var(--rgb-glow) / 0.25);
  clip-path: inset(var(--cut) -9rem -9rem);
  ${media.desktop} {
    ${({ $low }) => ($low ? rising : '')}
  }
  ${decoration}
`;

export const ContactLink = styled(Anchor)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  font-size: ${size.body};
  font-variant-numeric: lining-nums;
  color: var(--muted);
  text-decoration: underline;
  text-decoration-color: var(--line);
  text-underline-offset: 0.3em;
  transition: color ${motion.small} ${motion.easeIn}, text-decoration-color ${motion.small} ${motion.easeIn};
  &:hover {
    color: var(--text);
    text-decoration-color: currentcolor;
  }
`;
