/**
 * Headers that the function sets itself: a static host adds its header file to files only (checklist A). No CORS
 * header, so that no other site may call it or read its answers.
 */
const headers = {
  'content-type': 'application/json;charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
};

/** Only an answer that came over TLS may ask for TLS (RFC 6797, section 7.2). */
const overTls = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

export const accepted = (request: Request) => answer(request, 202, { ok: true });

export const refused = (request: Request, status: number, error: string) =>
  answer(request, status, { ok: false, error });

export const notAllowed = (request: Request) =>
  answer(request, 405, { ok: false, error: 'method-not-allowed' }, { allow: 'POST' });

export const unavailable = (request: Request) =>
  answer(request, 503, { ok: false, error: 'unavailable' }, { 'retry-after': '60' });

function answer(request: Request, status: number, body: object, more: Record<string, string> = {}): Response {
  const tls = request.url.startsWith('https:') ? overTls : {};
  const text = request.method === 'HEAD' ? null : `${JSON.stringify(body)}\n`;
  return new Response(text, { status, headers: { ...headers, ...tls, ...more } });
}
