import { createReadStream, existsSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join, relative } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import type { ViteDevServer } from 'vite';
import { MEDIA_FOLDER, mediaName } from '../documents/media.ts';
import { LIST, type PreviewData } from './contract.ts';
import { previewDocument } from './document.ts';
import type { PreviewSite } from './site.ts';

type Next = (error?: unknown) => void;

/** Whether a browser asks for a page, and not for a module or file. */
export const isPageRequest = (path: string, accept: string | undefined) =>
  (accept ?? '').includes('text/html') && !path.startsWith('/@') && !path.startsWith('/__') && extname(path) === '';

export function sendMedia(folder: string, path: string, response: ServerResponse, next: Next) {
  const file = join(folder, MEDIA_FOLDER, mediaName(path));
  if (relative(join(folder, MEDIA_FOLDER), file).startsWith('..') || !existsSync(file) || !statSync(file).isFile())
    return next();
  response.setHeader('content-type', getMimeType(file) ?? 'application/octet-stream');
  createReadStream(file).pipe(response);
}

export async function sendData(site: PreviewSite, path: string, response: ServerResponse) {
  const route = path.slice('/_data'.length, -'.json'.length);
  const page = await site.page(route === '/index' ? '/' : route);
  response.statusCode = page ? 200 : 404;
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(page ?? null));
}

export async function sendDocument(
  server: ViteDevServer,
  site: PreviewSite,
  path: string,
  response: ServerResponse,
  next: Next,
) {
  try {
    const route = path.replace(/(?<=.)\/+$/u, '');
    const { revision } = site;
    const page = (await site.page(route)) ?? (await site.page('/404'));
    const data: PreviewData = {
      revision,
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

export async function sendList(server: ViteDevServer, site: PreviewSite, response: ServerResponse, next: Next) {
  try {
    site.isListed = true;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(await server.transformIndexHtml(LIST, previewDocument(site.list(), 'list.tsx')));
  } catch (error) {
    next(error);
  }
}
