import styled, { css, keyframes } from 'styled-components';
import { Button } from '../Button.tsx';
import { media } from '../media.ts';
import { color, motion, radius, size, space } from '../tokens.ts';

/** Widths of a form and its popup (R-LOOK-8). */
export const formWidth = { sm: '26.25rem', md: '35rem', lg: '45rem', xl: '60rem' } as const;

export const Hint = styled.p`
  max-width: 62ch;
  font-size: ${size.caption};
  color: var(--muted);
`;

/** Two fields beside each other where there is room for two, never three. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(min(100%, 17rem), (100% - ${space.xl}) / 2), 1fr));
  gap: ${space.lg} ${space.xl};
`;

export const Row = styled.div<{ $wide: boolean }>`
  display: grid;
  align-content: start;
  row-gap: 0.375rem;
  min-width: 0;
  grid-column: ${({ $wide }) => ($wide ? '1 / -1' : undefined)};
`;

/** In large text what is optional says so below its label. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space.md};
  justify-content: space-between;
`;

export const Label = styled.label`
  font-weight: 500;
`;

export const Optional = styled.span`
  font-size: ${size.caption};
  color: var(--muted);
`;

/** 16 px and more: smaller type makes iOS zoom into the field. Scrolled into view, it brings its label along (WCAG 2.4.11). */
const control = css`
  width: 100%;
  scroll-margin-block-start: 3rem;
  min-height: 3.25rem;
  padding: 0.625rem 0;
  border: 0;
  border-block-end: 1px solid var(--control);
  border-radius: 0;
  background: none;
  font: inherit;
  font-size: max(var(--entry, 1rem), 16px);
  line-height: 1.5;
  color: var(--text);
  transition: border-color ${motion.small} ${motion.easeIn};
  &::placeholder {
    color: color-mix(in srgb, var(--muted) 82%, var(--ground));
    opacity: 1;
  }
  &:hover { border-color: var(--text); }
  &:focus-visible { outline-offset: 3px; }
  &[aria-invalid='true'] {
    border-color: var(--error);
    border-block-end-width: 1.5px;
  }
  ${media.forcedColors} {
    border: 1px solid;
    padding-inline: 0.5rem;
  }
`;

export const Entry = styled.input`
  ${control}
  &[type='date'] {
    appearance: none;
    [data-tone='dark'] & { color-scheme: dark; }
    &::-webkit-date-and-time-value { text-align: start; }
  }
  select& {
    appearance: none;
    padding-inline-end: 1.75rem;
    text-overflow: ellipsis;
    cursor: pointer;
    background:
      linear-gradient(45deg, transparent 50%, currentcolor 50%) calc(100% - 0.625rem) 55% / 0.375rem 0.375rem no-repeat,
      linear-gradient(-45deg, transparent 50%, currentcolor 50%) calc(100% - 0.25rem) 55% / 0.375rem 0.375rem no-repeat;
    ${media.forcedColors} { appearance: auto; }
  }
  & > option {
    color: ${color.text};
    background: ${color.raised};
  }
`;

/** Grows with its text where the browser can. */
export const Box = styled.textarea`
  ${control}
  min-height: 7.5rem;
  max-height: 24rem;
  resize: vertical;
  field-sizing: content;
`;

export const Choice = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.md};
  font-size: ${size.caption};
  line-height: 1.5;
`;

export const Tick = styled.input`
  width: 1.5rem;
  height: 1.5rem;
  margin: 0;
  border-radius: ${radius.control};
  accent-color: var(--accent);
  /* the browser's own box is white: on paper it takes its colour */
  [data-tone='light'] &:not(:checked) {
    mix-blend-mode: multiply;
    /* on the black of a dark scheme nothing would be left of it */
    ${media.forcedColors} { mix-blend-mode: normal; }
  }
  &[type='radio'] { border-radius: ${radius.disc}; }
  &[aria-invalid='true'] {
    outline: 1.5px solid var(--error);
    outline-offset: 1px;
  }
  &:focus-visible {
    outline: 2px solid var(--focus, ${color.brand});
    outline-offset: 3px;
  }
`;

/** Choices beside each other as far as they fit. */
export const Group = styled.fieldset`
  grid-column: 1 / -1;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    width: 100%;
    padding: 0;
  }
  &[aria-invalid='true'] ${Tick} {
    outline: 1.5px solid var(--error);
    outline-offset: 1px;
  }
`;

export const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space.xl};
`;

export const Option = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space.md};
  min-height: 3rem;
  cursor: pointer;
`;

export const Problem = styled.p`
  font-size: ${size.caption};
  font-weight: 500;
  color: var(--error);
`;

export const Subtitle = styled.p`
  max-width: 34rem;
  color: var(--muted);
`;

/** Its messages are in the page before they have a text (WCAG 4.1.3), and take no space until then. */
export const Foot = styled.div`
  & p:not(:empty) { margin-block-end: ${space.md}; }
`;

export const Submit = styled(Button)`
  width: 100%;
  transition: none;
  &:disabled {
    border-color: var(--control);
    background: none;
    color: var(--muted);
    cursor: default;
  }
  ${media.small} {
    width: auto;
    min-width: 14rem;
  }
`;

export const Alert = styled.p`
  font-weight: 500;
  color: var(--error);
`;

export const Status = styled.p`
  color: var(--muted);
  &:focus { outline: none; }
`;

export const View = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.md};
  justify-items: start;
  padding-inline-end: ${space.xxl};
`;

/** What else a visitor can do whose message could not be sent. */
export const Help = styled.p`
  max-width: 34rem;
`;

const draw = keyframes`from { stroke-dashoffset: 1; }`;

export const Drawing = styled.svg`
  width: 4rem;
  height: 4rem;
  margin-block-end: ${space.sm};
  fill: none;
  stroke: var(--accent);
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  & > * {
    stroke-dasharray: 1;
    animation: ${draw} ${motion.reveal} ${motion.easeIn} backwards;
  }
  & > path { animation-delay: 0.4s; }
  ${media.forcedColors} { stroke: CanvasText; }
`;
