import styled from 'styled-components';
import { media } from '../../design/media.ts';
import { size, space } from '../../design/tokens.ts';

export const Entries = styled.ol`
  border-block-end: 1px solid var(--line);
  font-size: ${size.lead};
`;

export const Entry = styled.li`
  display: grid;
  gap: ${space.xs} ${space.gutter};
  padding-block: ${space.xl};
  border-block-start: 1px solid var(--line);
  line-height: 1.5;
  & > :last-child {
    max-width: 34em;
    text-wrap: pretty;
  }
  ${media.tablet} {
    grid-template-columns: minmax(9rem, 2fr) 5fr;
    align-items: baseline;
  }
`;

/** As at the end of a film: what and who meet in the middle of the page. */
export const Credits = styled.dl`
  display: grid;
  gap: ${space.sm};
  margin-block-start: ${space.block};
`;

export const Credit = styled.div`
  display: grid;
  grid-template-columns: 2fr 3fr;
  align-items: baseline;
  gap: ${space.gutter};
  & > dt { text-align: end; }
  & > dd { max-width: 22rem; }
  ${media.tablet} { grid-template-columns: 1fr 1fr; }
`;
