import { join } from 'node:path';
import { packageFolder } from '../cli/process.ts';

/** A font that text is set in, and the weight of all of it where its site names one. */
export interface FontFile {
  file: string;
  weight?: number | undefined;
}

/** Newsreader has drawings for sizes; ours are headlines. */
export const OPTICAL_SIZE = 72;

/** The packaged font of a family, with all its axes: its Latin characters, or the letters of other languages. */
export const fontSource = (
  family: string,
  style: 'normal' | 'italic' = 'normal',
  characters: 'latin' | 'latin-ext' = 'latin',
) => join(packageFolder(`@fontsource-variable/${family}`), `files/${family}-${characters}-standard-${style}.woff2`);

/** The fonts of sites that have none of their own, as packaged. */
export const ENGINE_FONTS = {
  display: { file: fontSource('newsreader') },
  text: { file: fontSource('instrument-sans') },
};
