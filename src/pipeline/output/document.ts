import type { HeadElement } from '../../app/page-data.ts';

/** A `link` element that names a file of the site. */
export interface Link {
  rel: string;
  href: string;
  type?: string;
  sizes?: string;
}

/** The parts of a page's HTML document. */
export interface HtmlDocument {
  lang: string;
  title: string;
  /** the Content-Security-Policy; it holds for what follows, so it comes before all that is loaded */
  policy: string;
  /** what differs from page to page besides the title */
  head: readonly HeadElement[];
  /** files of the site */
  links: readonly Link[];
  /** `style` elements from the renderer */
  styleTags: string;
  /** font files to fetch before the styles ask for them */
  fonts: readonly string[];
  /** the only script that it runs by itself */
  script: { src: string; integrity: string };
  /** comes first and is not hydrated */
  skipLink: string;
  /** what React hydrates */
  body: string;
  /** comes last and is not hydrated */
  footer: string;
  /** id and value of the JSON element */
  data: { id: string; value: unknown };
  themeColor: string;
}

/** Writes the document. The Content-Security-Policy allows no inline script and no style attribute, so there are none. */
export function htmlDocument(page: HtmlDocument): string {
  const head = [
    '<meta charset="utf-8">',
    element('meta', { 'http-equiv': 'content-security-policy', content: page.policy }),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(page.title)}</title>`,
    `<meta name="theme-color" content="${page.themeColor}">`,
    ...page.head.map(({ name, attributes, text }) => element(name, attributes, text)),
    ...page.links.map((link) => element('link', link)),
    ...page.fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    page.styleTags,
    `<script type="module" src="${page.script.src}" integrity="${page.script.integrity}" async></script>`,
  ];
  return `<!doctype html>
<html lang="${page.lang}">
<head>
${head.join('\n')}
</head>
<body>
${page.skipLink}
<div id="root">${page.body}</div>
${page.footer}
<script type="application/json" id="${page.data.id}">${escapeJson(page.data.value)}</script>
</body>
</html>
`;
}

/** @param text of a script, which can end nowhere in it: see `escapeJson` */
export function element(name: string, attributes: object, text?: string): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(String(value))}"`);
  return `<${name}${written.join('')}>${text === undefined ? '' : `${text}</${name}>`}`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string) => text.replace(/[&<>"]/gu, (character) => ENTITIES[character] ?? character);

/** JSON for a `script` element: no `<` in it can end the element. */
export const escapeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** A `style` element; its text ends with the first end tag, whatever other signs it holds (HTML, raw text elements). */
export const STYLE_ELEMENT = /<style[^>]*>([\s\S]*?)<\/style>/gu;

/** The text of each style element of a document. */
export const textsOfStyles = (html: string): string[] => [...html.matchAll(STYLE_ELEMENT)].map(([, text = '']) => text);
