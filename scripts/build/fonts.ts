import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { FURTHER } from '../../src/design/font-range.ts';
import { copyFile, writeFile } from '../../src/files/write.ts';
import { packageFolder } from '../cli/process.ts';

const characters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

/** What German and English pages are set in: Basic Latin, umlauts, and the punctuation that good setting needs. */
export const COMMON = `${characters(0x20, 0x7e)}\u00a0§©«°·»×ÄÖÜßäéöü–—‘’‚“”„•…‹›€−`;

/** The characters of a CSS `unicode-range`. */
export const charactersOf = (range: string) =>
  [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gu)]
    .map(([, from = '', to = from]) => characters(Number.parseInt(from, 16), Number.parseInt(to, 16)))
    .join('');

/** Newsreader has drawings for sizes; ours are headlines. */
export const OPTICAL_SIZE = 72;

/** The packaged font of a family, with all its Latin characters and axes. */
export const fontSource = (family: string, style: 'normal' | 'italic' = 'normal') =>
  join(packageFolder(`@fontsource-variable/${family}`), `files/${family}-latin-standard-${style}.woff2`);

const FONTS = {
  newsreader: { from: fontSource('newsreader'), axes: { opsz: OPTICAL_SIZE, wght: { min: 200, max: 400 } } },
  'newsreader-italic': { from: fontSource('newsreader', 'italic'), axes: { opsz: OPTICAL_SIZE, wght: 250 } },
  'instrument-sans': { from: fontSource('instrument-sans'), axes: { wdth: 100, wght: { min: 400, max: 600 } } },
};

/** Writes the fonts and their licences into a folder. Returns a line for each: its name, its size before and after. */
export async function makeFonts(folder: string): Promise<string[]> {
  const lines: string[] = [];
  for (const [to, { from, axes }] of Object.entries(FONTS)) {
    const source = readFileSync(from);
    for (const [name, characters] of [
      [`${to}.woff2`, COMMON],
      [`${to}-further.woff2`, charactersOf(FURTHER)],
    ] as const) {
      const subset = await subsetFont(source, characters, { targetFormat: 'woff2', variationAxes: axes });
      writeFile(join(folder, name), subset);
      lines.push(`${name}  ${source.length} → ${subset.length} B`);
    }
  }
  for (const family of ['newsreader', 'instrument-sans']) {
    copyFile(join(packageFolder(`@fontsource-variable/${family}`), 'LICENSE'), join(folder, `${family}.LICENSE.txt`));
  }
  return lines;
}
