import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { compress } from 'wawoff2';
import { EXTENDED, FURTHER } from '../../src/design/font-range.ts';
import { copyFile, writeFile } from '../../src/files/write.ts';
import { packageFolder } from '../cli/process.ts';
import { readFace } from './font-file.ts';
import { fontSource, OPTICAL_SIZE } from './font-source.ts';
import { withKerningOf } from './font-tables.ts';

const characters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

/**
 * What German and English pages are set in: Basic Latin, umlauts, and the punctuation that good setting needs. With the soft
 * hyphen and what browsers draw for it, so that no word that is broken makes them load a further file.
 */
export const COMMON = `${characters(0x20, 0x7e)}\u00a0\u00ad\u2010\u2011§©ÄÖÜßäéöü–—‘’‚“”„•…€`;

/** What browsers do with Latin by themselves, and the figures that styles ask for; small capitals and alternate forms are cut. */
const FEATURES = [
  'calt',
  'ccmp',
  'clig',
  'kern',
  'liga',
  'lnum',
  'locl',
  'mark',
  'mkmk',
  'pnum',
  'rclt',
  'rlig',
  'rvrn',
  'tnum',
];

export type Axes = Record<string, number | { min: number; max: number }>;

/** A file that a font becomes: some of its characters, all of which are in the `unicode-range` if it has one. */
export interface FontPart {
  range?: string;
  characters: string;
  /** undefined: all of the font's, because other alphabets need features of their own */
  features?: string[];
}

/** The files that every font becomes, as far as it has their characters. */
export const PARTS = {
  common: (): FontPart => ({ characters: COMMON, features: FEATURES }),
  further: (face: Characters): FontPart => ({
    range: FURTHER,
    characters: charactersIn(FURTHER, face),
    features: FEATURES,
  }),
  extended: (face: Characters): FontPart => ({ range: EXTENDED, characters: charactersIn(EXTENDED, face) }),
};

type Characters = Pick<Face, 'collectUnicodes'>;

/** Those of a font that are in a CSS `unicode-range`. */
export function charactersIn(range: string, face: Characters): string {
  const spans = [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gu)].map(([, from = '', to = from]) => ({
    from: Number.parseInt(from, 16),
    to: Number.parseInt(to, 16),
  }));
  const isIn = (code: number) => spans.some(({ from, to }) => from <= code && code <= to);
  return [...face.collectUnicodes()]
    .filter(isIn)
    .map((code) => String.fromCodePoint(code))
    .join('');
}

/** One of them as WOFF2, kerned at all weights as at the lightest, which is what most is set in. */
export async function cutFont(content: Buffer, { characters, features }: FontPart, axes: Axes): Promise<Buffer> {
  const cut = (variationAxes: Axes) =>
    subsetFont(content, characters, {
      targetFormat: 'sfnt',
      variationAxes,
      ...(features && { keepFeatures: features }),
    });
  const font = await cut(axes);
  const { wght } = axes;
  const kerned = typeof wght === 'object' ? withKerningOf(font, await cut({ ...axes, wght: wght.min })) : font;
  return Buffer.from(await compress(kerned));
}

const FONTS = {
  newsreader: { family: 'newsreader', style: 'normal', axes: { opsz: OPTICAL_SIZE, wght: { min: 200, max: 400 } } },
  'newsreader-italic': { family: 'newsreader', style: 'italic', axes: { opsz: OPTICAL_SIZE, wght: 250 } },
  'instrument-sans': { family: 'instrument-sans', style: 'normal', axes: { wdth: 100, wght: { min: 400, max: 600 } } },
} as const;

/** Writes the fonts and their licences into a folder. Returns a line for each: its name, its size before and after. */
export async function makeFonts(folder: string): Promise<string[]> {
  const lines: string[] = [];
  for (const [name, { family, style, axes }] of Object.entries(FONTS)) {
    for (const [ending, partOf] of Object.entries(PARTS)) {
      const source = fontSource(family, style, ending === 'extended' ? 'latin-ext' : 'latin');
      const content = readFileSync(source);
      const cut = await cutFont(content, partOf(await readFace(source)), axes);
      const file = ending === 'common' ? `${name}.woff2` : `${name}-${ending}.woff2`;
      writeFile(join(folder, file), cut);
      lines.push(`${file}  ${content.length} → ${cut.length} B`);
    }
  }
  for (const family of ['newsreader', 'instrument-sans']) {
    copyFile(join(packageFolder(`@fontsource-variable/${family}`), 'LICENSE'), join(folder, `${family}.LICENSE.txt`));
  }
  return lines;
}
