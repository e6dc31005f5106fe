import { readFileSync } from 'node:fs';
import { Blob, Face } from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { decompress } from 'wawoff2';
import { FURTHER } from '../../src/design/font-range.ts';
import { COMMON, charactersOf } from './fonts.ts';

test('a unicode-range names single characters and spans', () => {
  expect(charactersOf('U+41,U+61-63')).toBe('Aabc');
});

test('every character of Latin-1 is in one of the two files of a font, and only in one', () => {
  const further = charactersOf(FURTHER);
  const latin1 = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code)).filter((c) => /\P{C}/u.test(c));
  expect(latin1.filter((c) => COMMON.includes(c) === further.includes(c))).toEqual([]);
  expect([...further].filter((c) => COMMON.includes(c))).toEqual([]);
});

test.each(['newsreader', 'newsreader-italic', 'instrument-sans'])(
  'the committed files of %s are cut that way',
  async (font) => {
    const charactersIn = async (file: string) => {
      const bytes = await decompress(readFileSync(`src/design/fonts/${file}.woff2`));
      return new Set(new Face(new Blob(new Uint8Array(bytes).buffer)).collectUnicodes());
    };
    const common = await charactersIn(font);
    const further = await charactersIn(`${font}-further`);
    const absent = (text: string, from: Set<number>) => [...text].filter((c) => !from.has(c.codePointAt(0) ?? 0));
    expect(absent(COMMON, common)).toEqual([]);
    expect(absent(charactersOf(FURTHER), further).filter((c) => /[À-ÿ]/u.test(c))).toEqual([]);
    expect(common.size).toBeLessThan(COMMON.length + 5);
  },
);
