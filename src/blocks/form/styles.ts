import styled, { css } from 'styled-components';
import { formWidth, Submit } from '../../design/form/styles.ts';
import { below, media } from '../../design/media.ts';
import { Opening } from '../../design/Opening.tsx';
import { Grid } from '../../design/Section.tsx';
import { Display } from '../../design/Text.tsx';
import { size, space } from '../../design/tokens.ts';

/** Before the form, on a desktop at its side. */
export const Head = styled(Opening)`
  align-self: start;
  margin: 0;
  ${media.desktop} { grid-row: 1; }
`;

/** On a desktop in line with the words of a text hero above and, where it is not as wide as these anyway, as the form's popup; on smaller windows as wide as the page. */
export const Sheet = styled.form.withConfig({
  // The hosting provider's attribute `netlify-honeypot` is none that HTML knows.
  shouldForwardProp: () => true,
})<{ $width: keyof typeof formWidth }>`
  position: relative;
  display: grid;
  justify-items: start;
  gap: ${space.xl};
  /* the tool of its page: larger and plainer than in a popup */
  --entry: ${size.lead};
  --control: var(--text);
  --size-caption: calc(0.9 * ${size.body});
  & > * { justify-self: stretch; }
  textarea { min-height: 11rem; }
  ${Submit} { width: auto; min-width: min(100%, 14rem); }
  ${media.desktop} {
    grid-column: 7 / -1;
    grid-row: 1;
    max-width: ${({ $width }) => ($width === 'lg' ? 'none' : formWidth[$width])};
  }
`;

/** Shape of the picture on phones, which fetch it cropped to it. */
export const CROP = '5 / 2';

/** On a small window a strip from edge to edge at the head of the section: heading and form stay together. */
export const Shot = styled.div`
  overflow: clip;
  aspect-ratio: ${CROP};
  margin-inline: calc(-1 * ${space.bleed});
  ${below('desktop')} { order: -1; margin-block-start: calc(-1 * var(--above)); }
  ${media.print} { aspect-ratio: auto; height: 6cm; margin-block-start: 0; }
`;

/** On a desktop off the edge of the window, as far down as the form. */
const beside = css`
  grid-template-rows: auto 1fr;
  ${Sheet} { grid-row: 1 / 3; }
  ${Shot} {
    grid-area: 2 / 1 / 3 / 6;
    contain: size;
    aspect-ratio: auto;
    min-height: 18rem;
    margin: ${space.lg} 0 0 calc(-1 * ${space.bleed});
  }
`;

export const Frame = styled(Grid)<{ $pictured: boolean }>`
  ${media.desktop} { ${({ $pictured }) => ($pictured ? beside : '')} }
`;

/** Takes the focus with the drawing above it in view. */
export const ThanksTitle = styled(Display)`
  scroll-margin-block-start: 8rem;
  &:focus { outline: none; }
`;
