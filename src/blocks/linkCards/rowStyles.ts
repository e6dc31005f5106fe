import styled, { css } from 'styled-components';
import { Anchor } from '../../design/Anchor.tsx';
import { media } from '../../design/media.ts';
import { Picture } from '../../design/Picture.tsx';
import { Description, Display } from '../../design/Text.tsx';
import { motion, space } from '../../design/tokens.ts';
import type { CardParts } from './CardWords.tsx';
import { cardLink, drawnAgain, hairline } from './shared.ts';

export const Rows = styled.ul`
  border-block-end: 1px solid var(--line);
`;

const RowTitle = styled(Display)`
  grid-column: 1;
  ${media.tablet} { grid-column: 1 / 6; }
  ${media.desktop} { grid-row: 1 / 3; }
`;

const RowText = styled(Description)`
  grid-column: 1;
  ${media.tablet} { grid-column: 1 / 6; }
  ${media.desktop} { grid-column: 6 / 10; grid-row: 1; padding-block-start: 0.35em; }
`;

const RowCta = styled(Anchor)`
  ${cardLink('-2px')}
  grid-column: 1 / -1;
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: ${space.sm};
  ${media.desktop} { grid-column: 6 / 10; grid-row: 2; align-self: end; }
`;

/** Without a picture the link is at the end of the row. */
const plain = css`
  ${media.tablet} {
    ${RowCta} { grid-column: 6 / -1; grid-row: 1 / 3; place-self: center end; }
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
  ${hairline}
  ${media.tablet} {
    grid-template-columns: repeat(8, minmax(0, 1fr));
    padding-block: ${space.xl};
  }
  ${media.desktop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    grid-template-rows: auto 1fr;
  }
  ${({ $pictured }) => ($pictured ? '' : plain)}
  ${media.hover} {
    &:hover { ${drawnAgain} }
  }
  &:active ${RowTitle} { color: var(--accent); }
  ${media.print} {
    break-inside: avoid;
  }
`;

const RowArrow = styled.span`
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

export const rowParts: CardParts = {
  title: RowTitle,
  text: RowText,
  link: RowCta,
  arrow: RowArrow,
  size: 'block',
  arrowSize: '1.5rem',
};
