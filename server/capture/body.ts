import { type BodyRefusal, readText } from '../../functions/request/body.ts';
import { MAX_FIELDS, MAX_FORM_BYTES } from '../../src/forms/limits.ts';

export type FormBody =
  | { ok: true; fields: URLSearchParams }
  | { ok: false; status: 400 | 413 | 415; code: BodyRefusal['code'] | 'too-many-fields' };

/** Reads a form-encoded body, no more of it than is allowed, and only where every byte of it makes sense. */
export async function readFormBody(request: Request): Promise<FormBody> {
  const text = await readText(request, 'application/x-www-form-urlencoded', MAX_FORM_BYTES);
  return typeof text === 'string' ? decode(text) : { ok: false, ...text };
}

/**
 * Stricter than `URLSearchParams`, which lets a broken escape or byte through as some other text (WHATWG URL,
 * "application/x-www-form-urlencoded parsing"): what is stored has to be what was sent.
 */
function decode(text: string): FormBody {
  const pairs = text.split('&').filter((part) => part !== '');
  if (pairs.length > MAX_FIELDS) return { ok: false, status: 413, code: 'too-many-fields' };
  try {
    return { ok: true, fields: new URLSearchParams(pairs.map(nameAndValue)) };
  } catch {
    return { ok: false, status: 400, code: 'malformed' };
  }
}

function nameAndValue(pair: string): [string, string] {
  const equals = pair.indexOf('=');
  const end = equals < 0 ? pair.length : equals;
  return [unescaped(pair.slice(0, end)), unescaped(pair.slice(end + 1))];
}

/** Throws a `URIError` on a broken escape and on escaped bytes that are no UTF-8. */
const unescaped = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));
