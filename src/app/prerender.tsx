import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { blockComponents } from '../blocks/components.gen.ts';
import { fontFiles } from '../design/fonts.ts';
import { GlobalStyle } from '../design/GlobalStyle.ts';
import { Footer } from '../site/footer/Footer.tsx';
import { SkipLink } from '../site/SkipLink.tsx';
import { App } from './App.tsx';
import type { DocumentData } from './page-data.ts';

/** Markup and styles of a page; the styles are only those that it uses. */
export interface Rendered {
  /** what React takes over in the browser */
  html: string;
  /** what it leaves alone, before and behind */
  skipLink: string;
  footer: string;
  /** two `style` elements: the global rules, and those of the page with styled-components' marks for taking over */
  styleTags: string;
}

/** Fonts that every page preloads. */
export const preloadedFonts = [fontFiles.newsreader, fontFiles.instrumentSans];

export function renderPage({ site, page }: DocumentData): Rendered {
  const sheet = new ServerStyleSheet();
  try {
    // Skip link and footer are drawn apart from the page: they never change, so the browser's code does without them.
    const skipLink = renderToString(sheet.collectStyles(<SkipLink />));
    const html = renderToString(sheet.collectStyles(<App site={site} page={page} components={blockComponents} />));
    const footer = renderToString(sheet.collectStyles(<Footer site={site.settings} menu={site.menu} />));
    return { html, skipLink, footer, styleTags: GLOBAL_STYLES + sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

/**
 * The global rules, the same for all pages, in an element that bears no mark of styled-components. Those with the mark it empties rule by rule into
 * an element of its own when React takes over; moved that way, `@font-face` rules make the browser fetch every font again,
 * and the text shows in the fallback meanwhile.
 */
const GLOBAL_STYLES = (() => {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<GlobalStyle />));
  const tags = sheet.getStyleTags();
  sheet.seal();
  return tags.replace(/^<style[^>]*>/u, '<style>');
})();
