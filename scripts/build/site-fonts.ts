import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Font, type Face as FontFace, Variation } from 'harfbuzzjs';
import { type Face, type FontKind, type Typeface, typefaceRules } from '../../src/design/typefaces.ts';
import { mediaName } from '../../src/documents/media.ts';
import type { Theme } from '../../src/documents/theme.ts';
import { decoding } from './drawing.ts';
import { readFace, widthOf, within } from './font-file.ts';
import { OPTICAL_SIZE } from './font-source.ts';
import { type Axes, cutFont, type FontPart, PARTS } from './fonts.ts';
import { shortHash } from './hashes.ts';
import type { Output } from './output.ts';
import type { Store } from './store.ts';

/** A site's own fonts as its documents refer to them. */
export interface SiteFonts {
  /** see `typefaceRules` */
  rules: string;
  /** files of what most of its texts are set in */
  preloaded: string[];
}

type Role = keyof NonNullable<Theme['fonts']>;

/** The weights that styles ask for, and the size that a font with drawings for sizes is cut for. */
const USES = {
  display: { weights: [200, 400], optical: OPTICAL_SIZE },
  text: { weights: [400, 600], optical: 16 },
} as const;

/**
 * Cuts the fonts of a site as `fonts.ts` cuts the engine's, and writes them; undefined where it names none.
 *
 * @param media folder of the media files that authors name `/media/…`
 */
export async function makeSiteFonts(
  { fonts }: Theme,
  media: string,
  store: Store,
  output: Output,
): Promise<SiteFonts | undefined> {
  if (!fonts) return undefined;
  const made = async (role: Role): Promise<Typeface> => {
    const { kind, file, italic, weight } = fonts[role];
    if (file === undefined) return { kind };
    const cut = (path: string) => cutFace(join(media, mediaName(path)), { role, weight }, store, output);
    const normal = await cut(file);
    return {
      kind,
      normal: normal.face,
      italic: italic === undefined ? undefined : (await cut(italic)).face,
      fallback: fallbackOf(normal, kind),
    };
  };
  const typefaces = { display: await made('display'), text: await made('text') };
  const preloaded = [typefaces.display, typefaces.text].flatMap(({ normal }) => normal?.files[0]?.src ?? []);
  return { rules: typefaceRules(typefaces), preloaded };
}

interface Cut {
  face: Face;
  source: FontFace;
  /** of what the font is measured at, where it is variable */
  variations: Variation[];
}

/** The files of a font, as every font has them. */
async function cutFace(
  file: string,
  { role, weight }: { role: Role; weight: number | undefined },
  store: Store,
  output: Output,
): Promise<Cut> {
  const source = await decoding(file, () => readFace(file));
  const { axes, weights } = instanceOf(source, role, weight);
  const content = readFileSync(file);
  const write = async (part: FontPart) => {
    const parts = ['font', content, JSON.stringify([axes, part])];
    const cut = await store.get(parts, () => decoding(file, () => cutFont(content, part, axes)));
    const path = `assets/${role}-${shortHash(cut)}.woff2`;
    output.put(path, cut);
    return { src: `/${path}`, range: part.range };
  };
  const face: Face = { files: [], weights };
  for (const partOf of Object.values(PARTS)) {
    const part = partOf(source);
    if (part.characters !== '') face.files.push(await write(part));
  }
  const variations = Object.entries(axes).map(
    ([tag, value]) => new Variation(tag, typeof value === 'number' ? value : value.min),
  );
  return { face, source, variations };
}

/** How a variable font is cut: the weights that are asked for, one drawing for sizes, all else as it is by default. */
function instanceOf(source: FontFace, role: Role, weight: number | undefined): { axes: Axes; weights: string } {
  const { weights, optical } = USES[role];
  const { wght, opsz, ...others } = source.getAxisInfos();
  const axes: Axes = Object.fromEntries(Object.values(others).map((axis) => [axis.tag, axis.default]));
  if (opsz) axes.opsz = within(opsz, optical);
  // A font of one weight is the one for all: a browser must not thicken it.
  if (!wght) return { axes, weights: '1 1000' };
  if (weight !== undefined) return { axes: { ...axes, wght: within(wght, weight) }, weights: '1 1000' };
  const [min, max] = [within(wght, weights[0]), within(wght, weights[1])];
  return {
    axes: { ...axes, wght: min === max ? min : { min, max } },
    weights: min === max ? '1 1000' : `${min} ${max}`,
  };
}

/** English and German words, with every letter at least once. */
const SAMPLE =
  'The quick brown fox jumps over the lazy dog. In the evening we bake what is on the shelves in the morning. Franz jagt im komplett verwahrlosten Taxi quer durch Bayern.';

/** How wide a character of the sample runs in the systems' fonts, in em; measured in those with the widths of Arial and Times. */
const SYSTEM_WIDTHS: Record<FontKind, number> = {
  serif: 0.4114,
  'sans-serif': 0.4496,
  monospace: 0.6001,
  rounded: 0.4496,
};

/** What makes a system's font take the room of this one. */
function fallbackOf({ source, variations }: Cut, kind: FontKind): Typeface['fallback'] {
  const font = new Font(source);
  font.setVariations(variations);
  const { ascender, descender } = font.hExtents();
  const width = widthOf(font, SAMPLE) / source.upem / SAMPLE.length / SYSTEM_WIDTHS[kind];
  return { width, ascent: ascender / source.upem, descent: -descender / source.upem };
}
