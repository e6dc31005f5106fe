import { createGlobalStyle, css } from 'styled-components';
import { fontFaces } from './fonts.ts';
import { media } from './media.ts';
import { scale } from './scale.ts';
import { defaultColors, defaultRadii, STILL, themeRule } from './theme.ts';
import { color, font, size } from './tokens.ts';
import { toneColors, toneRules } from './tone.ts';

/**
 * The engine's fonts, for sites without fonts of their own. Their fallbacks were measured against German text, so that nothing
 * moves when the real fonts arrive: `size-adjust` is the ratio of the widths, ascent and descent are the font's own
 * (0.735 / 0.265 and 0.97 / 0.25) divided by it.
 */
const ownFaces = css`
  ${fontFaces}
  @font-face { font-family: 'Newsreader Georgia'; src: local('Georgia'); font-weight: 200; size-adjust: 94.3%; ascent-override: 77.9%; descent-override: 28.1%; line-gap-override: 0%; }
  @font-face { font-family: 'Newsreader Georgia'; src: local('Georgia'); font-weight: 300 400; size-adjust: 96.6%; ascent-override: 76.1%; descent-override: 27.4%; line-gap-override: 0%; }
  @font-face { font-family: 'Newsreader Times'; src: local('Times New Roman'), local('Liberation Serif'), local('Tinos'); font-weight: 200; size-adjust: 103.5%; ascent-override: 71%; descent-override: 25.6%; line-gap-override: 0%; }
  @font-face { font-family: 'Newsreader Times'; src: local('Times New Roman'), local('Liberation Serif'), local('Tinos'); font-weight: 300 400; size-adjust: 106%; ascent-override: 69.3%; descent-override: 25%; line-gap-override: 0%; }
  @font-face { font-family: 'Instrument Sans Arial'; src: local('Arial'), local('Liberation Sans'), local('Arimo'); size-adjust: 102.1%; ascent-override: 95%; descent-override: 24.5%; line-gap-override: 0%; }
`;

/**
 * Ground rules of every page, and before them what the site's theme says (`themeRule`, `typefaceRules`). `hyphenate-limit-chars` keeps short words whole; headings break only at `&shy;`.
 * Behind a dialog nothing moves where a scroll bar takes room: its empty place has the colour of bone behind the backdrop, or of the dark dialog.
 * A telephone number stays in one line wherever it fits into one. No mail address takes a hyphen that is not its own, as Firefox would give it.
 * A form around a button that opens a dialog only makes it lead somewhere without scripts (blocks/context.tsx) and has no box of its own.
 * What is `hidden`, as React writes it, is not shown, however it is laid out; `until-found` has rules of its own.
 * On paper headings and figures stay within their lines: what rises above the first of a sheet is left on the one before.
 * What has not come into view is seen, and the head of a page stands where it stood before something covered the window's foot.
 * A paragraph is on one sheet: in Chromium the rest of one that is parted in a grid is printed over the next.
 * A heading wants room below it for the first of what it opens, cards and pictures more than others: `break-after` has no effect in Chromium where a grid follows.
 * In Chromium alone, by a property that only it has: Firefox would move a heading within its grid onto what comes next.
 * Focus rings: WCAG 2.4.7 and 2.4.13, at least 2 px and 3:1 on their ground.
 */
export const GlobalStyle = createGlobalStyle<{ $theme?: string | undefined; $fonts?: string | undefined }>`
  ${({ $theme = themeRule({ colors: defaultColors, radii: defaultRadii }) }) => $theme}
  ${({ $fonts = ownFaces }) => $fonts}

  :root { ${scale} }
  ${toneRules}
  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-block: 5rem var(--cover, 0px); background: ${color.ground}; }
  html:has(dialog:modal) { overflow: hidden; }
  ${media.tablet} {
    html:has(dialog:modal) { scrollbar-gutter: stable; background: color-mix(in srgb, ${color.stage} 66%, ${color.ground}); }
    html:has(dialog[data-tone='dark']:modal) { background: ${color.stage}; }
  }
  body { margin: 0; font: 400 ${size.body} / 1.6 ${font.text}; word-spacing: 0.06em; font-variant-numeric: lining-nums proportional-nums; color: ${color.text}; background: ${color.ground}; hyphens: auto; hyphenate-limit-chars: 12 5 5; overflow-wrap: break-word; text-wrap: pretty; -webkit-font-smoothing: antialiased; }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote { margin: 0; padding: 0; }
  ul, ol, summary { list-style: none; }
  summary::-webkit-details-marker, [hidden=''] { display: none !important; }
  h1, h2, h3, h4 { font-weight: inherit; font-size: inherit; hyphens: manual; text-wrap: balance; }
  h1, h2, h3, h4, p, dd, ul, li { min-width: 0; }
  @media (max-width: 24rem) { h1, h2, h3, h4 { hyphens: auto; hyphenate-limit-chars: 14 6 6; } }
  img, video, svg { display: block; max-width: 100%; }
  img, video { height: auto; }
  a { color: inherit; }
  :where(a[href^='tel:']) { display: inline-block; }
  a[href^='mailto:'] { hyphens: none; }
  [data-whole] { white-space: nowrap; }
  form:has(> [aria-haspopup='dialog']) { display: contents; }
  button { font: inherit; color: inherit; background: none; border: 0; padding: 0; cursor: pointer; }
  :focus-visible { outline: 2px solid var(--focus, ${color.brand}); outline-offset: 3px; }
  h1:focus, main:focus, section:focus { outline: none; }
  ::selection { background: ${color.brand}; color: ${color.ground}; }
  ${media.reducedMotion} { ${STILL} }
  ${media.print} {
    html { background: none; }
    body { background: none; color: #000; font-size: 10.5pt; }
    a[href^='http']::after { content: ' (' attr(href) ')'; font-size: 0.85em; }
    main section[data-tone] { ${toneColors.light} --text: #000; --muted: #333; padding-block: 1.5rem; background: none; }
    main :is(a, button):not(h3 *) { padding-inline: 0 !important; border-color: transparent !important; background: none !important; color: ${color.brand} !important; }
    header[data-state] { position: static !important; visibility: visible !important; translate: none !important; background: none !important; color: #000 !important; }
    :has(> picture, > h2), h2, p, [data-reveal], [data-slides] > * { break-inside: avoid; }
    @supports (-webkit-app-region: none) {
      h2:not(li *)::after { content: ''; display: block; height: var(--next, 7cm); margin-bottom: calc(0cm - var(--next, 7cm)); }
      section:has([data-slides]) { --next: 15cm; }
    }
    [data-reveal], :has(> h1), h1 ~ * { translate: none !important; scale: none !important; opacity: 1 !important; }
    h2, dd { line-height: 1.2 !important; }
  }
`;
