import { type Context, Hono } from 'hono';
import { acceptedEncodings } from './encoding.ts';
import { notStored, revalidated } from './headers.ts';
import { codeOf, type Log, placeOf } from './log.ts';
import type { Variants } from './release.ts';

/** Answers what is no file: the given routes, then 404 for reading and 405 for anything else. */
export function fallback(routes: Hono, notFoundPage: () => Variants | undefined, log: Log): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    if (!context.res.headers.has('cache-control')) context.header('cache-control', notStored);
  });
  app.route('/', routes);
  app.notFound((context) => {
    const written = methodsAt(routes, context.req.path);
    const isRead = ['GET', 'HEAD'].includes(context.req.method);
    if (!isRead) return notAllowed(context, ['GET', 'HEAD', ...written]);
    if (written.length > 0) return notAllowed(context, written);
    return context.req.path.startsWith('/_data/') ? missingData(context) : missingPage(context, notFoundPage());
  });
  app.onError((error, context) => {
    log('request-failed', { code: codeOf(error), at: placeOf(error) ?? 'unknown' });
    return context.text('Interner Fehler.', 500);
  });
  return app;
}

function methodsAt(routes: Hono, path: string): string[] {
  return routes.routes.filter((route) => route.path === path && route.method !== 'ALL').map(({ method }) => method);
}

function notAllowed(context: Context, methods: string[]) {
  return context.text('Diese Methode ist hier nicht erlaubt.', 405, { allow: [...new Set(methods)].join(', ') });
}

function missingData(context: Context) {
  return context.json({ error: 'not-found' }, 404, { 'cache-control': revalidated });
}

function missingPage(context: Context, page: Variants | undefined) {
  if (!page) return context.text('Diese Seite gibt es nicht.', 404);
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
