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

/** The one light, whole: above the words of a small window, in the right third of a desktop, level with the title. */
export const Disc = styled.div`
  justify-self: end;
  width: clamp(7rem, 20vw, 24rem);
  aspect-ratio: 1;
  border-radius: ${radius.disc};
  background: ${light};
  box-shadow: 0 0 7.5rem rgb(var(--rgb-glow) / 0.25);
  ${decoration}
`;

const inThird = css`
  ${Disc} {
    grid-column: 9 / -1;
    justify-self: start;
    margin-inline-start: ${space.xl};
  }
`;

/** Where the actions are beside the disc: below it, or below the words. */
const withDisc = {
  stack: '',
  split: css`
    ${inThird}
    ${Words} { grid-row: 1 / 3; align-self: end; }
    ${Actions} { grid-row: 2; }
  `,
  disc: css`
    ${inThird}
    ${Disc} { grid-row: 1 / 3; align-self: center; }
    ${Words} { grid-column: 1 / 9; grid-row: 1; max-width: none; }
    ${Actions} { grid-column: 1 / 9; }
  `,
} satisfies Record<CtaBlock['layout'], unknown>;

interface FrameProps {
  $picture: boolean;
  $layout: CtaBlock['layout'];
  $lit: boolean;
}

/** With a picture, a small window shows it above the words. */
export const Frame = styled(Grid)<FrameProps>`
  padding-block-start: ${({ $picture }) => ($picture ? '34svh' : 0)};
  ${media.desktop} {
    padding-block: ${({ $picture }) => ($picture ? space.xxl : 0)};
    ${({ $layout }) => layouts[$layout]}
    ${({ $lit, $layout }) => ($lit ? withDisc[$layout] : '')}
  }
  ${media.print} { padding-block: 0; }
`;

export const ContactLink = styled(Anchor)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  font-size: ${size.body};
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
