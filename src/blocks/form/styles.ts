import styled from 'styled-components';
import { Button } from '../../design/Button.tsx';
import { formWidth } from '../../design/form/styles.ts';
import { media } from '../../design/media.ts';
import { Opening } from '../../design/Opening.tsx';
import { size, space } from '../../design/tokens.ts';

/** After the form, on a desktop at its side in line with the words of a text hero above; never as large as the page's title. */
export const Head = styled(Opening)`
  align-self: start;
  margin: 0;
  padding-block-start: ${space.lg};
  border-block-start: 1px solid var(--line);
  & > h2 { font-size: ${size.block}; }
  ${media.desktop} {
    grid-row: 1;
    padding: 0;
    border: 0;
  }
`;

/** On a desktop at most as wide as the form's popup, on smaller windows as wide as the page. */
export const Sheet = styled.form<{ $width: keyof typeof formWidth }>`
  position: relative;
  display: grid;
  justify-items: start;
  gap: ${space.xl};
  & > * { justify-self: stretch; }
  ${media.desktop} {
    grid-column: 7 / -1;
    grid-row: 1;
    max-width: ${({ $width }) => formWidth[$width]};
  }
`;

export const Submit = styled(Button)`
  justify-self: start;
  min-width: min(100%, 14rem);
`;
