import { useContext } from 'react';
import styled from 'styled-components';
import { Anchor, VisuallyHidden } from './Anchor.tsx';
import { media } from './media.ts';
import { MediaContext } from './Picture.tsx';

/** A one-colour SVG drawn in the colour of the text around it, at its own proportions within the box. */
export const Ink = styled.span<{ $src: string }>`
  display: block;
  background: currentcolor;
  mask: url('${({ $src }) => $src}') left center / contain no-repeat;
  print-color-adjust: exact;
  ${media.forcedColors} {
    forced-color-adjust: none;
    background: CanvasText;
  }
`;

const Home = styled(Anchor)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  color: inherit;
  text-decoration: none;
  /* optical: the letters begin where the text below begins */
  translate: -0.15rem 0;
`;

interface LogoProps {
  site: { name: string; logo: string };
  className?: string;
}

/** The wordmark of the site document; leads home. `styled(Logo)` gives it its width and height. */
export function Logo({ site, className }: LogoProps) {
  const known = useContext(MediaContext)[site.logo];
  return (
    <Home href="/">
      <Ink $src={known?.src ?? site.logo} className={className} aria-hidden="true" />
      <VisuallyHidden>{site.name}, zur Startseite</VisuallyHidden>
    </Home>
  );
}
