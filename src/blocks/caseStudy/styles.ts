import styled, { css } from 'styled-components';
import { between, media } from '../../design/media.ts';
import { Grid } from '../../design/Section.tsx';
import { Stats } from '../../design/Stats.tsx';
import { size, space } from '../../design/tokens.ts';
import type { CaseStudyBlock } from './schema.ts';

/** With a picture the head is above the story on the right, without one beside it on the left. */
export const Head = styled.div<{ $wide: boolean }>`
  display: grid;
  gap: ${space.lg};
  align-content: start;
  ${media.desktop} {
    grid-column: ${({ $wide }) => ($wide ? '7 / -1' : '1 / 6')};
    grid-row: 1;
  }
`;

/** What the story is about, below its heading or beside it. */
export const Summary = styled.div`
  display: grid;
  gap: ${space.md};
`;

export const Shot = styled.div`
  overflow: clip;
  aspect-ratio: 4 / 3;
  margin-inline: calc(-1 * ${space.edge});
  ${media.desktop} {
    grid-column: 1 / 7;
    grid-row: 1 / 3;
    aspect-ratio: auto;
    /* as high as the words beside it, not as its file */
    contain: size;
    min-height: 34rem;
    margin-inline: calc(-1 * ${space.bleed}) ${space.xxl};
  }
`;

export const Story = styled.div`
  display: grid;
  gap: ${space.xl};
  align-content: start;
  ${media.desktop} { grid-column: 7 / -1; }
`;

/** Its figures begin with a line. */
export const Figures = styled.div`
  display: grid;
  gap: ${space.xxl};
  ${Story}:has(+ &) dl { border-block-end: 0; }
`;

/** How many times as large as a hero's heading a figure is by its length: on a small window, on a large one. */
const times = ({ length }: string) => (length <= 3 ? [3, 5] : length <= 6 ? [1.8, 3.2] : [1, 1.6]);

/** The first figure where it leads the story, far larger than all else; before a 1 or a 4 there is no space that would set it in. */
export const Leading = styled(Stats)<{ $value: string }>`
  &&, && div {
    border: 0;
    padding: 0;
  }
  margin-block-start: ${space.lg};
  dd {
    font-size: calc(${({ $value }) => times($value)[0]} * ${size.hero});
    line-height: 0.8;
    letter-spacing: -0.03em;
  }
  ${media.desktop} {
    grid-column: 1 / 7;
    dd { margin-inline-start: ${({ $value }) => (/^[14]/u.test($value) ? 0 : '-0.04em')}; font-size: calc(${({ $value }) => times($value)[1]} * ${size.hero}); }
    dt { padding-block-start: ${space.md}; }
  }
`;

export const Call = styled.div`
  display: flex;
`;

/** The picture at the right: everything else changes sides with it. */
const mirrored = css`
  ${Head},
  ${Story} { grid-column: 1 / 7; }
  ${Shot} {
    grid-column: 7 / -1;
    margin-inline: ${space.xxl} calc(-1 * ${space.bleed});
  }
`;

/** On a small window the picture comes first, from edge to edge. */
const wideSmall = css`
  margin-block-start: calc(-1 * var(--above));
  ${Shot} { order: -1; aspect-ratio: 3 / 2; }
  ${media.print} {
    margin-block-start: 0;
    ${Shot} { max-height: 8cm; }
  }
`;

/** The picture fills the head of the section; the words are below it, the story runs in columns. */
const wide = css`
  ${Shot} {
    grid-column: 1 / -1;
    grid-row: 1;
    aspect-ratio: 2 / 1;
    min-height: 0;
    max-height: 82svh;
    width: calc(100% + 2 * ${space.bleed});
    margin-inline: calc(-1 * ${space.bleed});
  }
  ${Head} {
    grid-column: 1 / -1;
    grid-row: auto;
    grid-template-columns: subgrid;
    padding-block-start: ${space.xxl};
    & > * { grid-column: 1 / 7; padding-inline-end: ${space.xl}; }
    & > ${Summary} { grid-area: 2 / 7 / auto / -1; }
  }
  ${Story} { grid-column: 1 / -1; }
`;

/** The figure stands before the head, on a phone below it; the story is set as wide as it is read. */
const figure = css`
  ${media.tablet} { ${Leading} { order: -1; } }
  ${between('tablet', 'desktop')} {
    ${Leading} { grid-column: 1 / 5; }
    ${Head} { grid-column: 5 / -1; }
  }
  ${media.desktop} {
    ${Head} { grid-column: 7 / -1; }
    ${Shot} {
      grid-row: 2 / 4;
      min-height: 0;
      aspect-ratio: 8 / 7;
      align-self: center;
    }
    /* beside the whole text, or above the picture */
    ${Leading} {
      position: sticky;
      inset-block-start: 9rem;
      grid-row: 1 / 4;
      align-self: start;
      &:has(+ ${Shot}) {
        position: static;
        grid-row: 1;
        dd { font-size: calc(3 * ${size.hero}); }
        dt { padding-block-start: 0; }
      }
    }
    ${Figures} {
      grid-column: 7 / -1;
      & dl > div { flex-direction: column-reverse; align-items: start; }
    }
  }
`;

export const Frame = styled(Grid)<{ $layout: CaseStudyBlock['layout']; $side: CaseStudyBlock['imageSide'] }>`
  ${({ $layout }) => ({ side: '', wide: wideSmall, figure })[$layout]}
  ${media.desktop} {
    ${({ $layout, $side }) => ($layout === 'wide' ? wide : $side === 'right' ? mirrored : '')}
  }
`;
