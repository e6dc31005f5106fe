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
  overflow: clip;
  width: 100%;
  height: 17rem;
  padding: ${space.lg} ${space.xl} 0;
  background: radial-gradient(circle at 78% 30%, rgb(var(--rgb-glow) / 0.55), transparent 46%) var(--ground);
  ${screenOnly}
`;

export const Window = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7rem), 1fr));
  gap: ${space.sm};
  padding: ${space.md};
  font-size: 0.75rem;
  line-height: 1.3;
  hyphens: auto;
  color: var(--muted);
  background: var(--ground);
  b { grid-column: 1 / -1; font: 300 1.25rem / 1.1 ${font.display}; color: var(--text); }
`;

/** A label over the line that is written on; a box to tick stands before its words. */
export const Entry = styled.span`
  padding-block-end: 1.1rem;
  border-block-end: 1px solid var(--control);
  &[data-type='textarea'] { grid-column: 1 / -1; padding-block-end: 2rem; }
  &[data-type='checkbox'] {
    grid-column: 1 / -1;
    padding: 0;
    border: 0;
    &::before { content: '☐\\00a0' / ''; }
  }
`;

export const Submit = styled.span`
  grid-column: 1 / -1;
  justify-self: start;
  padding: 0.35rem ${space.md};
  color: var(--button-text);
  background: var(--button);
`;

/** On a phone the number and the name are on one line, the rest below both. */
export const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.md};
  & > :is(button, form, form > button) { width: 100%; }
  & > form > button { width: 100%; }
  ${below('small')} {
    display: contents;
    & > :nth-child(n + 2),
    & > form > * { grid-column: 1 / -1; }
  }
  /* what it opens beside the words */
  ${between('tablet', 'desktop')} {
    justify-self: stretch;
    grid-template: auto 1fr auto / minmax(0, 1fr) 20rem;
    column-gap: ${space.xl};
    ${Page} { grid-area: 1 / 2 / 4; }
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
