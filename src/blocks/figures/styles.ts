import styled, { css } from 'styled-components';
import { media } from '../../design/media.ts';
import { Grid } from '../../design/Section.tsx';
import { Stats } from '../../design/Stats.tsx';
import { Body } from '../../design/Text.tsx';
import { font, size, space } from '../../design/tokens.ts';
import type { FiguresBlock } from './schema.ts';

export const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg} ${space.gutter};
  ${media.desktop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    /* a text that is longer than the heading leaves it below its label */
    grid-template-rows: auto 1fr;
    & > * { grid-column: 1 / 7; }
  }
`;

export const Side = styled(Body)`
  ${media.desktop} { && { grid-area: 1 / 7 / span 2 / -1; align-self: end; } }
`;

/** Numbers of one or two digits would stand alone in a third of the page: what they count is beside them, in their letters. */
const beside = css`
  & > div {
    flex-direction: row-reverse;
    align-items: center;
    gap: ${space.lg};
  }
  dt {
    flex: 1;
    max-width: 12em;
    font: 300 ${size.card} / 1.2 ${font.display};
    color: var(--text);
  }
  && dd { font-size: ${size.home}; }
`;

export const Numbers = styled(Stats)<{ $beside: boolean }>`
  ${media.desktop} { ${({ $beside }) => ($beside ? beside : '')} }
`;

/** The head stays in view beside the list. */
const list = css`
  ${Head} {
    grid-column: 1 / 5;
    position: sticky;
    inset-block-start: 7rem;
    align-self: start;
    grid-template-columns: minmax(0, 1fr);
    ${Side}${Side}, & > * { grid-column: 1; }
    ${Side}${Side} { grid-row: auto; }
  }
  ${Numbers} { grid-column: 7 / -1; }
`;

/** The words before the figure do not vanish above it. */
const leading = css`${Side}${Side} { font-size: ${size.lead}; }`;

export const Frame = styled(Grid)<{ $layout: FiguresBlock['layout'] }>`
  ${media.desktop} {
    ${({ $layout }) => ({ row: '', list, leading })[$layout]}
  }
`;
