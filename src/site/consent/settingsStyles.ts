import styled from 'styled-components';
import { media } from '../../design/media.ts';
import { color, font, motion, radius, size, space } from '../../design/tokens.ts';

/** On a phone a sheet at the foot of the window, from the mobile breakpoint on in its middle. */
export const Dialog = styled.dialog`
  position: fixed;
  inset: auto 0 0;
  width: 100%;
  max-width: none;
  max-height: 92svh;
  margin: 0 auto;
  padding: ${space.lg} ${space.lg} max(${space.lg}, env(safe-area-inset-bottom));
  border: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${color.paper};
  color: ${color.espresso};
  box-shadow: 0 32px 80px rgb(36 21 11 / 0.28);
  transition: opacity ${motion.small} ${motion.easeIn}, translate ${motion.panel} ${motion.easeIn};
  &[open] {
    display: grid;
    gap: ${space.md};
    @starting-style {
      opacity: 0;
      translate: 0 1rem;
    }
  }
  &::backdrop {
    background: rgb(26 16 10 / 0.66);
  }
  ${media.mobileUp} {
    inset: 0;
    margin: auto;
    width: 35rem;
    height: fit-content;
    padding: ${space.xl};
  }
  ${media.forcedColors} {
    border: 1px solid;
  }
`;

export const Title = styled.h2`
  padding-inline-end: ${space.xxl};
  font-family: ${font.display};
  font-weight: 300;
  font-size: ${size.card};
  line-height: 1.2;
  letter-spacing: -0.012em;
`;

export const Lead = styled.p`
  font-size: ${size.body};
  color: var(--muted);
`;

/** Name and state in one row, what it means below; the whole name is the switch's label. */
export const Category = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.xs} ${space.md};
  padding-block-start: ${space.md};
  border-block-start: 1px solid var(--line);
  font-size: ${size.caption};
`;

export const Name = styled.p`
  font-size: ${size.body};
  font-weight: 500;
`;

export const Hint = styled.p`
  grid-column: 1 / -1;
  line-height: 1.5;
  color: var(--muted);
`;

/** Off: an empty track with the knob at its start. On: filled, knob at its end; so colour alone does not carry the state. */
export const Switch = styled.input`
  appearance: none;
  position: relative;
  width: 3.25rem;
  height: 2.75rem;
  margin: -0.5rem 0;
  cursor: pointer;
  &::before,
  &::after {
    content: '';
    position: absolute;
    border: 1.5px solid var(--control);
    border-radius: 1rem;
    transition: background ${motion.small} ${motion.easeIn}, border-color ${motion.small} ${motion.easeIn}, translate ${motion.small} ${motion.easeIn};
  }
  &::before {
    inset: 0.5rem 0;
  }
  &::after {
    inset: 0.8125rem auto auto 0.3125rem;
    width: 1.125rem;
    height: 1.125rem;
    background: var(--control);
  }
  &:checked::before {
    background: ${color.brown};
    border-color: ${color.brown};
  }
  &:checked::after {
    translate: 1.5rem 0;
    background: ${color.bone};
    border-color: ${color.bone};
  }
  ${media.forcedColors} {
    forced-color-adjust: none;
    &::before,
    &::after {
      border-color: CanvasText;
    }
    &::after {
      background: CanvasText;
    }
    &:checked::before {
      background: Highlight;
    }
    &:checked::after {
      background: HighlightText;
    }
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  padding-block-start: ${space.md};
  border-block-start: 1px solid var(--line);
  & > * {
    flex: 1 1 auto;
    padding-inline: ${space.md};
  }
`;

/** Two crossed strokes in a 44 px field. */
export const Close = styled.button`
  position: absolute;
  inset: ${space.sm} ${space.sm} auto auto;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: ${radius.disc};
  transition: background ${motion.small} ${motion.easeIn};
  &:hover {
    background: var(--tint);
  }
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: calc(50% - 0.75px) 0.75rem auto;
    border-block-start: 1.5px solid currentcolor;
    rotate: 45deg;
  }
  &::after {
    rotate: -45deg;
  }
`;
