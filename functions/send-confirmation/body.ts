/** Largest body, in bytes: a form filled to its limits in German fits in, a picture does not (checklist D). */
export const MAX_BODY_BYTES = 16 * 1024;

type JsonObject = Readonly<Record<string, unknown>>;
type Refusal = { status: number; error: string };

/** The JSON object in the body; reading stops at the limit, whatever length was announced. */
export async function readJson(request: Request): Promise<{ value: JsonObject } | Refusal> {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') return { status: 415, error: 'unsupported-media-type' };
  if (Number(request.headers.get('content-length')) > MAX_BODY_BYTES) return tooLarge;
  try {
    const bytes = await readAtMost(request, MAX_BODY_BYTES);
    if (!bytes) return tooLarge;
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isObject(value) ? { value } : malformed;
  } catch {
    return malformed;
  }
}

const tooLarge: Refusal = { status: 413, error: 'too-large' };
const malformed: Refusal = { status: 400, error: 'malformed-body' };

/** Undefined where there is more than `limit`. */
async function readAtMost({ body }: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const kept = new Uint8Array(limit);
  let length = 0;
  if (!body) return kept.subarray(0, 0);
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return kept.subarray(0, length);
    if (length + value.byteLength > limit) {
      // Not waited for: the sender may take its time to notice.
      reader.cancel().catch(() => {});
      return undefined;
    }
    kept.set(value, length);
    length += value.byteLength;
  }
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
