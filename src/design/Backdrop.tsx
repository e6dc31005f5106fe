import styled from 'styled-components';
import { media } from './media.ts';
import { Picture } from './Picture.tsx';

/**
 * Scrims in stage colour, measured for bone text on a white picture: `side` keeps 4.5:1 over the left half (on phones the lower
 * half), `even` everywhere.
 */
const scrims = {
  side: {
    phone: 'linear-gradient(0deg, rgb(26 16 10 / 0.92) 0, rgb(26 16 10 / 0.72) 52%, rgb(26 16 10 / 0.2) 88%)',
    wide: 'linear-gradient(90deg, rgb(26 16 10 / 0.84) 0, rgb(26 16 10 / 0.68) 46%, rgb(26 16 10 / 0.08) 78%), linear-gradient(0deg, rgb(26 16 10 / 0.6) 0, transparent 34%)',
  },
  even: {
    phone: 'linear-gradient(rgb(26 16 10 / 0.86), rgb(26 16 10 / 0.86))',
    wide: 'linear-gradient(90deg, rgb(26 16 10 / 0.9) 0, rgb(26 16 10 / 0.78) 100%)',
  },
} as const;

const Layer = styled.div<{ $scrim: keyof typeof scrims }>`
  position: absolute;
  inset: 0;
  z-index: -1;
  overflow: hidden;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: ${({ $scrim }) => scrims[$scrim].phone};
    ${media.tablet} {
      background: ${({ $scrim }) => scrims[$scrim].wide};
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
      <Picture image={image} sizes="100vw" ratio="fill" priority={priority} />
    </Layer>
  );
}
