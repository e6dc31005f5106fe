import type { PageData, SiteData } from '../app/page-data.ts';
import { type Colors, defaultColors, themeRule } from '../design/theme.ts';
import { asideRoute, documentOf, isAside } from '../documents/documents.ts';
import type { Form } from '../documents/form.ts';
import { isMediaFile, mediaAddress, mediaName } from '../documents/media.ts';
import { fileOf, routeOf } from '../documents/routes.ts';
import type { Site } from '../documents/site.ts';
import { areaOf, type Theme } from '../documents/theme.ts';
import { ContentStore } from '../files/store.ts';
import { failureOf, failureText } from '../findings/failed-page.ts';
import type { Language } from '../findings/messages/message.ts';
import { reasonText } from '../findings/messages/publish.ts';
import { editionAt } from '../forms/paths.ts';
import { type Checked, checkPart, siteReader } from '../pipeline/compile.ts';
import { formPageAt } from '../pipeline/model/form-pages.ts';
import { formsOf, languageLinks } from '../pipeline/output/prerender.ts';
import type { ContentFile } from '../pipeline/read/content.ts';
import { load, textOf } from '../pipeline/read/load.ts';
import { resolveContext, resolvePage } from '../pipeline/resolve/resolve.ts';
import { browserWords, type Words } from '../words/words.ts';
import { orWithout, type PreviewOptions, type SiteState, unchecked } from './checker.ts';
import type { PreviewFinding, PreviewUpdate, PreviewWarnings } from './contract.ts';
import { errorsFor, warningsFor } from './findings.ts';
import { uncutFonts } from './fonts.ts';
import { SourcePictures } from './media.ts';

/** In place of the id of a build in page data, behind it the home of the language: the preview has none. */
const BUILD = 'preview';

/** A language of the site, ready to be shown. */
interface ShownEdition {
  home: string;
  settings: Site;
  words: Words;
  theme: Theme;
  data: SiteData;
  forms: readonly Form[];
}

const NOT_FOUND = '/not-found.json';

/** The text of a file for an excerpt; undefined where it is none, or is gone, of which the watcher will tell. */
function excerptSource(file: ContentFile | undefined): string | undefined {
  try {
    return file && textOf(load(file));
  } catch {
    return undefined;
  }
}

/**
 * The site behind the preview: for every route the page that worked last. Only pages that someone looks at are read, so that
 * a save takes as long among ten thousand pages as among ten; what is known of the whole site is handed in.
 */
export class PreviewSite {
  readonly #options: PreviewOptions;
  readonly #store: ContentStore;
  readonly #reader = siteReader();
  readonly #pages = new Map<string, { page: PageData; text: string }>();
  readonly #pictures: SourcePictures;
  /** routes that someone has asked for */
  readonly #asked = new Set<string>();
  /** files that are no pages of their own: menu, forms, shared sections */
  #frame: readonly string[] = [];
  /** the routes of all pages */
  #routes: ReadonlySet<string> = new Set();
  /** the frame, and the pages that someone has asked for */
  #part: Checked;
  #state: SiteState = unchecked();
  /** the site in each of its languages, as it last could be shown */
  #editions: readonly ShownEdition[] = [];
  /** what has thrown while the content was read */
  #failure: string | undefined;
  #changedRoute: string | undefined;
  colors: Colors = defaultColors;
  /** counts what browsers are told */
  revision = 0;

  constructor(options: PreviewOptions) {
    this.#options = options;
    this.#store = new ContentStore(options.folder);
    this.#pictures = new SourcePictures(options.folder);
    this.#sortFiles();
    this.#part = this.#check();
    this.#readSite();
  }

  /**
   * Takes in a changed file, relative to the pages folder, or a link anywhere (`''`); undefined where it has not changed after
   * all. The update says nothing of findings: those of the whole site come later. Only what stands in the place of files is told
   * at once: the thread of the checks may have seen it before, and would not tell it again.
   */
  async change(path: string): Promise<PreviewUpdate | undefined> {
    const file = this.#store.file(path);
    const { unreadable } = this.#store;
    if (!this.#store.update(path)) return undefined;
    this.revision += 1;
    if (isMediaFile(path)) this.#pictures.forget(mediaAddress(mediaName(path)));
    const isOnlySaved = file !== undefined && this.#store.file(path) !== undefined;
    const moved = isOnlySaved ? [] : this.#sortFiles();
    this.#part = this.#check();
    this.#readSite();
    this.#changedRoute = path.endsWith(NOT_FOUND) ? asideRoute(path) : routeOf(path);
    for (const gone of moved) this.#pages.delete(gone);
    const pages = await this.#changedPages().catch((error: unknown) => {
      this.#failure = failureText(failureOf(error));
      return [];
    });
    const update = this.#update(pages, moved);
    return unreadable === this.#store.unreadable ? update : { ...update, ...this.#found(this.#changedRoute) };
  }

  /** Takes in what is known of the whole site now. */
  take(state: SiteState): PreviewUpdate {
    this.revision += 1;
    this.#state = state;
    return { ...this.#update([], []), ...this.#found(this.#changedRoute) };
  }

  /** The content as it is now, for a browser whose document, of an older revision, shows a page under this route. */
  async current(route: string, shown: string | undefined): Promise<PreviewUpdate> {
    const page = await this.page(route);
    const isOther = shown !== (page?.route ?? this.notFoundFor(route));
    return { ...this.#update(page ? [page] : [], isOther ? [route] : []), ...this.#found(route) };
  }

  #update(pages: PageData[], moved: string[]): PreviewUpdate {
    return {
      pages,
      moved,
      sites: this.#editions.map(({ data }) => data),
      failure: this.failure,
      unpublished: this.unpublished(),
    };
  }

  #found(route: string | undefined) {
    return { findings: this.findings(route), warnings: this.warnings(route) };
  }

  /** The pages that someone has seen and that read otherwise now: their own file, a shared section, the site. */
  async #changedPages(): Promise<PageData[]> {
    const changed: PageData[] = [];
    for (const [route, { text }] of [...this.#pages]) {
      const page = await this.#make(route);
      if (!page) continue;
      const now = { page, text: JSON.stringify(page) };
      if (now.text === text) continue;
      this.#pages.set(route, now);
      changed.push(page);
    }
    return changed;
  }

  /** Data of a route; where its file is broken, as it last was; undefined where there never was any. */
  async page(route: string): Promise<PageData | undefined> {
    const known = this.#pages.get(route);
    if (known) return known.page;
    if (!this.#asked.has(route)) this.#ask(route);
    const page = await this.#make(route);
    if (page) this.#pages.set(route, { page, text: JSON.stringify(page) });
    return page;
  }

  /** The watcher may not have come to the file yet. */
  #ask(route: string) {
    if (routeOf(fileOf(route)) === route && this.#store.update(fileOf(route))) this.#sortFiles();
    if (!this.#routes.has(route)) return;
    this.#asked.add(route);
    this.#part = this.#check();
  }

  /** Undefined where there is no such page, or where it cannot be shown as it is now. */
  async #make(route: string): Promise<PageData | undefined> {
    const { model, findings } = this.#part;
    const edition = editionAt(route, model.editions);
    const shown = editionAt(route, this.#editions);
    if (!edition || !shown) return undefined;
    const own = edition.pages.find((page) => page.route === route) ?? formPageAt(route, edition);
    const document = edition.notFound?.route === route ? edition.notFound : own;
    const broken = findings.some((finding) => finding.severity === 'error' && finding.file === document?.file);
    const resolved = document && !broken ? resolvePage(document, shown.data.settings, edition.twins) : undefined;
    if (!resolved) return undefined;
    const { documentTitle, content: page } = resolved;
    return {
      route,
      documentTitle,
      content: page,
      media: await this.#pictures.of(resolved.assets),
      forms: formsOf(resolved, shown.forms),
      languages: languageLinks(
        resolved,
        this.#editions.filter((other) => other !== shown),
      ),
      coversHeader: resolved.coversHeader,
      area: areaOf(shown.theme, route, shown.home)?.path,
      build: BUILD + edition.home,
    };
  }

  get language(): Language {
    return this.#options.language;
  }

  /** What has thrown while the content was read and checked last, for the author; undefined where nothing has. */
  get failure(): string | undefined {
    return this.#failure ?? this.#state.failure;
  }

  /** Files of what browsers show. */
  get shownFiles(): readonly string[] {
    return [...this.#frame, ...[...this.#asked].map(fileOf)];
  }

  /** Why visitors do not get a page, by route. */
  unpublished(): Record<string, string> {
    const shown = new Set(this.#part.model.pages.map(({ route }) => route));
    const others = [...this.#state.unpublished].filter(([route]) => !shown.has(route));
    const all = [...others, ...this.#part.unpublished];
    return Object.fromEntries(all.map(([route, why]) => [route, reasonText(why, this.language)]));
  }

  /** What was found, and the files that it was found in, as they are now: until the next check, an excerpt may be of a later text. */
  get #known() {
    const { findings } = this.#state;
    return { findings, textOf: (path: string) => excerptSource(this.#store.file(path)) };
  }

  /** What to show over the page of a route. */
  findings(route: string | undefined): PreviewFinding[] {
    return errorsFor(route, this.#known, this.#store.unreadable, this.#options);
  }

  warnings(route: string | undefined): PreviewWarnings {
    return warningsFor(route, this.#known, this.#options);
  }

  /** Notes which files there are. Returns the routes that are gone or new. */
  #sortFiles(): string[] {
    const before = this.#routes;
    const isPage = (path: string) => documentOf(path) === 'page' && !isAside(path);
    const paths = [...this.#store.paths];
    this.#frame = paths.filter((path) => !isPage(path));
    this.#routes = new Set(paths.flatMap((path) => (isPage(path) ? (routeOf(path) ?? []) : [])));
    return [
      ...[...before].filter((route) => !this.#routes.has(route)),
      ...[...this.#routes].filter((route) => !before.has(route)),
    ];
  }

  #check(): Checked {
    const { day, checks } = this.#options;
    const pages = [...this.#asked].filter((route) => this.#routes.has(route)).map(fileOf);
    const files = [...this.#frame, ...pages].sort().flatMap((path) => this.#store.file(path) ?? []);
    const content = { files, assets: this.#store.assets, day };
    const { checked, failure } = orWithout(checks, (rules) => checkPart(content, this.#routes, this.#reader, rules));
    this.#failure = failure;
    return checked;
  }

  #readSite() {
    this.#editions = this.#part.model.editions.flatMap((edition) => {
      const { home } = edition;
      const resolved = resolveContext(edition);
      const before = this.#editions.filter((shown) => shown.home === home);
      if (!resolved) return before;
      const { settings, menu, words, theme, forms } = resolved;
      this.colors = theme.colors;
      const drawn = { theme: themeRule(theme), fonts: uncutFonts(theme) };
      return { home, settings, words, theme, data: { settings, menu, words: browserWords(words), ...drawn }, forms };
    });
  }

  /** What is around the page of a route, in its language. */
  siteAt(route: string): SiteData | undefined {
    return editionAt(route, this.#editions)?.data;
  }

  /** The page that a former address leads to. */
  redirectFrom(route: string): string | undefined {
    const { redirects = [] } = this.#part.model.redirects?.value ?? {};
    return redirects.find(({ from }) => from === route)?.to;
  }

  /** What stands for a route that has no page. */
  notFoundFor(route: string): string {
    return editionAt(route, this.#part.model.editions)?.notFound?.route ?? '';
  }
}
