import type { RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { securityHeaders } from '../src/pipeline/output/headers/policy.ts';
import { fallback, type Plain } from './fallback.ts';
import { notStored, shortLived } from './headers.ts';
import { codeOf, jsonLog, type Log } from './log.ts';
import type { Current } from './release.ts';
import { readTarget } from './target.ts';

export interface SiteOptions {
  /** what is served; it may be replaced by another build at any time */
  current: Current;
  /** What the server answers itself. */
  routes?: Hono;
  /** visitors come over TLS, which a proxy in front of this server ends */
  tls?: boolean;
  log?: Log;
}

/** The whole site as one request listener: canonical address, then a former one, then a file, then the routes, then not found. */
export function createSite({
  current,
  routes = new Hono(),
  tls = false,
  log = jsonLog(),
}: SiteOptions): RequestListener {
  const { release, words } = current;
  const say = (word: Plain, path: string) => words(path).server[word];
  const app = fallback(routes, { notFoundPage: (path) => release()?.notFound(path), say, log });
  const respond = getRequestListener(app.fetch, { hostname: 'localhost', overrideGlobalObjects: false });

  return (request, response) => {
    const target = readTarget(request.url ?? '');
    // Asked once: the policy must be that of the build whose file is sent.
    const build = release();
    const path = target.kind === 'path' ? target.path : '';
    const protection = securityHeaders({ ...build?.policy(path), tls, path });
    for (const [name, value] of Object.entries(protection)) response.setHeader(name, value);
    // Of two hosts Node takes the first, and a proxy before it perhaps the second (RFC 9112, 3.2).
    const hasTwoHosts = request.headersDistinct.host?.[1] !== undefined;
    if (target.kind === 'malformed' || hasTwoHosts) return answer(response, 400, say('malformed', ''));
    if (target.kind === 'moved') return move(response, target.location, say('moved', target.location));

    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || target.hidden) return void respond(request, response);
    if (!build) return wait(response, say('renewed', path));
    const moved = build.redirect(target.path);
    if (moved !== undefined) return move(response, moved + queryOf(request.url), say('moved', moved));
    build.files(request, response, target.path).then(
      (isFile) => void (isFile || respond(request, response)),
      (error) => {
        log('file-unreadable', { code: codeOf(error) });
        wait(response, say('renewed', path));
      },
    );
  };
}

const queryOf = (target = '') => /\?.*$/s.exec(target)?.[0] ?? '';

function move(response: ServerResponse, location: string, text: string) {
  response.setHeader('location', location);
  answer(response, 308, text, shortLived);
}

function wait(response: ServerResponse, text: string) {
  response.setHeader('retry-after', '1');
  answer(response, 503, text);
}

function answer(response: ServerResponse, status: number, text: string, cacheControl = notStored) {
  response.writeHead(status, { 'content-type': 'text/plain;charset=utf-8', 'cache-control': cacheControl }).end(text);
}
