import styled from 'styled-components';
import { media } from '../../design/media.ts';
import { Display } from '../../design/Text.tsx';
import { color, motion, size, space } from '../../design/tokens.ts';
import { Close, modal, raised } from '../dialogStyles.ts';

/** On a phone a sheet at the foot of the window, from the mobile breakpoint on in its middle. */
export const Dialog = styled.dialog`
  ${modal(motion.panel)}
  ${raised}
  inset: auto 0 0;
  max-height: 92svh;
  margin-inline: auto;
  padding: ${space.lg} ${space.lg} max(${space.lg}, env(safe-area-inset-bottom));
  &[open] {
    display: grid;
    gap: ${space.md};
    @starting-style {
      opacity: 0;
      translate: 0 1rem;
    }
  }
  ${media.mobileUp} {
    inset: 0;
    margin: auto;
    width: 35rem;
    height: fit-content;
    padding: ${space.xl};
  }
  ${media.forcedColors} { border: 1px solid; }
`;

export const Title = styled(Display)`
  padding-inline-end: ${space.xxl};
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
  &::before { inset: 0.5rem 0; }
  &::after {
    inset: 0.8125rem auto auto 0.3125rem;
    width: 1.125rem;
    height: 1.125rem;
    background: var(--control);
  }
  &:checked::before {
    background: ${color.brand};
    border-color: ${color.brand};
  }
  &:checked::after {
    translate: 1.5rem 0;
    background: ${color.ground};
    border-color: ${color.ground};
  }
  ${media.forcedColors} {
    forced-color-adjust: none;
    &::before, &::after { border-color: CanvasText; }
    &::after { background: CanvasText; }
    &:checked::before { background: Highlight; }
    &:checked::after { background: HighlightText; }
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

export const Corner = styled(Close)`
  position: absolute;
  inset: ${space.sm} ${space.sm} auto auto;
`;
