import styled, { css } from 'styled-components';
import { below, media } from '../../design/media.ts';
import { columns } from '../../design/Section.tsx';
import { Description, Heading } from '../../design/Text.tsx';
import { font, leading, size, space } from '../../design/tokens.ts';

export const Variants = styled.ol`
  border-block-end: 1px solid var(--line);
`;

const besidePicture = css`padding-inline-end: ${space.xl};`;

/** A line of an index: number, name, what happens after a form and its button; beside them a picture. */
export const Variant = styled.li`
  ${columns}
  align-items: start;
  row-gap: ${space.lg};
  padding-block: ${space.xl};
  border-block-start: 1px solid var(--line);
  & > *, button { grid-column: 1 / -1; }
  ${media.small} { button { justify-self: start; } }
  ${media.tablet} {
    grid-template-rows: auto auto 1fr;
    button { grid-area: 3 / 1 / auto / 5; align-self: start; }
    & > p { grid-area: 2 / 1 / auto / 5; }
  }
  ${media.desktop} {
    padding-block: ${space.xxl};
    button, & > p { grid-column: 2 / 6; }
  }
`;

/** Shape of the picture on phones, which fetch it cropped to it. */
export const CROP = '3 / 2';

/** On a phone below the words, from edge to edge; else beside them. */
export const Shot = styled.div`
  order: -1;
  position: relative;
  overflow: clip;
  aspect-ratio: ${CROP};
  ${below('tablet')} { margin-inline: calc(-1 * ${space.edge}); }
  ${media.tablet} { &&& { grid-area: 1 / 5 / -1 / -1; } aspect-ratio: 1; margin-inline-end: calc(-1 * ${space.bleed}); }
  ${media.desktop} { &&& { grid-column: 6 / -1; } aspect-ratio: 3 / 2; }
  ${media.print} { max-height: 6cm; }
`;

/** On the line of the name; on a desktop in a column of its own. */
export const Numeral = styled.span`
  grid-area: 1 / 1;
  font: 200 ${size.section} / 1.04 ${font.display};
  font-variant-numeric: lining-nums proportional-nums;
  color: var(--accent);
`;

export const Words = styled.div`
  grid-area: 1 / 1 / auto / -1;
  display: grid;
  gap: ${space.md};
  ${below('desktop')} {
    h3 { padding-inline-start: 3.25rem; }
  }
  ${media.tablet} { grid-column-end: 5; }
  ${media.desktop} { grid-column: 2 / 6; ${besidePicture} }
`;

export const Text = styled(Description)`${leading}`;

/** As the windows say it: quieter than what a form is for. */
export const Next = styled.p`
  color: var(--muted);
  text-wrap: balance;
  ${media.desktop} { ${besidePicture} }
`;

/** What all of the windows do. */
export const FeaturesTitle = styled(Heading)`
  padding-block-start: ${space.block};
`;

/** As large as what is said of a form, in two columns. */
export const Features = styled.ul`
  display: grid;
  column-gap: ${space.gutter};
  padding-block-start: ${space.lg};
  & > li { padding-block: ${space.md} ${space.xl}; border-block-start: 1px solid var(--line); }
  ${media.tablet} { grid-template-columns: 1fr 1fr; }
  ${media.desktop} { ${leading} }
`;
