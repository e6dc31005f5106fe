import styled from 'styled-components';
import { Logo } from '../../design/Logo.tsx';
import { media } from '../../design/media.ts';
import { Display } from '../../design/Text.tsx';
import { size, space, width } from '../../design/tokens.ts';

export const Stage = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${space.xl};
  min-height: 100svh;
  width: 100%;
  max-width: calc(${width.content} + 2 * ${space.edge});
  margin-inline: auto;
  padding: ${space.lg} ${space.edge} ${space.md};
  ${media.print} {
    min-height: 0;
  }
`;

/** Scrim: bone on the poster measures 11.6:1 over the left half, on phones 6.3:1 over the lower part. */
export const Scene = styled.div`
  position: absolute;
  inset: 0;
  inset-inline: calc(-1 * ${space.bleed} + ${space.edge});
  z-index: -1;
  overflow: hidden;
  --focus-point: 68% 50%;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(0deg, rgb(26 16 10 / 0.94) 0, rgb(26 16 10 / 0.72) 48%, transparent 80%);
    ${media.tablet} {
      background:
        linear-gradient(90deg, rgb(26 16 10 / 0.72) 0, rgb(26 16 10 / 0.35) 42%, transparent 72%),
        linear-gradient(0deg, rgb(26 16 10 / 0.8) 0, transparent 26%);
    }
  }
  ${media.print} {
    display: none;
  }
`;

/** Transparent until it plays: the poster below shows through. */
export const Video = styled.video`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: 68% 50%;
`;

export const Brand = styled.div``;

export const Mark = styled(Logo)`
  width: 9.25rem;
  height: 1.8rem;
  ${media.tablet} {
    width: 12.5rem;
    height: 2.45rem;
  }
`;

export const Words = styled.div`
  display: grid;
  gap: ${space.lg};
  align-self: end;
  max-width: 34rem;
  ${media.tablet} {
    align-self: center;
    max-width: 44%;
  }
`;

/** One word a line where it is narrow; never taller than the stage allows. */
export const Title = styled(Display)`
  font-size: min(${size.home}, 15svh, 8.4vw + 1.6rem);
  text-wrap: wrap;
`;
