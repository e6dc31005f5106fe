import styled from 'styled-components';
import { media } from './media.ts';
import { Picture } from './Picture.tsx';

/**
 * Scrims in stage colour, measured for bone text on a white picture: `side` keeps 4.5:1 over the left 45 % of a large window (3:1,
 * for headlines, to 58 %) and over the lower half of a small one, `even` everywhere.
 */
const scrims = {
  side: {
    small: 'linear-gradient(0deg, rgb(26 16 10 / 0.94) 0, rgb(26 16 10 / 0.76) 56%, rgb(26 16 10 / 0.16) 90%)',
    large:
      'linear-gradient(90deg, rgb(26 16 10) 0, rgb(26 16 10 / 0.86) 25%, rgb(26 16 10 / 0.6) 50%, rgb(26 16 10 / 0) 82%), linear-gradient(0deg, rgb(26 16 10 / 0.7) 0, rgb(26 16 10 / 0) 30%)',
    start: '18%',
  },
  even: {
    small: 'linear-gradient(rgb(26 16 10 / 0.88), rgb(26 16 10 / 0.88))',
    large: 'linear-gradient(rgb(26 16 10 / 0.82), rgb(26 16 10 / 0.82))',
    start: '0',
  },
} as const;

/** On a large window a `side` picture begins right of the edge and rises out of the dark, so its motif stands beside the text. */
const Layer = styled.div<{ $scrim: keyof typeof scrims }>`
  position: absolute;
  inset: 0;
  z-index: -1;
  overflow: hidden;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: ${({ $scrim }) => scrims[$scrim].small};
  }
  ${media.desktop} {
    inset-inline-start: ${({ $scrim }) => scrims[$scrim].start};
    &::after {
      background: ${({ $scrim }) => scrims[$scrim].large};
    }
  }
  ${media.print} {
    display: none;
  }
`;

interface BackdropProps {
  image: { src: string; alt: string; focus?: string | undefined };
  scrim: keyof typeof scrims;
  priority?: boolean;
}

/** A picture behind everything in the nearest positioned, isolated parent, darkened so that bone text reads. */
export function Backdrop({ image, scrim, priority = false }: BackdropProps) {
  return (
    <Layer $scrim={scrim}>
      <Picture image={image} sizes="(min-width: 1100px) 82vw, 100vw" ratio="fill" priority={priority} />
    </Layer>
  );
}
