import styled, { css } from 'styled-components';
import type { formWidth } from '../../design/form/styles.ts';
import { decoration, media } from '../../design/media.ts';
import { color, font, radius } from '../../design/tokens.ts';

/** How much of the picture behind it a window covers, on a phone and else. */
const share = {
  sm: ['68%', '46%'],
  md: ['80%', '50%'],
  lg: ['90%', '80%'],
  xl: ['92%', '88%'],
} satisfies Record<keyof typeof formWidth, [string, string]>;

/** In the middle of what holds it, a container of sizes; all of it grows with that. */
export const Paper = styled.div<{ $width: keyof typeof formWidth }>`
  position: absolute;
  inset: 0;
  place-self: center;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(13em, (100% - 2em) / 2), 1fr));
  gap: 1.15em 1.6em;
  width: ${({ $width }) => share[$width][0]};
  padding: 1.8em 2em 2em;
  font-size: 2.7cqw;
  line-height: 1.4;
  background: ${color.raised};
  color: ${color.text};
  box-shadow: 0 1.5em 4em rgb(var(--rgb-stage) / 0.45);
  & > p { font: 300 2em / 1.1 ${font.display}; }
  & > p, & > :last-child { grid-column: 1 / -1; }
  ${media.tablet} {
    font-size: 2cqw;
    width: ${({ $width }) => share[$width][1]};
  }
  ${media.desktop} { font-size: 1.75cqw; }
  ${decoration}
`;

export const Field = styled.div<{ $wide: boolean }>`
  grid-column: ${({ $wide }) => ($wide ? '1 / -1' : undefined)};
`;

export const Line = styled.div`
  display: flex;
  justify-content: space-between;
  & > b { font-weight: 500; }
  & > span { color: ${color.muted}; }
`;

const control = css`
  overflow: hidden;
  padding-block: 0.5em;
  border-block-end: 1px solid ${color.control};
  color: ${color.muted};
  white-space: nowrap;
`;

export const Entry = styled.div`
  ${control}
  min-height: calc(2.4em + 1px);
`;

export const Area = styled.div`
  ${control}
  min-height: 4em;
`;

export const Select = styled.div`
  ${control}
  display: flex;
  justify-content: space-between;
  &::after { content: '▾' / ''; color: ${color.text}; }
`;

export const Tick = styled.div`
  display: grid;
  grid-template-columns: 1.5em 1fr;
  gap: 1em;
  &::before { content: ''; aspect-ratio: 1; align-self: start; border: 1px solid ${color.control}; }
`;

/** Stands for small print. */
export const Lines = styled.div<{ $count: number }>`
  height: ${({ $count }) => $count * 0.8}em;
  background: repeating-linear-gradient(${color.brand30} 0 1px, transparent 1px 0.8em);
`;

export const Submit = styled.div`
  justify-self: start;
  padding: 0.7em 2.2em;
  border-radius: ${radius.control};
  background: ${color.brand};
  color: ${color.ground};
  font-weight: 500;
`;
