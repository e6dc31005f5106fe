import styled, { css } from 'styled-components';
import { Anchor } from '../../design/Anchor.tsx';
import { rising, scrims } from '../../design/Backdrop.tsx';
import { decoration, media } from '../../design/media.ts';
import { Grid } from '../../design/Section.tsx';
import { Lead } from '../../design/Text.tsx';
import { light, motion, radius, size, space } from '../../design/tokens.ts';
import type { CtaBlock } from './schema.ts';

/** How much of a small window the light or the picture has, above the words. */
const LIT = scrims.stage.height;

export const Words = styled.div`
  display: grid;
  gap: ${space.lg};
  max-width: 56rem;
`;

export const Sentence = styled(Lead)`
  max-width: 36rem;
  text-wrap: balance;
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

/** What lights the words: the disc of light, a picture in one of its places, or nothing. */
export type Scene = CtaBlock['layout'] | 'disc' | 'none';

/** Shape of the picture on phones, which fetch it cropped to it. */
export const CROP = '5 / 4';

/** A picture with an edge of its own, on a small window from edge to edge; by night it sinks into the dark. */
export const Shot = styled.div`
  overflow: clip;
  aspect-ratio: ${CROP};
  width: calc(100% + 2 * ${space.bleed});
  margin-inline: calc(-1 * ${space.bleed});
  ${media.tablet} { aspect-ratio: 3 / 2; }
  [data-tone='dark'] & { mask-image: linear-gradient(var(--side, 0deg), ${rising}); }
  ${media.print} { max-height: 8cm; }
`;

/** The words are at the left of a light or a picture behind them, on a small window below it. */
const lit = css`
  padding-block-start: calc(${LIT} + ${space.lg} - var(--above));
  ${media.desktop} {
    align-content: center;
    min-height: min(26rem, 60svh);
    padding-block: ${space.xxl};
    & > * { grid-column: 1 / 7; }
    /* its motif begins behind the middle */
    h2 { max-width: 7em; }
  }
`;

/** The tall picture fills the right of the band, to the edge of the window; on a small one it is above the words. */
const beside = css`
  padding-block-end: ${space.section};
  ${media.desktop} {
    grid-template-rows: 1fr auto auto 1fr;
    padding-block: 0;
    ${Words}, ${Actions} { grid-column: 1 / 7; }
    ${Words} { grid-row: 2; }
    ${Actions} { grid-row: 3; }
    ${Shot} {
      grid-area: 1 / 8 / 5 / -1;
      aspect-ratio: auto;
      contain: size;
      min-height: clamp(40rem, 52vw, 100svh);
      width: calc(100% + ${space.bleed});
      margin-inline: 0;
      --side: 90deg;
    }
  }
`;

/** The heading is at the left, sentence and button at the right. */
const apart = css`
  ${media.desktop} {
    grid-template-rows: repeat(3, auto) 1fr;
    row-gap: 0;
    ${Words} {
      display: contents;
      & > * { grid-area: 3 / 1 / 5 / 7; padding-inline-end: ${space.xl}; }
      & > p:first-child { grid-area: 2 / 1 / auto / -1; margin-block-end: ${space.lg}; }
      & > ${Sentence} { grid-area: 3 / 7 / auto / -1; }
    }
    ${Actions} { grid-area: 4 / 7 / auto / -1; align-content: start; margin-block-start: ${space.lg}; }
  }
`;

/** The words are below the wide picture. */
const above = css`
  padding-block-end: ${space.section};
  ${apart}
  ${media.desktop} {
    padding-block-end: ${space.thought};
    /* half a page */
    h2 { font-size: min(6.4rem, 5.4vw); }
    ${Shot} {
      aspect-ratio: auto;
      height: clamp(26rem, 48vw, 78svh);
      margin-block-end: ${space.xxl};
      /* by day it does not sink, and its edge is nearer */
      section:not([data-tone='dark']) & { margin-block-end: ${space.huge}; }
    }
  }
`;

/** By day and without a picture. */
const none = css`
  row-gap: ${space.lg};
  ${apart}
`;

const scenes = { behind: lit, disc: lit, beside, above, none } satisfies Record<Scene, unknown>;

export const Frame = styled(Grid)<{ $scene: Scene }>`
  ${({ $scene }) => scenes[$scene]}
  ${media.print} { min-height: 0; padding-block: 0; break-inside: avoid; }
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
    inset: calc(var(--y) + 0.54 * var(--disc)) 0 auto;
    height: calc(0.5 * var(--disc));
    background: radial-gradient(calc(1.5 * var(--disc)) calc(0.25 * var(--disc)) at var(--x) 50%, rgb(var(--rgb-glow) / 0.26), rgb(var(--rgb-glow) / 0.1) 42%, transparent);
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
  /* a mail address is one word, wider than a phone where text is large */
  overflow-wrap: anywhere;
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
