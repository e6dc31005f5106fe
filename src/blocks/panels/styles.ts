import styled, { css } from 'styled-components';
import { Anchor, cardLink } from '../../design/Anchor.tsx';
import { TALL } from '../../design/crop.ts';
import { media, screenOnly } from '../../design/media.ts';
import { Picture } from '../../design/Picture.tsx';
import { color, motion, size, space, width } from '../../design/tokens.ts';

/** On a desktop words begin where the columns of the page's content begin: a panel begins a gutter before them. */
const beside = (count: number) => css`
  --column: (min(100%, ${width.content} + 2 * ${space.edge}) - 2 * ${space.edge} - ${count - 1} * ${space.gutter}) / ${count};
  grid-template-columns: calc(${space.bleed} + var(--column)) repeat(${count - 2}, calc(var(--column) + ${space.gutter})) 1fr;
`;

export const Row = styled.ul<{ $count: number }>`
  display: grid;
  gap: 1px;
  ${media.mobileUp} { grid-template-columns: 1fr 1fr; }
  ${media.desktop} {
    column-gap: 0;
    ${({ $count }) => beside($count)}
  }
  ${media.print} { grid-template-columns: 1fr 1fr; }
`;

export const Panel = styled.li`
  --ring: -4px;
  /* below the picture */
  --foot: 6.5rem;
  ${media.desktop} { --foot: 12rem; }
  position: relative;
  isolation: isolate;
  display: grid;
  /* large text makes it higher, not wider */
  grid-template-columns: minmax(0, 1fr);
  ${media.print} { --foot: 0px; break-inside: avoid; }
`;

export const Frame = styled.div`
  position: relative;
  z-index: -1;
  grid-area: 1 / 1;
  overflow: clip;
  aspect-ratio: 1;
  ${media.mobileUp} { aspect-ratio: ${TALL}; }
  ${media.desktop} {
    aspect-ratio: auto;
    height: clamp(40rem, 100svh, 75rem);
  }
  ${media.print} { aspect-ratio: auto; height: 8cm; }
  /* sinks into the dark that the words stand on */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(0deg, ${color.stage} var(--foot), rgb(var(--rgb-stage) / 0.92) calc(var(--foot) + 2rem), rgb(var(--rgb-stage) / 0.72) calc(var(--foot) + 4.5rem), rgb(var(--rgb-stage) / 0) calc(var(--foot) + 11rem));
    ${screenOnly}
  }
`;

export const Shot = styled(Picture)`
  position: absolute;
  inset: 0;
  && { height: calc(100% - var(--foot)); }
  transition: scale ${motion.reveal} ${motion.easeIn};
  ${media.hover} {
    li:hover & { scale: 1.03; }
  }
`;

export const Words = styled.div`
  grid-area: 1 / 1;
  align-self: end;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};
  padding: ${space.lg} ${space.gutter} ${space.lg} ${space.edge};
  ${media.desktop} {
    gap: ${space.md};
    padding: ${space.lg} ${space.gutter} ${space.xxl};
    /* two words are two lines in all columns, however wide */
    & > h2 { width: min-content; min-width: min(100%, 4em); max-width: 100%; }
    li:first-child > & { padding-inline-start: ${space.bleed}; }
    li:last-child > & { padding-inline-end: ${space.bleed}; }
  }
  ${media.forcedColors} { background: Canvas; }
  /* on white they would not be read over the picture */
  ${media.print} { grid-row: 2; }
`;

export const Sentence = styled.p`
  max-width: 26rem;
  text-wrap: balance;
  ${media.desktop} { min-height: 2lh; }
`;

export const Cta = styled(Anchor)`
  ${cardLink}
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-height: 2.75rem;
  font-size: ${size.body};
`;
