import styled, { css } from 'styled-components';
import { below, media, offPhone, onPhone } from '../../design/media.ts';
import { Container } from '../../design/Section.tsx';
import { Label } from '../../design/Text.tsx';
import { font, size, space } from '../../design/tokens.ts';

/** Between two columns: their texts must not be read as one line. */
const APART = `calc(1.5 * ${space.gutter})`;

/** On paper a table that fits a sheet is on the one with its heading. */
export const Frame = styled(Container)`
  ${media.print} { break-inside: avoid; }
`;

export const Shot = styled.div`
  overflow: clip;
  aspect-ratio: 12 / 5;
  margin-block-end: ${space.xl};
  ${below('tablet')} { aspect-ratio: 16 / 9; margin-inline: calc(-1 * ${space.edge}); }
  ${below('mobile')} { aspect-ratio: 3 / 2; }
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
  font-size: ${size.lead};
  line-height: 1.35;
  ${onPhone} { font-size: inherit; line-height: 1.5; }
`;

/** In a cell of four options, which leave no room for the column of labels on every window. */
export const OwnLabel = styled(Label)`
  color: var(--muted);
  hyphens: auto;
`;

export const Option = styled.tr`
  ${media.print} { break-inside: avoid; }
`;

interface TableProps {
  $rows: number;
  $options: number;
}

/** Two or three stand beside each other on a phone, too, below every label. What is as wide as a long word is scrolled where text is large. */
const besideOnPhone = ({ $rows, $options }: TableProps) => css`
  grid-template-columns: repeat(${$options}, minmax(5.5rem, 1fr));
  overflow-x: auto;
  thead, tr { display: contents; }
  thead > tr > :first-child { display: none; }
  th[scope='col'] {
    clip-path: none;
    grid-column: 1 / -1;
    padding-block-start: ${space.md};
    text-align: start;
  }
  ${Array.from({ length: $rows }, (_, row) => css`tr > :nth-child(${row + 2}) { order: ${row + 1}; }`)}
  ${$options > 2 ? css`${Cell} { font-size: 0.9rem; line-height: 1.45; hyphens: auto; } ${Name} { font-size: 1.25rem; }` : ''}
`;

/** Four are two pairs there, each as high as its longest texts, or below each other where text is large. */
const pairsOnPhone = ({ $rows }: TableProps) => css`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8.5rem, 34%)), 1fr));
  tr {
    display: grid;
    grid-row: span ${$rows + 1};
    grid-template-rows: subgrid;
  }
  tr:nth-child(n + 3) > ${Name} { padding-block-start: ${space.xxl}; }
`;

const small = (table: TableProps) => css`
  ${onPhone} {
    ${(table.$options < 4 ? besideOnPhone : pairsOnPhone)(table)}
    ${Name}, ${Cell} {
      padding: ${space.xs} ${table.$options === 3 ? space.sm : space.lg} ${space.lg} 0;
      border: 0;
      border-block-end: 1px solid var(--line);
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
`;

/** Four leave room for them on a large window only, and the longest names are as wide as their columns. */
const labelledLate = css`
  @media (min-width: 1200px) {
    grid-template-columns: 10.5rem repeat(4, minmax(0, 1fr));
    ${labelled}
    ${OwnLabel} { display: none; }
    ${Name} { font-size: clamp(1.2rem, 1.6vw, 1.875rem); }
  }
`;

/** Where each cell shows its label, a row of them is read but not seen. */
export const Table = styled.table<TableProps>`
  display: grid;
  thead {
    position: absolute;
    width: 1px;
    height: 1px;
  }
  th[scope='col'] { clip-path: inset(50%); }
  tbody { display: contents; }
  ${small}
  /* options are columns */
  ${offPhone} {
    border-block-end: 1px solid var(--line);
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
