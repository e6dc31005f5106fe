import styled from 'styled-components';
import { Disclosure } from '../../design/disclosure/Disclosure.tsx';
import { Head, Title } from '../../design/disclosure/styles.ts';
import { media } from '../../design/media.ts';
import { columns } from '../../design/Section.tsx';
import { Description } from '../../design/Text.tsx';
import { leading, size, space } from '../../design/tokens.ts';

export const Cases = styled.ul`
  border-block-end: 1px solid var(--line);
  /* one as long as half a sheet would leave the heading, and the rest of its sheet, alone */
  & > li { ${media.print} { break-inside: auto; } }
`;

/** The head lies on the page's grid: category, title, and below or beside it the summary. */
export const Case = styled(Disclosure)`
  --disclosure-pad: ${space.xl};
  --disclosure-leading: 1.2;
  ${media.print} { break-inside: auto; }
  ${Head} {
    ${columns}
    row-gap: ${space.sm};
    ${media.print} { break-inside: avoid; break-after: avoid; }
  }
  ${Title} {
    grid-column: 1 / -1;
    /* clear of the plus */
    padding-inline-end: ${space.xxl};
    ${media.tablet} { grid-column: 3 / 8; padding-inline-end: ${space.md}; }
    ${media.desktop} { grid-column: 3 / 7; font-size: ${size.block}; line-height: 1.1; }
  }
`;

/** Icon and category: beside the title from the tablet on, above it on a phone. */
export const Kind = styled.span`
  grid-column: 1 / -2;
  grid-row: 1;
  display: flex;
  align-items: center;
  align-self: start;
  gap: ${space.sm};
  color: var(--accent);
  & > span { min-width: 0; overflow-wrap: anywhere; }
  ${media.tablet} {
    grid-column: 1 / 3;
    grid-row: 1 / 3;
    min-height: calc(1.2 * ${size.card});
  }
  ${media.desktop} { grid-column: 1 / 3; }
`;

export const Text = styled(Description)`
  grid-column: 1 / -1;
  ${media.tablet} { grid-column: 3 / 8; }
  ${media.desktop} { grid-area: 1 / 7 / auto / 12; max-width: none; ${leading} }
`;

/** On a desktop problem, solution and results share the whole width; the button is below them. */
export const Content = styled.div`
  ${columns}
  row-gap: ${space.xl};
  padding-block: ${space.md} ${space.block};
  & > * {
    grid-column: 1 / -1;
    ${media.tablet} { grid-column: 3 / -1; }
  }
  ${media.desktop} {
    ${leading}
    & > * { grid-column: span 4; }
    & > :last-child { grid-column: 1 / -1; }
  }
`;

export const Column = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.md};
  min-width: 0;
  padding-block-start: ${space.md};
  border-block-start: 1px solid var(--line);
  ${media.print} { break-inside: avoid; }
`;
