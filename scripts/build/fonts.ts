import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { copyFile, writeFile } from '../../src/files/write.ts';

/** Characters of German and English pages: Basic Latin, Latin-1, and the punctuation that good German setting needs. */
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
const CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’‚“”„†•…‰‹›€™−\u2009\u202f\u2011`;

interface Source {
  from: string;
  to: string;
  axes: Record<string, number | { min: number; max: number }>;
}

const SOURCES: Source[] = [
  {
    from: 'newsreader/files/newsreader-latin-standard-normal',
    to: 'newsreader',
    axes: { opsz: 72, wght: { min: 200, max: 400 } },
  },
  {
    from: 'newsreader/files/newsreader-latin-standard-italic',
    to: 'newsreader-italic',
    axes: { opsz: 72, wght: { min: 300, max: 400 } },
  },
  {
    from: 'instrument-sans/files/instrument-sans-latin-standard-normal',
    to: 'instrument-sans',
    axes: { wdth: { min: 85, max: 100 }, wght: { min: 400, max: 600 } },
  },
];

/** Writes the fonts and their licences into a folder. Returns a line for each: its name, its size before and after. */
export async function makeFonts(folder: string): Promise<string[]> {
  const lines: string[] = [];
  for (const { from, to, axes } of SOURCES) {
    const source = readFileSync(`node_modules/@fontsource-variable/${from}.woff2`);
    const subset = await subsetFont(source, CHARACTERS, { targetFormat: 'woff2', variationAxes: axes });
    writeFile(join(folder, `${to}.woff2`), subset);
    lines.push(`${to}.woff2  ${source.length} → ${subset.length} B`);
  }
  for (const family of ['newsreader', 'instrument-sans']) {
    copyFile(`node_modules/@fontsource-variable/${family}/LICENSE`, join(folder, `${family}.LICENSE.txt`));
  }
  return lines;
}
