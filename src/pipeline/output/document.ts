/** A `meta` element. */
export type Meta = ({ name: string } | { property: string }) & { content: string };
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
  description: string;
  /** address of the page on the published site; none for the 404 page */
  canonical: string | undefined;
  noindex: boolean;
  /** further metadata of the page, and links to files of the site, in this order */
  meta: readonly Meta[];
  links: readonly Link[];
  /** what search engines read as data (JSON-LD) */
  things: readonly object[];
  /** `style` elements from the renderer */
  styleTags: string;
  /** font files to fetch before the styles ask for them */
  fonts: readonly string[];
  /** the bootstrap, and the chunks that hydration will ask for */
  script: { src: string; integrity: string };
  modules: readonly string[];
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
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(page.title)}</title>`,
    `<meta name="description" content="${escapeHtml(page.description)}">`,
    page.noindex ? '<meta name="robots" content="noindex">' : '',
    page.canonical === undefined ? '' : `<link rel="canonical" href="${escapeHtml(page.canonical)}">`,
    `<meta name="theme-color" content="${page.themeColor}">`,
    ...page.meta.map((meta) => element('meta', meta)),
    ...page.links.map((link) => element('link', link)),
    ...page.things.map((thing) => `<script type="application/ld+json">${escapeJson(thing)}</script>`),
    ...page.fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    page.styleTags,
    `<script type="module" src="${page.script.src}" integrity="${page.script.integrity}" async></script>`,
    ...page.modules.map((module) => `<link rel="modulepreload" href="${module}" fetchpriority="low">`),
  ];
  return `<!doctype html>
<html lang="${page.lang}">
<head>
${head.filter(Boolean).join('\n')}
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

function element(name: 'meta' | 'link', attributes: object): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(String(value))}"`);
  return `<${name}${written.join('')}>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string) => text.replace(/[&<>"]/gu, (character) => ENTITIES[character] ?? character);

/** JSON for a `script` element: no `<` in it can end the element. */
export const escapeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** A `style` element; its text ends with the first end tag, whatever other signs it holds (HTML, raw text elements). */
export const STYLE_ELEMENT = /<style[^>]*>([\s\S]*?)<\/style>/gu;

/** The text of each style element of a document. */
export const textsOfStyles = (html: string): string[] => [...html.matchAll(STYLE_ELEMENT)].map(([, text = '']) => text);
