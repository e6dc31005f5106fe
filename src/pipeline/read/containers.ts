/** Part of a media file; less where the file ends before. */
export type ReadBytes = (offset: number, length: number) => Buffer;

/** A part of a container: a box of MP4 or MOV, an element of WebM or MKV. `start` and `end` are those of its content. */
interface Part {
  name: string;
  start: number;
  end: number;
}

/** The parts between two places, as far as they are parts; the last one may say that it ends later. */
type PartsIn = (read: ReadBytes, start: number, end: number) => Part[];

const boxesIn: PartsIn = (read, start, end) => {
  const parts: Part[] = [];
  for (let at = start; at < end; ) {
    const head = read(at, 16);
    if (head.length < 8) break;
    const size = head.readUInt32BE(0);
    const isLong = size === 1 && head.length === 16;
    const length = isLong ? Number(head.readBigUInt64BE(8)) : size || end - at;
    const width = isLong ? 16 : 8;
    if (length < width) break;
    parts.push({ name: head.toString('latin1', 4, 8), start: at + width, end: at + length });
    at += length;
  }
  return parts;
};

const elementsIn: PartsIn = (read, start, end) => {
  const parts: Part[] = [];
  for (let at = start; at < end; ) {
    const head = read(at, 12);
    const width = widthOf(head);
    const length = lengthAt(head.subarray(width));
    if (width > 4 || !length) break;
    const content = at + width + length.width;
    const next = length.isOpen ? end : content + length.value;
    parts.push({ name: head.toString('hex', 0, width), start: content, end: next });
    at = next;
  }
  return parts;
};

/** How many bytes a number of EBML has: the zeros before its first one say so. */
const widthOf = (bytes: Buffer) => Math.clz32(bytes[0] ?? 0) - 23;

/** A number of EBML; nothing but ones means "unknown". */
function lengthAt(bytes: Buffer): { value: number; width: number; isOpen: boolean } | undefined {
  const width = widthOf(bytes);
  if (width > 8 || bytes.length < width) return undefined;
  // Without the mark of its width: with it, eight bytes are more than a number holds exactly.
  const bits = bytes
    .subarray(0, width)
    .reduce((all, byte, place) => all * 256 + (place > 0 ? byte : byte % 2 ** (8 - width)), 0);
  return { value: bits, width, isOpen: bits >= 2 ** (7 * width) - 1 };
}

/** The parts that lie within others, by the names on the way to them. */
const within = (partsIn: PartsIn, read: ReadBytes, parts: readonly Part[], ...path: string[]): readonly Part[] =>
  path.reduce(
    (found, name) =>
      found.flatMap(({ start, end }) =>
        partsIn(read, start, end).filter((part) => part.name === name && part.end <= end),
      ),
    parts,
  );

/** What is read from a file of so many bytes. */
type FactOf<T> = (bytes: number, read: ReadBytes) => T;

const codecOfBoxes: FactOf<string | undefined> = (bytes, read) => {
  const tracks = within(boxesIn, read, [{ name: '', start: 0, end: bytes }], 'moov', 'trak', 'mdia').filter((media) =>
    within(boxesIn, read, [media], 'hdlr').some(({ start }) => read(start + 8, 4).toString('latin1') === 'vide'),
  );
  const [description] = within(boxesIn, read, tracks, 'minf', 'stbl', 'stsd');
  return description && read(description.start + 12, 4).toString('latin1');
};

/** Ids of EBML: a segment, its tracks, a track; its type, 1 for video, and the name of its encoding. */
const ID = { segment: '18538067', tracks: '1654ae6b', track: 'ae', type: '83', codec: '86' };

const codecOfElements: FactOf<string | undefined> = (bytes, read) => {
  const file = { name: '', start: 0, end: bytes };
  const tracks = within(elementsIn, read, [file], ID.segment, ID.tracks, ID.track).filter((track) =>
    within(elementsIn, read, [track], ID.type).some(({ start }) => read(start, 1)[0] === 1),
  );
  const [codec] = within(elementsIn, read, tracks, ID.codec);
  return codec && read(codec.start, codec.end - codec.start).toString('latin1');
};

/** The head of an AVI file names the kinds of its streams. */
const codecOfChunks: FactOf<string | undefined> = (_, read) =>
  /strh.{4}vids/su.test(read(0, 4096).toString('latin1')) ? 'AVI' : undefined;

/**
 * How the pictures of a video are encoded, by its format and as its container names it (`avc1`, `V_VP9`); undefined where
 * it shows none, as where random bytes stand behind a head.
 */
export const codecOf = {
  MP4: codecOfBoxes,
  MOV: codecOfBoxes,
  WebM: codecOfElements,
  MKV: codecOfElements,
  AVI: codecOfChunks,
};

/** Whether the boxes of a file are all there. */
export const areBoxesWhole: FactOf<boolean> = (bytes, read) => boxesIn(read, 0, bytes).at(-1)?.end === bytes;

/** Whether the segment of a WebM or MKV, which is all but the head, ends before the file does. */
export const isSegmentWhole: FactOf<boolean> = (bytes, read) => {
  const segment = elementsIn(read, 0, bytes).find(({ name }) => name === ID.segment);
  return segment !== undefined && segment.end <= bytes;
};
