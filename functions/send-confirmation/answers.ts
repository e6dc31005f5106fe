import { securityHeaders } from '../../src/pipeline/output/headers/policy.ts';

export const accepted = (request: Request) => answer(request, 202, { ok: true });

export const refused = (request: Request, status: number, error: string) =>
  answer(request, status, { ok: false, error });

export const notAllowed = (request: Request) =>
  answer(request, 405, { ok: false, error: 'method-not-allowed' }, { allow: 'POST' });

export const unavailable = (request: Request) =>
  answer(request, 503, { ok: false, error: 'unavailable' }, { 'retry-after': '60' });

/**
 * With all headers, which a static host's header file adds to files only. None of them is for CORS: no
 * other site may call the function or read its answers.
 */
function answer(request: Request, status: number, body: object, more: Record<string, string> = {}): Response {
  const headers = {
    ...securityHeaders({ tls: request.url.startsWith('https:') }),
    'content-type': 'application/json;charset=utf-8',
    'cache-control': 'no-store',
    ...more,
  };
  return new Response(request.method === 'HEAD' ? null : `${JSON.stringify(body)}\n`, { status, headers });
}
