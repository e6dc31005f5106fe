import styled from 'styled-components';
import { below, media } from '../../design/media.ts';
import { columns } from '../../design/Section.tsx';
import { Description, Heading } from '../../design/Text.tsx';
import { font, leading, size, space } from '../../design/tokens.ts';

export const Variants = styled.ol`
  border-block-end: 1px solid var(--line);
`;

/** A line of an index: number, name and button of a form, beside them what it asks for. */
export const Variant = styled.li`
  ${columns}
  grid-template-rows: auto 1fr;
  align-items: start;
  row-gap: ${space.lg};
  padding-block: ${space.xl};
  border-block-start: 1px solid var(--line);
  & > *, button { grid-column: 1 / -1; }
  ${media.small} { button { justify-self: start; } }
  ${media.tablet} {
    button { grid-column: 1 / 5; }
    & > ul { grid-area: 1 / 5 / 3 / -1; }
  }
  ${media.desktop} {
    padding-block: ${space.xxl};
    button { grid-column: 2 / 7; }
    & > ul { grid-column: 7 / -1; }
  }
`;

/** On the line of the name; on a desktop in a column of its own. */
export const Numeral = styled.span`
  grid-area: 1 / 1;
  font: 200 ${size.section} / 1.04 ${font.display};
  font-variant-numeric: lining-nums proportional-nums;
  color: var(--accent);
`;

export const Words = styled.div`
  grid-area: 1 / 1 / auto / -1;
  display: grid;
  gap: ${space.md};
  ${below('desktop')} {
    h3 { padding-inline-start: 3.25rem; }
  }
  ${media.tablet} { grid-column-end: 5; }
  ${media.desktop} { grid-column: 2 / 7; }
`;

export const Text = styled(Description)`${leading}`;

/** Each on a line of its own; in twos where there is room. */
export const Entries = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(9rem, 40%)), 1fr));
  column-gap: ${space.gutter};
  /* the longest label on one line */
  ${below('desktop')} { font-size: 0.9rem; }
  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 0 ${space.md};
    overflow-wrap: anywhere;
    padding-block: ${space.sm};
    border-block-end: 1px solid var(--line);
  }
  small { font-size: ${size.caption}; color: var(--muted); }
`;

/** What all of the windows do: the heading in the left half, the list in the right one. */
export const FeaturesTitle = styled(Heading)`
  padding-block: ${space.block} ${space.lg};
  ${media.desktop} { grid-column: 1 / 7; padding-block-end: 0; }
`;

export const Features = styled.ul`
  padding-block-start: ${space.lg};
  & > li {
    padding-block: ${space.sm};
    border-block-end: 1px solid var(--line);
  }
  ${media.desktop} {
    h3 + & { grid-column: 7 / -1; padding-block-start: calc(${space.block} - ${space.sm}); }
  }
`;
