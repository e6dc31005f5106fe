import instrumentSans from './fonts/instrument-sans.woff2';
import newsreader from './fonts/newsreader.woff2';
import newsreaderItalic from './fonts/newsreader-italic.woff2';

/** Addresses of the font files. The first two are preloaded by every page. */
export const fontFiles = { newsreader, instrumentSans, newsreaderItalic };
