import { MAX_BODY_BYTES, MAX_FIELDS } from '../../src/forms/limits.ts';

export type Body = { ok: true; fields: URLSearchParams } | { ok: false; status: 400 | 413 | 415; code: string };

/** Reads a form-encoded body, no more of it than is allowed, and only where every byte of it makes sense. */
export async function readFormBody(request: Request): Promise<Body> {
  if (!isFormEncoded(request)) return { ok: false, status: 415, code: 'unsupported-type' };
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) return tooLarge;
  const bytes = await readAtMost(request.body, MAX_BODY_BYTES);
  return bytes ? decode(bytes) : tooLarge;
}

const tooLarge: Body = { ok: false, status: 413, code: 'too-large' };
const malformed: Body = { ok: false, status: 400, code: 'malformed' };

/** No charset but UTF-8, the only one that forms of ours are sent in; no compression. */
function isFormEncoded({ headers }: Request): boolean {
  const type = /^application\/x-www-form-urlencoded(?:\s*;\s*charset="?utf-8"?)?\s*;?$/iu;
  const encoding = headers.get('content-encoding') ?? 'identity';
  return type.test(headers.get('content-type') ?? '') && encoding.toLowerCase() === 'identity';
}

/** Counts while reading: a body that comes in chunks names no length. */
async function readAtMost(body: Request['body'], most: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Stricter than `URLSearchParams`, which lets a broken escape or byte through as some other text (WHATWG URL,
 * "application/x-www-form-urlencoded parsing"): what is stored shall be what was sent.
 */
function decode(bytes: Uint8Array): Body {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const parts = text.split('&').filter((part) => part !== '');
    if (parts.length > MAX_FIELDS) return { ok: false, status: 413, code: 'too-many-fields' };
    return { ok: true, fields: new URLSearchParams(parts.map(pair)) };
  } catch {
    return malformed;
  }
}

function pair(part: string): [string, string] {
  const equals = part.indexOf('=');
  const end = equals < 0 ? part.length : equals;
  return [unescaped(part.slice(0, end)), unescaped(part.slice(end + 1))];
}

/** Throws a `URIError` on a broken escape and on escaped bytes that are no UTF-8. */
const unescaped = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));
