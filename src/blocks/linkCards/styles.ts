import styled, { css } from 'styled-components';
import { cardColumns } from '../../design/cards.ts';
import { below } from '../../design/media.ts';
import { size, space } from '../../design/tokens.ts';
import type { LinkCardsBlock } from './schema.ts';
import { Cta, hairline, pictureFirst, Shot, Title } from './shared.ts';

type Columns = LinkCardsBlock['columns'];

/** Where the cards do not fill their rows, the first one leads: it takes the columns that are left. */
export const Card = styled.li<{ $columns: Columns }>`
  --ring: 3px;
  position: relative;
  grid-column: 1 / -1;
  grid-row: span 2;
  display: grid;
  grid-template-rows: subgrid;
  padding-block-end: ${space.block};
  ${({ $columns }) =>
    cardColumns($columns, 'small', {
      card: 'first',
      whole: (columns) => `--ratio: ${columns === 2 ? '2 / 1' : '21 / 9'};`,
      part: '--ratio: auto;',
    })}
  ${Cta} {
    margin-block-start: ${space.xs};
    font-size: ${size.body};
  }
  &:active ${Title} { color: var(--accent); }
`;

/** A 3:2 picture where the card is one column wide; broad, or as high as its neighbour's, where the card leads. */
export const Frame = styled.div`
  position: relative;
  overflow: clip;
  width: 100%;
  aspect-ratio: var(--ratio, 3 / 2);
  ${Shot} { position: absolute; inset: 0; }
`;

/** Its links are on one line with those of its neighbours. */
export const Words = styled.div`
  grid-row: 2;
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  gap: ${space.sm};
  padding-block-start: ${space.lg};
  ${hairline}
`;

/** Three and more are rows below the mobile breakpoint, so that all of them are seen: a small picture before the words. */
const rows = css`
  ${below('mobile')} {
    margin-block-end: 0;
    row-gap: ${space.lg};
    ${Card}:nth-child(n) {
      grid-column: 1 / -1;
      grid-row: auto;
      padding: 0;
      ${pictureFirst}
    }
    ${Words} { display: contents; }
  }
`;

/** Every card spans two rows, picture and words, so that they line up across the grid. */
export const Cards = styled.ul<{ $many: boolean }>`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  column-gap: ${space.gutter};
  row-gap: 0;
  margin-block-end: calc(-1 * ${space.block});
  ${({ $many }) => ($many ? rows : '')}
`;
