import styled, { css } from 'styled-components';
import { Anchor } from '../../design/Anchor.tsx';
import type { Scrim } from '../../design/Backdrop.tsx';
import { decoration, media } from '../../design/media.ts';
import { Grid } from '../../design/Section.tsx';
import { Lead } from '../../design/Text.tsx';
import { light, motion, radius, size, space } from '../../design/tokens.ts';

/** How much of a small window the light or the picture has, above the words. */
const LIT = '50svh';

/** A small window's picture has sunk into the dark where the words begin. */
export const scrim: Pick<Scrim, 'small' | 'height'> = {
  small: 'linear-gradient(0deg, var(--c-stage) 4%, rgb(var(--rgb-stage) / 0.3) 34%, rgb(var(--rgb-stage) / 0.1) 70%)',
  height: LIT,
};

export const Words = styled.div`
  display: grid;
  gap: ${space.lg};
  max-width: 56rem;
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

/** By night the words are at the left of a light or a picture, on a small window below it. */
const night = css`
  padding-block-start: calc(${LIT} - ${space.act});
  ${media.desktop} {
    align-content: center;
    min-height: min(26rem, 60svh);
    padding-block: ${space.xxl};
    & > * { grid-column: 1 / 8; }
  }
`;

/** By day the button is at the right, level with the foot of the words. */
const day = css`
  ${media.desktop} {
    ${Words} { grid-column: 1 / 9; }
    ${Actions} {
      grid-column: 9 / -1;
      align-self: end;
      justify-self: end;
    }
  }
`;

export const Frame = styled(Grid)<{ $night: boolean }>`
  ${({ $night }) => ($night ? night : day)}
  ${media.print} { min-height: 0; padding-block: 0; }
`;

/** The one light: a disc in its ring over a floor that it falls on. */
export const Stage = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
  height: ${LIT};
  overflow: hidden;
  --disc: min(48vw, 27svh);
  --x: 62%;
  --y: 46%;
  background: radial-gradient(calc(1.5 * var(--disc)) var(--disc) at var(--x) var(--y), rgb(var(--rgb-glow) / 0.18), transparent);
  &::before {
    content: '';
    position: absolute;
    inset: calc(var(--y) + 0.62 * var(--disc)) 0 0;
    background: radial-gradient(calc(1.5 * var(--disc)) calc(0.28 * var(--disc)) at var(--x) 26%, rgb(var(--rgb-glow) / 0.34), transparent 72%);
  }
  ${media.desktop} {
    height: auto;
    --disc: min(29vw, 36rem);
    --x: 76%;
    --y: 47%;
  }
  ${decoration}
`;

export const Disc = styled.div`
  position: absolute;
  inset: var(--y) auto auto var(--x);
  width: var(--disc);
  aspect-ratio: 1;
  margin: calc(var(--disc) / -2) 0 0 calc(var(--disc) / -2);
  border-radius: ${radius.disc};
  background: ${light};
  box-shadow: 0 0 7.5rem rgb(var(--rgb-glow) / 0.28);
  &::before {
    content: '';
    position: absolute;
    inset: -8%;
    border: 2px solid rgb(var(--rgb-glow) / 0.75);
    border-radius: inherit;
    box-shadow: 0 0 2rem rgb(var(--rgb-glow) / 0.3), inset 0 0 2rem rgb(var(--rgb-glow) / 0.18);
  }
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
