import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from './media.ts';
import { Picture } from './Picture.tsx';
import { header, space } from './tokens.ts';

const Root = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  align-items: center;
  min-height: 100svh;
  padding-block: calc(${header.tall} + ${space.xl}) ${space.huge};
  overflow: clip;
  ${media.print} {
    min-height: 0;
  }
`;

const Scene = styled.div<{ $veil: { small: string; large: string } }>`
  position: absolute;
  inset: 0;
  z-index: -2;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: ${({ $veil }) => $veil.small};
    ${media.desktop} {
      background: ${({ $veil }) => $veil.large};
    }
  }
  ${media.forcedColors} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

interface ScreenProps {
  image?: { src: string; alt: string; focus?: string | undefined } | undefined;
  /** what darkens the picture, as a CSS background, on small and on large windows */
  veil: { small: string; large: string };
  className?: string;
  children: ReactNode;
}

/** A page that is one screen: everything in its middle, on a picture. */
export function Screen({ image, veil, className, children }: ScreenProps) {
  return (
    <Root className={className}>
      {image ? (
        <Scene $veil={veil}>
          <Picture image={image} sizes="100vw" ratio="fill" crop="4:5" priority />
        </Scene>
      ) : null}
      {children}
    </Root>
  );
}
