import styled, { css } from 'styled-components';
import { Anchor, cardLink, visuallyHidden } from '../../design/Anchor.tsx';
import { TALL } from '../../design/crop.ts';
import { media } from '../../design/media.ts';
import { Picture } from '../../design/Picture.tsx';
import { Description, Heading } from '../../design/Text.tsx';
import { leading, motion, size, space } from '../../design/tokens.ts';

export const Title = styled(Heading)``;

export const Text = styled(Description)``;

export const Cta = styled(Anchor)`
  ${cardLink}
  /* the arrow stays at the last word: the room for it is the word's own, and it adds none */
  & > span { padding-inline-end: 2rem; }
  & > svg { display: inline; margin-inline-start: -1.25rem; vertical-align: -0.3em; }
`;

/** Grows a little while the pointer is on its card. */
export const Shot = styled(Picture)`
  transition: scale ${motion.reveal} ${motion.easeIn};
  ${media.hover} {
    li:hover & { scale: 1.03; }
  }
`;

/** A hairline above, drawn again from the left and in full colour while the pointer is on the card. */
export const hairline = css`
  background:
    linear-gradient(var(--accent), var(--accent)) 0 0 / 0 1px no-repeat,
    linear-gradient(var(--line), var(--line)) 0 0 / 100% 1px no-repeat;
  transition: background-size ${motion.reveal} ${motion.easeIn};
  ${media.hover} {
    li:hover > &, li&:hover { background-size: 100% 1px, 100% 1px; }
  }
`;

/** The name alone leads on: the words of the link are for screen readers. */
export const named = css`
  ${Cta} {
    grid-area: var(--arrow);
    margin: 0;
    font-size: ${size.card};
    line-height: 1.2;
    & > span:first-child { ${visuallyHidden} }
    & > svg { margin: 0; vertical-align: -0.1em; }
  }
`;

/** A leading text that shares its cell with the arrow at its end. */
export const beforeArrow = css`
  ${leading}
  max-width: none;
  padding-inline-end: 5rem;
`;

/** The picture before the name, with the text below it and the arrow at its end: how every list of links looks on a phone. */
export const pictureFirst = css`
  ${named}
  --arrow: 1 / 3;
  display: grid;
  grid-template: auto 1fr / minmax(0, 2fr) minmax(0, 3fr) auto;
  gap: ${space.xs} ${space.md};
  padding-block-start: ${space.lg};
  border-block-start: 1px solid var(--line);
  & > div { grid-area: 1 / 1 / 3; aspect-ratio: ${TALL}; margin: 0; ${media.print} { aspect-ratio: 3 / 2; } }
  ${Title} { grid-column: 2; }
  ${Text} { grid-area: 2 / 2 / auto / -1; }
  /* above it where text is so large that no word fits beside the picture */
  @media (max-width: 18rem) {
    --arrow: 2 / 2;
    grid-template: none / minmax(0, 1fr) auto;
    & > div { grid-area: 1 / 1 / auto / -1; aspect-ratio: 3 / 2; }
    ${Title} { grid-area: 2 / 1; }
    ${Text} { grid-area: 3 / 1 / auto / -1; }
  }
`;
