import styled, { css } from 'styled-components';
import { cropped, TALL } from '../../design/crop.ts';
import { below, media } from '../../design/media.ts';
import { besideEachOther, Grid } from '../../design/Section.tsx';
import { font, size, space, width } from '../../design/tokens.ts';
import type { ChronicleBlock } from './schema.ts';

/** Label and text. */
const SIDE = 'minmax(9rem, 3fr) 6fr';

/** The rows share what height is left beside a tall picture. */
export const Entries = styled.ol`
  display: grid;
  border-block-end: 1px solid var(--line);
  ${media.tablet} { font-size: ${size.lead}; }
`;

/** Beside each other on a phone too, unless the visitor's text is so large that no line of words fits beside the label. */
const besideLabel = (label: string) => css`
  ${below('tablet')} {
    display: flex;
    flex-wrap: wrap;
    & > :first-child { flex: 0 0 ${label}; }
    & > :last-child { flex: 1 1 9rem; }
  }
`;

/** Short entries are beside their labels on a phone too. */
export const Entry = styled.li<{ $short: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: baseline;
  gap: ${space.xs} ${space.gutter};
  padding-block: ${({ $short }) => ($short ? space.md : space.lg)};
  border-block-start: 1px solid var(--line);
  line-height: 1.5;
  & > :first-child { font: 300 ${size.card} / 1.15 ${font.display}; }
  ${({ $short }) => ($short ? besideLabel('6.5rem') : '')}
  ${media.tablet} {
    grid-template-columns: ${SIDE};
    padding-block: ${space.xl};
  }
`;

/** The first line of a text begins as high as the capitals of its label, however large that is. */
const level = css`
  align-items: start;
  & > * { text-box: trim-both cap alphabetic; }
`;

/** Times of day and sums are the picture of the section: on a large window they are larger than its heading. */
const timetable = css`
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    padding-block: 2.5rem;
    & > :first-child { font-size: calc(1.2 * ${size.section}); font-weight: 200; line-height: 1; }
    & > :last-child { font-size: calc(0.9 * ${size.card}); line-height: 1.4; }
  }
`;

/** The day above what happens on a phone, else beside it; a time of day or a sum, of so many characters, is beside it there too. */
export const Row = styled.li<{ $short: number | false }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem ${space.gutter};
  ${level}
  padding-block: ${space.xl};
  border-block-start: 1px solid var(--line);
  line-height: 1.5;
  & > :first-child { font-variant-numeric: lining-nums proportional-nums; }
  ${media.tablet} {
    grid-template-columns: repeat(${({ $short }) => ($short ? 5 : 3)}, minmax(0, 1fr));
    & > :last-child { grid-column: 2 / -1; text-wrap: balance; }
  }
  ${({ $short }) => $short && [besideLabel(`calc(0.57em * ${$short} + 0.29em)`), timetable]}
`;

/** The longest of the names fits a phone, and on a desktop half of the page; what is said of it stands on its line. */
export const Grown = styled.li<{ $share: number }>`
  display: grid;
  gap: ${space.xs} ${space.gutter};
  padding-block: ${space.md};
  line-height: 1.5;
  & > :first-child {
    font-size: calc(${size.card} + ${({ $share }) => $share} * (min(1.35 * ${size.hero}, 13.5vw) - ${size.card}));
    font-weight: 200;
    line-height: 1;
  }
  ${media.desktop} {
    grid-template-columns: 7fr 5fr;
    align-items: last baseline;
    & > :first-child { font-size: calc(${size.card} + ${({ $share }) => $share} * (min(2 * ${size.hero}, 11.5vw, 0.128 * ${width.content}) - ${size.card})); }
  }
`;

/** A strip in a calendar: on a phone above its words, else beside them. */
export const Planned = styled.li`
  display: grid;
  border-block-start: 1px solid var(--line);
  line-height: 1.5;
  & > :first-child {
    display: grid;
    align-content: start;
    gap: ${space.sm};
    padding-block: ${space.lg};
    & > :first-child { font-variant-numeric: lining-nums proportional-nums; }
  }
  ${media.tablet} {
    grid-template-columns: 7fr 5fr;
    column-gap: ${space.xxl};
    & > :first-child { padding-block: ${space.xl}; }
  }
  ${media.desktop} {
    & > :first-child { grid-template-columns: 2fr 3fr; ${level} column-gap: ${space.gutter}; }
  }
`;

/** A line at every unit; the bar is a border too, for paper without backgrounds. */
export const Track = styled.div<{ $start: number; $length: number; $end: number }>`
  position: relative;
  display: grid;
  min-height: 1.5rem;
  background: repeating-linear-gradient(90deg, var(--line) 0 1px, transparent 1px calc(100% / ${({ $end }) => $end}));
  print-color-adjust: exact;
  &::before {
    content: '';
    align-self: center;
    height: 1.5rem;
    margin-inline-start: calc(100% * ${({ $start, $end }) => $start / $end});
    width: calc(100% * ${({ $length, $end }) => $length / $end});
    border: 1px solid var(--accent);
    background: var(--accent);
  }
  ${below('tablet')} { order: -1; }
  /* left to itself, the browser would take both away with its own colours */
  ${media.forcedColors} {
    forced-color-adjust: none;
    --line: GrayText;
    --accent: Highlight;
    --muted: CanvasText;
  }
`;

/** The units, counted above the first bar, in numbers that twelve of find room on a phone. */
export const Scale = styled.div`
  order: -1;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  padding-block: ${space.xs};
  text-align: center;
  font-size: min(${size.caption}, 3.4vw);
  line-height: 1;
  ${media.tablet} { position: absolute; inset: 0 0 auto; }
  color: var(--muted);
`;

/** Shape of the picture on phones, which fetch it cropped to it, where it is not tall. */
export const BROAD = '4 / 3';

export const Shot = styled.div`
  overflow: clip;
  aspect-ratio: 4 / 3;
  margin-inline: calc(-1 * ${space.edge});
  ${media.desktop} { aspect-ratio: 1; margin-inline: 0; }
`;

/** On a large window the texts begin below those of the entries, on a phone behind the longest label. */
export const Credits = styled.dl`
  align-self: end;
  display: grid;
  grid-template-columns: minmax(7rem, max-content) minmax(0, 1fr);
  column-gap: ${space.gutter};
  border-block-end: 1px solid var(--line);
  ${below('tablet')} { container-type: inline-size; }
  ${media.tablet} { grid-template-columns: ${SIDE}; }
`;

export const Credit = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: baseline;
  column-gap: ${space.gutter};
  padding-block: ${space.md};
  border-block-start: 1px solid var(--line);
  /* large text, as in the entries */
  @container (width < 16rem) { grid-template-columns: minmax(0, 1fr); }
`;

/** Heading and picture at the left, entries and credits at the right; both columns end on one line. */
const beside = css`
  grid-template-rows: auto 1fr auto;
  & > * { grid-column: 1 / 6; }
  ${Shot} { grid-row: 2 / 4; place-self: stretch; }
  ${Entries} { grid-area: 1 / 7 / 3 / -1; }
  ${Entries}:not(:has(~ ${Credits})) { grid-row-end: 4; }
  ${Credits} { grid-area: 3 / 7 / auto / -1; }
`;

/** All below each other over the full width; the credits are columns. */
const rows = css`
  ${Shot} { aspect-ratio: 21 / 9; margin-inline: calc(-1 * ${space.bleed}); }
  ${Credits} { ${besideEachOther} grid-template-columns: none; }
  ${Credit} { grid-column: auto; grid-template-columns: max-content minmax(0, 1fr); }
`;

export const Frame = styled(Grid)<{ $layout: ChronicleBlock['layout'] }>`
  ${({ $layout }) => ($layout === 'growing' ? css`${Entries} { border: 0; }` : '')}
  /* credits begin with a line of their own */
  ${Entries}:has(+ ${Credits}) { border: 0; }
  row-gap: ${space.xxl};
  & > header { margin-block-end: 0; }
  ${Shot} { ${({ $layout }) => ($layout === 'beside' ? cropped(TALL) : `aspect-ratio: 16 / 9; ${cropped(BROAD)}`)} }
  ${media.desktop} { ${({ $layout }) => ({ beside, rows, growing: rows, schedule: rows })[$layout]} }
  ${media.print} { ${Shot} { aspect-ratio: auto; height: 8cm; } }
`;
