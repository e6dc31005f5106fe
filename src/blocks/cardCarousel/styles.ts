import styled, { css } from 'styled-components';
import { cardColumns, carouselRow, phoneRow } from '../../design/cards.ts';
import { below, media } from '../../design/media.ts';
import { Picture } from '../../design/Picture.tsx';
import { PointList } from '../../design/PointList.tsx';
import { Container } from '../../design/Section.tsx';
import { breakpoint, leading, motion, size, space, width } from '../../design/tokens.ts';
import type { CardCarouselBlock } from './schema.ts';

type Columns = CardCarouselBlock['columns'];

/** From the window's edge to the content, in a box as wide as the window. */
const toContent = `max(${space.edge}, (100% - ${width.content}) / 2)`;

/** What a row at every width is seen through: before the card in first place, where others pass, there is nothing. */
export const Clip = styled.div<{ $always: boolean }>`
  ${({ $always }) => ($always ? css`${media.mobileUp} { clip-path: inset(-4rem 0 -4rem ${toContent}); }` : '')}
`;

/** Begins where the content begins and runs off the right edge of the window. Six cards fill every window; as narrow ones they keep little space at the sides of their text. */
const alwaysRow = css`
  ${carouselRow}
  --inset: ${space.lg};
  ${media.mobileUp} {
    padding-inline: ${toContent};
    scroll-padding-inline: ${toContent};
  }
`;

/** On paper the first cards stand on its sheet. */
export const Head = styled(Container)`${media.print} { --next: 13cm; }`;

const list = css`
  ${below('mobile')} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.md};
    padding-inline: ${space.edge};
    ${media.print} { grid-template-columns: 1fr 1fr; }
  }
`;

const grid = css`
  ${media.mobileUp} {
    display: grid;
    gap: 1.5rem;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    max-width: calc(${width.content} + 2 * ${space.edge});
    margin-inline: auto;
    padding-inline: ${space.edge};
  }
`;

const looks = {
  row: alwaysRow,
  swiped: css`${phoneRow} ${grid}`,
  stacked: css`${list} ${grid}`,
};

/** A row at every width, or a grid that below the mobile breakpoint is a row to swipe, which runs off the edge, or a list. */
export const Row = styled.div<{ $look: keyof typeof looks }>`
  ${({ $look }) => looks[$look]}
`;

const sheet = css`
  grid-template-rows: auto 1fr;
  border: 1px solid var(--line);
  background: var(--raised);
`;

/** A card of more than one column has its picture beside its text. */
const wide = css`
  grid-template: none / repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  align-content: stretch;
  & > :last-child { align-self: center; }
`;

/** Alone in a row of three its picture takes most of it, and its words are as large as the space beside it. */
const whole = css`
  ${wide}
  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    h3 { font-size: ${size.section}; line-height: 1.04; }
    h3 + p { ${leading} }
  }
`;

/** Shape of the picture on phones, which fetch it cropped to it. */
export const CROP = '3 / 2';

/** As high as its card where it is beside the words. */
export const Frame = styled.div`
  position: relative;
  overflow: clip;
  aspect-ratio: ${CROP};
  width: 100%;
  ${media.mobileUp} { min-height: 100%; }
`;

export const Shot = styled(Picture)`
  position: absolute;
  inset: 0;
`;

/** Upright in a row of large cards. A card that the window cuts is all picture there: without its words the sheet below it would seem empty. */
const upright = css`
  @media screen and (min-width: ${breakpoint.mobile}px) {
    position: relative;
    overflow: clip;
    ${Frame} {
      position: static;
      aspect-ratio: 3 / 4;
    }
    ${Shot} {
      /* words on their way stand behind it */
      z-index: 1;
      height: calc((18rem - 2px) * 4 / 3);
      transition: height ${motion.reveal} ${motion.easeIn};
    }
    &[data-cut] ${Shot} { height: 100%; }
  }
`;

export const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.md};
  padding: ${space.lg} ${space.lg} ${space.xl};
  ${media.desktop} { padding: ${space.xl} var(--inset, ${space.xl}) ${space.xxl}; }
  &:first-child {
    padding-inline-start: 0;
    ${below('mobile')} { padding-block-end: 0; }
  }
`;

/** Words alone begin below a hairline; with a picture the card is a sheet of its own. An odd number are rows on a tablet. */
export const Card = styled.div<{
  $columns: Columns;
  $odd: boolean;
  $always: boolean;
  $pictured: boolean;
}>`
  display: grid;
  /* large text makes it higher, not wider */
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  border-block-start: 1px solid var(--line);
  ${({ $pictured }) => ($pictured ? sheet : '')}
  ${({ $columns, $odd, $always, $pictured }) =>
    $always
      ? upright
      : cardColumns(
          $columns,
          'mobile',
          {
            card: 'last',
            whole: (count) => ($pictured && count === 3 ? whole : wide),
            part: wide,
          },
          $odd ? 1 : undefined,
        )}
`;

export const Mark = styled.span`
  margin-block-end: ${space.lg};
  color: var(--accent);
`;

export const Points = styled(PointList)`
  /* on the line of the points in the cards beside it */
  margin-block-start: auto;
  font-size: max(0.9375rem, 0.92 * ${size.body});
  line-height: 1.4;
`;
