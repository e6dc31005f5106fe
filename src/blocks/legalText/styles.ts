import styled, { css, keyframes } from 'styled-components';
import { Anchor } from '../../design/Anchor.tsx';
import { below, between, media, screenOnly } from '../../design/media.ts';
import { PointList } from '../../design/PointList.tsx';
import { Grid } from '../../design/Section.tsx';
import { Display, Heading } from '../../design/Text.tsx';
import { font, header, leading, motion, size, space } from '../../design/tokens.ts';

/** How wide the number of a section is on a desktop. */
const NUMBER = `calc(1.7 * ${size.block})`;

/** On a desktop the first third of the page is of numbers, titles and notes, and the rest of what they belong to. */
const thirds = css`
  display: grid;
  grid-template-columns: calc((100% + ${space.gutter}) / 3 - ${space.gutter}) minmax(0, 1fr);
  column-gap: ${space.gutter};
`;

export const Head = styled.header<{ $columns: string }>`
  display: grid;
  gap: ${space.lg};
  align-content: center;
  margin-block-end: ${space.block};
  ${media.tablet} { grid-column: 1 / 8; }
  ${media.desktop} { grid-row: 1; grid-column: ${({ $columns }) => $columns}; }
`;

/** Shape of the picture on phones, which fetch it cropped to it. */
export const CROP = '3 / 2';

/** From half of a desktop's page to the edge of the window, beside the heading; else below it from edge to edge. */
export const Shot = styled.div`
  aspect-ratio: ${CROP};
  width: calc(100% + 2 * ${space.bleed});
  margin: 0 calc(-1 * ${space.bleed}) ${space.block};
  ${media.desktop} {
    grid-area: 1 / 7 / 2 / -1;
    aspect-ratio: auto;
    contain: size;
    min-height: 64svh;
    width: calc(100% + ${space.bleed});
    /* up to the header */
    margin-block-start: calc(1.35 * ${header.tall} - var(--above) - ${header.phone});
    margin-inline: 0;
  }
  ${media.print} { max-height: 8cm; }
`;

/** What matters most, in large sentences; on a desktop they begin where the texts of the sections do. */
export const Summarised = styled.div`
  display: grid;
  gap: ${space.lg};
  padding-block: ${space.md} ${space.block};
  border-block-start: 1px solid var(--line);
  ${media.desktop} {
    ${thirds}
    padding-block: ${space.lg} ${space.section};
  }
`;

/** In line with the titles of the sections, which have a number before them. */
export const Name = styled(Display)`
  ${media.desktop} { padding-inline-start: ${NUMBER}; }
`;

export const Brief = styled.ul`
  display: grid;
  gap: ${space.lg} ${space.gutter};
  font: 300 ${size.card} / 1.22 ${font.display};
  text-wrap: pretty;
  ${media.tablet} { grid-template-columns: 1fr 1fr; row-gap: ${space.xl}; }
  ${media.print} { font: inherit; }
`;

/** Folded above the text on small screens; open on a desktop, where browsers can open it by a style. */
export const Fold = styled.details`
  border-block: 1px solid var(--line);
  ${media.desktop} {
    @supports selector(::details-content) {
      border-block-end: 0;
      &::details-content { block-size: auto; content-visibility: visible; }
      & > summary { display: none; }
    }
  }
  ${screenOnly}
`;

export const FoldSummary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 3.5rem;
  color: var(--accent);
  cursor: pointer;
`;

export const Index = styled.nav`
  scroll-margin-block-start: ${header.tall};
  ${media.desktop} { ${thirds} padding-block: ${space.lg} ${space.section}; }
`;

/** Stands for the summary of what is folded where that is not needed. */
export const IndexName = styled(Name)`
  ${below('desktop')} { display: none; }
  @supports not selector(::details-content) { visibility: hidden; }
`;

/** The particulars of a section; on paper, and where scripts can never run, they are open. */
export const Particulars = styled.details`
  ${below('tablet')} { margin-block-start: ${space.sm}; }
  border-block-start: 1px solid var(--line);
  @media print, (scripting: none) {
    &::details-content { block-size: auto; content-visibility: visible; }
  }
`;

export const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.md};
  min-height: 3.25rem;
  overflow-wrap: anywhere;
  font-size: ${size.caption};
  color: var(--accent);
  cursor: pointer;
  ${media.hover} {
    &:hover { text-decoration: underline; text-underline-offset: 0.25em; }
  }
`;

export const Chevron = styled.span`
  display: inline-flex;
  transition: transform ${motion.small} ${motion.easeIn};
  [open] > summary > & { transform: rotate(180deg); }
`;

export const Contents = styled.ol`
  counter-reset: contents;
  padding-block-end: ${space.md};
  ${media.desktop} { columns: 2; column-gap: ${space.gutter}; padding: 0; }
`;

export const ContentsLink = styled(Anchor)`
  display: grid;
  grid-template-columns: 2rem minmax(0, 1fr);
  padding-block: 0.6rem;
  line-height: 1.4;
  color: var(--muted);
  text-decoration: none;
  counter-increment: contents;
  transition: color ${motion.small} ${motion.easeIn};
  &::before {
    content: counter(contents);
    font-variant-numeric: tabular-nums;
    color: var(--accent);
  }
  &:hover { color: var(--text); text-decoration: underline; text-underline-offset: 0.25em; }
  &:focus-visible { outline-offset: -2px; }
  ${media.desktop} {
    grid-template-columns: 3rem 1fr;
    padding-block: 0.4rem;
    break-inside: avoid;
    color: var(--text);
    font: 300 ${size.lead} / 1.3 ${font.display};
  }
`;

export const Sections = styled.div`
  counter-reset: section;
  view-timeline: --read;
`;

/** Of a section: its heading, and then what it says. */
export const Half = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.sm};
  align-content: start;
  ${media.tablet} { gap: ${space.lg}; }
`;

export const Part = styled.section`
  counter-increment: section;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};
  padding-block: ${space.lg} ${space.xxl};
  border-block-start: 1px solid var(--line);
  /* the folded contents above it end with a line */
  ${below('desktop')} { ${Fold} ~ * > &:first-child { border-block-start: 0; padding-block-start: ${space.block}; } }
  ${below('tablet')} {
    gap: ${space.sm};
    padding-block: ${space.md} ${space.lg};
  }
  /* from edge to edge */
  &[data-tone] {
    background: var(--ground);
    color: var(--text);
    border: 0;
    margin-inline: calc(-1 * ${space.bleed});
    padding: ${space.xxl} ${space.bleed};
    & + * { border: 0; padding-block-start: ${space.xxl}; }
  }
  ${media.tablet} {
    grid-template-columns: 1fr 2fr;
    column-gap: ${space.xl};
  }
  /* number and title stay in view as long as their section is read */
  ${media.desktop} {
    ${thirds}
    & > :first-child { position: sticky; inset-block-start: 6rem; align-self: start; }
  }
  ${media.print} {
    padding-block-end: 1rem;
    &[data-tone] { background: none; }
  }
`;

/** Shape of the picture on phones, which fetch it cropped to it. */
export const PAUSE_CROP = '9 / 4';

/** Of a long text; the section that follows needs no line. */
export const Pause = styled.figure`
  aspect-ratio: ${PAUSE_CROP};
  margin-inline: calc(-1 * ${space.bleed});
  ${media.desktop} { aspect-ratio: 5 / 2; }
  ${media.print} { aspect-ratio: auto; height: 8cm; }
  & + * { border: 0; padding-block-start: ${space.xxl}; }
`;

/** Before it stands the number that it has in the contents. */
const numbered = css`
  --number: min(max(3.25rem, 1.4 * ${size.section}), 14vw);
  padding-inline-start: var(--number);
  text-indent: calc(-1 * var(--number));
  ${below('tablet')} { font-size: min(1.75rem, 7.2vw); }
  &::before {
    content: counter(section);
    display: inline-block;
    width: var(--number);
    text-indent: 0;
    color: var(--accent);
    ${below('desktop')} {
      font-size: ${size.section};
      font-weight: 200;
      line-height: 1;
    }
    ${media.print} { line-height: 1.2; }
  }
  /* above the title, which is large in a narrow column */
  ${between('tablet', 'desktop')} {
    --number: 0px;
    &::before { display: block; width: auto; margin-block-end: ${space.xs}; }
  }
  /* in the margin the date and the norms are in line with the title */
  ${media.desktop} {
    --number: ${NUMBER};
    & ~ * { padding-inline-start: ${NUMBER}; }
  }
`;

export const Title = styled(Heading)<{ $numbered: boolean }>`
  ${between('tablet', 'desktop')} { font-size: ${size.card}; }
  ${({ $numbered }) => ($numbered ? numbered : '')}
`;

/** Running text, also where it is a list. */
const running = css`
  max-width: 40em;
  ${below('tablet')} { font-size: 0.9375rem; line-height: 1.45; }
`;

export const Paragraph = styled.p`${running}`;

/** The sentence that a section begins with. */
export const Gist = styled.p`
  max-width: 30em;
  font: 300 calc(1.12 * ${size.lead}) / 1.28 ${font.display};
  ${below('tablet')} { font-size: 1.25rem; line-height: 1.22; }
  ${media.print} { font: inherit; }
`;

/** The norms of a processing, beside what is said of it where there is a margin; its particulars hold them too. */
export const Margin = styled.ul`
  font-size: ${size.caption};
  line-height: 1.6;
  color: var(--muted);
  ${below('desktop')} { display: none; }
  ${screenOnly}
`;

export const Points = styled(PointList)`${running}`;

/** The next section begins with the line below it; beside a heading it needs no line above. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${media.tablet} {
    &:first-child > :first-child { border-block-start: 0; padding-block-start: 0.25rem; }
  }
`;

export const Fact = styled.div`
  display: grid;
  gap: 0.25rem ${space.md};
  padding-block: ${space.sm};
  border-block-start: 1px solid var(--line);
  /* above its value where the window is narrow: a column beside it breaks the one or the other */
  ${below('tablet')} { gap: 0; padding-block: ${space.xs}; font-size: 0.9375rem; line-height: 1.45; }
  ${media.desktop} { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); column-gap: ${space.gutter}; }
  ${media.print} { break-inside: avoid; }
  p + p { margin-block-start: 0.5em; }
`;

/** A short text has no contents beside it. Its headings are names in the margin; what they name is of one size. */
const sheet = css`
  ${Title} {
    font-size: ${size.card};
    line-height: 1.2;
    letter-spacing: 0;
    /* when it was checked */
    & + * { text-transform: none; letter-spacing: 0; font-weight: 400; color: var(--muted); }
  }
  ${below('tablet')} { ${Paragraph}, ${Points}, ${Fact} { font-size: inherit; } }
  ${media.desktop} { ${Paragraph}, ${Points}, ${Fact} { ${leading} } }
  ${Gist} {
    font-size: ${size.block};
    ${media.desktop} { font-size: ${size.section}; line-height: 1.04; }
  }
  ${Fact} {
    align-items: baseline;
    /* one line a section */
    ${below('desktop')} { border: 0; }
  }
  ${Part} {
    align-items: baseline;
    & > :first-child { position: static; align-self: auto; }
    ${media.desktop} { padding-block: ${space.xl}; }
  }
`;

export const Layout = styled(Grid)<{ $sheet: boolean }>`
  padding-block-start: ${header.phone};
  ${({ $sheet }) => ($sheet ? sheet : '')}
`;

export const Term = styled.dt`
  color: var(--muted);
`;

/** A citation or an address is read in one piece. */
export const Whole = styled.span`
  display: inline-block;
  overflow-wrap: anywhere;
`;

/** Where the table of contents does not stay in view. */
export const BackLink = styled(Anchor)`
  display: flex;
  align-items: center;
  width: fit-content;
  min-height: 2.75rem;
  padding-inline: ${space.md};
  border: 1px solid var(--line);
  font-size: 0.875rem;
  color: var(--accent);
  background: var(--ground);
  text-decoration: none;
  &::before { content: '↑\\00a0\\00a0' / ''; }
  ${screenOnly}
`;

const whileRead = keyframes`
  from, to { visibility: hidden; }
  2%, 98% { visibility: visible; }
`;

/** At the foot of the window as long as it shows nothing but sections: not over the first heading, nor beside the link at their end. */
export const Handle = styled(BackLink)`
  position: sticky;
  inset-block-end: calc(${space.md} + var(--cover, 0px));
  visibility: hidden;
  margin-block-end: -2.75rem;
  @supports (animation-timeline: --read) {
    animation: ${whileRead} linear both;
    animation-timeline: --read;
    animation-range: contain;
  }
`;
