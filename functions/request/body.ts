export interface BodyRefusal {
  status: 400 | 413 | 415;
  code: 'malformed' | 'too-large' | 'unsupported-type';
}

/**
 * The text of a body: of one media type, in UTF-8, uncompressed, and of `mostBytes` at most. Reading stops at that limit,
 * whatever length was announced; a body that ends early or holds a byte that is no UTF-8 is malformed.
 */
export async function readText(request: Request, type: string, mostBytes: number): Promise<string | BodyRefusal> {
  if (!isOfType(request.headers, type)) return { status: 415, code: 'unsupported-type' };
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) return tooLarge;
  try {
    const bytes = await readAtMost(request.body, mostBytes);
    return bytes ? new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) : tooLarge;
  } catch {
    return { status: 400, code: 'malformed' };
  }
}

const tooLarge: BodyRefusal = { status: 413, code: 'too-large' };

/** No charset but UTF-8, no other parameter, no compression: our pages send none of these. */
function isOfType(headers: Headers, type: string): boolean {
  const [sent = '', parameter = '', ...more] = (headers.get('content-type') ?? '').split(';');
  const encoding = headers.get('content-encoding') ?? 'identity';
  return (
    sent.trim().toLowerCase() === type &&
    /^(?:charset="?utf-8"?)?$/iu.test(parameter.trim()) &&
    more.every((each) => each.trim() === '') &&
    encoding.toLowerCase() === 'identity'
  );
}

/** Counts while reading, because a body in chunks announces no length; undefined where there is more. */
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
