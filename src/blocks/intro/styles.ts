import styled from 'styled-components';
import { media } from '../../design/media.ts';
import { Container } from '../../design/Section.tsx';
import { Body } from '../../design/Text.tsx';
import { space } from '../../design/tokens.ts';

export const Frame = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl} ${space.gutter};
  ${media.tablet} {
    grid-template-columns: repeat(8, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
`;

export const Side = styled.div`
  padding-block-start: ${space.md};
  border-block-start: 1px solid var(--line);
  ${media.tablet} {
    grid-column: 1 / -1;
  }
  ${media.desktop} {
    grid-column: 1 / 4;
    margin-inline-end: calc(-1 * ${space.gutter});
  }
`;

export const Statement = styled.div`
  display: grid;
  gap: ${space.xl};
  ${media.tablet} {
    grid-column: 1 / 8;
  }
  ${media.desktop} {
    grid-column: 4 / 12;
    padding-block-start: ${space.md};
    border-block-start: 1px solid var(--line);
    margin-inline-end: calc(-1 * (100% + ${space.gutter}) / 8);
    padding-inline-end: calc((100% + ${space.gutter}) / 8);
  }
`;

export const More = styled.div`
  display: grid;
  gap: ${space.lg};
  ${media.tablet} {
    grid-column: 3 / -1;
  }
  ${media.desktop} {
    grid-column: 6 / 11;
    margin-block-start: ${space.md};
  }
`;

export const Paragraph = Body;
