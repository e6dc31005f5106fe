import { DATA_ELEMENT } from '../../app/data-element.ts';
import type { DocumentData, HeadElement, PageData, PageFile, Sources } from '../../app/page-data.ts';
import type { LanguageLink } from '../../design/menu/LanguageLinks.tsx';
import type { MediaInfo, MediaMap } from '../../design/Picture.tsx';
import { themeRule } from '../../design/theme.ts';
import type { Form } from '../../documents/form.ts';
import { mapStrings } from '../../documents/map-strings.ts';
import { htmlFileOf } from '../../documents/routes.ts';
import { areaOf } from '../../documents/theme.ts';
import { browserWords } from '../../words/words.ts';
import type { ResolvedEdition, ResolvedPage } from '../resolve/resolve.ts';
import { BOOTSTRAP, importClosure, type Manifest } from './chunks.ts';
import { htmlDocument, textsOfStyles } from './document.ts';
import { headOf } from './head.ts';
import { documentPolicy } from './headers/policy.ts';
import { ICON_LINKS } from './share/icons.ts';

/** What prerendering is handed: the renderer, the client build's manifest, the media made from the sources. */
export interface PrerenderTools {
  render: (data: DocumentData) => Rendered | Promise<Rendered>;
  /** font files that every document preloads */
  fonts: readonly string[];
  /** rules of the site's own fonts; undefined where it has none */
  fontRules?: string | undefined;
  manifest: Manifest;
  /** the `integrity` value of a file of the client build */
  integrityOf: (file: string) => string;
  /** a short hash, as names of files carry it */
  hashOf: (text: string) => string;
  /** the hash by which a policy allows the text of a style element */
  styleHashOf: (text: string) => string;
  pictures: MediaMap;
  /** addresses of other media files by authored path */
  files: Readonly<Record<string, string>>;
  /** the address of a page's share image; undefined where it has none */
  shareImage: (page: ResolvedPage) => string | undefined;
  /** source file of a block's component, or the script that holds it with others, as the manifest names them */
  blockSource: (type: string) => string;
  /** names this build of the client code */
  build: string;
}

interface Rendered {
  html: string;
  skipLink: string;
  footer: string;
  styleTags: string;
}

/** A page of the finished site: its document and its data. */
interface PreparedPage {
  /** the page's route, whose styles are allowed; the 404 page answers every path that has none */
  route: string;
  path: string;
  /** JSON */
  data: string;
  dataPath: string;
  /** all that the document depends on beside the site and the code */
  source: string;
  /** the document */
  draw: () => Promise<string>;
}

/** What the first screen shows at most of a page, apart from very high windows; a block that covers the header fills it alone. */
const FIRST_BLOCKS = 2;

/** What turns resolved pages, one by one, into documents and data. */
export interface Prerenderer {
  /** JSON; all of the site that every document depends on, and its file */
  siteData: string;
  sitePath: string;
  /** the site's colours and fonts as rules, which are in every document too */
  theme: string;
  prepare: (page: ResolvedPage) => PreparedPage;
}

/** That of the pages of one language. */
export function prerenderer(resolved: ResolvedEdition, tools: PrerenderTools): Prerenderer {
  const withFiles = <T>(value: T) => mapStrings(value, (text) => tools.files[text] ?? text);
  const site = {
    settings: withFiles(resolved.settings),
    menu: withFiles(resolved.menu),
    words: browserWords(resolved.words),
  };
  const siteData = JSON.stringify(site);
  const sitePath = `assets/site-${tools.hashOf(siteData)}.json`;
  const [src = ''] = importClosure(tools.manifest, [BOOTSTRAP]);
  const client = tools.manifest[BOOTSTRAP]?.dynamicImports ?? [];
  const modulesOf = ({ content: { blocks }, coversHeader }: ResolvedPage) => {
    const needed = (shown: typeof blocks) =>
      importClosure(tools.manifest, [...client, ...shown.map(({ type }) => tools.blockSource(type))]);
    const first = coversHeader ? 1 : FIRST_BLOCKS;
    const modules = needed(blocks.slice(0, first));
    return { first, modules, later: needed(blocks).filter((path) => !modules.includes(path)) };
  };
  const theme = themeRule(resolved.theme);
  const shownSite = { ...site, theme, fonts: tools.fontRules };
  const themeColor = resolved.theme.colors.ground;
  const build = buildOf(resolved, tools);
  const script = { src, integrity: tools.integrityOf(src) };
  return {
    siteData,
    sitePath,
    theme: theme + (tools.fontRules ?? ''),
    prepare(page) {
      const path = htmlFileOf(page.route);
      const dataPath = `_data/${path.replace(/html$/u, 'json')}`;
      const data: PageData = {
        route: page.route,
        documentTitle: page.documentTitle,
        content: withFiles(page.content),
        media: picturesOf(page, tools),
        forms: formsOf(page, resolved.forms),
        languages: languageLinks(page, resolved.others),
        ...(page.coversHeader && { coversHeader: true }),
        area: areaOf(resolved.theme, page.route, resolved.home)?.path,
        build,
      };
      const head = headOf(page, resolved, tools.shareImage(page));
      const isScript = ({ name }: HeadElement) => name === 'script';
      const file: PageFile = { ...data, head: head.filter((element) => !isScript(element)) };
      const written = JSON.stringify(file);
      const sources = { page: `/${dataPath}`, site: `/${sitePath}`, ...modulesOf(page), build };
      return {
        route: page.route,
        path,
        data: written,
        dataPath,
        source: written + JSON.stringify(head.filter(isScript)),
        draw: () => drawPage({ site: shownSite, page: data }, { ...tools, script, head, sources, themeColor }),
      };
    },
  };
}

/** Leads to a page in other languages, or to their homes; undefined where the site has no other. */
export function languageLinks(
  { translations }: Pick<ResolvedPage, 'translations'>,
  others: ResolvedEdition['others'],
): LanguageLink[] | undefined {
  const links = others.map(({ home, settings: { language }, words }): LanguageLink => {
    const twin = translations.get(language);
    const { name, home: homePage } = words.language;
    return { language, title: name, ...(twin === undefined && { note: ` (${homePage})` }), path: twin ?? home };
  });
  return links.length > 0 ? links : undefined;
}

/**
 * Names what a page's data can be shown with. Words and menu of another language are in another document: to the browser,
 * its pages are those of another build.
 */
const buildOf = ({ home }: ResolvedEdition, { build }: PrerenderTools) => (home === '/' ? build : build + home);

interface Frame extends PrerenderTools {
  script: { src: string; integrity: string };
  head: readonly HeadElement[];
  sources: Sources;
  /** ground of the page; the browser's own bars take it */
  themeColor: string;
}

async function drawPage(value: DocumentData, { script, head, sources, themeColor, ...tools }: Frame): Promise<string> {
  const { site, page } = value;
  const { html: body, ...rendered } = await tools.render(value);
  return htmlDocument({
    lang: site.settings.language,
    title: page.documentTitle,
    policy: documentPolicy({
      styles: textsOfStyles(rendered.styleTags).map(tools.styleHashOf),
      external: site.settings.externalContent,
    }),
    head,
    links: ICON_LINKS,
    fonts: tools.fonts,
    script,
    body,
    ...rendered,
    data: { id: DATA_ELEMENT, value: sources },
    themeColor,
  });
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
