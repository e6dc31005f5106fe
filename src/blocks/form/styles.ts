import styled from 'styled-components';
import { formWidth } from '../../design/form/styles.ts';
import { media } from '../../design/media.ts';
import { Grid } from '../../design/Section.tsx';
import { space } from '../../design/tokens.ts';

/** Heading at the side, the form beside it, in line with the words of a hero of text above. */
export const Layout = styled(Grid)`
  & > header {
    grid-column: 1 / -1;
    align-self: start;
    margin: 0;
    ${media.desktop} {
      grid-column: 1 / 6;
    }
  }
`;

/** At most as wide as the form's popup. */
export const Sheet = styled.form<{ $width: keyof typeof formWidth }>`
  position: relative;
  grid-column: 1 / -1;
  display: grid;
  justify-items: start;
  gap: ${space.xl};
  max-width: ${({ $width }) => formWidth[$width]};
  & > * {
    justify-self: stretch;
  }
  ${media.desktop} {
    grid-column: 7 / -1;
  }
  & > button {
    justify-self: start;
    min-width: min(100%, 14rem);
  }
`;
