import styled, { css } from 'styled-components';
import { Anchor } from '../../design/Anchor.tsx';
import { media } from '../../design/media.ts';
import { behaviour } from '../../design/menu/behaviour.ts';
import { enters, menuRow, minus, plus } from '../../design/menu/styles.ts';
import { color, font, header, motion, radius, size, space } from '../../design/tokens.ts';
import { modal } from '../dialogStyles.ts';
import { toggle } from './toggle.ts';

/** Slides in from the right and out again. */
export const Panel = styled.dialog`
  ${modal(motion.panel)}
  inset: 0 0 0 auto;
  height: 100dvh;
  max-height: none;
  padding: 0 ${space.edge} ${space.lg};
  scrollbar-width: thin;
  scrollbar-color: ${color.stageControl} transparent;
  background: ${color.stage};
  color: ${color.ground};
  translate: 100% 0;
  ${media.tablet} { width: 60%; }
  ${media.desktop} {
    width: 42%;
    min-width: 34rem;
    padding-inline: ${space.huge} ${space.edge};
  }
  &[open] {
    display: flex;
    flex-direction: column;
    @starting-style {
      translate: 100% 0;
    }
  }
  ${media.forcedColors} { border-inline-start: 1px solid; }
`;

export const Top = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: flex-end;
  height: ${header.phone};
  ${media.tablet} { height: ${header.tall}; }
`;

export const Close = styled.button`
  ${toggle}
  ${media.hover} {
    &:hover { color: ${color.glow}; }
  }
`;

/** Fills the panel: the areas above, services and contact at its foot. */
export const Main = styled.nav`
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: space-between;
  gap: ${space.xl};
`;

/** The areas enter after the panel, one after the other; but not again when one of them has moved. */
export const Area = styled.li`
  border-block-end: 1px solid var(--line);
  ${enters('1.5rem 0', motion.reveal)}
  &:nth-child(2) { transition-delay: 0.05s; }
  &:nth-child(3) { transition-delay: 0.1s; }
  &:nth-child(n + 4) { transition-delay: 0.15s; }
  [data-toggled] > & { transition: none; }
`;

const word = css`
  ${menuRow}
  justify-content: space-between;
  gap: ${space.md};
  padding-block: ${space.md};
  font-family: ${font.display};
  font-weight: 200;
  /* larger text must not run out of a phone */
  font-size: min(clamp(2.5rem, 1.9rem + 2.2vw, 4rem), 12.5vw);
  line-height: 1;
  letter-spacing: -0.02em;
  color: inherit;
`;

/** The disc of light beside the open area; a lit ring where the page shown is below it. */
export const AreaWord = styled.button`
  ${word}
  &::after {
    content: '';
    flex: none;
    width: 0.625rem;
    height: 0.625rem;
    border-radius: ${radius.disc};
    border: 1px solid var(--control);
    transition: background ${motion.small} ${motion.easeIn}, border-color ${motion.small} ${motion.easeIn};
  }
  &[data-here]::after { border: 2px solid ${color.glow}; }
  &[aria-expanded='true']::after {
    background: ${color.glow};
    border-color: ${color.glow};
    ${media.forcedColors} { background: CanvasText; }
  }
`;

export const AreaLink = styled(Anchor)`${word}`;

const row = css`
  ${menuRow}
  gap: ${space.md};
  min-height: 2.75rem;
  font-size: ${size.lead};
  line-height: 1.3;
  color: inherit;
`;

export const Entry = styled(Anchor)`
  ${row}
  &[aria-current] { color: ${color.glow}; }
  &[aria-current]::after {
    content: '';
    flex: none;
    width: 0.375rem;
    height: 0.375rem;
    border-radius: ${radius.disc};
    background: currentcolor;
  }
`;

/** An entry that opens a level of its own. */
export const BranchWord = styled.button`
  ${row}
  &::after {
    ${plus('0.625rem')}
    transition: background-size ${motion.small} ${motion.easeIn};
  }
  &[aria-expanded='true']::after {
    ${minus}
  }
`;

export const Level = styled.ul`
  min-width: ${behaviour.minWidth}px;
  max-width: ${behaviour.maxWidth}px;
  padding: 0 0 ${space.md} ${space.md};
  /* a long word in larger text is hyphenated before it makes the list wider than the phone */
  overflow-wrap: anywhere;
  hyphenate-limit-chars: 10 4 4;
  ${enters('0 -0.5rem')}
  & & {
    min-width: 0;
    padding-block: 0;
    border-inline-start: 1px solid var(--line);
  }
`;

export const Foot = styled.div`
  display: grid;
  gap: ${space.lg};
  font-size: ${size.body};
  color: ${color.stageMuted};
`;

/** Two beside each other, where larger text leaves room for both. */
export const Pairs = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(7.5rem, 50% - ${space.lg}), 1fr));
  column-gap: ${space.lg};
`;

export const Contact = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${space.lg};
  ${media.tablet} { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

/** Services, contact, imprint: quieter than the areas. */
export const Quiet = styled(Entry)`
  font-size: ${size.body};
  overflow-wrap: anywhere;
`;

export const Legal = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.xl};
  padding-block-start: ${space.sm};
  border-block-start: 1px solid var(--line);
  ${Quiet} { font-size: ${size.caption}; }
`;
