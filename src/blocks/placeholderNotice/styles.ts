import styled from 'styled-components';
import { between, media } from '../../design/media.ts';
import { header, leading, radius, size, space, width } from '../../design/tokens.ts';

/** In the middle of the window: the picture above the words; where there is width, from the margin on beside them. */
export const Stage = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space.lg};
  min-height: 100svh;
  padding: calc(${header.phone} + ${space.md}) ${space.edge} ${space.xl};
  text-align: center;
  ${media.tablet} {
    gap: ${space.block};
    padding-block: ${header.tall} ${space.xl};
  }
  ${media.desktop} {
    grid: auto / auto minmax(0, 1fr);
    align-items: center;
    column-gap: min(6vw, 7rem);
    padding-block-end: ${header.tall};
    padding-inline: max(${space.edge}, (100% - ${width.content}) / 2);
  }
  ${media.print} { min-height: 0; }
`;

/** The picture around its focus, no wider than the light in it: that is the disc, with a little of its glow around it. */
export const Disc = styled.div<{ $focus: string | undefined }>`
  overflow: clip;
  width: min(76vw, 33svh, 28rem);
  ${between('tablet', 'desktop')} { width: clamp(8rem, 100svh - 37rem, min(66vw, 50svh, 40rem)); }
  ${media.desktop} { width: min(41vw, 72svh); }
  aspect-ratio: 1;
  border-radius: ${radius.disc};
  box-shadow: 0 0 7.5rem rgb(var(--rgb-glow) / 0.18);
  & img {
    scale: 1.34;
    transform-origin: ${({ $focus }) => $focus};
  }
`;

export const Words = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.md};
  max-width: min(92rem, 100%);
  ${media.tablet} { row-gap: ${space.lg}; }
  & > * { max-width: 100%; }
  & > h1 { margin-block: ${space.xs}; }
`;

/** A state, not a sentence of the text around it, which may be in another language. */
export const Notice = styled.p`
  font-size: ${size.body};
  font-weight: 500;
  line-height: 1.4;
  color: var(--accent);
  &::before {
    content: '';
    display: inline-block;
    width: 0.5rem;
    aspect-ratio: 1;
    margin-inline-end: ${space.xs};
    border-radius: ${radius.disc};
    background: var(--accent);
  }
`;

export const Subtitle = styled.p`
  max-width: 26em;
  ${leading}
  text-wrap: balance;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space.md} ${space.xl};
  margin-block-start: ${space.md};
`;
