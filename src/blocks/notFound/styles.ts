import styled, { css } from 'styled-components';
import { Anchor } from '../../design/Anchor.tsx';
import { Backdrop } from '../../design/Backdrop.tsx';
import { CROP_MEDIA } from '../../design/crop.ts';
import { MovingArrow } from '../../design/MovingArrow.tsx';
import { decoration, media } from '../../design/media.ts';
import { Grid } from '../../design/Section.tsx';
import { color, font, header, light, motion, size, space } from '../../design/tokens.ts';

/** What the picture takes of a small window, above the words. */
const HEIGHT = 'max(46svh, 20rem, min(56svh, 80vw))';

/** Darker behind the words on a large window; on a small one the picture goes over into the stage that they stand on. */
export const scrim = {
  small: 'linear-gradient(0deg, var(--c-stage), transparent 30%)',
  large: 'linear-gradient(90deg, rgb(var(--rgb-stage) / 0.88) 50%, rgb(var(--rgb-stage) / 0.5))',
  height: HEIGHT,
};

/** One screen, everything in its middle, on the picture. */
export const Screen = styled.div<{ $isPictured: boolean }>`
  position: relative;
  isolation: isolate;
  display: grid;
  align-items: center;
  min-height: 100svh;
  padding-block: ${({ $isPictured }) => ($isPictured ? HEIGHT : `calc(${header.tall} + ${space.xl})`)} ${space.huge};
  overflow: clip;
  ${media.desktop} { padding-block-start: calc(${header.tall} + ${space.xl}); }
  ${media.print} { min-height: 0; padding-block-start: 0; }
`;

export const Scene = styled(Backdrop)`
  ${decoration}
`;

export const Layout = styled(Grid)`
  align-items: center;
`;

/** On the point of the picture that its focus names, which stays there however the picture is cut, in its size there. */
const onFocus = (focus: string) => {
  const [x, y] = focus.split(' ');
  return css`
    position: absolute;
    inset: calc(${HEIGHT} * ${Number.parseFloat(y ?? '')} / 100) auto auto ${x};
    translate: -50% -50%;
    width: max(33vw, 0.53 * ${HEIGHT});
    margin: 0;
    /* of the square crop, which covers the picture's box */
    @media ${CROP_MEDIA} { width: calc(0.53 * max(100vw, ${HEIGHT})); }
    ${media.desktop} {
      grid-area: auto;
      inset-block-start: ${y};
      width: max(33vw, 53svh);
    }
    ${media.print} { position: static; translate: none; }
  `;
};

/** The disc of light, the number in it (stage on amber: 9.7). */
export const Disc = styled.p<{ $focus: string | undefined }>`
  display: grid;
  place-items: center;
  justify-self: end;
  width: min(72vw, 46svh);
  margin-inline-end: -14vw;
  aspect-ratio: 1;
  border-radius: 50%;
  background: ${light};
  color: ${color.stage};
  font: 200 ${size.home} / 1 ${font.display};
  letter-spacing: -0.034em;
  font-variant-numeric: lining-nums proportional-nums;
  ${media.desktop} {
    grid-column: 7 / -1;
    grid-row: 1;
    justify-self: center;
    width: min(100%, 50svh);
    margin-inline-end: 0;
  }
  ${({ $focus }) => ($focus ? onFocus($focus) : '')}
  ${media.forcedColors} { border: 1px solid; }
`;

export const Words = styled.div`
  display: grid;
  gap: ${space.lg};
  ${media.desktop} {
    grid-column: 1 / 7;
    grid-row: 1;
  }
`;

export const Links = styled.ul`
  margin-block-start: ${space.md};
  border-block-end: 1px solid var(--line);
  ${media.small} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    column-gap: ${space.gutter};
    & > :last-child:nth-child(odd) { grid-column: 1 / -1; }
  }
`;

export const Way = styled(Anchor)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.md};
  min-height: 3.25rem;
  border-block-start: 1px solid var(--line);
  font-weight: 500;
  text-decoration: none;
  transition: color ${motion.small} ${motion.easeIn}, border-color ${motion.small} ${motion.easeIn};
  &:hover { color: var(--accent); border-color: var(--accent); }
`;

export const Arrow = styled(MovingArrow)`
  color: var(--accent);
`;
