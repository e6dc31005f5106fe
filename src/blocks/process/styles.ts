import styled, { css } from 'styled-components';
import { media } from '../../design/media.ts';
import { color, font, motion, radius, size, space } from '../../design/tokens.ts';

const DISC = '0.75rem';

/** The disc of light that marks a step; amber only on stage, brown on paper. */
const disc = css`
  content: '';
  position: absolute;
  width: ${DISC};
  height: ${DISC};
  border-radius: ${radius.disc};
  background: var(--accent);
  ${media.forcedColors} {
    background: CanvasText;
  }
`;

export const Numeral = styled.span`
  display: block;
  font-family: ${font.display};
  font-weight: 200;
  font-size: ${size.hero};
  line-height: 1;
  letter-spacing: -0.03em;
  font-variant-numeric: lining-nums;
`;

export const StepText = styled.div`
  display: grid;
  gap: ${space.sm};
  align-content: start;
`;

/* line: a vertical line on phones, rows on tablets, one row on desktops */

export const LineStep = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.md};
  align-content: start;
  padding-inline-start: ${space.xl};
`;

export const Line = styled.ol<{ $count: number }>`
  --step: 0;
  position: relative;
  display: grid;
  gap: ${space.xxl} ${space.gutter};
  border-inline-start: 1px solid var(--line);
  ${LineStep}::before {
    ${disc}
    inset-inline-start: calc(${DISC} / -2 - 0.5px);
    inset-block-start: calc(0.5 * ${size.hero} - ${DISC} / 2);
  }
  ${media.tablet} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    border-inline-start: 0;
    ${LineStep} {
      grid-column: span ${({ $count }) => ($count === 3 ? 2 : 3)};
      padding: ${space.lg} 0 0;
      border-block-start: 1px solid var(--line);
    }
    ${LineStep}::before {
      inset-inline-start: 0;
      inset-block-start: calc(${DISC} / -2 - 0.5px);
    }
    ${LineStep}:nth-child(n + 3) {
      grid-column: ${({ $count }) => ($count === 5 || $count === 3 ? 'span 2' : 'span 3')};
    }
  }
  ${media.desktop} {
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
    border-block-start: 1px solid var(--line);
    ${LineStep}:nth-child(n) {
      grid-column: span 1;
      border-block-start: 0;
    }
    ${LineStep}::before {
      display: none;
    }
    /* one disc, which travels to the step under the pointer */
    &::before {
      ${disc}
      inset-inline-start: calc(var(--step) * (100% + ${space.gutter}) / ${({ $count }) => $count});
      inset-block-start: calc(${DISC} / -2 - 0.5px);
      transition: inset-inline-start ${motion.reveal} ${motion.easeIn};
    }
    ${[2, 3, 4, 5].map((n) => `&:has(> :nth-child(${n}):hover) { --step: ${n - 1}; }`).join('\n')}
  }
`;

/* alternating: text and picture change sides */

export const Turn = styled.ol`
  display: grid;
  gap: ${space.block};
`;

export const StepShot = styled.div``;

export const TurnStep = styled.li<{ $picture: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.md} ${space.gutter};
  padding-block-start: ${space.lg};
  border-block-start: 1px solid var(--line);
  ${StepShot} {
    margin-block-start: ${space.md};
    margin-inline-end: calc(-1 * ${space.edge});
  }
  ${media.desktop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    align-items: start;
    ${Numeral} {
      grid-column: 1 / 3;
      grid-row: 1;
    }
    ${StepText} {
      grid-column: ${({ $picture }) => ($picture ? '3 / 7' : '3 / 10')};
      grid-row: 1;
    }
    ${StepShot} {
      grid-column: 8 / -1;
      grid-row: 1;
      margin-block-start: 0;
      margin-inline-end: calc(-1 * ${space.bleed});
    }
    &:nth-child(even) ${StepShot} {
      grid-column: 1 / 6;
      margin-inline: calc(-1 * ${space.bleed}) 0;
    }
    &:nth-child(even) ${Numeral} {
      grid-column: ${({ $picture }) => ($picture ? '7 / 9' : '1 / 3')};
    }
    &:nth-child(even) ${StepText} {
      grid-column: ${({ $picture }) => ($picture ? '9 / -1' : '3 / 10')};
    }
  }
`;

export const Bullets = styled.ul`
  display: grid;
  gap: ${space.xs};
  padding-inline-start: 1.1em;
  list-style: '–  ';
  color: var(--muted);
`;

export const Bullet = styled.li`
  &::marker {
    color: var(--accent);
  }
`;

export const Wide = styled.div`
  margin-block-end: ${space.block};
  margin-inline: calc(-1 * ${space.bleed}) 0;
  background: ${color.stageRaised};
`;

export const Outcome = styled.div`
  margin-block-start: ${space.block};
`;
