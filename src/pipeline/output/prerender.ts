import type { DocumentData, PageData, PageFile } from '../../app/page-data.ts';
import type { MediaInfo, MediaMap } from '../../design/Picture.tsx';
import type { Form } from '../../documents/form.ts';
import { mapStrings } from '../../documents/map-strings.ts';
import { htmlFileOf } from '../../documents/routes.ts';
import type { ResolvedPage, ResolvedSite } from '../resolve/resolve.ts';
import { importClosure, type Manifest } from './chunks.ts';
import { htmlDocument, textsOfStyles } from './document.ts';
import { headOf } from './head.ts';
import { ICON_LINKS } from './share/icons.ts';

/** What prerendering is handed: the renderer, the client build's manifest, the media made from the sources. */
export interface PrerenderTools {
  render: (data: DocumentData) => { html: string; skipLink: string; footer: string; styleTags: string };
  fonts: readonly string[];
  manifest: Manifest;
  /** the `integrity` value of a file of the client build */
  integrityOf: (file: string) => string;
  pictures: MediaMap;
  /** addresses of other media files by authored path */
  files: Readonly<Record<string, string>>;
  /** addresses of the share images by route */
  shareImages: Readonly<Record<string, string>>;
  /** source file of a block's component, as the manifest names it */
  blockSource: (type: string) => string;
  /** names this build of the client code */
  build: string;
}

/** A file of the finished site. */
export interface OutputFile {
  path: string;
  content: string;
  /** the texts of a document's style elements; the Content-Security-Policy allows them by their hashes */
  styles?: { route: string; texts: string[] };
}

const BOOTSTRAP = 'src/app/bootstrap.ts';
const CLIENT = 'src/app/client.tsx';
const DATA_ELEMENT = 'page-data';
/** Ground of the page; the browser's own bars take its colour. */
const THEME_COLOR = '#f2eadf';

/** A resolved page to its HTML document and its data for navigation. */
export function prerender(page: ResolvedPage, site: ResolvedSite, tools: PrerenderTools): OutputFile[] {
  const withFiles = <T>(value: T) => mapStrings(value, (text) => tools.files[text] ?? text);
  const data: PageData = {
    route: page.route,
    documentTitle: page.documentTitle,
    content: withFiles(page.content),
    media: picturesOf(page, tools),
    forms: formsOf(page, site.forms),
    build: tools.build,
  };
  const siteData = { settings: withFiles(site.settings), menu: withFiles(site.menu) };
  const document: DocumentData = { site: siteData, page: data };
  const { html, skipLink, footer, styleTags } = tools.render(document);
  const types = [...new Set(page.content.blocks.map((block) => block.type))];
  const modules = importClosure(tools.manifest, [CLIENT, ...types.map(tools.blockSource)]);
  const [script = ''] = importClosure(tools.manifest, [BOOTSTRAP]);
  const isPage = page !== site.notFound;
  const head = headOf(page, site, tools.shareImages[page.route]);
  const file: PageFile = { ...data, head };
  return [
    {
      path: isPage ? htmlFileOf(page.route) : '404.html',
      styles: { route: page.route, texts: textsOfStyles(styleTags) },
      content: htmlDocument({
        lang: site.settings.language,
        title: page.documentTitle,
        head,
        links: ICON_LINKS,
        styleTags,
        fonts: tools.fonts,
        script: { src: script, integrity: tools.integrityOf(script) },
        modules: modules.filter((file) => file !== script),
        body: html,
        skipLink,
        footer,
        data: { id: DATA_ELEMENT, value: document },
        themeColor: THEME_COLOR,
      }),
    },
    ...(isPage
      ? [{ path: `_data${page.route === '/' ? '/index' : page.route}.json`, content: JSON.stringify(file) }]
      : []),
  ];
}

/** The forms that a page shows or opens, so that they open without another request; no browser reads their mail. */
export const formsOf = (page: ResolvedPage, forms: readonly Form[]): Form[] =>
  forms
    .filter(({ name }) => page.forms.includes(name))
    .map(({ $schema: _schema, confirmation: _mail, ...form }) => form);

/** By the path that blocks find in the data: the authored one, or the address that has been put in its place. */
function picturesOf(page: ResolvedPage, { pictures, files }: PrerenderTools): MediaMap {
  const entries = page.assets.map((asset): [string, MediaInfo | undefined] => [files[asset] ?? asset, pictures[asset]]);
  return Object.fromEntries(entries.filter((entry): entry is [string, MediaInfo] => entry[1] !== undefined));
}
