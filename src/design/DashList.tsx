import styled from 'styled-components';
import { RichText } from './Text.tsx';
import { space } from './tokens.ts';

const List = styled.ul`
  display: grid;
  gap: ${space.xs};
`;

/** The dash is drawn, because the distance of a marker cannot be set. */
const Point = styled.li`
  position: relative;
  padding-inline-start: 1.5rem;
  &::before {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    inset-block-start: 0.8em;
    width: 0.75rem;
    border-block-start: 1px solid var(--accent);
  }
`;

interface DashListProps {
  points: readonly string[];
  /** the points may hold emphasis and links */
  rich?: boolean;
  className?: string;
}

/** Short points below each other, each beginning with a dash. */
export function DashList({ points, rich = false, className }: DashListProps) {
  return (
    <List className={className}>
      {points.map((point) => (
        <Point key={point}>{rich ? <RichText text={point} /> : point}</Point>
      ))}
    </List>
  );
}
