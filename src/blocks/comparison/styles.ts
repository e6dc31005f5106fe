import styled, { css } from 'styled-components';
import { below, media } from '../../design/media.ts';
import { breakpoint, font, narrowerThan, size, space } from '../../design/tokens.ts';

/** Between two columns: their texts must not be read as one line. */
const APART = `calc(1.5 * ${space.gutter})`;

/** Options are columns on larger windows and on paper. */
const asColumns = `@media print, (min-width: ${breakpoint.tablet}px)`;
const onPhone = `@media screen and ${narrowerThan('tablet')}`;

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

/** On a phone each cell names its option. */
export const Name = styled.th`
  font: 300 ${size.card} / 1.15 ${font.display};
  text-align: start;
  hyphens: manual;
  padding: 0 0 ${space.lg};
  ${onPhone} { position: absolute; clip-path: inset(50%); }
`;

export const Cell = styled.td`
  padding: ${space.lg} 0;
  border-block-start: 1px solid var(--line);
  & > :first-child { color: var(--muted); hyphens: auto; }
  & > :not(:first-child) { font-size: ${size.lead}; line-height: 1.35; }
  /* the option is beside its text, wherever both find room */
  ${onPhone} {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${space.xs} ${space.md};
    padding-block: ${space.md};
    &::before {
      content: attr(data-option);
      content: attr(data-option) / '';
      flex: 2 1 8rem;
      color: var(--muted);
      hyphens: auto;
    }
    & > :first-child, &:empty { display: none; }
    & > :not(:first-child) { flex: 3 1 10rem; font-size: inherit; line-height: 1.5; }
  }
`;

export const Option = styled.tr`
  ${media.print} { break-inside: avoid; }
`;

/** Label by label: its heading, then what every option says to it. */
const byLabel = (rows: number) => css`
  ${onPhone} {
    thead, tr { display: contents; }
    thead > tr > :first-child { display: none; }
    th[scope='col'] {
      padding-block: ${space.xl} ${space.md};
      text-align: start;
      font: 300 ${size.card} / 1.15 ${font.display};
      letter-spacing: 0;
      text-transform: none;
      color: inherit;
    }
    ${Array.from({ length: rows }, (_, row) => css`tr > :nth-child(${row + 2}) { order: ${row + 1}; }`)}
    tr > [scope='col']:nth-child(2) { padding-block-start: 0; }
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
  tbody { display: contents; }
  ${({ $rows }) => byLabel($rows)}
  ${asColumns} {
    gap: 0 ${APART};
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
    }
    th[scope='col'] { clip-path: inset(50%); }
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
