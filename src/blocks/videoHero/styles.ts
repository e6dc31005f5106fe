import styled, { css } from 'styled-components';
import { visuallyHidden } from '../../design/Anchor.tsx';
import { below, decoration, media, screenOnly } from '../../design/media.ts';
import { Picture } from '../../design/Picture.tsx';
import { Container } from '../../design/Section.tsx';
import { Heading } from '../../design/Text.tsx';
import { color, motion, size, space } from '../../design/tokens.ts';
import { Film } from '../../design/video/Film.tsx';
import { Area } from './areas/styles.ts';
import { lifted } from './lifted.ts';

export const Stage = styled(Container)`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template: auto 1fr auto / minmax(0, 1fr);
  gap: ${space.xl};
  min-height: 100svh;
  padding-block: ${space.lg} ${space.md};
  ${media.print} { min-height: 0; }
`;

/** Wide enough for the words to be beside the disc; in narrower windows they are below it. */
const beside = '@media (min-width: 820px) and (min-aspect-ratio: 5 / 4)';

/** Where the version in portrait format is shown. */
export const UPRIGHT = '(max-aspect-ratio: 4/5)';

/** The part of poster and video that a narrow window shows: the figure beside the words. */
export const NARROW_FOCUS = '56% 50%';

const discPosition = css`
  object-position: ${NARROW_FOCUS};
  ${beside} { object-position: 30% 50%; }
`;

/** Where the motif stands above the words: a film in portrait format is shown. */
const portrait = (styles: ReturnType<typeof css>) => css`
  @media ${UPRIGHT} {
    ${Stage}[data-portrait] & { ${styles} }
  }
`;

/**
 * The stage behind the words, across the window, sinking into the dark below. Bone measures 11.6:1 over the left half of a
 * wide window, and 5:1 under the sentence of a narrow one.
 */
export const Scene = styled.div`
  position: absolute;
  inset: 0 calc(${space.edge} - ${space.bleed});
  z-index: -1;
  overflow: hidden;
  transition: opacity ${motion.panel} ${motion.easeIn};
  /* phone: words are on the disc while an area is open, or lifted above the banner without a dark of their own; bone on it, so dimmed, is 8:1 */
  ${Stage}:has(${Area}[data-open]) &,
  :root[data-covered] ${Stage}:not([data-portrait]) & {
    ${below('mobile')} { opacity: 0.22; }
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background:
      linear-gradient(90deg, rgb(var(--rgb-stage) / 0.94) 0, rgb(var(--rgb-stage) / 0.82) 50%, rgb(var(--rgb-stage) / 0) 88%),
      linear-gradient(0deg, ${color.stage} 4%, rgb(var(--rgb-stage) / 0.9) 30%, rgb(var(--rgb-stage) / 0.45) 46%, rgb(var(--rgb-stage) / 0) 66%);
  }
  ${beside} {
    &::after {
      background:
        linear-gradient(90deg, rgb(var(--rgb-stage) / 0.72) 0, rgb(var(--rgb-stage) / 0.35) 42%, rgb(var(--rgb-stage) / 0) 72%),
        linear-gradient(0deg, rgb(var(--rgb-stage) / 0.8) 0, rgb(var(--rgb-stage) / 0) 26%);
    }
    /* the lifted menu is over the bright stage */
    :root[data-covered] &::after {
      background:
        linear-gradient(90deg, rgb(var(--rgb-stage) / 0.72) 0, rgb(var(--rgb-stage) / 0.35) 42%, rgb(var(--rgb-stage) / 0) 72%),
        linear-gradient(0deg, ${color.stage} 20%, rgb(var(--rgb-stage) / 0.86) 34%, rgb(var(--rgb-stage) / 0) 56%);
    }
  }
  ${portrait(css`
    & :is(img, video) { object-position: 50% 0; }
    &::after { background: linear-gradient(0deg, ${color.stage} 30%, rgb(var(--rgb-stage) / 0) 42%); }
  `)}
  ${screenOnly}
`;

export const Poster = styled(Picture)`
  ${discPosition}
`;

/** Shows nothing before it plays: the poster below shows through. */
export const Video = styled(Film)`${discPosition}`;

export const Brand = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs} ${space.lg};
  /* the header prints the same logo */
  ${screenOnly}
`;

/**
 * Hidden while an area is open on a phone, where the list needs the space; dimmed on a wider window. Without JavaScript they
 * stay, and the stage grows.
 */
export const Words = styled.div`
  position: relative;
  display: grid;
  gap: ${space.lg};
  align-self: end;
  max-width: 34rem;
  /* beside the figure */
  ${below('mobile')} { & > p { max-width: 16rem; } }
  transition: opacity ${motion.small} ${motion.easeIn}, translate ${motion.reveal} ${motion.easeIn}, scale ${motion.reveal} ${motion.easeIn};
  ${lifted(1, '35.5rem')}
  transform-origin: 0 100%;
  :root[data-covered] & {
    /* so that the title stays clear of the logo */
    scale: 0.84;
    /* phone: there is no room for the sentence then; the title sinks to where it ended */
    ${below('mobile')} {
      ${lifted(1, '35.5rem', '6.5rem')}
      & > p { opacity: 0; }
    }
  }
  ${beside} {
    align-self: center;
    max-width: 46%;
    ${lifted(0.56, '35.5rem')}
  }
  ${Stage}:has(${Area}[data-open]) & {
    /* not to be seen, but still to be read out: the page keeps its heading */
    ${below('mobile')} { ${visuallyHidden} }
    ${media.mobileUp} { opacity: 0.5; }
  }
  ${portrait(css`
    max-width: none;
    & > p { max-width: 34rem; }
    /* the dark that the scene sinks into goes with the words, wherever they begin */
    &::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset: -3.5rem calc(-1 * ${space.bleed}) -10rem;
      background: linear-gradient(180deg, rgb(var(--rgb-stage) / 0), rgb(var(--rgb-stage) / 0.88) 4rem, ${color.stage} 7rem);
      ${decoration}
    }
  `)}
  /* as wide as the window also where the words are smaller */
  :root[data-covered] &::before { inset-inline: calc(-1.2 * ${space.bleed}) calc(-19.1% - 1.2 * ${space.bleed}); }
`;

/** Narrow, so that a slogan has one word a line, and never taller than the stage allows; a sentence is smaller and wider. */
export const Title = styled(Heading)<{ $long: boolean }>`
  font-size: ${({ $long }) => ($long ? size.hero : `min(${size.home}, 13svh, 8.4vw + 1.6rem)`)};
  line-height: ${({ $long }) => ($long ? 1 : undefined)};
  max-width: ${({ $long }) => ($long ? 'none' : '5em')};
  padding-block-start: ${({ $long }) => ($long ? '30svh' : 0)};
  text-wrap: ${({ $long }) => ($long ? 'balance' : 'wrap')};
  ${beside} { padding-block-start: 0; }
  ${({ $long }) =>
    !$long &&
    portrait(css`
      font-size: min(${size.home}, 9svh, (100vw - 2 * ${space.edge}) / 7);
      max-width: 7em;
    `)}
`;
