import { imageSize } from 'image-size';

/** What is known of a media file without decoding it. */
export interface MediaFacts {
  bytes: number;
  /** what the content is, whatever the name says; undefined where it is nothing that we know */
  format: MediaFormat | undefined;
  /** false where the file ends before its content does */
  isWhole: boolean;
  /** of a picture, as it is seen; undefined where it cannot be read */
  width?: number | undefined;
}

/** Part of a media file; less where the file ends before. */
export type ReadBytes = (offset: number, length: number) => Buffer;

/** As latin1 text, how files of a format begin. The first that fits counts. */
const BEGINNINGS = {
  JPG: /^\xff\xd8\xff/u,
  PNG: /^\x89PNG\r\n.\n/su,
  WebP: /^RIFF.{4}WEBP/su,
  AVIF: /^.{4}ftyp.{0,40}avi[fs]/su,
  HEIC: /^.{4}ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/su,
  MOV: /^.{4}(?:ftypqt|moov|mdat|wide)/su,
  MP4: /^.{4}ftyp/su,
  WebM: /^.E\xdf\xa3.{0,40}webm/su,
  MKV: /^.E\xdf\xa3/su,
  AVI: /^RIFF.{4}AVI /su,
  GIF: /^GIF8/u,
  TIFF: /^(?:II\*.|MM.\*)/su,
  BMP: /^BM.{4}\0\0\0\0/su,
  PDF: /^%PDF/u,
  SVG: /^(?:\xef\xbb\xbf)?\s*<(?:svg|\?xml|!)/u,
};

export type MediaFormat = keyof typeof BEGINNINGS;

const FORMATS = new Map(Object.entries(BEGINNINGS));
const isFormat = (name: string): name is MediaFormat => FORMATS.has(name);

/** As much of a picture as its size may stand behind, and where the end of one is looked for. */
const HEAD = 128 * 1024;
const TAIL = 64 * 1024;

/** Reads a few parts of a file: what it is, whether it is whole, and how wide a picture is. */
export function mediaFactsOf(bytes: number, read: ReadBytes): MediaFacts {
  const start = read(0, 64).toString('latin1');
  const [format] = [...FORMATS].find(([, beginning]) => beginning.test(start)) ?? [''];
  if (!isFormat(format)) return { bytes, format: undefined, isWhole: true };
  const isWhole = wholeness[format]?.(bytes, read) ?? true;
  return { bytes, format, isWhole, ...(isWhole && PICTURES.has(format) && { width: widthOf(read(0, HEAD)) }) };
}

const PICTURES: ReadonlySet<MediaFormat> = new Set(['JPG', 'PNG', 'WebP', 'AVIF']);

/** A camera that was turned tells so: from 5 on, what stands is seen lying. */
function widthOf(head: Buffer): number | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(head);
    return orientation >= 5 ? height : width;
  } catch {
    return undefined;
  }
}

type Wholeness = (bytes: number, read: ReadBytes) => boolean;

const hasBoxes: Wholeness = (bytes, read) => {
  for (let at = 0; at < bytes; ) {
    const box = read(at, 16);
    if (box.length < 8) return false;
    const size = box.readUInt32BE(0);
    if (size === 0) return true;
    const length = size === 1 && box.length === 16 ? Number(box.readBigUInt64BE(8)) : size;
    if (length < 8 || at + length > bytes) return false;
    at += length;
  }
  return true;
};

const wholeness: Partial<Record<MediaFormat, Wholeness>> = {
  JPG: hasJpegEnd,
  PNG: (bytes, read) => read(Math.max(0, bytes - TAIL), TAIL).includes('IEND'),
  WebP: (bytes, read) => read(4, 4).readUInt32LE(0) + 8 <= bytes,
  AVIF: hasBoxes,
  MP4: hasBoxes,
  MOV: hasBoxes,
  WebM: hasSegment,
  SVG: (bytes, read) => read(Math.max(0, bytes - TAIL), TAIL).includes('</svg>'),
};

/** The mark of the end stands behind the head, whose preview has one of its own. Phones put films behind some pictures. */
function hasJpegEnd(bytes: number, read: ReadBytes): boolean {
  const head = read(0, HEAD);
  if (head.includes('MotionPhoto') || head.includes('MicroVideo')) return true;
  let at = 2;
  while (at + 4 <= head.length && head[at] === 0xff && head[at + 1] !== 0xda) at += 2 + head.readUInt16BE(at + 2);
  const from = Math.max(Math.min(at, bytes), bytes - TAIL);
  return read(from, TAIL).includes(Buffer.from([0xff, 0xd9]));
}

/** WebM: a head, then one segment with everything, each behind its id and its length. */
function hasSegment(bytes: number, read: ReadBytes): boolean {
  const head = lengthAt(read(4, 8));
  const segment = head && lengthAt(read(4 + head.width + head.value + 4, 8));
  if (!head || !segment) return false;
  return segment.isOpen || 4 + head.width + head.value + 4 + segment.width + segment.value <= bytes;
}

/** A number of EBML: the zeros before its first one say how many bytes it has; nothing but ones means "unknown". */
function lengthAt(bytes: Buffer): { value: number; width: number; isOpen: boolean } | undefined {
  const width = Math.clz32(bytes[0] ?? 0) - 23;
  if (width > 8 || bytes.length < width) return undefined;
  const bits = bytes.subarray(0, width).reduce((all, byte) => all * 256 + byte, 0) - 2 ** (7 * width);
  return { value: bits, width, isOpen: bits >= 2 ** (7 * width) - 1 };
}
