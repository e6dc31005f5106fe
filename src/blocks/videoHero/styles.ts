import styled, { css } from 'styled-components';
import { visuallyHidden } from '../../design/Anchor.tsx';
import { below, media, screenOnly } from '../../design/media.ts';
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
  grid-template-rows: auto 1fr auto;
  gap: ${space.xl};
  min-height: 100svh;
  padding-block: ${space.lg} ${space.md};
  ${media.print} { min-height: 0; }
`;

const WIDE = '(min-width: 820px) and (min-aspect-ratio: 5 / 4)';

/** Wide enough for the words to be beside the disc; in narrower windows they are below it. */
const beside = `@media ${WIDE}`;
const above = `@media not all and ${WIDE}`;

/** The part of poster and video that a narrow window shows, in this shape: the whole disc in its middle. */
export const NARROW_FOCUS = '78% 50%';
export const NARROW_CROP = '7:8';

/** What stands below the disc in a narrow window, words and areas; on a phone they are higher. */
const BELOW_DISC = '26rem';
const BELOW_DISC_ON_PHONE = '30.5rem';

/** From the upper edge of the picture to the lower edge of the disc: the part of its height that stays free of words. */
const DISC_ENDS = 0.7;

const stagePlace = css`
  object-position: 30% 50%;
  ${above} {
    position: absolute;
    inset: ${space.lg} 0 auto;
    width: auto;
    height: clamp(14rem, (100svh - ${space.lg} - var(--below)) / ${DISC_ENDS}, (100vw / 7) * 8);
    aspect-ratio: 7 / 8;
    margin-inline: auto;
    object-position: ${NARROW_FOCUS};
    transform-origin: 50% 0;
    transition: scale ${motion.reveal} ${motion.easeIn};
    /* the words are lifted above the banner: smaller then, so that the disc stays clear of them */
    :root[data-covered] & { scale: 0.7; ${below('mobile')} { scale: 0.62; } }
  }
`;

/**
 * The stage behind the words, across the window; a narrow one shows it above them, sinking into the dark at its edges. Bone
 * measures 11.6:1 over the left half of a wide window.
 */
export const Scene = styled.div`
  --below: ${BELOW_DISC};
  ${below('mobile')} { --below: ${BELOW_DISC_ON_PHONE}; }
  position: absolute;
  inset: 0 calc(${space.edge} - ${space.bleed});
  z-index: -1;
  overflow: hidden;
  transition: opacity ${motion.panel} ${motion.easeIn};
  /* phone: words are on the disc while an area is open, and in low windows; bone on it, so dimmed, is 8:1 */
  ${Stage}:has(${Area}[data-open]) & {
    ${below('mobile')} { opacity: 0.22; }
  }
  ${above} { @media (max-height: 40rem) { opacity: 0.22; } }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background:
      linear-gradient(90deg, rgb(var(--rgb-stage) / 0.72) 0, rgb(var(--rgb-stage) / 0.35) 42%, rgb(var(--rgb-stage) / 0) 72%),
      linear-gradient(0deg, rgb(var(--rgb-stage) / 0.8) 0, rgb(var(--rgb-stage) / 0) 26%);
    ${stagePlace}
    ${above} {
      background:
        linear-gradient(0deg, ${color.stage} 5%, rgb(var(--rgb-stage) / 0.86) 18%, rgb(var(--rgb-stage) / 0) 32%),
        linear-gradient(180deg, ${color.stage}, rgb(var(--rgb-stage) / 0) 10%),
        linear-gradient(90deg, ${color.stage}, rgb(var(--rgb-stage) / 0) 12% 88%, ${color.stage});
    }
  }
  /* the lifted menu is over the bright stage */
  ${beside} {
    :root[data-covered] &::after {
      background:
        linear-gradient(90deg, rgb(var(--rgb-stage) / 0.72) 0, rgb(var(--rgb-stage) / 0.35) 42%, rgb(var(--rgb-stage) / 0) 72%),
        linear-gradient(0deg, ${color.stage} 20%, rgb(var(--rgb-stage) / 0.86) 34%, rgb(var(--rgb-stage) / 0) 56%);
    }
  }
  ${screenOnly}
`;

export const Poster = styled(Picture)`
  ${stagePlace}
`;

/** Shows nothing before it plays: the poster below shows through. */
export const Video = styled(Film)`${stagePlace}`;

export const Brand = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.lg};
  /* the header prints the same logo */
  ${screenOnly}
`;

/**
 * Hidden while an area is open on a phone, where the list needs the space; dimmed on a wider window. Without JavaScript they
 * stay, and the stage grows.
 */
export const Words = styled.div`
  display: grid;
  gap: ${space.lg};
  align-self: end;
  max-width: 46rem;
  & > p { max-width: 34rem; text-wrap: balance; }
  transition: opacity ${motion.small} ${motion.easeIn}, translate ${motion.reveal} ${motion.easeIn}, scale ${motion.reveal} ${motion.easeIn};
  ${lifted(1, '35.5rem')}
  /* smaller then, so that the title stays clear of the logo */
  transform-origin: 0 100%;
  :root[data-covered] & { scale: 0.84; }
  /* phone: there is no room for the sentence then; the title sinks to where it ended */
  :root[data-covered] & {
    ${below('mobile')} {
      ${lifted(1, '29rem', '6.5rem')}
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
`;

/**
 * Beside the disc so narrow that a slogan has one word a line, and never taller than the stage allows; below it two lines.
 * A sentence is smaller and wider.
 */
export const Title = styled(Heading)<{ $long: boolean }>`
  font-size: ${({ $long }) => ($long ? size.hero : 'min(12.4vw, 6.5rem, 13svh)')};
  line-height: ${({ $long }) => ($long ? 1 : undefined)};
  max-width: ${({ $long }) => ($long ? 'none' : '7.2em')};
  padding-block-start: ${({ $long }) => ($long ? '30svh' : 0)};
  text-wrap: ${({ $long }) => ($long ? 'balance' : 'wrap')};
  ${beside} {
    padding-block-start: 0;
    ${({ $long }) => ($long ? '' : `max-width: 5em; font-size: min(${size.home}, 13svh, 8.4vw + 1.6rem);`)}
  }
`;
