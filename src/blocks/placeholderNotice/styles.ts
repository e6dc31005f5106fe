import styled from 'styled-components';
import { screenOnly } from '../../design/media.ts';
import { Screen } from '../../design/Screen.tsx';
import { color, space } from '../../design/tokens.ts';

/** Darkest behind the words, lighter where there are none: text measured 5.8:1 or better over our motifs, 390 to 2560 px. */
export const scrim = {
  small: 'linear-gradient(rgb(26 16 10 / 0.6), rgb(26 16 10 / 0.84) 26% 78%, rgb(26 16 10 / 0.5))',
  large: 'radial-gradient(rgb(26 16 10 / 0.84) 50%, rgb(26 16 10 / 0.3) 90%)',
};

export const Stage = styled(Screen)`
  justify-items: center;
  padding-inline: ${space.edge};
  text-align: center;
`;

/** The disc of light, drawn as a circle around the words. */
export const Disc = styled.div`
  position: absolute;
  z-index: -1;
  inset-block-start: 50%;
  inset-inline-start: 50%;
  width: min(46rem, 150vw, 88svh);
  aspect-ratio: 1;
  translate: -50% -50%;
  border: 1px solid ${color.amber};
  background: rgb(233 176 106 / 0.05);
  border-radius: 50%;
  ${screenOnly}
`;

export const Words = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.lg};
  max-width: min(40rem, 100%);
  & > * { max-width: 100%; }
`;

export const Subtitle = styled.p`
  max-width: 32rem;
  color: var(--muted);
`;

/** Below each other, because the disc narrows here. */
export const Actions = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.md};
  margin-block-start: ${space.md};
`;
