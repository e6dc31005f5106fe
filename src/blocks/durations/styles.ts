import styled, { css } from 'styled-components';
import { media, offPhone, onPhone } from '../../design/media.ts';
import { font, space } from '../../design/tokens.ts';

const HEIGHT = 'clamp(1.75rem, 5.4vw, 4.5rem)';

export const Ways = styled.ul`
  display: grid;
  gap: ${space.block};
`;

/** Where one way is recommended, the others are without the accent. */
export const Way = styled.li<{ $quiet: boolean }>`
  --bar: var(--${({ $quiet }) => ($quiet ? 'muted' : 'accent')});
  padding-block-start: ${space.lg};
  border-block-start: 1px solid var(--line);
`;

/** The name comes first in reading order, the total first to the eye; on a phone it is above the times of the parts. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: ${space.md} ${space.lg};
  margin-block-end: ${space.lg};
  & > div {
    flex: 1 1 15rem;
    display: grid;
    gap: ${space.xs};
  }
  & > p { flex-basis: 100%; margin-block-start: ${space.sm}; font-variant-numeric: lining-nums proportional-nums; }
  & > p > span { font-family: ${font.text}; }
  ${media.tablet} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.gutter};
    align-items: last baseline;
    margin-block-end: ${space.md};
    & > p { order: -1; margin: 0; }
  }
`;

/** Bars and what explains them are borders: those are printed, and the system's own colours draw them too. */
const fills = {
  outline: '',
  full: css`border-width: var(--height) 0 0;`,
  half: css`
    border-width: var(--height) 0 0;
    border-color: color-mix(in srgb, var(--bar) 45%, var(--ground));
    ${media.forcedColors} { border-color: GrayText; }
  `,
  gain: css`border: 1px dashed var(--control);`,
} as const;

/** On a phone the parts are one bar, too; below it each has a line, with a sign of its fill. Not on paper: a page may end within it. */
const joined = css`
  ${onPhone} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    &::before { --height: 0.75rem; width: 0.75rem; }
    &::after {
      position: absolute;
      inset: 0 auto auto 0;
    }
  }
`;

/** Name and time above the bar, which begins where the one above it ends. */
export const Part = styled.div<{ $start: number; $share: number; $fill: keyof typeof fills }>`
  ${({ $start, $share }) => `--start: ${$start.toFixed(2)}%; --share: ${$share.toFixed(2)}%;`}
  --height: ${HEIGHT};
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${space.xs} ${space.md};
  &::before, &::after {
    content: '';
    height: var(--height);
    border: 1px solid var(--bar);
    ${({ $fill }) => fills[$fill]}
  }
  /* explains the fill to the words beside it */
  ${offPhone} { &::before { content: none; } }
  &:empty::before { content: none; }
  &::after {
    grid-column: 1 / -1;
    width: calc(var(--share) - 2px);
    margin-inline-start: var(--start);
  }
  ${joined}
  & > :first-child { hyphens: auto; }
  & > ${({ $fill }) => ($fill === 'gain' ? ':last-child { color: var(--accent); }' : ':first-child { color: var(--muted); }')}
`;

/** All parts in one bar, the words of each below it. */
const beside = css`
  ${media.tablet} {
    display: flex;
    ${Part} {
      flex: none;
      display: flex;
      flex-wrap: wrap;
      align-content: start;
      width: var(--share);
      --apart: ${space.sm};
      padding-inline-end: var(--apart);
      gap: ${space.sm};
      &:last-child { --apart: 0px; }
      &::after {
        flex: none;
        order: -1;
        width: calc(100% + var(--apart) - 2px);
        margin: 0 calc(2px - var(--apart)) 0 0;
      }
      & > :first-child {
        order: 1;
        flex-basis: 100%;
      }
      &[data-gain] {
        row-gap: 0;
        &::after { margin-block-end: ${space.sm}; }
        & > :first-child { flex-basis: auto; }
      }
      /* a narrower window has no room for words in a short one */
      ${media.desktop} {
        &[data-gain] {
          align-self: start;
          align-content: center;
          min-height: ${HEIGHT};
          gap: 0 ${space.sm};
          padding: 0 ${space.lg};
          border: 1px dashed var(--control);
          &::after { content: none; }
        }
      }
    }
  }
`;

export const Bar = styled.dl<{ $beside: boolean }>`
  position: relative;
  display: grid;
  gap: ${space.md} 0;
  ${onPhone} {
    gap: ${space.sm} 0;
    padding-block-start: calc(${HEIGHT} + ${space.md});
  }
  ${({ $beside }) => ($beside ? beside : '')}
`;
