import { type Context, Hono } from 'hono';
import type { ServerWords } from '../src/words/words.ts';
import { acceptedEncodings } from './encoding.ts';
import { notStored, revalidated } from './headers.ts';
import { codeOf, type Log, placeOf } from './log.ts';
import type { Variants } from './release.ts';

/** An answer that is a sentence and no page. */
export type Plain = {
  [W in keyof ServerWords['server']]: ServerWords['server'][W] extends string ? W : never;
}[keyof ServerWords['server']];

interface FallbackTools {
  notFoundPage: (path: string) => Variants | undefined;
  say: (word: Plain, path: string) => string;
  log: Log;
}

/** Answers what is no file: the given routes, then 404 for reading and 405 for anything else. */
export function fallback(routes: Hono, { notFoundPage, say, log }: FallbackTools): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    if (!context.res.headers.has('cache-control')) context.header('cache-control', notStored);
  });
  app.route('/', routes);
  app.notFound((context) => {
    const notAllowed = (methods: string[]) =>
      context.text(say('noMethod', context.req.path), 405, { allow: [...new Set(methods)].join(', ') });
    const written = methodsAt(routes, context.req.path);
    const isRead = ['GET', 'HEAD'].includes(context.req.method);
    if (!isRead) return notAllowed(['GET', 'HEAD', ...written]);
    if (written.length > 0) return notAllowed(written);
    return context.req.path.startsWith('/_data/')
      ? missingData(context)
      : missingPage(context, notFoundPage(context.req.path), say('noPage', context.req.path));
  });
  app.onError((error, context) => {
    log('request-failed', { code: codeOf(error), at: placeOf(error) ?? 'unknown' });
    return context.text(say('failed', context.req.path), 500);
  });
  return app;
}

function methodsAt(routes: Hono, path: string): string[] {
  return routes.routes.filter((route) => route.path === path && route.method !== 'ALL').map(({ method }) => method);
}

function missingData(context: Context) {
  return context.json({ error: 'not-found' }, 404, { 'cache-control': revalidated });
}

function missingPage(context: Context, page: Variants | undefined, text: string) {
  if (!page) return context.text(text, 404);
  const encoding = acceptedEncodings(context.req.header('accept-encoding')).find((candidate) => page[candidate]);
  const body = (encoding && page[encoding]) ?? page.identity;
  return context.body(new Uint8Array(body), 404, {
    'content-type': 'text/html;charset=utf-8',
    'content-length': String(body.length),
    'cache-control': revalidated,
    vary: 'Accept-Encoding',
    ...(encoding && { 'content-encoding': encoding }),
  });
}
