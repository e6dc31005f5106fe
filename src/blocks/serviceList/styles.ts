import styled from 'styled-components';
import { Anchor, cardLink, visuallyHidden } from '../../design/Anchor.tsx';
import { phoneRow } from '../../design/cards.ts';
import { below, between, media } from '../../design/media.ts';
import { Picture } from '../../design/Picture.tsx';
import { Container } from '../../design/Section.tsx';
import { Description, Heading } from '../../design/Text.tsx';
import { font, motion, size, space, width } from '../../design/tokens.ts';

/** The list's frame: the pictures are in its right third and run on to the edge of the window. */
export const Frame = styled(Container)`
  position: relative;
  ${below('mobile')} { padding-inline: 0; }
`;

/** Rows on hairlines; below the mobile breakpoint a row of cards to swipe. */
export const Services = styled.div<{ $pictured: boolean }>`
  ${phoneRow}
  ${media.mobileUp} { border-block-end: 1px solid var(--line); }
  ${media.desktop} {
    width: ${({ $pictured }) => ($pictured ? '64%' : '100%')};
  }
`;

export const Service = styled.div`
  ${below('mobile')} {
    position: relative;
    display: grid;
    align-content: start;
  }
`;

/** The row itself: the area of its link. */
export const Row = styled.div`
  position: relative;
  display: grid;
  gap: ${space.sm};
  padding-block: ${space.lg};
  border-block-start: 1px solid var(--line);
  ${below('mobile')} { position: static; }
  ${media.mobileUp} {
    grid-template-columns: minmax(2.5rem, 1fr) 7fr auto;
    gap: ${space.sm} ${space.gutter};
    align-items: baseline;
    padding-block: clamp(1.25rem, 1.7vw, 1.75rem);
  }
  ${media.desktop} {
    grid-template-columns: 2.5rem 5fr 7fr auto;
    padding-block: clamp(1.5rem, 2.1vw, 2.5rem);
  }
`;

export const Numeral = styled.span`
  font: 300 ${size.lead} / 1 ${font.display};
  font-variant-numeric: lining-nums proportional-nums;
  color: var(--accent);
`;

export const Title = styled(Heading)`
  ${below('mobile')} { font-size: ${size.block}; }
  ${media.mobileUp} { transition: transform ${motion.panel} ${motion.easeIn}; }
  /* two words in its column, beside the text */
  ${media.desktop} { font-size: clamp(2.125rem, 3.1vw, 3.5rem); }
  ${media.hover} {
    ${Service}:hover & { transform: translateX(0.75rem); }
  }
`;

export const Text = styled(Description)`
  ${media.mobileUp} { grid-column: 2; }
  ${media.desktop} { grid-column: 3; grid-row: 1; }
`;

/** The row's one link; its area is the whole row. */
export const Cta = styled(Anchor)`
  display: inline-flex;
  align-items: center;
  gap: ${space.sm};
  ${cardLink}
  ${media.mobileUp} {
    grid-column: 3;
    grid-row: 1 / span 2;
    align-self: center;
  }
  ${media.desktop} { grid-column: 4; grid-row: 1; }
`;

/** Visible on phones; on larger windows only screen readers read it, and the arrow replaces it. */
export const CtaLabel = styled.span`
  ${media.mobileUp} {
    ${visuallyHidden}
  }
`;

/** Above the words on a phone; on a desktop the right third of the list. */
export const Stage = styled.div`
  ${between('mobile', 'desktop')} { display: none; }
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
 * On a desktop it stays in view beside the list, and is drawn up like a curtain over the one before when its row is under the
 * pointer or has the focus. The first picture always hangs there.
 */
export const Shot = styled(Picture)`
  aspect-ratio: 3 / 2;
  object-fit: cover;
  ${media.desktop} {
    position: sticky;
    inset-block-start: 6rem;
    aspect-ratio: 5 / 7;
    clip-path: inset(100% 0 0);
    transition: clip-path ${motion.reveal} ${motion.easeIn};
    ${Service}:first-child & { clip-path: none; }
    ${Service}:hover &, ${Service}:focus-within & { clip-path: inset(0); }
  }
`;

export const Foot = styled.div`
  margin-block-start: ${space.block};
`;
