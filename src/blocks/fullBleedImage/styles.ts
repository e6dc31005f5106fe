import styled from 'styled-components';
import { cropped, TALL } from '../../design/crop.ts';
import { media } from '../../design/media.ts';

export const Shot = styled.figure`
  overflow: clip;
  width: 100%;
  aspect-ratio: 16 / 9;
  max-height: 100svh;
  /* at the end of a page */
  ${media.desktop} { :last-child > & { max-height: 60svh; } }
  ${cropped(TALL)}
  ${media.print} {
    max-height: 8cm;
    /* it would have a sheet of its own */
    :last-child > & { display: none; }
  }
`;
