import styled from 'styled-components';
import { Button } from '../../design/Button.tsx';
import { formWidth } from '../../design/form/styles.ts';
import { below, decoration, media } from '../../design/media.ts';
import { Opening } from '../../design/Opening.tsx';
import { color, radius, space, width } from '../../design/tokens.ts';

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
  & > * { justify-self: stretch; }
  ${Head} + & { ${below('desktop')} { margin-block-end: min(18vw, 8rem); } }
  ${media.desktop} {
    grid-column: 7 / -1;
    grid-row: 1;
    max-width: ${({ $width }) => ($width === 'lg' ? 'none' : formWidth[$width])};
  }
`;

export const Submit = styled(Button)`
  justify-self: start;
  min-width: min(100%, 14rem);
`;

/** The lower edge of the section is a horizon, on which the disc of light stands by half; on a desktop below what is beside the form. */
export const Horizon = styled.div`
  position: absolute;
  z-index: -1;
  inset: 0;
  overflow: clip;
  ${decoration}
  &::before {
    content: '';
    position: absolute;
    inset: auto ${space.edge} 0 auto;
    width: min(46vw, 18rem);
    aspect-ratio: 1;
    translate: 0 50%;
    border-radius: ${radius.disc};
    background: linear-gradient(${color.raised} 10%, ${color.ground} 50%);
    ${media.desktop} {
      inset-inline: max(${space.edge}, (100% - ${width.content}) / 2) auto;
      width: min(36vw, 40rem);
    }
  }
`;
