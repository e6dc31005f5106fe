import styled from 'styled-components';
import { formWidth } from '../../design/form/styles.ts';
import { media } from '../../design/media.ts';
import { Grid } from '../../design/Section.tsx';
import { space } from '../../design/tokens.ts';

/** As wide as the form's popup. */
/** Heading at the side, the form beside it. */
export const Layout = styled(Grid)`
  & > header {
    grid-column: 1 / -1;
    margin: 0;
    ${media.desktop} {
      grid-column: 1 / 6;
    }
  }
`;

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
    grid-column: 6 / -1;
  }
  & > button {
    justify-self: start;
    min-width: min(100%, 14rem);
  }
`;
