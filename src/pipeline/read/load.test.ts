import { expect, test } from 'vitest';
import { load, MAX_BYTES } from './load.ts';

const path = 'security.json';
const bytesOf = (text: string) => new TextEncoder().encode(text);

test.each(['', '{}', '{ "title": "Für Gäste – „hier“" }', 'zwei\r\nZeilen', 'Ersatzzeichen \ufffd'])(
  'reads %j as it stands',
  (text) => {
    expect(load({ path, bytes: bytesOf(text) })).toEqual({ value: { path, text }, problems: [] });
  },
);

test('reads a file of exactly 256 KiB and refuses one byte more', () => {
  expect(load({ path, bytes: new Uint8Array(MAX_BYTES).fill(0x20) }).problems).toEqual([]);
  expect(load({ path, bytes: new Uint8Array(MAX_BYTES + 1).fill(0x20) })).toEqual({
    value: undefined,
    problems: [
      { code: 'file-too-large', file: path, spot: { at: 'file' }, details: { bytes: MAX_BYTES + 1, limit: MAX_BYTES } },
    ],
  });
});

test('names a byte order mark and reads on', () => {
  expect(load({ path, bytes: bytesOf('\ufeff{}') })).toEqual({
    value: { path, text: '{}' },
    problems: [
      {
        code: 'byte-order-mark',
        file: path,
        spot: { at: 'file' },
        details: {},
        fix: { edits: [{ offset: 0, length: 0, text: '' }] },
      },
    ],
  });
});

test.each([
  ['Turkish', [0x22, 0x66, 0xfe, 0x72, 0x22], 2, 1, '"f\ufffdr"'],
  ['a second line', [0x61, 0x0a, 0xff], 2, 2, 'a\n\ufffd'],
  ['a cut sequence', [0x61, 0xe2, 0x82], 1, 1, 'a\ufffd'],
  ['a genuine replacement character before', [0xef, 0xbf, 0xbd, 0xff], 1, 1, '\ufffd\ufffd'],
  ['an overlong form', [0xc0, 0xaf], 0, 1, '\ufffd\ufffd'],
])('refuses %s at its first wrong byte', (_, bytes, offset, line, shown) => {
  expect(load({ path, bytes: Uint8Array.from(bytes) })).toEqual({
    value: undefined,
    problems: [{ code: 'invalid-utf8', file: path, spot: { at: 'offset', offset, length: 1 }, details: { line } }],
    shown,
  });
});

const german = '{ "title": "Für „Gäste“ – größer" }';

/** A text in an encoding of two or four bytes a character. */
function wide(text: string, width: 2 | 4, isLittle: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * width));
  for (const [index, character] of [...text].entries()) {
    const point = character.codePointAt(0) ?? 0;
    if (width === 2) view.setUint16(index * 2, point, isLittle);
    else view.setUint32(index * 4, point, isLittle);
  }
  return new Uint8Array(view.buffer);
}

/** German letters and marks in encodings of one byte a character; the rest is ASCII. */
const OLD: Record<string, Record<string, number>> = {
  'Windows 1252': { ä: 0xe4, ö: 0xf6, ü: 0xfc, ß: 0xdf, Ö: 0xd6, '„': 0x84, '“': 0x93, '–': 0x96, '…': 0x85 },
  'Mac Roman': { ä: 0x8a, ö: 0x9a, ü: 0x9f, ß: 0xa7, Ö: 0x85, '„': 0xe3, '“': 0xd2, '–': 0xd0, '…': 0xc9 },
  'of DOS': { ä: 0x84, ö: 0x94, ü: 0x81, ß: 0xe1, Ö: 0x99 },
};
const old = (text: string, encoding: string) =>
  Uint8Array.from(text, (character) => OLD[encoding]?.[character] ?? character.charCodeAt(0));

test.each([
  ['UTF-16 LE', wide(`\ufeff${german}`, 2, true)],
  ['UTF-16 LE', wide(german, 2, true)],
  ['UTF-16 BE', wide(`\ufeff${german}`, 2, false)],
  ['UTF-16 BE', wide(german, 2, false)],
  ['UTF-32 LE', wide(`\ufeff${german}`, 4, true)],
  ['UTF-32 LE', wide(german, 4, true)],
  ['UTF-32 BE', wide(`\ufeff${german}`, 4, false)],
  ['UTF-32 BE', wide(german, 4, false)],
  ['Windows 1252', old(german, 'Windows 1252')],
  ['Mac Roman', old(german, 'Mac Roman')],
])('%s is named, and read all the same', (encoding, bytes) => {
  expect(load({ path, bytes })).toMatchObject({
    value: { path, text: german },
    problems: [{ code: 'file-encoding', spot: { at: 'file' }, details: { encoding } }],
  });
});

test.each([
  ['what two encodings may be', old('Österreich', 'Mac Roman')],
  ['an encoding of DOS', old(german.replace(/[„“–]/gu, ''), 'of DOS')],
  ['an encoding of DOS with a single umlaut', old('schön', 'of DOS')],
  ['an encoding of DOS with a single ß', old('groß', 'of DOS')],
])('%s is left to its author', (_, bytes) => {
  expect(load({ path, bytes }).problems).toMatchObject([{ code: 'invalid-utf8' }]);
});

test('what is no text is not called badly encoded', () => {
  expect(load({ path, bytes: Uint8Array.of(0x50, 0x4b, 0x03, 0x00, 0xff) }).problems).toMatchObject([
    { code: 'file-no-text' },
  ]);
});
