import styled, { css } from 'styled-components';
import { cropped, TALL } from '../../design/crop.ts';
import { below, between, media, screenOnly } from '../../design/media.ts';
import { besidePicture, Opening } from '../../design/Opening.tsx';
import { PointList } from '../../design/PointList.tsx';
import { Grid, reaching } from '../../design/Section.tsx';
import { Heading } from '../../design/Text.tsx';
import { font, leading, size, space } from '../../design/tokens.ts';
import type { FeatureGridBlock } from './schema.ts';

type Columns = FeatureGridBlock['columns'];

/** Where the picture is: tall at the edge, beside the heading, or from edge to edge before all. */
export type Place = 'edge' | 'head' | 'band';

/** From the upper to the lower edge of the picture beside it, right above what they open; the heading large. */
const overCells = css`
  align-content: space-between;
  & > h2 { font-size: ${besidePicture}; }
  & > h2 + p { max-width: 26em; ${leading} }
`;

/** Two columns without a picture leave space beside them: it is there; else it stands over the cells, `$over` beside a picture. */
export const Head = styled(Opening)<{ $over: boolean }>`
  ${media.desktop} {
    ${({ $over }) => ($over ? overCells : '')}
    padding-inline-end: ${space.xl};
  }
`;

export const Frame = styled(Grid)`
  ${media.desktop} { grid-template-rows: auto 1fr; }
`;

/** The columns of what is beside a picture: a list, or a heading. */
export const LIST = '1 / 7';

/** Beside the opening, over the cells. */
const over = css`
  grid-area: 1 / 7 / auto / -1;
  contain: size;
  aspect-ratio: auto;
  min-height: clamp(16rem, 20vw, 24rem);
  width: calc(100% + ${space.bleed});
  margin: ${reaching} 0 ${space.block};
`;

/** Beside the list, from its first line to its last. */
const atEdge = css`
  grid-area: 2 / 7 / auto / -1;
  contain: size;
  aspect-ratio: auto;
  min-height: 34rem;
  width: calc(100% + ${space.bleed} - ${space.xxl});
  margin: 0 0 0 ${space.xxl};
`;

/** What it opens hangs together below it. */
const band = css`
  order: -1;
  margin: calc(-1 * var(--above)) calc(-1 * ${space.bleed}) ${space.thought};
  ${media.tablet} { aspect-ratio: 12 / 5; }
`;

const places = { edge: atEdge, head: over, band: '' } satisfies Record<Place, unknown>;

/** Shapes of the picture on phones, which fetch it cropped to them. */
export const CROPS = { edge: TALL, head: '4 / 3', band: '2 / 1' } as const;

/** Below the opening, from edge to edge on a small window, where the picture's own shape is nearest to it. */
export const Shot = styled.div<{ $place: Place }>`
  overflow: clip;
  aspect-ratio: ${({ $place }) => ({ ...CROPS, edge: 1 })[$place]};
  margin: 0 calc(-1 * ${space.edge}) ${space.xl};
  ${({ $place }) => ($place === 'edge' ? cropped(TALL) : '')}
  ${between('tablet', 'desktop')} { ${({ $place }) => ($place === 'edge' ? 'aspect-ratio: 5 / 4;' : '')} margin-block-end: ${space.xxl}; }
  ${media.desktop} { ${({ $place }) => places[$place]} }
  ${({ $place }) => ($place === 'band' ? band : '')}
  ${screenOnly}
`;

const INSET = 'clamp(1.5rem, 2.4vw, 2.25rem)';

/** A cell that has more than one column to itself sets its text beside mark and title, in line with the column above. */
const wide = (firstColumn: string) => css`
  padding-inline-end: 0;
  grid-template: auto 1fr / ${firstColumn} minmax(0, 1fr);
  column-gap: ${INSET};
  & > :last-child { grid-row: 1 / span 2; }
  & > :nth-child(3) { grid-row: 2; max-width: none; }
`;

/** Points beside the text instead of below it. */
const pointsBeside = css`
  & > ${() => Text} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space.xl};
    align-items: start;
    max-width: none;
  }
`;

/** Two cells that are left of three share the last row. */
const pair = (first: string, last: string) =>
  css`&:nth-child(${first}):nth-last-child(2), &:last-child:nth-child(${last}) { grid-column: span 6; }`;

/** One that would be left of three makes two pairs of the last four. */
const twoPairs = css`
  &:nth-child(3n + 1):nth-last-child(4), &:nth-child(3n):nth-last-child(2) {
    grid-column: span 6;
    padding-inline: 1px ${INSET};
  }
  &:nth-child(3n + 2):nth-last-child(3), &:nth-child(3n + 4):last-child {
    grid-column: span 6;
    padding-inline: ${INSET} 0;
  }
`;

const inColumns = {
  1: css`
    grid-column: 1 / -1;
    padding-inline: 0;
  `,
  2: css`
    grid-column: span 6;
    & > ${() => Text} { ${leading} }
    &:nth-child(2n + 1) { padding-inline-start: 1px; }
    &:nth-child(2n) { padding-inline-end: 0; }
    &:last-child:nth-child(2n + 1) {
      grid-column: 1 / -1;
      ${wide(`calc(50% - ${INSET})`)}
      column-gap: calc(2 * ${INSET});
    }
  `,
  3: css`
    grid-column: span 4;
    &:nth-child(3n + 1) { padding-inline-start: 1px; }
    &:nth-child(3n) { padding-inline-end: 0; }
    /* a text alone in its cell fills it */
    ul:not(:has(ul)) > & > ${() => Text} { ${leading} }
    ${pair('3n + 1', '3n + 2')}
    ${twoPairs}
  `,
} satisfies Record<Columns, unknown>;

const sideBySide = css<{ $marked: boolean }>`
  grid-template-columns: ${({ $marked }) => ($marked ? '2fr 5fr 5fr' : '1fr 1fr')};
  column-gap: ${space.gutter};
  padding-block: ${space.xxl};
  &&& > * { grid-column: auto; grid-row: 1; margin: 0; }
`;

/** On a tablet the title is above text and points, the mark beside all. */
const besideMark = css`
  grid-template: auto auto / 4.5rem minmax(0, 1fr);
  padding-block: ${space.xl};
  &&& > * { grid-column: 2; }
  &&& > :first-child { grid-area: 1 / 1 / 3; margin: 0; }
  &:has(ul) { ${pointsBeside} }
`;

/** Beside a tall picture: the mark before title and text. */
const inList = (marked: boolean) => css`
  ${marked ? besideMark : ''}
  padding-block: ${space.lg};
`;

/** A list of points is beside title and text: a title alone would leave its half of the row empty. */
const pointsAcross = css`
  grid-template: auto 1fr / 1fr 1fr;
  row-gap: ${space.sm};
  &&& > :last-child {
    display: contents;
    & > p { grid-column: 1; grid-row: 2; max-width: 26rem; }
    & > ul { grid-column: 2; grid-row: 1 / 3; align-self: start; padding-block-start: 0.35em; }
  }
`;

/** All rows of a list have one form, so that their texts begin on one line. */
const unmarkedRow = css<{ $marked: boolean; $pointed: boolean }>`
  ${sideBySide}
  ${({ $pointed }) => ($pointed ? pointsAcross : '')}
`;

const roomyRow = css<{ $marked: boolean; $pointed: boolean }>`
  ${unmarkedRow}
  ${({ $pointed }) => ($pointed ? `padding-block: ${space.xl};` : '')}
`;

const tabletRow = css<{ $marked: boolean; $pointed: boolean }>`
  ${between('tablet', 'desktop')} { ${({ $marked }) => ($marked ? besideMark : roomyRow)} }
`;

/** One column is a list of rows: mark, title and text side by side. */
const desktopRow = css<{ $marked: boolean; $pointed: boolean; $tall: boolean }>`
  ${media.desktop} { ${({ $tall, $marked }) => ($tall ? inList($marked) : $marked ? sideBySide : unmarkedRow)} }
`;

interface CellProps {
  $columns: Columns;
  /** on a tablet one below the other, as where two columns would leave the last one alone */
  $rows: boolean;
  $marked: boolean;
  /** every cell has points */
  $pointed: boolean;
  $tall: boolean;
  $lead: boolean;
}

export const Cell = styled.li<CellProps>`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  padding-block: ${space.lg} ${space.xl};
  border-block-start: 1px solid var(--line);
  ${below('small')} {
    padding-block: ${space.lg};
    /* what has no mark has one in its line */
    border-image: linear-gradient(90deg, var(--accent) 2.5rem, var(--line) 0) 1;
    /* the mark before the name, the text in line with it */
    &:has(> :nth-child(3)) {
      border-image: none;
      grid-template-columns: min(3.25rem, 14vw) minmax(0, 1fr);
      align-items: baseline;
    }
  }
  ${media.small} {
    margin-inline-start: -1px;
    border-inline-start: 1px solid var(--line);
    padding-inline: ${INSET};
    padding-block: ${space.xl} ${space.xxl};
  }
  ${between('small', 'desktop')} {
    ${({ $rows }) => inColumns[$rows ? 1 : 2]}
    ${({ $tall }) => ($tall ? `padding-block-end: ${space.xl};` : '')}
  }
  ${media.desktop} {
    ${({ $columns }) => inColumns[$columns]}
  }
  ${({ $rows, $lead }) => ($rows && !$lead ? tabletRow : '')}
  ${({ $columns, $lead }) => ($columns === 1 && !$lead ? desktopRow : '')}
`;

/** Number or icon above the title. */
export const Mark = styled.span`
  margin-block-end: ${space.lg};
  min-height: 1.75rem;
  font: 200 ${size.block} / 1 ${font.display};
  font-variant-numeric: lining-nums proportional-nums;
  margin-inline-start: -0.04em;
  color: var(--accent);
  ${below('small')} {
    margin-block-end: 0;
    font-size: ${size.section};
    line-height: 1;
  }
  ${media.small} { margin-block-end: ${space.xl}; }
`;

/** On a phone as large as the name of a section's part, for it is what a list of even texts is read by. */
export const Title = styled(Heading)`
  grid-column: 1;
  margin-block-end: ${space.md};
  ${below('small')} {
    font-size: ${size.block};
    margin-block-end: ${space.xs};
    ${Mark} + & { grid-column: 2; margin-block-end: 0; }
  }
`;

/** In the last column and row of its cell: below the title, or beside it. */
export const Text = styled.div`
  grid-column-end: -1;
  display: grid;
  gap: ${space.lg};
  align-content: start;
  max-width: 42rem;
  ${below('small')} {
    gap: ${space.xs};
    line-height: 1.5;
    ${Mark} ~ & { margin-block-start: ${space.sm}; }
  }
`;

/** The first feature is large, across the whole width; the others are three in a row below it. */
const lead = css`
  ${Cell}:first-child {
    grid-column: 1 / -1;
    grid-template: auto 1fr / calc(200% / 3) minmax(0, 1fr);
    column-gap: ${INSET};
    padding: ${space.xxl} 0;
    & > * { margin-block-end: 0; }
    & > ${Mark} { margin-block-end: ${space.xl}; font-size: ${size.section}; --icon-size: 3rem; }
    & > ${Text} { grid-row: 1 / span 2; align-self: end; ${leading} }
  }
  ${Cell}:not(:first-child) {
    grid-column: span 4;
    padding-inline: ${INSET};
    &:nth-child(3n + 2) { padding-inline-start: 1px; }
    &:nth-child(3n + 1) { padding-inline-end: 0; }
    &:last-child:nth-child(3n + 2) { grid-column: 1 / -1; ${wide('calc(100% / 3)')} }
    ${pair('3n + 2', '3n')}
  }
`;

/** On a tablet marks are beside the words. */
const leadSmall = css`
  ${between('tablet', 'desktop')} {
    ${Cell} {
      grid-template: auto auto / 4.5rem minmax(0, 1fr);
      padding: ${space.xl} 0;
      margin: 0;
      border-inline: 0;
      & > * { grid-column: 2; }
      & > ${Mark} { grid-column: 1; grid-row: 1 / 3; margin: 0; }
      & > ${Title} { margin-block-end: ${space.sm}; }
    }
  }
  ${Cell}:first-child { border-block-start-color: var(--accent); }
`;

/** Clipped, so that the hairline left of each row's first cell falls away. */
export const Cells = styled.ul<{ $columns: string | false; $lead: boolean }>`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  overflow: clip;
  ${media.small} { border-block-end: 1px solid var(--line); }
  ${({ $lead }) => ($lead ? leadSmall : '')}
  ${media.desktop} {
    grid-column: ${({ $columns }) => $columns};
    ${({ $columns }) => ($columns === LIST ? 'grid-row: 2;' : '')}
    ${({ $lead }) => ($lead ? lead : '')}
  }
`;

export const Points = styled(PointList)`
  ${below('small')} { gap: 0.125rem; }
`;
