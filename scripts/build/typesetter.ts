import { Buffer, Font, type SvgPathCommand, shape, Variation } from 'harfbuzzjs';
import type { TextStyle, Typesetter } from '../../src/pipeline/output/share/typesetter.ts';
import { readFace } from './font-file.ts';
import { ENGINE_FONTS, type FontFile, OPTICAL_SIZE } from './font-source.ts';

/** Texts whose glyphs are remembered: those that one headline is tried with, in all its sizes, are about fifty. */
const MOST_TEXTS = 500;

/**
 * Sets text with HarfBuzz in the fonts of a site, uncut, so that no character is missing: kerned, at any weight, the same
 * on every machine.
 */
export async function createTypesetter(
  files: Record<TextStyle['family'], FontFile> = ENGINE_FONTS,
): Promise<Typesetter> {
  const faces = { display: await readFace(files.display.file), text: await readFace(files.text.file) };
  const fonts = new Map<string, Typeface>();

  function fontOf({ family, weight }: TextStyle): Typeface {
    const key = `${family} ${weight}`;
    const known = fonts.get(key);
    if (known) return known;
    const font = new Font(faces[family]);
    font.setVariations([new Variation('wght', files[family].weight ?? weight), new Variation('opsz', OPTICAL_SIZE)]);
    const typeface = new Typeface(font);
    fonts.set(key, typeface);
    return typeface;
  }

  /** Glyphs with the place where each starts, in px from the start of the text. */
  function set(text: string, style: TextStyle) {
    const font = fontOf(style);
    const scale = style.size / faces[style.family].upem;
    let x = 0;
    const glyphs = font.shape(text).map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      const glyph = { id: codepoint, x: x + xOffset * scale, y: -yOffset * scale };
      x += xAdvance * scale + (style.tracking ?? 0) * style.size;
      return glyph;
    });
    return { font, scale, glyphs, width: x - (style.tracking ?? 0) * style.size };
  }

  return {
    measure: (text, style) => set(text, style).width,
    outline(text, style, at) {
      const { font, scale, glyphs } = set(text, style);
      return glyphs.map(({ id, x, y }) => placed(font.outlineOf(id), scale, at.x + x, at.y + y)).join('');
    },
  };
}

type Glyphs = ReturnType<Buffer['getGlyphInfosAndPositions']>;

/** A font at one weight. What it has shaped and outlined it remembers: neither depends on the size. */
class Typeface {
  readonly #font: Font;
  readonly #texts = new Map<string, Glyphs>();
  readonly #outlines = new Map<number, readonly SvgPathCommand[]>();

  constructor(font: Font) {
    this.#font = font;
  }

  /** The glyphs of a text, in font units. */
  shape(text: string): Glyphs {
    const known = this.#texts.get(text);
    if (known) return known;
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(this.#font, buffer);
    const glyphs = buffer.getGlyphInfosAndPositions();
    if (this.#texts.size >= MOST_TEXTS) this.#texts.clear();
    this.#texts.set(text, glyphs);
    return glyphs;
  }

  /** The outline of a glyph, in font units, y upwards. */
  outlineOf(glyph: number): readonly SvgPathCommand[] {
    const known = this.#outlines.get(glyph) ?? this.#font.glyphToJson(glyph);
    this.#outlines.set(glyph, known);
    return known;
  }
}

/** An outline as path data in px, y downwards. */
function placed(outline: readonly SvgPathCommand[], scale: number, x: number, y: number): string {
  const rounded = (value: number) => Math.round(value * 100) / 100;
  const at = (value: number, index: number) => rounded(index % 2 === 0 ? x + value * scale : y - value * scale);
  return outline.map(({ type, values }) => type + values.map(at).join(' ')).join('');
}
