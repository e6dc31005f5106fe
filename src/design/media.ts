import { type Breakpoint, breakpoint, narrowerThan } from './tokens.ts';

/** Media queries by name, for use as keys in styles: `${media.tablet} { … }`. */
export const media = {
  small: `@media (min-width: ${breakpoint.small}px)`,
  mobileUp: `@media (min-width: ${breakpoint.mobile}px)`,
  tablet: `@media (min-width: ${breakpoint.tablet}px)`,
  desktop: `@media (min-width: ${breakpoint.desktop}px)`,
  hover: '@media (hover: hover) and (pointer: fine)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  moreContrast: '@media (prefers-contrast: more)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
  noScript: '@media (scripting: none)',
} as const;

/** Not on paper. */
export const screenOnly = `${media.print} { display: none; }`;

/** Useless without JavaScript, and so on paper. */
export const scriptOnly = `@media print, (scripting: none) { display: none; }`;

/** Neither on paper nor in the system's own colours. */
export const decoration = `@media print, (forced-colors: active) { display: none; }`;

/** A phone's layout, which paper of the same width has no use for. */
export const onPhone = `@media screen and ${narrowerThan('tablet')}`;

/** Where that layout is not. */
export const offPhone = `@media print, (min-width: ${breakpoint.tablet}px)`;

export const below = (name: Breakpoint) => `@media ${narrowerThan(name)}`;

export const between = (from: Breakpoint, to: Breakpoint) =>
  `@media (min-width: ${breakpoint[from]}px) and ${narrowerThan(to)}`;
