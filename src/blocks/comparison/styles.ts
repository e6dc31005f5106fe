import styled, { css } from 'styled-components';
import { below, media, offPhone, onPhone } from '../../design/media.ts';
import { font, size, space } from '../../design/tokens.ts';

/** Between two columns: their texts must not be read as one line. */
const APART = `calc(1.5 * ${space.gutter})`;

export const Shot = styled.div`
  overflow: clip;
  aspect-ratio: 12 / 5;
  margin-block-end: ${space.xl};
  ${below('tablet')} { aspect-ratio: 16 / 9; margin-inline: calc(-1 * ${space.edge}); }
  ${media.print} { margin-inline: 0; }
`;

export const Close = styled.div`
  margin-block-start: ${space.xl};
`;

export const Name = styled.th`
  font: 300 ${size.card} / 1.15 ${font.display};
  text-align: start;
  hyphens: manual;
  overflow-wrap: anywhere;
  padding: 0 0 ${space.lg};
`;

export const Cell = styled.td`
  padding: ${space.lg} 0;
  overflow-wrap: anywhere;
  border-block-start: 1px solid var(--line);
  & > :first-child { color: var(--muted); hyphens: auto; }
  & > :not(:first-child) { font-size: ${size.lead}; line-height: 1.35; }
  ${onPhone} {
    & > :not(:first-child) { font-size: inherit; line-height: 1.5; }
  }
`;

export const Option = styled.tr`
  ${media.print} { break-inside: avoid; }
`;

/** On a phone cells stand below the label that they answer, in the order of the labels. */
const byLabel = (rows: number) => css`
  thead, tr { display: contents; }
  thead > tr > :first-child, ${Cell} > :nth-child(n):first-child { display: none; }
  th[scope='col'] {
    clip-path: none;
    grid-column: 1 / -1;
    padding-block: ${space.md} 0;
    border-block-start: 1px solid var(--line);
    text-align: start;
  }
  ${Array.from({ length: rows }, (_, row) => css`tr > :nth-child(${row + 2}) { order: ${row + 1}; }`)}
`;

/** Two options stand beside each other there. */
const pair = (rows: number) => css`
  ${onPhone} {
    ${byLabel(rows)}
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space.lg};
    ${Cell} { padding-block: ${space.xs} ${space.lg}; border: 0; }
  }
`;

/** More options follow each other, each beside its name, wherever both find room. */
const inTurn = (rows: number) => css`
  ${onPhone} {
    ${byLabel(rows)}
    ${Name} { position: absolute; clip-path: inset(50%); }
    th[scope='col'] {
      padding-block: ${space.xl} ${space.md};
      border: 0;
      font: 300 ${size.block} / 1.1 ${font.display};
      letter-spacing: 0;
      text-transform: none;
      color: inherit;
    }
    ${Cell} {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: ${space.xs} ${space.md};
      padding-block: ${space.md};
      &::before {
        content: attr(data-option) / '';
        flex: 1 1 8.5rem;
        color: var(--muted);
      }
      & > :not(:first-child) { flex: 3 1 11rem; }
      &:empty { padding: 0; border: 0; }
      &:empty::before { content: none; }
    }
  }
`;

/** The labels are the first column. */
const labelled = css`
  thead { display: contents; }
  th[scope='col'] {
    clip-path: none;
    padding: calc(${space.lg} + 0.2em) 0 ${space.lg};
    border-block-start: 1px solid var(--line);
    text-align: start;
  }
  ${Cell} > :nth-child(n):first-child { display: none; }
`;

/** Four options leave room for them on a large window only, and the longest names are as wide as their columns. */
const labelledLate = css`
  @media (min-width: 1200px) {
    grid-template-columns: 10.5rem repeat(4, minmax(0, 1fr));
    ${labelled}
    ${Name} { font-size: clamp(1.2rem, 1.6vw, 1.875rem); }
  }
`;

interface TableProps {
  $rows: number;
  $options: number;
}

/** Where each cell shows its label, a row of them is read but not seen. */
export const Table = styled.table<TableProps>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-block-end: 1px solid var(--line);
  thead {
    position: absolute;
    width: 1px;
    height: 1px;
  }
  th[scope='col'] { clip-path: inset(50%); }
  tbody { display: contents; }
  ${({ $rows, $options }) => ($options === 2 ? pair : inTurn)($rows)}
  /* options are columns */
  ${offPhone} {
    gap: 0 ${APART};
    grid-template: repeat(${({ $rows }) => $rows + 1}, auto) / repeat(${({ $options }) => ($options < 4 ? $options + 1 : 4)}, minmax(0, 1fr));
    tr {
      display: grid;
      grid-row: 1 / -1;
      grid-template-rows: subgrid;
    }
    ${({ $options }) => ($options < 4 ? labelled : '')}
    th,
    td {
      margin-inline-end: calc(-1 * ${APART});
      padding-inline-end: ${APART};
    }
    ${Option}:last-child > * { margin-inline-end: 0; padding-inline-end: 0; }
  }
  ${({ $options }) => ($options < 4 ? '' : labelledLate)}
`;
