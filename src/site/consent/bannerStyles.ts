import styled, { css } from 'styled-components';
import { Button } from '../../design/Button.tsx';
import { media, screenOnly } from '../../design/media.ts';
import { Display } from '../../design/Text.tsx';
import { color, motion, radius, size, space, width } from '../../design/tokens.ts';
import { raised } from '../dialogStyles.ts';

/** A phone turned sideways, or a page enlarged to 400 %: no height to spare. */
const low = '@media (max-height: 26rem)';

/** Low, but with room for the buttons beside the words. */
const sideways = `${low} and (min-width: 36rem)`;

/** Words and buttons beside each other. */
const strip = css`
  flex-direction: row;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xxl};
  padding: ${space.md} ${space.xl};
`;

/** Beside the words of a hero and its buttons. */
const card = css`
  width: 34rem;
  margin-inline: auto 0;
`;

/**
 * At the foot of the window, and never higher than about half of it: the text scrolls inside, the buttons stay. On a window
 * both low and narrow all of it scrolls. Below the dialogs and the curtain, which are in the top layer.
 */
export const Box = styled.section<{ $wide: boolean }>`
  position: fixed;
  z-index: 30;
  inset: auto ${space.sm} max(${space.sm}, env(safe-area-inset-bottom));
  display: flex;
  flex-direction: column;
  gap: ${space.sm};
  max-width: ${width.content};
  max-height: calc(58svh - ${space.sm});
  overflow-y: auto;
  margin-inline: auto;
  padding: ${space.md};
  ${raised}
  border: 1px solid ${color.brand30};
  border-radius: ${radius.control};
  transition: opacity ${motion.reveal} ${motion.easeIn};
  @starting-style {
    opacity: 0;
  }
  ${media.tablet} {
    inset-inline: ${space.lg};
    inset-block-end: max(${space.md}, env(safe-area-inset-bottom));
    padding: ${space.lg};
  }
  ${media.desktop} {
    ${({ $wide }) => ($wide ? strip : card)}
  }
  ${low} {
    max-height: calc(50svh - ${space.sm});
    padding: ${space.sm};
  }
  ${sideways} {
    flex-direction: row;
    gap: ${space.md};
    width: auto;
    margin-inline: auto;
    overflow: hidden;
  }
  ${screenOnly}
`;

export const Words = styled.div`
  display: grid;
  gap: ${space.xs};
  min-height: 4lh;
  /* room for the outline of a link in its last line */
  padding-block-end: 0.25rem;
  overflow-y: auto;
  overscroll-behavior: contain;
  ${low} { overflow: visible; }
  ${sideways} {
    flex: 1;
    min-height: 0;
    overflow-y: auto;
  }
`;

export const Title = styled(Display)`
  font-size: ${size.lead};
`;

export const Text = styled.p`
  max-width: 50rem;
  font-size: ${size.caption};
  line-height: 1.45;
  color: var(--muted);
`;

/** Three alike: no answer is easier to see, read or reach than another (R-CONSENT-4). Below each other where text is large. */
export const Choices = styled.div`
  flex: none;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(5rem, 1fr));
  grid-auto-rows: 1fr;
  gap: ${space.xs};
  /* As wide as its words: how many columns fit there, browsers do not agree on. */
  ${media.desktop} { grid-template-columns: repeat(3, 1fr); }
  ${sideways} {
    grid-template-columns: repeat(3, 1fr);
    align-self: center;
    width: 21rem;
  }
`;

export const Choice = styled(Button).attrs({ $look: 'line' })`
  padding: ${space.xs} 0.25rem;
  font-size: clamp(0.75rem, 3.4vw, 1rem);
  line-height: 1.2;
  ${media.small} { padding-inline: ${space.md}; }
  ${sideways} {
    padding-inline: 0.25rem;
    font-size: ${size.caption};
  }
`;
