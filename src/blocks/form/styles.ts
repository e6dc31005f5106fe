import styled from 'styled-components';
import { Button } from '../../design/Button.tsx';
import { formWidth } from '../../design/form/styles.ts';
import { media } from '../../design/media.ts';
import { Opening } from '../../design/Opening.tsx';
import { space } from '../../design/tokens.ts';

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
  ${media.desktop} {
    grid-column: 7 / -1;
    grid-row: 1;
    /* of the type that its window asks for: a popup is smaller */
    --entry: 1.25rem;
    max-width: ${({ $width }) => ($width === 'lg' ? 'none' : formWidth[$width])};
  }
`;

export const Submit = styled(Button)`
  justify-self: start;
  min-width: min(100%, 14rem);
`;
