import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { blockComponents } from '../blocks/components.gen.ts';
import { GlobalStyle } from '../design/GlobalStyle.ts';
import { WordsContext } from '../design/words.ts';
import { RenderBlock } from '../render/BlockList.tsx';
import { Footer, FooterLanguages } from '../site/footer/Footer.tsx';
import { SkipLink } from '../site/SkipLink.tsx';
import { App } from './App.tsx';
import { addRules, shareRules, type UsedRules } from './known-rules.ts';
import type { DocumentData, SiteData } from './page-data.ts';

/** Markup and styles of a page; the styles are only those that it uses. */
export interface Rendered {
  /** what React hydrates in the browser */
  html: string;
  /** before and behind it, static */
  skipLink: string;
  footer: string;
  /** two `style` elements: the global rules, and those of the page, which styled-components takes over in the browser */
  styleTags: string;
}

/** Draws a page and what is around it as HTML, with the styles that it uses. Throws what a block throws. */
export function renderPage({ site, page }: DocumentData): Rendered {
  return withSheet((sheet) => {
    const draw = (part: ReactNode) => drawOn(sheet, site, part);
    const html = draw(<App site={site} page={page} components={blockComponents} />);
    if (html.includes(FAILED)) draw(<Undivided site={site} page={page} />);
    const frame = frameOf(site);
    addRules(sheet, frame.rules);
    const languages = page.languages ? draw(<FooterLanguages items={page.languages} />) : '';
    const footer = frame.footer.replace(LANGUAGES, () => languages);
    return { html, skipLink: frame.skipLink, footer, styleTags: globalStyles(site) + sheet.getStyleTags() };
  });
}

function withSheet<T>(draw: (sheet: ServerStyleSheet) => T): T {
  const sheet = new ServerStyleSheet();
  shareRules(sheet);
  try {
    return draw(sheet);
  } finally {
    sheet.seal();
  }
}

const drawOn = (sheet: ServerStyleSheet, { words }: SiteData, part: ReactNode) =>
  renderToString(sheet.collectStyles(<WordsContext value={words}>{part}</WordsContext>));

/** Stands in the footer for the links to other languages: no text of a site may hold a control character. */
const LANGUAGES = '\0';

/**
 * What is around the part that React takes over, without code in the browser. It is the same on every page of the site but
 * for the links to other languages, so it is drawn once.
 */
const frameOf = remembering((site: SiteData) =>
  withSheet((sheet) => {
    const skipLink = drawOn(sheet, site, <SkipLink main={site.settings.addresses.main} />);
    const footer = drawOn(sheet, site, <Footer site={site.settings} menu={site.menu} languages={LANGUAGES} />);
    const rules: UsedRules = sheet.instance.names;
    return { skipLink, footer, rules };
  }),
);

/** What React leaves in the place of a block that has thrown: it would be drawn in the browser, where it throws again. */
const FAILED = '<!--$!-->';

/** A page whose blocks are no boundaries: one that throws is not caught. */
const Undivided = ({ site, page }: DocumentData) => (
  <App
    site={site}
    page={page}
    components={blockComponents}
    router={page.content.blocks.map((block, index) => (
      <RenderBlock key={index} block={block} components={blockComponents} />
    ))}
  />
);

/** The first block of a page that cannot be drawn even by itself, and its place; undefined where each can. */
export function failingBlock({ site, page }: DocumentData): { type: string; index: number } | undefined {
  for (const [index, block] of page.content.blocks.entries()) {
    const alone = { ...page, content: { ...page.content, blocks: [block] } };
    try {
      renderToString(<Undivided site={site} page={alone} />);
    } catch {
      return { type: block.type, index };
    }
  }
  return undefined;
}

/**
 * The global rules, the same for all pages, in an element without styled-components' attributes. From an element that has
 * them, hydration moves every rule to another; `@font-face` rules that are moved make the browser fetch every font again,
 * and the text is shown in the fallback meanwhile.
 */
const globalStyles = remembering(({ theme, fonts }: SiteData) => {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<GlobalStyle $theme={theme} $fonts={fonts} />));
  const tags = sheet.getStyleTags();
  sheet.seal();
  return tags.replace(/^<style[^>]*>/u, '<style>');
});

/** Calls again only with another argument than the last. */
function remembering<A, R>(make: (argument: A) => R): (argument: A) => R {
  let last: { argument: A; result: R } | undefined;
  return (argument) => {
    if (!last || last.argument !== argument) last = { argument, result: make(argument) };
    return last.result;
  };
}
