import { readFileSync } from 'node:fs';
import { Blob, Buffer as Characters, Face, Font, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { decompress } from 'wawoff2';
import { fontSource } from './font-source.ts';
import { withKerningOf } from './font-tables.ts';
import { cutFont } from './fonts.ts';

const source = readFileSync(fontSource('instrument-sans'));
const axes = { wdth: 100, wght: { min: 400, max: 600 } };
const part = { characters: 'AVTo', features: ['kern'] };

function widthOf(face: Face, text: string, weight: number): number {
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  const characters = new Characters();
  characters.addText(text);
  characters.guessSegmentProperties();
  shape(font, characters);
  return characters.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
}

const faceOf = async (woff2: Buffer) => new Face(new Blob(new Uint8Array(await decompress(woff2))));
const kerningOf = (face: Face, [first = '', second = '']: string, weight: number) =>
  widthOf(face, first + second, weight) - widthOf(face, first, weight) - widthOf(face, second, weight);

test('a variable font is kerned at all weights as at its lightest, and otherwise as packaged', async () => {
  const [packaged, cut] = [await faceOf(source), await faceOf(await cutFont(source, part, axes))];
  for (const pair of ['AV', 'To']) {
    expect(kerningOf(packaged, pair, 400)).toBeLessThan(0);
    for (const weight of [400, 500, 600]) expect(kerningOf(cut, pair, weight)).toBe(kerningOf(packaged, pair, 400));
  }
  for (const weight of [400, 500, 600]) expect(widthOf(cut, 'A', weight)).toBe(widthOf(packaged, 'A', weight));
  expect(widthOf(cut, 'A', 600)).toBeGreaterThan(widthOf(cut, 'A', 400));
});

test('is left as it is beside an instance with other characters', async () => {
  const cut = (characters: string, wght: number | { min: number; max: number }) =>
    subsetFont(source, characters, { targetFormat: 'sfnt', variationAxes: { wdth: 100, wght } });
  const variable = await cut('AV', axes.wght);
  expect(withKerningOf(variable, await cut('AVT', 400))).toBe(variable);
  expect(withKerningOf(variable, await cut('AV', 400)).equals(variable)).toBe(false);
});
