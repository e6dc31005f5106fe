import { readFileSync } from 'node:fs';
import { type Face, Font, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { faceOf, widthOf } from './font-file.ts';
import { fontSource } from './font-source.ts';
import { withKerningOf } from './font-tables.ts';
import { cutFont } from './fonts.ts';

const source = readFileSync(fontSource('instrument-sans'));
const axes = { wdth: 100, wght: { min: 400, max: 600 } };
const part = { characters: 'AVTo', features: ['kern'] };

function widthAt(weight: number, face: Face, text: string): number {
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  return widthOf(font, text);
}

const kerningOf = (face: Face, [first = '', second = '']: string, weight: number) =>
  widthAt(weight, face, first + second) - widthAt(weight, face, first) - widthAt(weight, face, second);

test('a variable font is kerned at all weights as at its lightest, and otherwise as packaged', async () => {
  const [packaged, cut] = [await faceOf(source), await faceOf(await cutFont(source, part, axes))];
  for (const pair of ['AV', 'To']) {
    expect(kerningOf(packaged, pair, 400)).toBeLessThan(0);
    for (const weight of [400, 500, 600]) expect(kerningOf(cut, pair, weight)).toBe(kerningOf(packaged, pair, 400));
  }
  for (const weight of [400, 500, 600]) expect(widthAt(weight, cut, 'A')).toBe(widthAt(weight, packaged, 'A'));
  expect(widthAt(600, cut, 'A')).toBeGreaterThan(widthAt(400, cut, 'A'));
});

test('is left as it is beside an instance with other characters', async () => {
  const cut = (characters: string, wght: number | { min: number; max: number }) =>
    subsetFont(source, characters, { targetFormat: 'sfnt', variationAxes: { wdth: 100, wght } });
  const variable = await cut('AV', axes.wght);
  expect(withKerningOf(variable, await cut('AVT', 400))).toBe(variable);
  expect(withKerningOf(variable, await cut('AV', 400)).equals(variable)).toBe(false);
});
