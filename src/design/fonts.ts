import { EXTENDED, FURTHER } from './font-range.ts';
import instrumentSans from './fonts/instrument-sans.woff2';
import instrumentSansExtended from './fonts/instrument-sans-extended.woff2';
import instrumentSansFurther from './fonts/instrument-sans-further.woff2';
import newsreader from './fonts/newsreader.woff2';
import newsreaderExtended from './fonts/newsreader-extended.woff2';
import newsreaderFurther from './fonts/newsreader-further.woff2';
import newsreaderItalic from './fonts/newsreader-italic.woff2';
import newsreaderItalicExtended from './fonts/newsreader-italic-extended.woff2';
import newsreaderItalicFurther from './fonts/newsreader-italic-further.woff2';

const face = ([common, further, extended]: [string, string, string], descriptors: string) => `
  @font-face { src: url('${common}'); font-display: swap; ${descriptors} }
  @font-face { src: url('${further}'); unicode-range: ${FURTHER}; font-display: swap; ${descriptors} }
  @font-face { src: url('${extended}'); unicode-range: ${EXTENDED}; font-display: swap; ${descriptors} }`;

const faces = () =>
  [
    face([newsreader, newsreaderFurther, newsreaderExtended], "font-family: 'Newsreader'; font-weight: 200 400;"),
    face(
      [newsreaderItalic, newsreaderItalicFurther, newsreaderItalicExtended],
      "font-family: 'Newsreader'; font-weight: 200 400; font-style: italic;",
    ),
    face(
      [instrumentSans, instrumentSansFurther, instrumentSansExtended],
      "font-family: 'Instrument Sans'; font-weight: 400 600;",
    ),
  ].join('');

/** `@font-face` rules of the site's fonts. Italics are of one weight. */
export const fontFaces = /* @__PURE__ */ faces();
