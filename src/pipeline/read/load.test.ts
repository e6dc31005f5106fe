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
  ['Latin-1', [0x22, 0x66, 0xfc, 0x72, 0x22], 2, 1, '"f\ufffdr"'],
  ['a second line', [0x61, 0x0a, 0xe4], 2, 2, 'a\n\ufffd'],
  ['a cut sequence', [0x61, 0xe2, 0x82], 1, 1, 'a\ufffd'],
  ['a genuine replacement character before', [0xef, 0xbf, 0xbd, 0xfc], 1, 1, '\ufffd\ufffd'],
  ['an overlong form', [0xc0, 0xaf], 0, 1, '\ufffd\ufffd'],
])('refuses %s at its first wrong byte', (_, bytes, offset, line, shown) => {
  expect(load({ path, bytes: Uint8Array.from(bytes) })).toEqual({
    value: undefined,
    problems: [{ code: 'invalid-utf8', file: path, spot: { at: 'offset', offset, length: 1 }, details: { line } }],
    shown,
  });
});

test('UTF-16 is read all the same', () => {
  expect(load({ path, bytes: Uint8Array.of(0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00) })).toMatchObject({
    value: { path, text: '{}' },
    problems: [{ code: 'file-utf16' }],
  });
});

test('what is no text is not called badly encoded', () => {
  expect(load({ path, bytes: Uint8Array.of(0x50, 0x4b, 0x03, 0x00, 0xff) }).problems).toMatchObject([
    { code: 'file-no-text' },
  ]);
});
