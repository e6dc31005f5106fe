import styled from 'styled-components';
import { media } from '../../design/media.ts';
import { Container } from '../../design/Section.tsx';
import { space } from '../../design/tokens.ts';

export const Frame = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.block};
`;

export const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg} ${space.gutter};
  ${media.desktop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    align-items: end;
    & > * {
      grid-column: 1 / 8;
    }
  }
`;

export const Side = styled.div`
  ${media.desktop} {
    && {
      grid-column: 8 / -1;
    }
  }
`;

export const Numbers = styled.div``;
