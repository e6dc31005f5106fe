import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { blockComponents } from '../blocks/components.gen.ts';
import { fontFiles } from '../design/fonts.ts';
import { App } from './App.tsx';
import type { DocumentData } from './page-data.ts';

/** Markup and styles of a page; the styles are only those that it uses. */
export interface Rendered {
  html: string;
  /** content of one `style` element, with styled-components' marks for taking over */
  styleTags: string;
}

/** Fonts that every page preloads. */
export const preloadedFonts = [fontFiles.newsreader, fontFiles.instrumentSans];

export function renderPage({ site, page }: DocumentData): Rendered {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(<App site={site} page={page} components={blockComponents} />));
    return { html, styleTags: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
