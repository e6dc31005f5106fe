import styled, { css } from 'styled-components';
import { Anchor } from '../../design/Anchor.tsx';
import { MovingArrow } from '../../design/MovingArrow.tsx';
import { media } from '../../design/media.ts';
import { Grid } from '../../design/Section.tsx';
import { color, font, light, motion, size, space } from '../../design/tokens.ts';

/** Darker behind the words; nothing but the stage where the disc is beside its place in the picture. */
export const scrim = {
  small: 'var(--c-stage)',
  large: 'linear-gradient(90deg, rgb(var(--rgb-stage) / 0.88) 50%, rgb(var(--rgb-stage) / 0.5))',
};

export const Layout = styled(Grid)`
  align-items: center;
`;

/** On the point of the picture that its focus names, which stays there however the picture is cut; a third of its width. */
const onFocus = (focus: string) => {
  const [x, y] = focus.split(' ');
  return css`
    position: absolute;
    grid-area: auto;
    inset: ${y} auto auto ${x};
    translate: -50% -50%;
    width: max(33vw, 53svh);
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
    ${({ $focus }) => ($focus ? onFocus($focus) : '')}
  }
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
