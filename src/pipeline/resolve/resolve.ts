import { coversHeader } from '../../documents/block-union.ts';
import type { Form } from '../../documents/form.ts';
import { type JsonPath, property, valueAt } from '../../documents/json.ts';
import { mapStrings } from '../../documents/map-strings.ts';
import type { Menu, MenuItem } from '../../documents/menu.ts';
import type { Page } from '../../documents/page.ts';
import type { Redirect } from '../../documents/redirects.ts';
import { sectionFile } from '../../documents/section.ts';
import type { Site } from '../../documents/site.ts';
import { defaultTheme, type Theme } from '../../documents/theme.ts';
import type { Image } from '../../fields/image.ts';
import { type Words, wordsOf } from '../../words/words.ts';
import { formPages } from '../model/form-pages.ts';
import { resolveText } from '../model/placeholders.ts';
import type { Edition, SiteModel } from '../model/site-model.ts';
import type { Translations, Twins } from '../model/twins.ts';
import type { PageDocument, PageHead } from '../read/source-document.ts';

/** A page ready to render; of a page that was read before, `content` and `picture` are read when they are asked for. */
export interface ResolvedPage {
  route: string;
  /** page file, relative to the pages folder */
  file: string;
  /** files of the shared sections that it shows */
  sections: string[];
  /** the whole text of the `title` element */
  documentTitle: string;
  /** all of the content but its blocks */
  head: Omit<PageHead, 'allow'>;
  content: Page;
  /** media files the page shows, as authors write them */
  assets: readonly string[];
  /** the first picture that the page shows */
  picture: Image | undefined;
  /** services that the page's forms report */
  serviceLabels: readonly string[];
  /** names of the forms that it shows or opens */
  forms: readonly string[];
  /** the header stays away until the first block is scrolled out */
  coversHeader: boolean;
  /** routes of this page in the languages of the site that have it; none where it is alone */
  translations: Translations;
}

/** A site in one of its languages, ready to render: references filled in, defaults applied. */
export interface ResolvedEdition {
  /** route of the home page */
  home: string;
  settings: Site;
  menu: Menu;
  words: Words;
  /** the site in its other languages */
  others: ReadonlyArray<Pick<ResolvedEdition, 'home' | 'settings' | 'words'>>;
  forms: Form[];
  theme: Theme;
  pages: ResolvedPage[];
  notFound: ResolvedPage;
  /** pages of the forms, and the page that thanks */
  formPages: ResolvedPage[];
}

/** A site ready to render: pages of all languages; what it has once in each language is that of the first. */
export interface ResolvedSite extends ResolvedEdition {
  /** the site in each of its languages */
  editions: readonly ResolvedEdition[];
  /** from addresses that pages had before, as browsers send them, to pages that there are */
  redirects: Redirect[];
  /** media files of the site documents */
  siteAssets: string[];
  /** names of all icons in the content */
  icons: string[];
}

/** What is the same around every page of a language. */
export type SiteContext = Pick<ResolvedEdition, 'settings' | 'menu' | 'words' | 'forms' | 'theme'>;

/** The same page with all of it read, once. */
export function wholePage(page: ResolvedPage): ResolvedPage {
  const { route, file, sections, documentTitle, head, content, assets, picture } = page;
  const { serviceLabels, forms, coversHeader, translations } = page;
  const first = { route, file, sections, documentTitle, head, content, assets, picture };
  return { ...first, serviceLabels, forms, coversHeader, translations };
}

/** Fills in `{site.…}` references and character names. Undefined where a document is missing or invalid. */
export function resolve(model: SiteModel, more?: PageMore): ResolvedSite | undefined {
  const resolved = model.editions.flatMap((edition) => resolveEdition(edition, more) ?? []);
  const editions = resolved.map((edition) => ({ ...edition, others: resolved.filter((other) => other !== edition) }));
  const [first] = editions;
  if (!first || editions.length < model.editions.length) return undefined;
  const pages = editions.flatMap((edition) => edition.pages);
  const formPages = editions.flatMap((edition) => edition.formPages);
  const published = new Set([...pages, ...formPages].map(({ route }) => route));
  const siteFiles = model.editions
    .flatMap(({ settings, menu }) => [settings, menu])
    .flatMap((document) => document?.names.files ?? []);
  return {
    ...first,
    editions,
    pages,
    formPages,
    redirects: (model.redirects?.value?.redirects ?? [])
      .filter(({ to }) => published.has(to))
      .map(({ from, to }) => ({ from: encodeURI(from), to })),
    siteAssets: siteFiles,
    icons: [...new Set(model.documents.flatMap(({ names }) => names.icons))],
  };
}

function resolveEdition(edition: Edition, more?: PageMore): Omit<ResolvedEdition, 'others'> | undefined {
  const context = resolveContext(edition);
  const { twins } = edition;
  const notFound = edition.notFound && resolvePage(edition.notFound, context?.settings, twins);
  if (!context || !notFound) return undefined;
  const resolveAll = (documents: readonly PageDocument[], said?: PageMore) =>
    documents.flatMap((document) => resolvePage(document, context.settings, twins, said) ?? []);
  const [pages, forms] = [resolveAll(edition.pages, more), resolveAll(formPages(edition))];
  return { ...context, home: edition.home, pages, notFound, formPages: forms };
}

/** Settings, menu and forms with their references filled in; undefined where settings or menu are missing or invalid. */
export function resolveContext({ settings, menu, forms, words, theme }: Edition): SiteContext | undefined {
  if (!settings?.value || !menu?.value) return undefined;
  const site = withText(settings.value, settings.value);
  const own = wordsOf(site.language, words?.value);
  const { submitLabel } = own.standard;
  const valid = forms.flatMap(({ value }): Form[] =>
    value ? [{ ...value, submitLabel: value.submitLabel ?? submitLabel }] : [],
  );
  const entries = withText(menu.value, site);
  return {
    settings: withEnglishNames(site, entries),
    menu: entries,
    words: own,
    forms: withText(valid, site),
    theme: theme?.value ?? defaultTheme,
  };
}

/** The menu says which of its names are English; the site document lists the others. */
function withEnglishNames(site: Site, { areas, services, contact = [], legal = [] }: Menu): Site {
  const namesIn = (items: readonly MenuItem[]): string[] =>
    items.flatMap(({ title, lang, children = [] }) => [...(lang === 'en' ? [title] : []), ...namesIn(children)]);
  const inMenu = namesIn([...areas, ...(services?.children ?? []), ...contact, ...legal]);
  const names = [...new Set([...(site.englishNames ?? []), ...inMenu].map((name) => name.replaceAll('\u00ad', '')))];
  const { englishNames: _, ...others } = site;
  return names.length > 0 && site.language !== 'en' ? { ...site, englishNames: names } : others;
}

/** One page ready to render; undefined where its schema refuses it. `more` is said of it beside what its head says. */
export function resolvePage(
  document: PageDocument,
  site: Site | undefined,
  twins: Twins,
  more?: PageMore,
): ResolvedPage | undefined {
  const { isValid, head } = document;
  return isValid && head && site ? new LazyResolvedPage({ ...head, ...more }, document, site, twins) : undefined;
}

/** What is said of all pages of a site that is not meant for search engines. */
export type PageMore = Partial<Pick<PageHead, 'noindex'>>;

/** Reads and fills in what is asked for: of most pages, little is. */
class LazyResolvedPage implements ResolvedPage {
  readonly route: string;
  readonly file: string;
  readonly head: ResolvedPage['head'];
  readonly #document: PageDocument;
  readonly #site: Site;
  readonly #twins: Twins;

  constructor(given: PageHead, document: PageDocument, site: Site, twins: Twins) {
    this.route = document.route;
    this.file = document.file;
    // What an author allows is no business of visitors.
    const { allow: _, ...head } = given;
    this.head = withText(head, site);
    this.#document = document;
    this.#site = site;
    this.#twins = twins;
  }

  get sections() {
    return this.#document.uses.map(sectionFile);
  }

  get documentTitle() {
    return documentTitle(this.head, this.route, this.#site);
  }

  get content() {
    return { ...this.head, blocks: withText(this.#document.value?.blocks ?? [], this.#site) };
  }

  get assets() {
    return this.#document.names.files;
  }

  get picture() {
    return pictureAt(this.content, this.#document.facts.pictures[0]?.path);
  }

  get serviceLabels() {
    return this.#document.names.serviceLabels;
  }

  get forms() {
    return this.#document.names.forms;
  }

  get coversHeader() {
    return coversHeader(this.content.blocks[0]?.type);
  }

  get translations() {
    return this.#twins.get(this.route) ?? new Map();
  }
}

function pictureAt(page: Page, path: JsonPath | undefined): Image | undefined {
  if (!path) return undefined;
  const at = valueAt(page, path);
  const [src, alt, focus] = ['src', 'alt', 'focus'].map((key) => property(at, key));
  if (typeof src !== 'string' || typeof alt !== 'string') return undefined;
  return { src, alt, focus: typeof focus === 'string' ? focus : undefined };
}

/** The page's own part comes first; home has name and slogan alone. */
function documentTitle(page: PageHead, route: string, site: Site): string {
  const suffix = [site.name, site.slogan].filter(Boolean).join(' – ');
  if (route === site.home && !site.slogan) return `${page.title.replaceAll('\u00ad', '')} – ${suffix}`;
  return route === site.home ? suffix : `${page.title.replaceAll('\u00ad', '')} · ${suffix}`;
}

const withText = <T>(value: T, site: Site): T => mapStrings(value, (text) => resolveText(text, site));
