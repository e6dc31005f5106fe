import styled from 'styled-components';
import { Icon } from '../../design/Icon.tsx';
import { below, media } from '../../design/media.ts';
import { Description, Heading } from '../../design/Text.tsx';
import { font, size, space } from '../../design/tokens.ts';

export const Head = styled.div`
  ${media.desktop} { grid-column: 1 / 6; grid-row: 1; }
`;

/** Below the opening, which speaks of the windows; on small screens well clear of the last variant, whose list it is not. */
export const Features = styled.ul`
  margin-block-start: ${space.xxl};
  ${media.desktop} { grid-column: 1 / 6; grid-row: 2; align-self: start; margin-block-start: 0; }
  border-block-end: 1px solid var(--line);
  color: var(--muted);
  & > li {
    display: grid;
    grid-template-columns: 1.25rem 1fr;
    gap: ${space.md};
    padding-block: ${space.sm};
    border-block-start: 1px solid var(--line);
    ${below('small')} {
      padding-block: 0.375rem;
      border: 0;
      line-height: 1.5;
    }
  }
  ${below('small')} { padding-block-start: ${space.lg}; border-block: 1px solid var(--line); border-block-end: 0; }
`;

export const Tick = styled(Icon)`
  margin-block-start: 0.2em;
  color: var(--accent);
`;

export const Variants = styled.ol`
  ${media.desktop} {
    grid-column: 7 / -1;
    grid-row: 1 / 3;
    border-block-end: 1px solid var(--line);
  }
`;

export const Variant = styled.li`
  display: grid;
  gap: ${space.md};
  grid-template-columns: min(3.25rem, 14vw) minmax(0, 1fr);
  column-gap: 0;
  justify-items: start;
  padding-block: ${space.xl} ${space.xxl};
  border-block-start: 1px solid var(--line);
  ${media.small} {
    grid-template-columns: 4rem 1fr;
    column-gap: ${space.md};
  }
`;

export const Numeral = styled.span`
  font: 200 ${size.section} / 1 ${font.display};
  font-variant-numeric: lining-nums proportional-nums;
  color: var(--accent);
`;

/** On a phone the number and the name are on one line, the rest below both. */
export const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.md};
  ${below('small')} {
    display: contents;
    & > :nth-child(n + 2),
    & > form > * { grid-column: 1 / -1; }
  }
`;

export const Title = styled(Heading)`
  padding-block-start: 0.2em;
  ${below('small')} { max-width: 100%; padding-block-start: 0.1em; font-size: ${size.block}; }
`;

export const Text = styled(Description)`
  margin-block-end: ${space.xs};
`;
