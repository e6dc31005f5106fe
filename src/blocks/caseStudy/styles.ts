import styled from 'styled-components';
import { media } from '../../design/media.ts';
import { Container } from '../../design/Section.tsx';
import { space } from '../../design/tokens.ts';

export const Frame = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.block} ${space.gutter};
  ${media.desktop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
`;

/** With a picture the head stands above the story on the right, without one beside it on the left. */
export const Head = styled.div<{ $wide: boolean }>`
  display: grid;
  gap: ${space.md};
  align-content: start;
  ${media.desktop} {
    grid-column: ${({ $wide }) => ($wide ? '7 / -1' : '1 / 6')};
    grid-row: 1;
  }
`;

export const Shot = styled.div`
  aspect-ratio: 4 / 3;
  margin-inline-start: calc(-1 * ${space.edge});
  ${media.desktop} {
    grid-column: 1 / 6;
    grid-row: 1 / 3;
    aspect-ratio: auto;
    min-height: 34rem;
    margin-inline-start: calc(-1 * ${space.bleed});
  }
`;

export const Story = styled.div`
  display: grid;
  gap: ${space.xl};
  align-content: start;
  ${media.desktop} {
    grid-column: 7 / -1;
  }
`;

export const Figures = styled.div`
  display: grid;
  gap: ${space.xl};
  ${media.desktop} {
    grid-column: 1 / -1;
  }
`;

export const Call = styled.div`
  display: flex;
`;
