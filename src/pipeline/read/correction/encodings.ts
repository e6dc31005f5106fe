/** The text of a file that is not stored as UTF-8, and what editors call its encoding. */
export interface Decoded {
  encoding: string;
  text: string;
}

const MARK = '\ufeff';

/**
 * UTF-16 and UTF-32, with a mark at the beginning or without: JSON begins with a character of ASCII, and where the zeros beside
 * it are tells the encoding. Undefined for anything else.
 */
export function wideText(bytes: Uint8Array): Decoded | undefined {
  const head = [...bytes.subarray(0, 4)].map((byte) =>
    byte === 0 ? '0' : byte === 0xff ? 'F' : byte === 0xfe ? 'E' : 'x',
  );
  const found = WIDE.find(({ signs }) => signs.some((sign) => head.join('').startsWith(sign)));
  const text = found?.read(bytes);
  return found && text !== undefined ? { encoding: found.encoding, text: text.replace(MARK, '') } : undefined;
}

const utf16 = (name: string) => (bytes: Uint8Array) => new TextDecoder(name, { ignoreBOM: true }).decode(bytes);

const utf32 = (isLittle: boolean) => (bytes: Uint8Array) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length - (bytes.length % 4));
  const points = Array.from({ length: view.byteLength / 4 }, (_, index) => view.getUint32(index * 4, isLittle));
  return points.every((point) => point <= 0x10ffff)
    ? points.map((point) => String.fromCodePoint(point)).join('')
    : undefined;
};

/** By the first bytes: `F` and `E` those of a mark, `0` a zero, `x` any other; those that begin alike from long to short. */
const WIDE: ReadonlyArray<{ encoding: string; signs: string[]; read: (bytes: Uint8Array) => string | undefined }> = [
  { encoding: 'UTF-32 LE', signs: ['FE00', 'x000'], read: utf32(true) },
  { encoding: 'UTF-32 BE', signs: ['00EF', '000x'], read: utf32(false) },
  { encoding: 'UTF-16 LE', signs: ['FE', 'x0x0'], read: utf16('utf-16le') },
  { encoding: 'UTF-16 BE', signs: ['EF', '0x0x'], read: utf16('utf-16be') },
];

/** What Windows 1252 has in place of the control characters of Latin 1, which some versions of Node read there; five of them it has not. */
export const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const OLD: ReadonlyArray<{ encoding: string; read: (bytes: Uint8Array) => string }> = [
  {
    encoding: 'Windows 1252',
    read: (bytes) =>
      Buffer.from(bytes)
        .toString('latin1')
        .replace(/[\u0080-\u009f]/gu, (control) => WINDOWS.charAt(control.charCodeAt(0) - 0x80)),
  },
  { encoding: 'Mac Roman', read: (bytes) => new TextDecoder('macintosh').decode(bytes) },
];

/**
 * What is no sign of a German or English text where it stands: any character but letters and marks of these languages, a capital
 * behind a small letter, a mark between two letters.
 */
const STRANGE =
  /[^\p{ASCII}äöüßéèêàçÄÖÜÉ„“”‚‘’«»–—…€£§°©®²³½\u00a0]|\p{Ll}[ÄÖÜÉ]|\p{L}[„“”‚‘«»€£§°©®²³½…]\p{L}|\p{L}[§„‚]|[€°²³]\p{L}|[ßäöü]{3}/u;

/** The text of a file in an encoding of one byte a character, where only one of them gives a text that people write. */
export function oldText(bytes: Uint8Array): Decoded | undefined {
  const possible = OLD.map(({ encoding, read }) => ({ encoding, text: read(bytes) })).filter(
    ({ text }) => !STRANGE.test(text),
  );
  return possible.length === 1 ? possible[0] : undefined;
}
