import styled, { css } from 'styled-components';
import { Anchor, cardLink, visuallyHidden } from '../../design/Anchor.tsx';
import { TALL } from '../../design/crop.ts';
import { below, between, media } from '../../design/media.ts';
import { Picture } from '../../design/Picture.tsx';
import { Container } from '../../design/Section.tsx';
import { Description, Heading } from '../../design/Text.tsx';
import { font, motion, size, space, width } from '../../design/tokens.ts';

/** The list's frame: on a desktop the pictures are in its right third and run on to the edge of the window. */
export const Frame = styled(Container)`
  position: relative;
`;

/** Rows on hairlines. */
export const Services = styled.ul<{ $pictured: boolean }>`
  border-block-end: 1px solid var(--line);
  ${media.desktop} {
    width: ${({ $pictured }) => ($pictured ? '64%' : '100%')};
  }
`;

/** Below a desktop's width the picture is before the words. */
const beside = css`
  ${below('desktop')} {
    grid-template-columns: min(6.5rem, 28vw) minmax(0, 1fr);
    column-gap: ${space.gutter};
    & > :last-child { grid-column: 2; }
  }
  ${between('tablet', 'desktop')} { grid-template-columns: 12rem minmax(0, 1fr); align-items: center; }
  /* above them where text is so large that no word fits beside it */
  @media (max-width: 18rem) {
    grid-template-columns: minmax(0, 1fr);
    row-gap: ${space.md};
    & > :last-child { grid-column: 1; }
  }
`;

export const Service = styled.li<{ $pictured: boolean }>`
  border-block-start: 1px solid var(--line);
  ${below('desktop')} {
    position: relative;
    display: grid;
    align-items: start;
    padding-block: ${space.md};
  }
  ${({ $pictured }) => ($pictured ? beside : '')}
`;

/** The row itself: on a desktop the area of its link, which elsewhere takes the picture in. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.xs} ${space.md};
  align-items: baseline;
  ${media.desktop} {
    position: relative;
    grid-template-columns: 2rem 4fr 6fr auto;
    gap: ${space.sm} ${space.gutter};
    align-items: center;
    padding-block: clamp(1.5rem, 2.1vw, 2.5rem);
  }
`;

export const Numeral = styled.span`
  font: 300 ${size.lead} / 1 ${font.display};
  font-variant-numeric: lining-nums proportional-nums;
  color: var(--accent);
  ${below('desktop')} { display: none; }
`;

export const Title = styled(Heading)`
  ${below('desktop')} { font-size: ${size.block}; }
  /* one long word fits beside the picture */
  @media (max-width: 22rem) { font-size: ${size.card}; }
  ${media.desktop} { transition: transform ${motion.panel} ${motion.easeIn}; }
  /* two words in its column, beside the text */
  ${media.desktop} { font-size: clamp(1.875rem, 2.7vw, 3.25rem); }
  ${media.hover} {
    ${media.desktop} { ${Service}:hover & { transform: translateX(0.75rem); } }
  }
`;

export const Text = styled(Description)`
  ${below('tablet')} { grid-column: 1 / -1; }
  ${between('tablet', 'desktop')} { grid-column: 1; }
  ${media.desktop} { grid-column: 3; grid-row: 1; }
`;

/** The row's one link; its area is the whole row. */
export const Cta = styled(Anchor)`
  display: inline-flex;
  align-items: center;
  gap: ${space.sm};
  ${cardLink}
  grid-column: 2;
  grid-row: 1;
  align-self: center;
  ${between('tablet', 'desktop')} { grid-row: 1 / span 2; }
  ${media.desktop} { grid-column: 4; grid-row: 1; }
`;

/** Only screen readers read it; the arrow says it to the others. */
export const CtaLabel = styled.span`${visuallyHidden}`;

/** Before the words; on a desktop the right third of the list. */
export const Stage = styled.div`
  ${media.desktop} {
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(${space.edge} + (100% - 2 * ${space.edge}) * 0.68);
    width: calc((100% - 2 * ${space.edge}) * 0.32 + ${space.edge} + max(0px, min(50vw - 50%, (${width.picture} - ${width.content}) / 2)));
    pointer-events: none;
    ${Service}:hover &, ${Service}:focus-within & { z-index: 1; }
  }
`;

/**
 * On a desktop it is as high as the list, and is drawn up like a curtain over the one before when its row is under the
 * pointer or has the focus. The first picture always hangs there.
 */
export const Shot = styled(Picture)`
  aspect-ratio: ${TALL};
  object-fit: cover;
  ${between('tablet', 'desktop')} { aspect-ratio: 3 / 2; }
  ${media.desktop} {
    height: 100%;
    aspect-ratio: auto;
    clip-path: inset(100% 0 0);
    transition: clip-path ${motion.reveal} ${motion.easeIn};
    ${Service}:first-child & { clip-path: none; }
    ${Service}:hover &, ${Service}:focus-within & { clip-path: inset(0); }
  }
`;

export const Foot = styled.div`
  margin-block-start: ${space.block};
`;
