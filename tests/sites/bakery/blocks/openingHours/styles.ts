import styled from 'styled-components';
import { media } from '../../design/media.ts';
import { Container, Section } from '../../design/Section.tsx';
import { color, font, size, space } from '../../design/tokens.ts';

/** Dark bands are as blue as the front of the shop, and not as the night. */
export const Band = styled(Section)`
  &[data-tone='dark'] { --ground: ${color.brand}; }
`;

export const Parts = styled(Container)<{ $pictured: boolean }>`
  display: grid;
  gap: ${space.block};
  ${media.desktop} {
    grid-template-columns: ${({ $pictured }) => ($pictured ? 'minmax(0, 1fr) minmax(0, 1fr)' : 'minmax(0, 48rem)')};
    align-items: stretch;
  }
`;

export const Words = styled.div`
  display: grid;
  gap: ${space.lg};
  align-content: center;
  justify-items: start;
  & > header { margin: 0; }
`;

export const Days = styled.dl`
  width: 100%;
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space.lg};
  padding-block: ${space.sm};
  border-block-end: 2px dotted var(--line);
`;

export const Day = styled.dt`
  font: 400 ${size.card} / 1.3 ${font.display};
`;

export const Hours = styled.dd`
  font-size: ${size.lead};
  font-variant-numeric: lining-nums tabular-nums;
`;

export const Address = styled.address`
  display: grid;
  font-style: normal;
  color: var(--muted);
`;

export const Shot = styled.div`
  overflow: clip;
  border-radius: 2rem;
  aspect-ratio: 4 / 3;
  ${media.desktop} { aspect-ratio: auto; min-height: 34rem; }
`;
