import styled, { css } from 'styled-components';
import { below, between, media } from '../../design/media.ts';
import { PointList } from '../../design/PointList.tsx';
import { Container, columns } from '../../design/Section.tsx';
import { font, leading, motion, narrowerThan, radius, size, space } from '../../design/tokens.ts';

const DISC = '0.75rem';

/** Between columns of text. */
const GAP = `2 * ${space.gutter}`;

/** So many steps stand below each other everywhere. */
export const MANY = 5;

export const Numeral = styled.span`
  display: block;
  font-family: ${font.display};
  font-weight: 200;
  font-size: ${size.block};
  line-height: 1.1;
  letter-spacing: -0.03em;
  transition: color ${motion.small} ${motion.easeIn};
`;

export const StepText = styled.div`
  display: grid;
  gap: ${space.sm};
  align-content: start;
  ${below('mobile')} {
    & > h3 { font-size: ${size.block}; line-height: 1.1; }
    & > p { line-height: 1.5; }
  }
`;

/* line: a vertical line on phones, rows on tablets, one row on desktops; of five steps a vertical line everywhere */

/** The one disc of light; amber only on stage, brown on paper. It stays in the middle of a phone while the steps pass. */
export const Disc = styled.span`
  position: sticky;
  inset-block-start: 44svh;
  display: block;
  width: ${DISC};
  height: ${DISC};
  margin-inline-start: calc(${DISC} / -2 - 0.5px);
  border-radius: ${radius.disc};
  background: var(--accent);
  ${media.tablet} {
    position: static;
    margin-inline-start: 0;
  }
  ${media.forcedColors} {
    background: CanvasText;
    forced-color-adjust: none;
  }
`;

/** The line's own track: as high as the steps on a phone, as wide as they are on a desktop, where it carries the disc along. */
export const Rail = styled.div`
  position: absolute;
  z-index: 1;
  inset: calc(0.55 * ${size.block} - ${DISC} / 2) auto 0 0;
  pointer-events: none;
  ${media.tablet} { inset: calc(${DISC} / -2 + 0.5px) 0 auto; }
  ${media.desktop} { transition: translate ${motion.reveal} ${motion.easeIn}; }
  ${media.print} { inset-block-end: auto; }
`;

/** A dot of the line at each step: beside its number, or above it. */
const BESIDE = `calc(0.55 * ${size.block} - 0.25rem) auto auto calc(-0.25rem - 0.5px)`;

/** The line from one dot to the next, at the last of which it ends. */
const downwards = css`
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: calc(0.55 * ${size.block}) auto calc(-1 * ${space.xl} - 0.55 * ${size.block}) -1px;
    border-inline-start: 1px solid var(--line);
  }
`;

export const LineStep = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.md};
  align-content: start;
  padding-inline-start: ${space.xl};
  ${below('mobile')} {
    grid-template-columns: var(--mark, 2rem) minmax(0, 1fr);
    padding-inline-start: ${space.lg};
  }
  &::before {
    content: '';
    position: absolute;
    inset: ${BESIDE};
    width: 0.5rem;
    height: 0.5rem;
    border-radius: ${radius.disc};
    background: var(--accent);
    ${media.tablet} { inset: calc(-0.25rem - 0.5px) auto auto 0; }
  }
  /* the end, in a ring */
  &:last-child::before {
    outline: 1px solid var(--accent);
    outline-offset: 0.25rem;
  }
  ${below('tablet')} { ${downwards} }
`;

/** Sends the disc to the step under the pointer or with the focus, and lights its numeral. */
const travels = (step: number, count: number) => css`
  &:has(> ol > :nth-child(${step}):is(:hover, :focus-within)) ${Rail} {
    translate: calc(${step - 1} * (100% + ${GAP}) / ${count});
  }
`;

/**
 * Where steps stand below each other: five do not fill the rows of a tablet, and their columns on a desktop would be too narrow
 * for all but days with a sentence each.
 */
export const stackedIn = (count: number, dated: boolean) =>
  count < MANY ? undefined : dated ? between('tablet', 'desktop') : media.tablet;

const stackedRail = css`
  ${Rail} { inset: calc(0.55 * ${size.block} - ${DISC} / 2) auto 0 0; }
  ${Disc} {
    position: sticky;
    margin-inline-start: calc(${DISC} / -2 - 0.5px);
  }
`;

const stackedLine = css`
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${space.xl};
  ${LineStep}:nth-child(n) {
    grid-template-columns: var(--mark, 3rem) minmax(0, 1fr);
    padding: 0 0 0 ${space.xl};
    border: 0;
    ${downwards}
    &::before { inset: ${BESIDE}; }
  }
`;

interface LineProps {
  $count: number;
  /** the windows in which the steps are below each other */
  $stacked: string | undefined;
}

export const Course = styled.div<LineProps>`
  position: relative;
  ${({ $stacked }) => ($stacked ? css`${$stacked} { ${stackedRail} }` : '')}
  ${media.desktop} {
    ${({ $count, $stacked }) =>
      $stacked === media.tablet ? '' : Array.from({ length: $count - 1 }, (_, index) => travels(index + 2, $count))}
    ${LineStep}:is(:hover, :focus-within) ${Numeral} { color: var(--accent); }
  }
`;

/** Four columns: a line holds some thirty characters. */
const narrow = css`
  line-height: 1.5;
  hyphens: auto;
`;

/** A day in place of the number. */
const dates = css`
  --mark: 4.75rem;
  ${Numeral} { font-variant-numeric: lining-nums; }
  ${media.tablet} { --mark: 7rem; }
`;

const inColumns = css<LineProps>`
  ${media.tablet} {
    grid-template-columns: repeat(${({ $count }) => ($count === 3 ? 3 : 2)}, minmax(0, 1fr));
    gap: ${space.xxl} ${space.xl};
    ${LineStep} {
      padding: ${space.lg} 0 0;
      border-block-start: 1px solid var(--line);
    }
  }
  ${media.desktop} {
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
    column-gap: calc(${GAP});
    /* it ends at the last dot */
    border-block-start: 1px solid transparent;
    background: linear-gradient(var(--accent), var(--accent)) 0 0 / calc(${({ $count }) => ($count - 1) / $count} * (100% + ${GAP})) 1px no-repeat border-box;
    ${LineStep}:nth-child(n) {
      border-block-start: 0;
      ${({ $count }) => ($count === 3 ? '' : narrow)}
    }
    ${Numeral} { font-size: ${({ $stacked }) => ($stacked ? size.block : size.section)}; line-height: 1; }
    /* dark text: the steps are what the section is for */
    ${StepText} > p { color: var(--text); }
  }
`;

export const Line = styled.ol<LineProps & { $dated: boolean }>`
  display: grid;
  gap: ${space.xl} ${space.gutter};
  ${({ $stacked }) => ($stacked === media.tablet ? '' : inColumns)}
  ${({ $stacked }) => ($stacked ? css`${$stacked} { ${stackedLine} }` : '')}
  ${({ $dated }) => ($dated ? dates : '')}
`;

/* alternating: texts, each with a picture */

/** Shape of the picture on phones, which fetch it cropped to it. */
export const CROP = '3 / 2';

export const StepShot = styled.div`
  overflow: clip;
  aspect-ratio: ${CROP};
`;

/** Beside texts of different lengths pictures are of one height. */
export const Turn = styled.ol`
  display: grid;
  gap: ${space.block};
  ${media.desktop} { &:has(img) { grid-auto-rows: 1fr; } }
`;

/** The picture from edge to edge, number and words below it. */
const aboveOnPhone = css`
  @media screen and ${narrowerThan('mobile')} {
    padding: 0;
    border: 0;
    /* a picture belongs to the words below it */
    & + & { margin-block-start: ${space.lg}; }
    ${StepShot} {
      order: -1;
      margin: 0 calc(-1 * ${space.edge}) ${space.xs};
    }
  }
`;

/** Text and picture side by side, on a sheet as narrow as a phone too, which three steps share. */
const besideOnTablet = css`
  ${between('tablet', 'desktop')}, print and ${narrowerThan('desktop')} {
    grid-template: auto 1fr / repeat(2, minmax(0, 1fr));
    column-gap: ${space.xl};
    ${StepShot} {
      grid-area: 1 / 2 / 3;
      place-self: stretch;
      margin-block-start: 0;
    }
  }
`;

export const TurnStep = styled.li<{ $picture: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.md} ${space.gutter};
  padding-block-start: ${space.lg};
  border-block-start: 1px solid var(--line);
  ${StepShot} { margin-block-start: ${space.md}; }
  /* the number and the name on one line */
  ${below('mobile')} {
    grid-template-columns: 2.5rem minmax(0, 1fr);
    column-gap: 0;
    ${StepShot} { grid-column: 1 / -1; }
    ${() => Points} > li { padding-block: 0.4rem; }
  }
  ${({ $picture }) => ($picture ? css`${aboveOnPhone} ${besideOnTablet}` : '')}
  ${media.desktop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    ${Numeral} {
      grid-column: 1 / 3;
      grid-row: 1;
    }
    ${StepText} {
      grid-column: ${({ $picture }) => ($picture ? '3 / 8' : '3 / 10')};
      grid-row: 1;
      /* the points end where the picture does */
      display: flex;
      flex-direction: column;
      gap: ${space.md};
      margin-inline-end: ${space.xl};
      & > ul {
        display: grid;
        flex: 1;
        ${leading}
        & > li { align-content: center; }
      }
    }
    ${StepShot} {
      grid-column: 8 / -1;
      grid-row: 1;
      place-self: stretch;
      aspect-ratio: 2 / 1;
      margin: 0;
    }
  }
`;

export const Points = styled(PointList)`
  ${below('mobile')} {
    gap: 0.25rem;
    line-height: 1.5;
    & > li { margin: 0; }
  }
`;

export const Wide = styled.div`
  margin-block-end: ${space.block};
  margin-inline: calc(-1 * ${space.bleed});
  overflow: clip;
  aspect-ratio: 21 / 9;
  ${below('mobile')} { aspect-ratio: 16 / 9; }
`;

/** Five steps on a desktop: beside them the heading stays in view, or has the picture below it, as far down as the last step. */
const beside = css`
  ${Wide} { aspect-ratio: 4 / 3; }
  ${media.desktop} {
    ${columns}
    :where(& > *) { grid-column: 1 / -1; }
    & > ${Course} { grid-column: 7 / -1; }
    &:has(> ${Wide}) { grid-template-rows: auto 1fr; }
    & > ${Wide} + ${Course} { grid-row: 1 / 3; }
    ${Wide} {
      grid-area: 2 / 1 / auto / 6;
      aspect-ratio: auto;
      contain: size;
      margin: 0;
    }
  }
`;

export const Frame = styled(Container)<{ $beside: boolean }>`
  ${({ $beside }) => ($beside ? beside : '')}
  ${media.print} { ${Wide} { aspect-ratio: auto; height: 8cm; } }
`;

export const Outcome = styled.div`
  margin-block-start: ${space.block};
`;
