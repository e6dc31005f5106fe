import styled, { css } from 'styled-components';
import { Anchor } from '../../design/Anchor.tsx';
import { below, between, media, screenOnly, scriptOnly } from '../../design/media.ts';
import { color, font, motion, size, space } from '../../design/tokens.ts';

export const Base = styled.footer`
  background: ${color.stage};
  color: ${color.ground};
  /* its end can be scrolled above what covers the foot of the window (site/cover.ts) */
  padding-block: ${space.xl} calc(${space.md} + var(--cover, 0px));
  ${media.tablet} { padding-block-start: ${space.block}; }
  border-block-start: 1px solid var(--line);
  overflow-x: clip;
  /* on a phone it hides while an area of home's menu is open */
  :root[data-menu-open] & {
    visibility: hidden;
    ${media.mobileUp} { visibility: visible; }
  }
  ${screenOnly}
`;

export const Slogan = styled.p`
  font-family: ${font.display};
  font-weight: 200;
  /* a signature: smaller than the call to action above it */
  font-size: ${size.section};
  line-height: 1;
  letter-spacing: -0.03em;
  word-spacing: 0.12em;
  text-wrap: balance;
  padding-block-end: ${space.xl};
  /* in one line */
  ${below('small')} { padding-block-end: ${space.lg}; font-size: clamp(1.25rem, 6.3vw, 2.5rem); }
`;

export const Columns = styled.div`
  display: grid;
  gap: ${space.lg} ${space.gutter};
  padding-block: ${space.lg};
  border-block-start: 1px solid var(--line);
  grid-template-columns: repeat(2, minmax(0, 1fr));
  ${media.tablet} { row-gap: ${space.xl}; padding-block: ${space.xl}; }
  ${between('small', 'desktop')} {
    /* areas differ in length: they flow into two columns of equal height */
    &:is(nav) {
      display: block;
      columns: 2;
      column-gap: ${space.gutter};
      & > * { break-inside: avoid; }
      & > * + * { margin-block-start: ${space.lg}; }
    }
  }
  ${below('small')} {
    &:is(nav) { gap: 0; padding: 0; grid-template-columns: minmax(0, 1fr); }
    & + & { padding-block-start: 0; border: 0; }
  }
  /* two of the longest names share a phone's line with air between them */
  @media (max-width: 27rem) { font-size: 0.9375rem; }
  /* a mail address is longer than half of a small phone's window */
  @media (max-width: 23rem) { & + & { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); } }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    padding-block-start: 0;
    border: 0;
  }
`;

/** On a phone the row of the heading before it unfolds the list after it. */
export const Fold = styled.details`
  display: none;
  ${below('small')} {
    display: block;
    & > summary {
      position: absolute;
      inset: 0 0 auto;
      height: 2.75rem;
      list-style: none;
    }
    /* a plus, of which a dash stays */
    & > summary::before, &:not([open]) > summary::after {
      content: '';
      position: absolute;
      inset: 50% 0.25rem auto auto;
      width: 0.75rem;
      border-block-start: 1px solid var(--muted);
    }
    & > summary::after { rotate: 90deg; }
    & + ul { columns: 2; column-gap: ${space.gutter}; padding-block-end: ${space.md}; }
    &:not([open]) + ul { display: none; }
  }
`;

/** On a large window with a line of its own, which shows how many columns of the page a list has. */
export const Column = styled.div`
  display: grid;
  gap: ${space.xs};
  align-content: start;
  ${below('small')} {
    &:has(> ${Fold}) {
      position: relative;
      gap: 0;
      border-block-end: 1px solid var(--line);
      & > h2 { padding-block: ${space.sm}; }
    }
  }
  ${media.desktop} {
    padding-block-start: ${space.lg};
    border-block-start: 1px solid var(--line);
  }
`;

/** The services take two columns. */
export const Services = styled(Column).attrs({ as: 'nav' })`
  grid-column: 1 / -1;
  & > ul {
    columns: 2;
    column-gap: ${space.gutter};
  }
  ${media.desktop} { grid-column: span 2; }
`;

const row = css`
  display: inline-flex;
  align-items: center;
  min-height: 2rem;
  padding-block: 0.2rem;
  text-align: start;
  line-height: 1.3;
  overflow-wrap: anywhere;
  color: var(--muted);
  text-decoration: none;
  transition: color ${motion.small} ${motion.easeIn};
  ${media.tablet} { min-height: 2.25rem; }
  /* one face for all entries and no signs, also for those that have their own in the menu */
  & > span { font: inherit; }
  & > span > span { display: none; }
  &:hover {
    color: ${color.ground};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.3em;
  }
`;

export const Row = styled(Anchor)`${row}`;

/** On a phone it has the columns of the lists above. */
export const Bottom = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: center;
  gap: 0 ${space.gutter};
  ${media.small} {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space.xs} ${space.xl};
  }
  /* the columns of the lists above */
  ${media.desktop} {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    column-gap: ${space.gutter};
  }
  padding-block-start: ${space.md};
  border-block-start: 1px solid var(--line);
  font-size: ${size.caption};
  color: var(--muted);
`;

/** Its entries are in two columns where they do not fit one row. */
export const Legal = styled.nav`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: subgrid;
  justify-items: start;
  & > ul { display: contents; }
  ${media.small} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.xl};
  }
  ${media.desktop} { grid-column: 3 / -1; }
`;

/** Other languages: on a phone beside the name. */
export const Languages = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.xl};
`;

/** Hidden without JavaScript, which it needs. */
export const ConsentButton = styled.button`
  ${row}
  ${scriptOnly}
`;
