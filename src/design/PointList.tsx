import styled, { css } from 'styled-components';
import { RichText } from './Text.tsx';
import { space } from './tokens.ts';

const looks = {
  /** each begins with a dash, drawn because the distance of a marker cannot be set */
  dashes: css`
    display: grid;
    gap: ${space.xs};
    & > li {
      position: relative;
      margin-block-end: 0.25rem;
      padding-inline-start: 1.5rem;
      &::before {
        content: '';
        position: absolute;
        inset-inline-start: 0;
        inset-block-start: 0.8em;
        width: 0.75rem;
        border-block-start: 1px solid var(--accent);
      }
    }
  `,
  /** between hairlines */
  lines: css`
    border-block-end: 1px solid var(--line);
    & > li { padding-block: ${space.sm}; border-block-start: 1px solid var(--line); }
  `,
} as const;

const List = styled.ul<{ $look: keyof typeof looks }>`${({ $look }) => looks[$look]}`;

interface PointListProps {
  /** nothing is drawn where there are none */
  points: readonly string[] | undefined;
  look?: keyof typeof looks;
  /** the points may hold emphasis and links */
  rich?: boolean;
  className?: string;
}

/** Short points below each other. */
export function PointList({ points, look = 'dashes', rich = false, className }: PointListProps) {
  if (!points) return null;
  return (
    <List className={className} $look={look}>
      {points.map((point, index) => (
        <li key={index}>{rich ? <RichText text={point} /> : point}</li>
      ))}
    </List>
  );
}
