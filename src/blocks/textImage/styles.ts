import styled, { css } from 'styled-components';
import { media } from '../../design/media.ts';
import { Container } from '../../design/Section.tsx';
import { space } from '../../design/tokens.ts';
import type { TextImageBlock } from './schema.ts';

type Side = TextImageBlock['imageSide'];

export const Words = styled.div`
  display: grid;
  gap: ${space.lg};
  align-content: center;
`;

/** Bleeds off the right edge of a phone, off its own edge of a larger window. */
export const Shot = styled.div`
  aspect-ratio: 4 / 3;
  margin-inline-end: calc(-1 * ${space.edge});
  ${media.desktop} {
    aspect-ratio: 4 / 5;
    position: sticky;
    inset-block-start: 6rem;
    align-self: start;
    max-height: min(54rem, 100svh - 8rem);
    width: calc(100% + ${space.bleed});
  }
`;

const sides = {
  right: css`
    ${Words} {
      grid-area: 1 / 1 / 2 / 6;
    }
    ${Shot} {
      grid-area: 1 / 7 / 2 / -1;
      margin-inline-end: calc(-1 * ${space.bleed});
    }
  `,
  left: css`
    ${Words} {
      grid-area: 1 / 8 / 2 / -1;
    }
    ${Shot} {
      grid-area: 1 / 1 / 2 / 7;
      margin-inline: calc(-1 * ${space.bleed}) 0;
    }
  `,
} satisfies Record<Side, unknown>;

export const Frame = styled(Container)<{ $side: Side }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.block} ${space.gutter};
  ${media.desktop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    ${({ $side }) => sides[$side]}
  }
`;

export const Points = styled.ul`
  border-block-end: 1px solid var(--line);
`;

export const Point = styled.li`
  padding-block: ${space.sm};
  border-block-start: 1px solid var(--line);
`;

export const Figures = styled.div`
  margin-block-start: ${space.md};
`;
