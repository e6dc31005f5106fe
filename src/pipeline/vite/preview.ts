import { createReadStream, existsSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import sharp from 'sharp';
import type { Plugin, ViteDevServer } from 'vite';
import type { DocumentData, PageData, SiteData } from '../../app/page-data.ts';
import type { MediaInfo } from '../../design/Picture.tsx';
import { type Checked, checkSite } from '../compile.ts';
import { escapeJson } from '../document.ts';
import type { Form } from '../documents/form.ts';
import { type ExcerptLine, excerpt } from '../excerpt.ts';
import { formPages } from '../form-pages.ts';
import { mapStrings } from '../map-strings.ts';
import type { Language } from '../messages/message.ts';
import { messageOf } from '../messages/messages.ts';
import { resolveText } from '../placeholders.ts';
import { formsOf } from '../prerender.ts';
import { resolvePage } from '../resolve.ts';
import { routeOf } from '../routes.ts';
import { ContentStore } from './store.ts';

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

/** What the server sends when content has changed. */
export interface PreviewUpdate {
  /** pages whose data has changed; a broken page keeps the one that worked last */
  pages: PageData[];
  /** routes that are gone or new: who stands there loads the document anew */
  moved: string[];
  site: SiteData | undefined;
  /** every error of the site, those of the changed file first */
  findings: PreviewFinding[];
}

interface PreviewOptions {
  /** pages folder, absolute */
  folder: string;
  /** pages folder as the author knows it, for messages */
  name: string;
  language: Language;
}

const BUILD = 'preview';

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
      const changed = (file: string) => {
        const path = relative(options.folder, file).split(sep).join('/');
        if (path.startsWith('..')) return;
        const take = () =>
          site.change(path).then((update) => update && server.hot.send('content:update', update), console.error);
        // Editors empty a file before they fill it: what was read in between is read again.
        setTimeout(take, 5);
        setTimeout(take, 150);
      };
      for (const event of ['add', 'change', 'unlink']) server.watcher.on(event, changed);
      server.middlewares.use((request, response, next) => {
        const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
        if (path.startsWith('/media/')) return sendMedia(options.folder, path, response, next);
        if (path.startsWith('/_data/')) return void sendData(site, path, response);
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
  const file = join(folder, '_media', path.slice('/media/'.length));
  if (relative(join(folder, '_media'), file).startsWith('..') || !existsSync(file) || !statSync(file).isFile())
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
    const data: Partial<DocumentData> & { findings: PreviewFinding[] } = {
      ...(page ? { page } : {}),
      ...(site.siteData ? { site: site.siteData } : {}),
      findings: site.findings(route),
    };
    response.statusCode = page?.route === route ? 200 : 404;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(await server.transformIndexHtml(path, previewDocument(data)));
  } catch (error) {
    next(error);
  }
}

const previewDocument = (data: unknown) => `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Vorschau</title>
<meta name="description" content="">
<link rel="canonical" href="/">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script type="module" src="/src/app/preview/preview.tsx"></script>
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
  readonly #pages = new Map<string, PageData>();
  readonly #sizes = new Map<string, Promise<MediaInfo>>();
  #checked: Checked;
  #routes: ReadonlySet<string>;
  #forms: Form[] = [];
  siteData: SiteData | undefined;

  constructor(options: PreviewOptions) {
    this.#options = options;
    this.#store = new ContentStore(options.folder);
    this.#checked = checkSite(this.#store.content());
    this.#routes = this.#checked.model.routes;
    this.#readSite();
  }

  /** Takes in a changed file, relative to the pages folder; undefined where it has not changed after all. */
  async change(path: string): Promise<PreviewUpdate | undefined> {
    if (!this.#store.update(path)) return undefined;
    if (path.startsWith('_media/')) this.#sizes.delete(`/media/${path.slice('_media/'.length)}`);
    this.#checked = checkSite(this.#store.content());
    if (path.startsWith('_site/')) {
      this.#readSite();
      this.#pages.clear();
    }
    const routesBefore = this.#routes;
    this.#routes = this.#checked.model.routes;
    const route = path === '_site/not-found.json' ? '/404' : routeOf(path);
    const before = route === undefined ? undefined : this.#pages.get(route);
    if (route !== undefined) this.#pages.delete(route);
    const page = route === undefined ? undefined : await this.page(route);
    if (route !== undefined && !page && before && this.#checked.model.routes.has(route)) this.#pages.set(route, before);
    const moved = route !== undefined && routesBefore.has(route) !== this.#routes.has(route) ? [route] : [];
    return { pages: page ? [page] : [], moved, site: this.siteData, findings: this.findings(route) };
  }

  /** Data of a route; where its file is broken, as it last was; undefined where there never was any. */
  async page(route: string): Promise<PageData | undefined> {
    const known = this.#pages.get(route);
    if (known) return known;
    const { model } = this.#checked;
    const document =
      route === '/404' ? model.notFound : [...model.pages, ...formPages(model)].find((page) => page.route === route);
    const broken = this.#checked.findings.some(
      (finding) => finding.severity === 'error' && finding.file === document?.file,
    );
    const resolved = document && !broken ? resolvePage(document, this.siteData?.site) : undefined;
    if (!resolved) return undefined;
    const media = await Promise.all(
      resolved.assets
        .filter((asset) => model.assets.has(asset) && /\.(?:webp|jpe?g|png|avif)$/u.test(asset))
        .map(async (asset) => [asset, await this.#mediaInfo(asset)] as const),
    );
    const { documentTitle, page } = resolved;
    const data = {
      route,
      documentTitle,
      page,
      media: Object.fromEntries(media),
      forms: formsOf(resolved, this.#forms),
      build: BUILD,
    };
    this.#pages.set(route, data);
    return data;
  }

  /** Every error, those of a route's own file first. */
  findings(route: string | undefined): PreviewFinding[] {
    const errors = this.#checked.findings.filter((finding) => finding.severity === 'error');
    const own = (file: string) => (routeOf(file) === route ? 0 : 1);
    return errors
      .sort((a, b) => own(a.file) - own(b.file))
      .slice(0, 20)
      .map((finding) => ({
        file: `${this.#options.name}/${finding.file}`,
        open: `${join(this.#options.folder, finding.file)}:${finding.line}:${finding.column}`,
        line: finding.line,
        column: finding.column,
        code: finding.code,
        block: finding.block && `Block ${finding.block.index + 1} „${finding.block.type ?? '?'}“`,
        ...messageOf(finding, this.#options.language),
        excerpt: excerpt(this.#checked.texts.get(finding.file) ?? '', finding),
      }));
  }

  #readSite() {
    const { forms, menu: menuDocument, site: siteDocument } = this.#checked.model;
    const site = siteDocument?.value;
    const menu = menuDocument?.value;
    if (!site || !menu) return;
    const resolved = mapStrings(site, (text) => resolveText(text, site));
    const withText = <T>(value: T) => mapStrings(value, (text) => resolveText(text, resolved));
    this.siteData = { site: resolved, menu: withText(menu) };
    this.#forms = forms.map(({ value }) => value && withText(value)).filter((form) => form !== undefined);
  }

  #mediaInfo(asset: string): Promise<MediaInfo> {
    const file = join(this.#options.folder, '_media', asset.slice('/media/'.length));
    const known =
      this.#sizes.get(asset) ??
      sharp(file)
        .metadata()
        .then(({ width, height }): MediaInfo => ({ width, height, src: asset, sources: [] }));
    this.#sizes.set(asset, known);
    return known;
  }
}
