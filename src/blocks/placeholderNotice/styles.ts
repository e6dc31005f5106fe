import styled from 'styled-components';
import { media } from '../../design/media.ts';
import { Picture } from '../../design/Picture.tsx';
import { color, header, space } from '../../design/tokens.ts';

/** One screen with everything in its middle. */
export const Stage = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  place-items: center;
  min-height: 100svh;
  padding: calc(${header.tall} + ${space.xl}) ${space.edge} ${space.huge};
  text-align: center;
  overflow: clip;
  ${media.print} {
    min-height: 0;
  }
`;

/** Under a scrim that is lighter inside the disc: measured for bone text on a white picture, 4.5:1 everywhere. */
export const Scene = styled.div`
  position: absolute;
  inset: 0;
  z-index: -2;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: rgb(26 16 10 / 0.86);
  }
  ${media.print} {
    display: none;
  }
`;

export const Shot = styled(Picture)``;

/** The disc of light, drawn as a circle around the words. */
export const Disc = styled.div`
  position: absolute;
  z-index: -1;
  inset-block-start: 50%;
  inset-inline-start: 50%;
  width: min(44rem, 150vw, 86svh);
  aspect-ratio: 1;
  translate: -50% -50%;
  border: 1px solid ${color.amber};
  border-radius: 50%;
  ${media.print} {
    display: none;
  }
`;

export const Words = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.lg};
  max-width: 46rem;
`;

export const Subtitle = styled.p`
  max-width: 32rem;
  color: var(--muted);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.md} ${space.xl};
  margin-block-start: ${space.md};
`;
