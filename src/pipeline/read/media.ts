import { imageSize } from 'image-size';
import { areBoxesWhole, codecOf, isSegmentWhole, type ReadBytes } from './containers.ts';

/** What is known of a media file without decoding it. */
export interface MediaFacts {
  bytes: number;
  /** what the content is, whatever the name says; undefined where it is nothing that we know */
  format: MediaFormat | undefined;
  /** false where the file ends before its content does */
  isWhole: boolean;
  /** of a picture, as it is seen; undefined where it cannot be read */
  width?: number | undefined;
  /** of a picture: that it consists of several, shown one after the other */
  isAnimated?: true;
  /** of a video, how its pictures are encoded, as its container names it (`avc1`, `V_VP9`); undefined where it has none */
  codec?: string | undefined;
  /** of a video that browsers do not play: whether this machine can make one of it that they do */
  isConvertible?: boolean;
}

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
  WOFF2: /^wOF2/u,
  OTF: /^OTTO/u,
  TTF: /^(?:\0.\0\0|true)/su,
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
  if (!isWhole) return { bytes, format, isWhole };
  const head = PICTURES.has(format) ? read(0, HEAD) : undefined;
  return {
    bytes,
    format,
    isWhole,
    ...(head && { width: widthOf(head) }),
    ...(head && animation[format]?.(head) && { isAnimated: true as const }),
    ...(isVideo(format) && { codec: codecOf[format](bytes, read) }),
  };
}

/** What browsers play under these endings: H.264, AV1, VP8, VP9. */
const PLAYED: ReadonlyArray<{ format: MediaFormat; ending: string; codec: RegExp }> = [
  { format: 'MP4', ending: '.mp4', codec: /^(?:avc[13]|av01|vp09)$/u },
  { format: 'WebM', ending: '.webm', codec: /^V_(?:VP[89]|AV1)$/u },
];

/** Whether browsers play a video as it is, under its name. */
export const isPlayable = (name: string, { format, codec = '' }: MediaFacts): boolean =>
  PLAYED.some((each) => each.format === format && name.endsWith(each.ending) && each.codec.test(codec));

const isVideo = (format: MediaFormat): format is keyof typeof codecOf => Object.hasOwn(codecOf, format);

const PICTURES: ReadonlySet<MediaFormat> = new Set(['JPG', 'PNG', 'WebP', 'AVIF']);

/** Whether a picture moves: WebP says so in its flags, PNG before its first picture, AVIF in its brand. */
const animation: Partial<Record<MediaFormat, (head: Buffer) => boolean>> = {
  WebP: (head) => head.toString('latin1', 12, 16) === 'VP8X' && ((head[20] ?? 0) & 2) !== 0,
  PNG: (head) => head.subarray(0, head.indexOf('IDAT')).includes('acTL'),
  AVIF: (head) => head.toString('latin1', 4, 12) === 'ftypavis',
};

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

const hasRiff: Wholeness = (bytes, read) => read(4, 4).readUInt32LE(0) + 8 <= bytes;

const wholeness: Partial<Record<MediaFormat, Wholeness>> = {
  JPG: hasJpegEnd,
  PNG: (bytes, read) => read(Math.max(0, bytes - TAIL), TAIL).includes('IEND'),
  WebP: hasRiff,
  AVIF: areBoxesWhole,
  MP4: areBoxesWhole,
  MOV: areBoxesWhole,
  WebM: isSegmentWhole,
  MKV: isSegmentWhole,
  AVI: hasRiff,
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
