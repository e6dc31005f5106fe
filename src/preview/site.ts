import type { PageData, SiteData } from '../app/page-data.ts';
import type { Form } from '../documents/form.ts';
import { isMediaFile, mediaAddress, mediaName } from '../documents/media.ts';
import { routeOf } from '../documents/routes.ts';
import { ContentStore } from '../files/store.ts';
import { failureOf, failureText } from '../findings/failed-page.ts';
import type { Language } from '../findings/messages/message.ts';
import { reasonText } from '../findings/messages/publish.ts';
import type { Check } from '../pipeline/check/check.ts';
import { type Checked, checkSite, siteReader } from '../pipeline/compile.ts';
import { formPages } from '../pipeline/model/form-pages.ts';
import { formsOf } from '../pipeline/output/prerender.ts';
import type { PageDocument } from '../pipeline/read/source-document.ts';
import { resolveContext, resolvePage } from '../pipeline/resolve/resolve.ts';
import type { PageState, PreviewFinding, PreviewUpdate, PreviewWarnings } from './contract.ts';
import { errorsFor, warningsFor } from './findings.ts';
import { pageList } from './list.ts';
import { SourcePictures } from './media.ts';

export interface PreviewOptions {
  /** pages folder, absolute */
  folder: string;
  /** pages folder as the author knows it, for messages */
  name: string;
  language: Language;
  /** the day that the site is shown for */
  day: string;
  /** folder of what visitors have sent, absolute: nobody gets anything of it */
  dataDir?: string;
  /** else all there are */
  checks?: readonly Check[];
}

/** Stands for every route that has no page. */
const NOT_FOUND = '/404';
/** In place of the id of a build in page data: the preview has none. */
const BUILD = 'preview';

/** The site behind the preview: what is checked, and for every route the page that worked last. */
export class PreviewSite {
  readonly #options: PreviewOptions;
  readonly #store: ContentStore;
  readonly #reader = siteReader();
  readonly #pages = new Map<string, { page: PageData; text: string }>();
  readonly #pictures: SourcePictures;
  #checked: Checked;
  #routes: ReadonlySet<string>;
  #forms: Form[] = [];
  siteData: SiteData | undefined;
  /** counts the changes of the content */
  revision = 0;
  /** what has thrown while the content was read and checked last, for the author; undefined where nothing has */
  failure: string | undefined;
  /** whether someone has looked at the list of all pages, so that it is worth sending */
  isListed = false;

  constructor(options: PreviewOptions) {
    this.#options = options;
    this.#store = new ContentStore(options.folder);
    this.#pictures = new SourcePictures(options.folder);
    this.#checked = this.#check();
    this.#routes = this.#checked.model.routes;
    this.#readSite();
  }

  /** Takes in a changed file, relative to the pages folder, or a link anywhere (`''`); undefined where it has not changed after all. */
  async change(path: string): Promise<PreviewUpdate | undefined> {
    if (!this.#store.update(path)) return undefined;
    this.revision += 1;
    if (isMediaFile(path)) this.#pictures.forget(mediaAddress(mediaName(path)));
    this.#checked = this.#check();
    if (path.split('/')[0] === '_site') this.#readSite();
    const routesBefore = this.#routes;
    this.#routes = this.#checked.model.routes;
    const route = path === '_site/not-found.json' ? NOT_FOUND : routeOf(path);
    const moved = [
      ...[...routesBefore].filter((before) => !this.#routes.has(before)),
      ...[...this.#routes].filter((now) => !routesBefore.has(now)),
    ];
    for (const gone of moved) this.#pages.delete(gone);
    const pages = await this.#changedPages().catch((error: unknown) => {
      this.failure = failureText(failureOf(error));
      return [];
    });
    return this.#update(route, pages, moved);
  }

  /** The content as it is now, for a browser whose document, of an older revision, shows a page under this route. */
  async current(route: string, shown: string | undefined): Promise<PreviewUpdate> {
    const page = await this.page(route);
    const isOther = shown !== (page?.route ?? NOT_FOUND);
    return this.#update(route, page ? [page] : [], isOther ? [route] : []);
  }

  #update(route: string | undefined, pages: PageData[], moved: string[]): PreviewUpdate {
    return {
      pages,
      moved,
      site: this.siteData,
      findings: this.findings(route),
      warnings: this.warnings(route),
      failure: this.failure,
      unpublished: this.unpublished(),
    };
  }

  /** The pages that someone has seen and that read otherwise now: their own file, a shared section, the site. */
  async #changedPages(): Promise<PageData[]> {
    const changed: PageData[] = [];
    for (const [route, { page: before, text }] of [...this.#pages]) {
      const page = await this.#make(route);
      if (!page) continue;
      const now = { page, text: JSON.stringify(page) };
      this.#pages.set(route, now);
      if (now.text !== text) changed.push(page);
      else this.#pages.set(route, { page: before, text });
    }
    return changed;
  }

  /** Data of a route; where its file is broken, as it last was; undefined where there never was any. */
  async page(route: string): Promise<PageData | undefined> {
    const known = this.#pages.get(route);
    if (known) return known.page;
    const page = await this.#make(route);
    if (page) this.#pages.set(route, { page, text: JSON.stringify(page) });
    return page;
  }

  /** Undefined where there is no such page, or where it cannot be shown as it is now. */
  async #make(route: string): Promise<PageData | undefined> {
    const { model } = this.#checked;
    const isIt = (page: PageDocument) => page.route === route;
    const document = route === NOT_FOUND ? model.notFound : (model.pages.find(isIt) ?? formPages(model).find(isIt));
    const broken = this.#checked.findings.some(
      (finding) => finding.severity === 'error' && finding.file === document?.file,
    );
    const resolved = document && !broken ? resolvePage(document, this.siteData?.settings) : undefined;
    if (!resolved) return undefined;
    const { documentTitle, content: page } = resolved;
    return {
      route,
      documentTitle,
      content: page,
      media: await this.#pictures.of(resolved.assets),
      forms: formsOf(resolved, this.#forms),
      build: BUILD,
    };
  }

  get language(): Language {
    return this.#options.language;
  }

  /** Why visitors do not get a page, by route. */
  unpublished(): Record<string, string> {
    const entries = [...this.#checked.unpublished];
    return Object.fromEntries(entries.map(([route, why]) => [route, reasonText(why, this.language)]));
  }

  /** Every page of the site, with its problems. */
  list(): PageState[] {
    return pageList(this.#checked, this.#options.folder, this.language);
  }

  /** What to show over the page of a route. */
  findings(route: string | undefined): PreviewFinding[] {
    return errorsFor(route, this.#checked, this.#store.unreadable, this.#options);
  }

  warnings(route: string | undefined): PreviewWarnings {
    return warningsFor(route, this.#checked, this.#options);
  }

  /** Where a check throws, the site is shown without any. */
  #check(): Checked {
    const content = { ...this.#store.content(), day: this.#options.day };
    this.failure = undefined;
    try {
      return checkSite(content, this.#reader, this.#options.checks);
    } catch (error) {
      this.failure = failureText(failureOf(error));
      return checkSite(content, this.#reader, []);
    }
  }

  #readSite() {
    const resolved = resolveContext(this.#checked.model);
    if (!resolved) return;
    this.siteData = { settings: resolved.settings, menu: resolved.menu };
    this.#forms = resolved.forms;
  }
}
