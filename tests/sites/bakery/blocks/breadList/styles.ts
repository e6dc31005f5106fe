import styled from 'styled-components';
import { media } from '../../design/media.ts';
import { color, font, size, space } from '../../design/tokens.ts';

/** Cards that fill the columns one after the other; a single one sets its list in two. */
export const Shelves = styled.div<{ $single: boolean }>`
  ${media.tablet} {
    columns: ${({ $single }) => ($single ? 1 : 2)};
    column-gap: ${space.lg};
  }
`;

export const Shelf = styled.div`
  break-inside: avoid;
  margin-block-end: ${space.lg};
  padding: clamp(1.5rem, 3vw, 2.75rem);
  border-radius: 2rem;
  background: ${color.raised};
  color: ${color.text};
  & > h3 { color: ${color.brand}; }
`;

export const Loaves = styled.ul`
  margin-block-start: ${space.lg};
`;

export const Loaf = styled.li`
  padding-block: ${space.sm};
  & + & { border-block-start: 2px dotted ${color.brand30}; }
`;

export const Line = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.md};
`;

export const Name = styled.strong`
  font-weight: 600;
`;

export const Price = styled.span`
  flex: none;
  font: 400 ${size.lead} / 1.2 ${font.display};
  font-variant-numeric: lining-nums tabular-nums;
`;

export const About = styled.p`
  max-width: 30rem;
  color: ${color.muted};
  line-height: 1.45;
`;

export const Days = styled.p`
  display: inline-block;
  margin-block-start: ${space.xs};
  padding: 0.1rem 0.75rem;
  border-radius: 1rem;
  background: ${color.brand10};
  color: ${color.brand};
  font-size: ${size.caption};
  font-weight: 600;
`;

export const Note = styled.p`
  max-width: 44rem;
  margin-block-start: ${space.md};
`;
