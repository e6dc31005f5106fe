import styled, { css } from 'styled-components';
import { Anchor } from '../../design/Anchor.tsx';
import { media } from '../../design/media.ts';
import { color, font, header, motion, radius, size, space } from '../../design/tokens.ts';
import { toneColors } from '../../design/tone.ts';

const toggle = css`
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space.sm};
  min-width: 2.75rem;
  min-height: 2.75rem;
  @media (scripting: none) {
    display: none;
  }
`;

/** Two lines; crossed while the menu is open. */
export const Lines = styled.span`
  position: relative;
  width: 1.75rem;
  height: 0.5rem;
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    border-block-start: 1.5px solid currentcolor;
    transition: inset-inline ${motion.small} ${motion.easeIn};
  }
  &::before {
    inset-block-start: 0;
  }
  &::after {
    inset-block-end: 0;
  }
  &[data-state='open']::before {
    inset-block-start: 50%;
    rotate: 45deg;
  }
  &[data-state='open']::after {
    inset-block-end: calc(50% - 1.5px);
    rotate: -45deg;
  }
`;

export const Word = styled.span`
  display: none;
  font-size: ${size.caption};
  font-weight: 500;
  letter-spacing: 0.02em;
  ${media.tablet} {
    display: inline;
  }
`;

export const Toggle = styled.button`
  ${toggle}
  ${media.hover} {
    &:hover ${Lines}::after {
      inset-inline: 0.5rem 0;
    }
  }
  ${media.print} {
    display: none;
  }
`;

export const Close = styled.button`
  ${toggle}
`;

export const Panel = styled.dialog`
  ${toneColors.dark}
  position: fixed;
  inset: 0 0 0 auto;
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0 ${space.edge} ${space.xl};
  border: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${color.stage};
  color: ${color.bone};
  ${media.tablet} {
    width: 60%;
  }
  ${media.desktop} {
    width: 42%;
    min-width: 34rem;
  }
  &::backdrop {
    background: rgb(26 16 10 / 0.6);
  }
`;

export const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  height: ${header.phone};
  ${media.tablet} {
    height: ${header.tall};
  }
`;

export const Area = styled.li`
  border-block-end: 1px solid var(--line);
`;

export const AreaButton = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  padding-block: ${space.md};
  font-family: ${font.display};
  font-weight: 200;
  font-size: clamp(2.5rem, 1.9rem + 2.2vw, 4rem);
  line-height: 1;
  letter-spacing: -0.02em;
  text-align: start;
  /* the disc of light beside the open word */
  &::after {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    border-radius: ${radius.disc};
    border: 1px solid var(--control);
    transition: background ${motion.small} ${motion.easeIn};
  }
  &[aria-expanded='true']::after {
    background: ${color.amber};
    border-color: ${color.amber};
  }
  &:hover {
    color: ${color.amber};
  }
`;

export const Level = styled.ul`
  padding: 0 0 ${space.md} ${space.md};
  & & {
    padding-block: 0;
    border-inline-start: 1px solid var(--line);
  }
`;

export const Entry = styled(Anchor)`
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  font-size: ${size.lead};
  line-height: 1.3;
  color: inherit;
  text-decoration: none;
  &:any-link:hover {
    color: ${color.amber};
  }
  &[aria-current] {
    color: ${color.amber};
  }
`;

/** Name of a group of entries that leads nowhere itself. */
export const GroupWord = styled.span`
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  font-size: ${size.lead};
  color: ${color.sandLight};
`;

export const Foot = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  column-gap: ${space.lg};
  margin-block-start: ${space.xl};
  color: ${color.sandLight};
`;
