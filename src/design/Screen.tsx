import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Backdrop, type Scrim } from './Backdrop.tsx';
import { decoration, media } from './media.ts';
import { header, space } from './tokens.ts';

const Root = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  align-items: center;
  min-height: 100svh;
  padding-block: calc(${header.tall} + ${space.xl}) ${space.huge};
  overflow: clip;
  ${media.print} { min-height: 0; }
`;

const Scene = styled(Backdrop)`
  ${decoration}
`;

interface ScreenProps {
  image?: { src: string; alt: string; focus?: string | undefined } | undefined;
  scrim: Scrim;
  children: ReactNode;
}

/** A page that is one screen: everything in its middle, on a picture. */
export function Screen({ image, scrim, children }: ScreenProps) {
  return (
    <Root>
      {image ? <Scene image={image} scrim={scrim} priority /> : null}
      {children}
    </Root>
  );
}
