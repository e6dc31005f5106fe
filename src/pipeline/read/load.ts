import type { Problem, Staged } from '../../findings/finding.ts';
import type { ContentFile } from './content.ts';
import { type Decoded, oldText, wideText } from './correction/encodings.ts';

/** A decoded file. */
export interface TextFile {
  path: string;
  text: string;
}

/** Largest accepted file, in bytes. */
export const MAX_BYTES = 256 * 1024;

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const lenient = new TextDecoder('utf-8', { ignoreBOM: true });
const encoder = new TextEncoder();
const REPLACEMENT = '\ufffd';

/** The decoded text is without a mark already: to write it as it is, in UTF-8, fixes the file. */
const AS_DECODED = { edits: [{ offset: 0, length: 0, text: '' }] };

/** A file as text, or why it is none; `shown` is then what an excerpt can show of it. */
export interface Loaded extends Staged<TextFile | undefined> {
  shown?: string;
}

/** What an excerpt of a file is taken from; undefined where there is nothing to show. */
export const textOf = ({ value, shown }: Loaded): string | undefined => value?.text ?? shown;

/**
 * Bytes to text: refuses files that are too large, carry a byte order mark, or are not UTF-8. One in another encoding that leaves no
 * doubt is read all the same.
 */
export function load(file: ContentFile): Loaded {
  const { path, bytes } = file;
  const refuse = (problem: Problem, shown?: string): Loaded => ({
    value: undefined,
    problems: [problem],
    ...(shown === undefined ? {} : { shown }),
  });
  if (bytes.length > MAX_BYTES) {
    const details = { bytes: bytes.length, limit: MAX_BYTES };
    return refuse({ code: 'file-too-large', file: path, spot: { at: 'file' }, details });
  }
  const encoded = ({ encoding, text }: Decoded): Loaded => {
    const spot = { at: 'file' } as const;
    const problem: Problem = { code: 'file-encoding', file: path, spot, details: { encoding }, fix: AS_DECODED };
    return { value: { path, text }, problems: [problem] };
  };
  const wide = wideText(bytes);
  if (wide) return encoded(wide);
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const findings: Problem[] = hasMark
    ? [{ code: 'byte-order-mark', file: path, spot: { at: 'file' }, details: {}, fix: AS_DECODED }]
    : [];
  try {
    return { value: { path, text: decoder.decode(hasMark ? bytes.subarray(3) : bytes) }, problems: findings };
  } catch {
    // Text of whatever encoding holds no byte 0.
    if (bytes.includes(0)) return refuse({ code: 'file-no-text', file: path, spot: { at: 'file' }, details: {} });
    const old = oldText(bytes);
    if (old) return encoded(old);
    const shown = lenient.decode(bytes);
    const offset = offsetOfInvalid(shown, bytes);
    const line = shown.slice(0, offset).split('\n').length;
    const spot = { at: 'offset', offset, length: 1 } as const;
    return refuse({ code: 'invalid-utf8', file: path, spot, details: { line } }, shown);
  }
}

/** Where in the leniently decoded text the first byte is that is not UTF-8; a replacement character may be genuine. */
function offsetOfInvalid(shown: string, bytes: Uint8Array): number {
  let offset = 0;
  let start = 0;
  for (const piece of shown.split(REPLACEMENT)) {
    offset += piece.length;
    start += encoder.encode(piece).length;
    const isGenuine = bytes[start] === 0xef && bytes[start + 1] === 0xbf && bytes[start + 2] === 0xbd;
    if (!isGenuine) break;
    offset += REPLACEMENT.length;
    start += 3;
  }
  return offset;
}
