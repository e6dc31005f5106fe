import { createReadStream, existsSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import sharp from 'sharp';
import type { Plugin, ViteDevServer } from 'vite';
import type { DocumentData, PageData, SiteData } from '../app/page-data.ts';
import type { MediaInfo } from '../design/Picture.tsx';
import type { Form } from '../documents/form.ts';
import { property } from '../documents/json.ts';
import { mapStrings } from '../documents/map-strings.ts';
import { isBelowMedia, isMediaFile, MEDIA_FOLDER, mediaAddress, mediaName } from '../documents/media.ts';
import { fileOf, routeOf } from '../documents/routes.ts';
import { mediaKind } from '../fields/media.ts';
import type { UnreadableEntry } from '../files/entries.ts';
import { ContentStore } from '../files/store.ts';
import { type ExcerptLine, excerpt } from '../findings/excerpt.ts';
import type { Finding } from '../findings/finding.ts';
import type { Language } from '../findings/messages/message.ts';
import { messageOf } from '../findings/messages/messages.ts';
import { reasonText } from '../findings/messages/publish.ts';
import { unreadableWords } from '../findings/messages/unreadable.ts';
import { type Checked, checkSite, siteReader } from '../pipeline/compile.ts';
import { formPages } from '../pipeline/model/form-pages.ts';
import { resolveText } from '../pipeline/model/placeholders.ts';
import { escapeJson } from '../pipeline/output/document.ts';
import { formsOf } from '../pipeline/output/prerender.ts';
import type { PageDocument } from '../pipeline/read/source-document.ts';
import { resolvePage } from '../pipeline/resolve/resolve.ts';

/** A finding as the overlay shows it. */
export interface PreviewFinding {
  file: string;
  /** for the editor: path, line and column */
  open: string;
  line: number;
  column: number;
  code: string;
  block: string | undefined;
  problem: string;
  remedy: string;
  excerpt: ExcerptLine[];
}

/** How many warnings there are, and those to be shown, of the page that is looked at before all others. */
export interface PreviewWarnings {
  count: number;
  first: PreviewFinding[];
}

/** What the server sends when content has changed. */
export interface PreviewUpdate {
  /** pages whose data has changed; a broken page keeps the one that worked last */
  pages: PageData[];
  /** routes that are gone or new: who stands there loads the document anew */
  moved: string[];
  site: SiteData | undefined;
  /** every error of the site, those of the changed file first */
  findings: PreviewFinding[];
  warnings: PreviewWarnings;
  /** why visitors do not get a page, by route */
  unpublished: Record<string, string>;
}

/** A page as the list of all pages shows it. */
export interface PageState {
  route: string;
  title: string;
  /** for the editor */
  open: string;
  errors: number;
  warnings: number;
  /** why visitors do not get it */
  unpublished?: string;
}

/** What the document of a page carries. */
export type PreviewData = Partial<DocumentData> & Pick<PreviewUpdate, 'findings' | 'warnings' | 'unpublished'>;

interface PreviewOptions {
  /** pages folder, absolute */
  folder: string;
  /** pages folder as the author knows it, for messages */
  name: string;
  language: Language;
  /** the day that the site is shown for */
  day: string;
}

const BUILD = 'preview';
/** How often the folder is looked through for links, in milliseconds; a thousand pages take a few of them. */
const LOOK = 1000;
/** Findings of one kind that the browser gets; nobody mends more at a time. */
const SHOWN = 20;
/** Address of the list of all pages. */
export const LIST = '/__pages';

/**
 * The authors' live preview: serves every page of a folder without prerendering, and sends a saved page to the open
 * browser instead of reloading it. A broken file never takes the last good page away: its findings are shown over it.
 */
export function preview(options: PreviewOptions): Plugin {
  return {
    name: 'page-preview',
    apply: 'serve',
    configureServer(server) {
      const site = new PreviewSite(options);
      server.watcher.add(options.folder);
      const take = (path: string) =>
        site.change(path).then((update) => {
          if (!update) return;
          server.hot.send('content:update', update);
          if (site.isListed) server.hot.send('content:list', site.list());
        }, console.error);
      const changed = (file: string) => {
        const path = relative(options.folder, file).split(sep).join('/');
        if (path.startsWith('..')) return;
        // Editors empty a file before they fill it: what was read in between is read again.
        setTimeout(take, 5, path);
        setTimeout(take, 150, path);
      };
      // To the watcher a link is what it leads to: it sees no change where one takes the place of the other.
      const looking = setInterval(() => existsSync(options.folder) && take(''), LOOK);
      server.httpServer?.once('close', () => clearInterval(looking));
      for (const event of ['add', 'change', 'unlink', 'addDir', 'unlinkDir']) server.watcher.on(event, changed);
      server.middlewares.use((request, response, next) => {
        const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
        if (isBelowMedia(path)) return sendMedia(options.folder, path, response, next);
        if (path.startsWith('/_data/')) return void sendData(site, path, response);
        if (path === LIST) return void sendList(server, site, response, next);
        if (!isPageRequest(path, request.headers.accept)) return next();
        return void sendDocument(server, site, path, response, next);
      });
    },
  };
}

type Response = import('node:http').ServerResponse;
type Next = (error?: unknown) => void;

const isPageRequest = (path: string, accept: string | undefined) =>
  (accept ?? '').includes('text/html') && !path.startsWith('/@') && !path.startsWith('/__') && extname(path) === '';

const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
};

function sendMedia(folder: string, path: string, response: Response, next: Next) {
  const file = join(folder, MEDIA_FOLDER, mediaName(path));
  if (relative(join(folder, MEDIA_FOLDER), file).startsWith('..') || !existsSync(file) || !statSync(file).isFile())
    return next();
  response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
  createReadStream(file).pipe(response);
}

async function sendData(site: PreviewSite, path: string, response: Response) {
  const route = path.slice('/_data'.length, -'.json'.length);
  const page = await site.page(route === '/index' ? '/' : route);
  response.statusCode = page ? 200 : 404;
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(page ?? null));
}

async function sendDocument(server: ViteDevServer, site: PreviewSite, path: string, response: Response, next: Next) {
  try {
    const route = path.replace(/(?<=.)\/+$/u, '');
    const page = (await site.page(route)) ?? (await site.page('/404'));
    const data: PreviewData = {
      ...(page ? { page } : {}),
      ...(site.siteData ? { site: site.siteData } : {}),
      findings: site.findings(route),
      warnings: site.warnings(route),
      unpublished: site.unpublished(),
    };
    response.statusCode = page?.route === route ? 200 : 404;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(await server.transformIndexHtml(path, previewDocument(data, 'preview.tsx')));
  } catch (error) {
    next(error);
  }
}

async function sendList(server: ViteDevServer, site: PreviewSite, response: Response, next: Next) {
  try {
    site.isListed = true;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(await server.transformIndexHtml(LIST, previewDocument(site.list(), 'list.tsx')));
  } catch (error) {
    next(error);
  }
}

const previewDocument = (data: unknown, entry: 'preview.tsx' | 'list.tsx') => `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Vorschau</title>
<meta name="description" content="">
<link rel="canonical" href="/">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script type="module" src="/src/preview/overlay/${entry}"></script>
</head>
<body>
<div id="root"></div>
<script type="application/json" id="page-data">${escapeJson(data)}</script>
</body>
</html>
`;

/** The site behind the preview: what is checked, and for every route the page that worked last. */
class PreviewSite {
  readonly #options: PreviewOptions;
  readonly #store: ContentStore;
  readonly #reader = siteReader();
  readonly #pages = new Map<string, { page: PageData; text: string }>();
  readonly #sizes = new Map<string, Promise<MediaInfo>>();
  #checked: Checked;
  #routes: ReadonlySet<string>;
  #forms: Form[] = [];
  siteData: SiteData | undefined;
  /** whether someone has looked at the list of all pages, so that it is worth sending */
  isListed = false;

  constructor(options: PreviewOptions) {
    this.#options = options;
    this.#store = new ContentStore(options.folder);
    this.#checked = this.#check();
    this.#routes = this.#checked.model.routes;
    this.#readSite();
  }

  /** Takes in a changed file, relative to the pages folder, or a link anywhere (`''`); undefined where it has not changed after all. */
  async change(path: string): Promise<PreviewUpdate | undefined> {
    if (!this.#store.update(path)) return undefined;
    if (isMediaFile(path)) this.#sizes.delete(mediaAddress(mediaName(path)));
    this.#checked = this.#check();
    if (path.split('/')[0] === '_site') this.#readSite();
    const routesBefore = this.#routes;
    this.#routes = this.#checked.model.routes;
    const route = path === '_site/not-found.json' ? '/404' : routeOf(path);
    const moved = [
      ...[...routesBefore].filter((before) => !this.#routes.has(before)),
      ...[...this.#routes].filter((now) => !routesBefore.has(now)),
    ];
    for (const gone of moved) this.#pages.delete(gone);
    return {
      pages: await this.#changedPages(),
      moved,
      site: this.siteData,
      findings: this.findings(route),
      warnings: this.warnings(route),
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
    const document = route === '/404' ? model.notFound : (model.pages.find(isIt) ?? formPages(model).find(isIt));
    const broken = this.#checked.findings.some(
      (finding) => finding.severity === 'error' && finding.file === document?.file,
    );
    const resolved = document && !broken ? resolvePage(document, this.siteData?.settings) : undefined;
    if (!resolved) return undefined;
    const media = await Promise.all(
      resolved.assets
        .filter((asset) => model.assets.has(asset) && mediaKind(asset) === 'picture')
        .map(async (asset) => [asset, await this.#mediaInfo(asset)] as const),
    );
    const { documentTitle, content: page } = resolved;
    return {
      route,
      documentTitle,
      content: page,
      media: Object.fromEntries(media),
      forms: formsOf(resolved, this.#forms),
      build: BUILD,
    };
  }

  /** Why visitors do not get a page, by route. */
  unpublished(): Record<string, string> {
    const entries = [...this.#checked.unpublished];
    return Object.fromEntries(entries.map(([route, why]) => [route, reasonText(why, this.#options.language)]));
  }

  /** Every page of the site and how it stands. */
  list(): PageState[] {
    const { model, findings, unpublished } = this.#checked;
    const titles = new Map(model.pages.map((page) => [page.file, property(page.raw, 'title')]));
    const counts = new Map<string, number>();
    const keyOf = (file: string, severity: Finding['severity']) => `${severity} ${file}`;
    for (const { file, severity } of findings)
      counts.set(keyOf(file, severity), (counts.get(keyOf(file, severity)) ?? 0) + 1);
    const count = (file: string, severity: Finding['severity']) => counts.get(keyOf(file, severity)) ?? 0;
    return [...model.routes].sort().map((route) => {
      const file = fileOf(route);
      const title = titles.get(file);
      const why = unpublished.get(route);
      return {
        route,
        title: typeof title === 'string' ? title : '',
        open: join(this.#options.folder, file),
        errors: count(file, 'error'),
        warnings: count(file, 'warning'),
        ...(why ? { unpublished: reasonText(why, this.#options.language) } : {}),
      };
    });
  }

  /** Every error, those of a route's own file first; before all, what is no file and therefore not read. */
  findings(route: string | undefined): PreviewFinding[] {
    const strange = this.#store.unreadable.map((entry) => this.#strangeFinding(entry));
    return [...strange, ...this.#found('error', route).map((finding) => this.#shown(finding))].slice(0, SHOWN);
  }

  warnings(route: string | undefined): PreviewWarnings {
    const all = this.#found('warning', route);
    return { count: all.length, first: all.slice(0, SHOWN).map((finding) => this.#shown(finding)) };
  }

  #strangeFinding({ path, kind }: UnreadableEntry): PreviewFinding {
    const { problem, remedy } = unreadableWords[this.#options.language](kind);
    return {
      file: `${this.#options.name}/${path}`,
      open: `${join(this.#options.folder, path)}:1:1`,
      line: 1,
      column: 1,
      code: kind,
      block: undefined,
      problem: `„${path}“ ${problem}`,
      remedy,
      excerpt: [],
    };
  }

  /** Those of a route's own file first. */
  #found(severity: Finding['severity'], route: string | undefined): Finding[] {
    const own = (file: string) => (routeOf(file) === route ? 0 : 1);
    return this.#checked.findings
      .filter((finding) => finding.severity === severity)
      .sort((a, b) => own(a.file) - own(b.file));
  }

  #shown(finding: Finding): PreviewFinding {
    return {
      file: `${this.#options.name}/${finding.file}`,
      open: `${join(this.#options.folder, finding.file)}:${finding.line}:${finding.column}`,
      line: finding.line,
      column: finding.column,
      code: finding.code,
      block: finding.block && `Block ${finding.block.index + 1} „${finding.block.type ?? '?'}“`,
      ...messageOf(finding, this.#options.language),
      excerpt: excerpt(this.#checked.texts.get(finding.file) ?? '', finding),
    };
  }

  #check(): Checked {
    return checkSite({ ...this.#store.content(), day: this.#options.day }, this.#reader);
  }

  #readSite() {
    const { forms, menu: menuDocument, settings: siteDocument } = this.#checked.model;
    const site = siteDocument?.value;
    const menu = menuDocument?.value;
    if (!site || !menu) return;
    const resolved = mapStrings(site, (text) => resolveText(text, site));
    const withText = <T>(value: T) => mapStrings(value, (text) => resolveText(text, resolved));
    this.siteData = { settings: resolved, menu: withText(menu) };
    this.#forms = forms.map(({ value }) => value && withText(value)).filter((form) => form !== undefined);
  }

  #mediaInfo(asset: string): Promise<MediaInfo> {
    const file = join(this.#options.folder, MEDIA_FOLDER, mediaName(asset));
    const known =
      this.#sizes.get(asset) ??
      sharp(file)
        .metadata()
        .then(({ width, height }): MediaInfo => ({ width, height, src: asset, sources: [] }));
    this.#sizes.set(asset, known);
    return known;
  }
}
