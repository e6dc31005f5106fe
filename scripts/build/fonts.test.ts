import { expect, test } from 'vitest';
import { EXTENDED, FURTHER } from '../../src/design/font-range.ts';
import { readFace } from './font-file.ts';
import { fontSource } from './font-source.ts';
import { COMMON, charactersIn } from './fonts.ts';

const faceOf = (codes: readonly number[]) => ({ collectUnicodes: () => Uint32Array.from(codes) });
const codesOf = (text: string) => [...text].map((character) => character.codePointAt(0) ?? 0);

test('a unicode-range names single characters and spans', () => {
  expect(charactersIn('U+41,U+61-63', faceOf(codesOf('ABabcd')))).toBe('Aabc');
});

test('every letter and sign of European languages is in one of the files of a font, and only in one', () => {
  const every = Array.from({ length: 0x2000 }, (_, code) => code).filter((code) =>
    /\P{C}/u.test(String.fromCodePoint(code)),
  );
  const face = faceOf([...every, ...codesOf('–—‘’‚“”„•…€\u00ad\u2010\u2011−‹›™†⁄₺₽→')]);
  const files = [COMMON, charactersIn(FURTHER, face), charactersIn(EXTENDED, face)];
  expect(files.flatMap(codesOf).sort((a, b) => a - b)).toEqual([...face.collectUnicodes()].sort((a, b) => a - b));
});

const fonts = [
  ['newsreader', 'newsreader', 'normal'],
  ['newsreader-italic', 'newsreader', 'italic'],
  ['instrument-sans', 'instrument-sans', 'normal'],
] as const;

test.each(fonts)(
  'the committed files of %s are cut that way, and leave out nothing that is packaged',
  async (font, family, style) => {
    const textOf = async (file: string) => charactersIn('U+0-10FFFF', await readFace(file));
    const file = (ending: string) => `src/design/fonts/${font}${ending}.woff2`;
    const [further, extended] = [await textOf(file('-further')), await textOf(file('-extended'))];
    const [latin, others] = [fontSource(family, style), fontSource(family, style, 'latin-ext')];
    const packaged = await textOf(latin);
    expect(await textOf(file(''))).toBe(
      [...COMMON]
        .filter((one) => packaged.includes(one))
        .sort()
        .join(''),
    );
    expect(further).toBe(charactersIn(FURTHER, await readFace(latin)));
    expect(extended).toBe(charactersIn(EXTENDED, await readFace(others)));
    expect(further).toContain('œ');
    expect(extended).toContain('ł');
  },
);
