import styled, { css } from 'styled-components';
import { below, between, media } from '../../design/media.ts';
import { Opening } from '../../design/Opening.tsx';
import { Picture } from '../../design/Picture.tsx';
import { Grid, Section } from '../../design/Section.tsx';
import { motion, size, space } from '../../design/tokens.ts';
import type { ToneName } from '../../design/tone.ts';

/** Columns of the logo grid. */
export type Columns = 1 | 2 | 3 | 4 | 5;

const onTablet = (columns: Columns): Columns => (columns === 5 ? 3 : columns);
const onPhone = (columns: Columns): Columns => (columns === 1 ? 1 : 2);

/** A single logo is a note: less space around it. */
export const Band = styled(Section)<{ $slim: boolean }>`
  ${({ $slim }) => ($slim ? `&&& { --around: ${space.block}; }` : '')}
`;

/** One or two logos are beside the opening, more of them below it. */
export const Layout = styled(Grid)`
  align-items: center;
`;

export const Beside = styled(Opening)`
  ${media.desktop} { margin-block-end: 0; }
`;

export const Logos = styled.ul<{ $columns: Columns; $beside: boolean }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => onPhone($columns)}, minmax(0, 1fr));
  overflow: clip;
  border-block-end: 1px solid var(--line);
  ${media.tablet} {
    grid-template-columns: repeat(${({ $columns }) => onTablet($columns)}, minmax(0, 1fr));
  }
  ${media.desktop} {
    ${({ $beside }) => ($beside ? 'grid-column-start: 7; grid-row: 1 / 3;' : '')}
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;

/** The last logo takes what is left of its row, so that the hairlines always close. */
const lastFills = (columns: Columns) =>
  Array.from(
    { length: columns - 1 },
    (_, rest) => css`&:last-child:nth-child(${columns}n + ${rest + 1}) { grid-column: span ${columns - rest}; }`,
  );

export const Cell = styled.li<{ $columns: Columns }>`
  display: grid;
  place-items: center ${({ $columns }) => ($columns === 1 ? 'start' : 'center')};
  min-height: 6rem;
  ${media.small} { min-height: 8rem; }
  padding: ${space.lg};
  ${({ $columns }) => ($columns === 1 ? 'padding-inline-start: 0;' : '')}
  margin-inline-start: -1px;
  border-block-start: 1px solid var(--line);
  border-inline-start: 1px solid var(--line);
  ${below('tablet')} { ${({ $columns }) => lastFills(onPhone($columns))} }
  ${between('tablet', 'desktop')} { ${({ $columns }) => lastFills(onTablet($columns))} }
  ${media.desktop} { ${({ $columns }) => lastFills($columns)} }
`;

/** Single colour, drawn quieter than the text around; never in the partner's own colours. */
export const Logo = styled(Picture)<{ $tone: ToneName }>`
  width: auto;
  max-width: min(100%, 12rem);
  height: 3rem;
  object-fit: contain;
  background: none;
  opacity: 0.7;
  filter: ${({ $tone }) => ($tone === 'dark' ? 'brightness(0) invert(0.92)' : 'none')};
  transition: opacity ${motion.small} ${motion.easeIn};
  ${media.tablet} { height: 3.5rem; }
  ${Cell}:hover & { opacity: 1; }
  /* drawn for a light ground, which the system's colours would replace */
  ${media.forcedColors} {
    forced-color-adjust: none;
    opacity: 1;
    background: #fff;
    filter: none;
  }
  ${media.print} {
    opacity: 1;
    filter: none;
  }
`;

export const Note = styled.p`
  max-width: 32em;
  margin-block-start: ${space.lg};
  font-size: ${size.caption};
  line-height: 1.4;
  letter-spacing: 0.01em;
  color: var(--muted);
`;
