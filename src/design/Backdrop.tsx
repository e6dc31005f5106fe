import styled from 'styled-components';
import { media } from './media.ts';
import { Picture } from './Picture.tsx';

/**
 * Scrims in stage colour, measured for bone text on a white picture: `stage` keeps 4.5:1 over the left half of a large window (3:1,
 * for headlines, to 60 %) and below the upper 40 % of a small one, `even` everywhere.
 */
const scrims = {
  stage: {
    small: 'linear-gradient(0deg, rgb(26 16 10) 2%, rgb(26 16 10 / 0.74) 32%, rgb(26 16 10 / 0.1) 64%)',
    large:
      'linear-gradient(90deg, rgb(26 16 10) 0, rgb(26 16 10 / 0.86) 25%, rgb(26 16 10 / 0.6) 50%, rgb(26 16 10 / 0) 82%), linear-gradient(0deg, rgb(26 16 10 / 0.7) 0, rgb(26 16 10 / 0) 30%)',
    start: '26%',
  },
  even: {
    small: 'linear-gradient(rgb(26 16 10 / 0.88), rgb(26 16 10 / 0.88))',
    large: 'linear-gradient(rgb(26 16 10 / 0.82), rgb(26 16 10 / 0.82))',
    start: '0',
  },
} as const;

/** How much of a small window the picture of a `stage` takes. */
const STAGE_PART = 'inset-block-end: auto; height: 66svh;';

/** On a large window a `stage` picture begins right of the edge and rises out of the dark, so its motif is beside the text. */
const Layer = styled.div<{ $scrim: keyof typeof scrims }>`
  position: absolute;
  inset: 0;
  z-index: -1;
  overflow: hidden;
  ${({ $scrim }) => ($scrim === 'stage' ? STAGE_PART : '')}
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: ${({ $scrim }) => scrims[$scrim].small};
  }
  ${media.desktop} {
    inset: 0 0 0 ${({ $scrim }) => scrims[$scrim].start};
    height: auto;
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
      <Picture image={image} sizes="100vw" ratio="fill" crop="4:5" priority={priority} />
    </Layer>
  );
}
