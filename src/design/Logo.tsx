import { useContext } from 'react';
import styled, { css } from 'styled-components';
import { fill } from '../words/fill.ts';
import { Anchor, VisuallyHidden } from './Anchor.tsx';
import { behaviour } from './behaviour.ts';
import { media } from './media.ts';
import { MediaContext } from './Picture.tsx';
import { font, motion } from './tokens.ts';
import { useWords } from './words.ts';

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
  min-width: 0;
  min-height: 2.75rem;
  color: inherit;
  text-decoration: none;
  letter-spacing: 0;
  ${media.forcedColors} { background: Canvas; }
  /* optical: the letters begin where the text below begins */
  translate: -0.15rem 0;
  &[data-look='compact'] {
    gap: 0.625rem;
    letter-spacing: -0.02em;
    translate: none;
  }
`;

/** A part that fades and slides in when it appears. `$time` in ms. */
const entrance = css<{ $time: number }>`
  transition: opacity ${({ $time }) => $time}ms ${motion.easeIn}, translate ${({ $time }) => $time}ms ${motion.easeIn};
  @starting-style {
    opacity: 0;
    translate: -0.75rem 0;
  }
`;

/** Slides in only when it returns: on the first screen it is there from the start, also without JavaScript. */
const Wordmark = styled(Ink)<{ $time: number }>`
  width: 9.25rem;
  height: 1.8rem;
  ${media.tablet} {
    width: 12.5rem;
    height: 2.45rem;
  }
  html[data-hydrated] & {
    ${entrance}
  }
`;

const Mark = styled(Ink)<{ $time: number }>`
  width: 2.2rem;
  height: 1.2rem;
  ${media.tablet} {
    width: 2.56rem;
    height: 1.4rem;
  }
  ${entrance}
`;

const Name = styled.span<{ $time: number }>`
  /* optical: on the base line of the mark */
  padding-block-start: 0.2em;
  padding-inline-start: 0.625rem;
  border-inline-start: 1px solid;
  border-color: color-mix(in srgb, currentcolor 45%, transparent);
  font: 300 1rem / 1.2 ${font.display};
  word-spacing: 0.1em;
  ${media.tablet} { font-size: 1.0625rem; }
  ${entrance}
`;

interface LogoProps {
  site: { name: string; home: string; logo: string; markLogo: string };
  /** `large`: the wordmark; `compact`: the mark and the name beside it, smaller and a little tighter */
  look?: 'large' | 'compact';
  /** the page shown is the one it leads to */
  current?: boolean;
}

/** The sign of the site; leads home. */
export function Logo({ site, look = 'large', current = false }: LogoProps) {
  const known = useContext(MediaContext);
  const { home } = useWords().frame;
  const address = (path: string) => known[path]?.src ?? path;
  return (
    <Home href={site.home} data-look={look} aria-current={current ? 'page' : undefined}>
      {look === 'large' ? (
        <Wordmark $src={address(site.logo)} $time={behaviour.logo.longest} aria-hidden="true" />
      ) : (
        <>
          <Mark $src={address(site.markLogo)} $time={behaviour.logo.shortest} aria-hidden="true" />
          <Name $time={behaviour.logo.longest} aria-hidden="true">
            {site.name}
          </Name>
        </>
      )}
      <VisuallyHidden>{fill(home, { name: site.name })}</VisuallyHidden>
    </Home>
  );
}
