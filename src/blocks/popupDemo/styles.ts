import styled from 'styled-components';
import { Icon } from '../../design/Icon.tsx';
import { below, between, media, screenOnly } from '../../design/media.ts';
import { besideEachOther } from '../../design/Section.tsx';
import { Description, Heading } from '../../design/Text.tsx';
import { font, size, space } from '../../design/tokens.ts';

/** What all of the windows do, below them, in lines of three. */
export const Features = styled.ul`
  display: grid;
  gap: ${space.sm} ${space.gutter};
  padding-block-start: ${space.lg};
  border-block-start: 1px solid var(--line);
  /* what opens it draws the line */
  h3 + & { border: 0; }
  & > li {
    display: grid;
    grid-template-columns: 1.25rem 1fr;
    gap: ${space.md};
    line-height: 1.5;
  }
  ${media.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    row-gap: ${space.lg};
    padding-block-start: ${space.xl};
  }
`;

/** Begins the list on its own line, set off from the three above. */
export const FeaturesTitle = styled(Heading)`
  padding-block-start: ${space.block};
  border-block-start: 1px solid var(--line);
`;

export const Tick = styled(Icon)`
  margin-block-start: 0.2em;
  color: var(--accent);
`;

export const Variants = styled.ol`
  ${media.desktop} { ${besideEachOther} }
`;

export const Variant = styled.li`
  display: grid;
  gap: ${space.md};
  grid-template-columns: min(3.25rem, 14vw) minmax(0, 1fr);
  column-gap: 0;
  justify-items: start;
  padding-block: ${space.xl};
  border-block-start: 1px solid var(--line);
  ${media.small} {
    grid-template-columns: 4rem 1fr;
    column-gap: ${space.md};
  }
  ${media.desktop} {
    grid-template: auto 1fr / minmax(0, 1fr);
    row-gap: ${space.lg};
    padding-block-end: ${space.xxl};
  }
`;

export const Numeral = styled.span`
  font: 200 ${size.section} / 1 ${font.display};
  ${media.desktop} { font-size: calc(1.6 * ${size.section}); }
  font-variant-numeric: lining-nums proportional-nums;
  color: var(--accent);
`;

/** A dark page with its light, over it the window. */
export const Page = styled.div`
  display: grid;
  width: 100%;
  min-height: 30rem;
  margin-block-end: ${space.xs};
  padding: ${space.lg};
  background: radial-gradient(circle at 78% 30%, rgb(var(--rgb-glow) / 0.55), transparent 46%) var(--ground);
  ${screenOnly}
`;

export const Window = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${space.md};
  padding: ${space.lg};
  font-size: 0.9375rem;
  line-height: 1.3;
  hyphens: auto;
  overflow-wrap: anywhere;
  color: var(--text);
  background: var(--ground);
  b { font: 300 1.5rem / 1.1 ${font.display}; }
`;

/** As tall as the window leaves them, whether few or many; more than three stand in twos. */
export const Entries = styled.div`
  display: grid;
  gap: ${space.sm} ${space.md};
  &:has(> :nth-child(4)) { grid-template-columns: repeat(auto-fit, minmax(min(100%, max(7rem, 40%)), 1fr)); }
`;

/** A label over the line that is written on; a box to tick stands before its words. */
export const Entry = styled.span`
  min-height: 2.75rem;
  border-block-end: 1px solid var(--control);
  &:is([data-type='textarea'], [data-type='checkbox'], :nth-child(odd):nth-last-child(2)) { grid-column: 1 / -1; }
  &[data-type='textarea'] { min-height: 3.75rem; }
  &[data-type='select'] {
    background:
      linear-gradient(45deg, transparent 50%, currentcolor 50%) calc(100% - 0.625rem) calc(100% - 0.5rem) / 0.375rem 0.375rem no-repeat,
      linear-gradient(-45deg, transparent 50%, currentcolor 50%) calc(100% - 0.25rem) calc(100% - 0.5rem) / 0.375rem 0.375rem no-repeat;
  }
  &[data-type='checkbox'] {
    display: flex;
    align-items: center;
    gap: ${space.sm};
    border: 0;
    &::before { content: ''; flex: none; width: 1.25rem; height: 1.25rem; border: 1px solid var(--control); border-radius: 3px; }
  }
`;

export const Submit = styled.span`
  justify-self: start;
  padding: ${space.xs} ${space.lg};
  border: 1px solid var(--line);
  color: var(--muted);
`;

/** On a phone the number and the name are on one line, the rest below both. */
export const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.md};
  & > :is(button, form),
  & > form > button { width: 100%; }
  ${below('small')} {
    display: contents;
    & > :nth-child(n + 2),
    & > form > * { grid-column: 1 / -1; }
  }
  /* what it opens beside the words */
  ${between('tablet', 'desktop')} {
    justify-self: stretch;
    grid-template: auto auto 1fr / minmax(0, 1fr) 22rem;
    column-gap: ${space.xl};
    align-items: start;
    ${Page} { grid-area: 1 / 2 / 4; margin: 0; }
  }
  /* the pictures and the buttons are on one line */
  ${media.desktop} { justify-self: stretch; grid-template-rows: auto 1fr auto auto; }
`;

export const Title = styled(Heading)`
  padding-block-start: 0.2em;
  ${below('small')} { max-width: 100%; padding-block-start: 0.1em; font-size: ${size.block}; }
`;

export const Text = styled(Description)`
  margin-block-end: ${space.xs};
`;
