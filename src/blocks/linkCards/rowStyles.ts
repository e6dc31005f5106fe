import styled, { css } from 'styled-components';
import { Anchor } from '../../design/Anchor.tsx';
import { media } from '../../design/media.ts';
import { Picture } from '../../design/Picture.tsx';
import { motion, space } from '../../design/tokens.ts';

export const Rows = styled.ul`
  border-block-end: 1px solid var(--line);
`;

/** Without a picture the link stands at the row's end. */
const plain = css`
  ${media.tablet} {
    & > a { grid-column: 6 / -1; grid-row: 1 / 3; place-self: center end; }
  }
`;

/** Under the pointer its hairline is drawn again, from the left and in full colour. */
export const Row = styled.li<{ $pictured: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $pictured }) => ($pictured ? '7rem' : '')};
  gap: ${space.sm} ${space.gutter};
  align-items: start;
  padding-block: ${space.lg} ${space.xl};
  background:
    linear-gradient(var(--accent), var(--accent)) 0 0 / 0 1px no-repeat,
    linear-gradient(var(--line), var(--line)) 0 0 / 100% 1px no-repeat;
  transition: background-size ${motion.reveal} ${motion.easeIn};
  & > h3 { grid-column: 1; }
  ${media.tablet} {
    grid-template-columns: repeat(8, minmax(0, 1fr));
    padding-block: ${space.xl};
    & > h3 { grid-column: 1 / 6; }
  }
  ${media.desktop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    grid-template-rows: auto 1fr;
    & > h3 { grid-column: 1 / 6; grid-row: 1 / 3; }
  }
  ${({ $pictured }) => ($pictured ? '' : plain)}
  ${media.hover} {
    &:hover { background-size: 100% 1px, 100% 1px; }
  }
  &:active > h3 { color: var(--accent); }
  ${media.print} {
    break-inside: avoid;
  }
`;

export const RowText = styled.p`
  grid-column: 1;
  max-width: 34rem;
  color: var(--muted);
  ${media.tablet} { grid-column: 1 / 6; }
  ${media.desktop} { grid-column: 6 / 10; grid-row: 1; padding-block-start: 0.35em; }
`;

/** Its area is the whole row. */
export const RowCta = styled(Anchor)`
  grid-column: 1 / -1;
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: ${space.sm};
  font-weight: 500;
  color: var(--accent);
  text-decoration: none;
  &::after { content: ''; position: absolute; inset: 0; }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 2px solid var(--focus); outline-offset: -2px; }
  ${media.desktop} { grid-column: 6 / 10; grid-row: 2; align-self: end; }
`;

export const RowArrow = styled.span`
  display: inline-flex;
  transition: translate ${motion.small} ${motion.easeIn};
  ${media.hover} {
    ${Row}:hover & { translate: 6px 0; }
  }
`;

export const RowFrame = styled.div`
  grid-column: 2;
  grid-row: 1 / 3;
  overflow: clip;
  aspect-ratio: 3 / 4;
  ${media.tablet} { grid-column: 7 / -1; grid-row: 1 / 4; aspect-ratio: 3 / 2; }
  ${media.desktop} { grid-column: 11 / -1; grid-row: 1 / 3; aspect-ratio: 4 / 3; }
`;

export const RowShot = styled(Picture)`
  transition: scale ${motion.reveal} ${motion.easeIn};
  ${media.hover} {
    ${Row}:hover & { scale: 1.03; }
  }
`;
