import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { SourceMap } from 'node:module';
import { extname, join, sep } from 'node:path';
import { text } from 'node:stream/consumers';
import { getMimeType } from 'hono/utils/mime';
import type { ViteDevServer } from 'vite';
import { MEDIA_FOLDER, mediaName } from '../documents/media.ts';
import { failedPage, failureOf, type SourcePlace } from '../findings/failed-page.ts';
import type { Language } from '../findings/messages/message.ts';
import { readDrawing } from '../pipeline/output/share/drawing.ts';
import { drawIcon } from '../pipeline/output/share/icons.ts';
import type { Checks } from './checks.ts';
import { LIST, type PreviewData, type PreviewFailure } from './contract.ts';
import { previewDocument } from './document.ts';
import { realFile } from './guard.ts';
import type { PreviewSite } from './site.ts';

type Next = (error?: unknown) => void;

/** The path that a request names; undefined where it names none that can be read, such as `/%zz`. */
export function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}

/** Whether a browser, or a program that takes whatever there is, asks for a page, and not for a module or file. */
export function isPageRequest(path: string, { method = '', headers: { accept = '*/*' } }: IncomingMessage) {
  const isAsked = accept.includes('text/html') || (accept === '*/*' && ['GET', 'HEAD'].includes(method));
  return isAsked && !path.startsWith('/@') && !path.startsWith('/__') && extname(path) === '';
}

/** A media file itself, never what a link leads to. */
export async function sendMedia(folder: string, path: string, response: ServerResponse, next: Next) {
  const file = realMediaFile(folder, path);
  if (!file) return next();
  sendSafely(await readFile(file), getMimeType(file) ?? 'application/octet-stream', response);
}

/** The icon of the site, drawn from its mark as the build does it. */
export async function sendIcon(folder: string, site: PreviewSite, response: ServerResponse, next: Next) {
  const { markLogo } = site.siteAt('/')?.settings ?? {};
  const file = markLogo && realMediaFile(folder, markLogo);
  if (!file) return next();
  sendSafely(drawIcon(readDrawing(await readFile(file, 'utf8')), 'disc', site.colors), 'image/svg+xml', response);
}

function realMediaFile(folder: string, path: string): string | undefined {
  const root = realFile(join(folder, MEDIA_FOLDER));
  const file = join(root ?? '', mediaName(path));
  return root && file.startsWith(`${root}${sep}`) && realFile(file) === file ? file : undefined;
}

/** As on the built site, a drawing runs no script. */
function sendSafely(content: Uint8Array | string, type: string, response: ServerResponse) {
  response.setHeader('content-type', type);
  response.setHeader('content-security-policy', "script-src 'none'");
  response.end(content);
}

/** The data of a page, as the built site has it in `_data`; `null` where there is no such page. */
export async function sendData(site: PreviewSite, path: string, response: ServerResponse) {
  const route = path.slice('/_data'.length, -'.json'.length);
  const page = await site.page(route === '/index' ? '/' : route);
  response.statusCode = page ? 200 : 404;
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(page ?? null));
}

/** The document of a page with what is wrong with the content; where there is no page, its redirect or the page for wrong addresses. */
export async function sendDocument(server: ViteDevServer, site: PreviewSite, path: string, response: ServerResponse) {
  const route = path.replace(/(?<=.)\/+$/u, '');
  const { revision } = site;
  const own = await site.page(route);
  const to = own ? undefined : site.redirectFrom(route);
  // For this time only: an author may give the address a page again.
  if (to !== undefined) return void response.writeHead(307, { location: to }).end();
  const page = own ?? (await site.page(site.notFoundFor(route)));
  const siteData = site.siteAt(route);
  const data: PreviewData = {
    revision,
    ...(page ? { page } : {}),
    ...(siteData ? { site: siteData } : {}),
    findings: site.findings(route),
    warnings: site.warnings(route),
    failure: site.failure,
    unpublished: site.unpublished(),
  };
  response.statusCode = page?.route === route ? 200 : 404;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  const document = previewDocument(data, 'preview.tsx', site.language, siteData?.settings.language);
  response.end(await server.transformIndexHtml(path, document));
}

/** The document with the list of all pages. */
export async function sendList(server: ViteDevServer, checks: Checks, language: Language, response: ServerResponse) {
  const document = previewDocument(await checks.list(), 'list.tsx', language);
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(await server.transformIndexHtml(LIST, document));
}

/** Answers what a browser could not draw with what its author can read: page, block, and lines of the written sources. */
export async function sendFailure(
  server: ViteDevServer,
  language: Language,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { route, block, ...error }: PreviewFailure = JSON.parse(await text(request));
  const { message, places } = failureOf(error);
  const failure = { message, places: places.map((place) => written(place, server)) };
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.end(failedPage(route, block, failure).text[language]);
}

/** The place in the file as it was written, for one in the module that was made of it. */
function written(place: SourcePlace, { environments, config }: ViteDevServer): SourcePlace {
  const [module] = environments.client.moduleGraph.getModulesByFile(join(config.root, place.file)) ?? [];
  const map = module?.transformResult?.map;
  if (!map || !('sources' in map)) return place;
  const origin = new SourceMap({ sourceRoot: '', ...map }).findOrigin(place.line, place.column);
  return 'lineNumber' in origin ? { ...place, line: origin.lineNumber, column: origin.columnNumber } : place;
}
