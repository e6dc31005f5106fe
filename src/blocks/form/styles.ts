import styled from 'styled-components';
import { popupWidth, space } from '../../design/tokens.ts';

/** As wide as the form's popup. */
export const Sheet = styled.form<{ $width: keyof typeof popupWidth }>`
  position: relative;
  display: grid;
  justify-items: start;
  gap: ${space.xl};
  max-width: ${({ $width }) => popupWidth[$width]};
  & > * {
    justify-self: stretch;
  }
  & > button {
    justify-self: start;
    min-width: min(100%, 14rem);
  }
`;
