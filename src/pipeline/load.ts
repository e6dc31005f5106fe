import type { Draft, Staged } from './finding.ts';

/** A file below the pages folder. `path` is relative to it and uses `/`. */
export interface ContentFile {
  path: string;
  bytes: Uint8Array;
}

/** A decoded file. */
export interface TextFile {
  path: string;
  text: string;
}

/** Largest accepted file (checklist B). */
export const MAX_BYTES = 256 * 1024;

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Bytes to text: refuses files that are too large, carry a byte order mark, or are not UTF-8. */
export function load(file: ContentFile): Staged<TextFile | undefined> {
  const { path, bytes } = file;
  const refuse = (draft: Draft): Staged<undefined> => ({ value: undefined, findings: [draft] });
  if (bytes.length > MAX_BYTES) {
    const details = { bytes: bytes.length, limit: MAX_BYTES };
    return refuse({ code: 'file-too-large', file: path, spot: { at: 'file' }, details });
  }
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const findings: Draft[] = hasMark
    ? [{ code: 'byte-order-mark', file: path, spot: { at: 'file' }, details: {} }]
    : [];
  try {
    return { value: { path, text: decoder.decode(hasMark ? bytes.subarray(3) : bytes) }, findings };
  } catch {
    return refuse({
      code: 'invalid-utf8',
      file: path,
      spot: { at: 'file' },
      details: { line: lineOfInvalidByte(bytes) },
    });
  }
}

/** Line of the first byte that is not UTF-8, found by decoding ever longer beginnings line by line. */
function lineOfInvalidByte(bytes: Uint8Array): number {
  let line = 1;
  let start = 0;
  for (let i = 0; i <= bytes.length; i++) {
    if (i < bytes.length && bytes[i] !== 0x0a) continue;
    try {
      decoder.decode(bytes.subarray(start, i));
    } catch {
      return line;
    }
    start = i + 1;
    line++;
  }
  return line;
}
