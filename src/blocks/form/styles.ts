import styled from 'styled-components';
import { Button } from '../../design/Button.tsx';
import { formWidth } from '../../design/form/styles.ts';
import { media } from '../../design/media.ts';
import { Opening } from '../../design/Opening.tsx';
import { space } from '../../design/tokens.ts';

/** At the side of the form, in line with the words of a text hero above. */
export const Head = styled(Opening)`
  align-self: start;
  margin: 0;
`;

/** At most as wide as the form's popup. */
export const Sheet = styled.form<{ $width: keyof typeof formWidth }>`
  position: relative;
  display: grid;
  justify-items: start;
  gap: ${space.xl};
  max-width: ${({ $width }) => formWidth[$width]};
  & > * { justify-self: stretch; }
  ${media.desktop} { grid-column: 7 / -1; }
`;

export const Submit = styled(Button)`
  justify-self: start;
  min-width: min(100%, 14rem);
`;
