import styled from 'styled-components';
import { media } from '../../design/media.ts';
import { Container, Grid } from '../../design/Section.tsx';
import { Lead } from '../../design/Text.tsx';
import { header, size, space, width } from '../../design/tokens.ts';

export const Heading = styled.div`
  display: grid;
  gap: ${space.lg};
  grid-column: 1 / -1;
`;

export const Words = styled.div`
  display: grid;
  gap: ${space.xl};
  align-content: start;
  grid-column: 1 / -1;
`;

export const Subtitle = styled(Lead)`
  max-width: 34rem;
  color: var(--muted);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.md} ${space.xl};
`;

export const StatsRow = styled(Container)`
  padding-block: ${space.block};
`;

/* full: picture behind everything */

export const Full = styled.div`
  position: relative;
  isolation: isolate;
  display: flex;
  align-items: flex-end;
  min-height: min(100svh, 62rem);
  padding-block: calc(${header.tall} + ${space.huge}) ${space.block};
  ${media.print} {
    min-height: 0;
  }
`;

export const FullWords = styled(Container)`
  display: grid;
  gap: ${space.xl};
  ${media.desktop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: ${space.gutter};
    ${Heading} {
      grid-column: 1 / 8;
    }
    ${Words} {
      grid-column: 1 / 7;
    }
  }
`;

/* split: picture to the right edge, the title's ground cuts into its corner */

export const Split = styled(Grid)`
  width: 100%;
  max-width: calc(${width.content} + 2 * ${space.edge});
  margin-inline: auto;
  padding-inline: ${space.edge};
  padding-block-end: ${space.block};
  row-gap: 0;
  ${Words} {
    padding-block-start: ${space.xl};
    ${media.tablet} {
      grid-column: 1 / 7;
    }
    ${media.desktop} {
      grid-column: 1 / 6;
    }
  }
`;

export const Shot = styled.div`
  grid-row: 1;
  grid-column: 1 / -1;
  margin-inline: calc(-1 * ${space.bleed});
  aspect-ratio: 4 / 5;
  max-height: 62svh;
  width: calc(100% + 2 * ${space.bleed});
  ${media.small} {
    aspect-ratio: 3 / 2;
  }
  ${media.desktop} {
    grid-column: 5 / -1;
    aspect-ratio: 16 / 10;
    max-height: 76svh;
    width: calc(100% + ${space.bleed});
    margin-inline: 0;
  }
  ${media.print} {
    max-height: 8cm;
  }
`;

export const SplitHeading = styled.div`
  z-index: 1;
  grid-row: 2;
  grid-column: 1 / -1;
  justify-self: start;
  display: grid;
  gap: ${space.md};
  margin-inline-start: calc(-1 * ${space.bleed});
  margin-block-start: calc(-1.4 * ${size.caption} - ${space.lg} - ${space.md} - 0.5 * ${size.hero});
  padding: ${space.lg} ${space.xl} 0 ${space.bleed};
  background: var(--ground);
  ${media.tablet} {
    max-width: 40rem;
  }
  ${media.desktop} {
    grid-row: 1;
    grid-column: 1 / 8;
    align-self: end;
    gap: ${space.lg};
    max-width: none;
    margin-block-start: 0;
    padding-block-start: ${space.xl};
    padding-inline-end: ${space.xxl};
  }
`;

/* text: nothing but words */

export const Plain = styled(Container)`
  display: grid;
  gap: ${space.block} ${space.gutter};
  padding-block: calc(${space.section} * 0.9) ${space.block};
  ${media.desktop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    ${Heading} {
      grid-column: 1 / 11;
    }
    ${Words} {
      grid-column: 6 / 12;
    }
  }
`;
