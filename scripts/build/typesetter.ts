import { Buffer, Font, shape, Variation } from 'harfbuzzjs';
import type { TextStyle, Typesetter } from '../../src/pipeline/output/share/typesetter.ts';
import { readFace } from './font-file.ts';
import { ENGINE_FONTS, type FontFile, OPTICAL_SIZE } from './font-source.ts';

/**
 * Sets text with HarfBuzz in the fonts of a site, uncut, so that no character is missing: kerned, at any weight, the same
 * on every machine.
 */
export async function createTypesetter(
  files: Record<TextStyle['family'], FontFile> = ENGINE_FONTS,
): Promise<Typesetter> {
  const faces = { display: await readFace(files.display.file), text: await readFace(files.text.file) };
  const fonts = new Map<string, Font>();

  function fontOf({ family, weight }: TextStyle): Font {
    const key = `${family} ${weight}`;
    const known = fonts.get(key);
    if (known) return known;
    const font = new Font(faces[family]);
    font.setVariations([new Variation('wght', files[family].weight ?? weight), new Variation('opsz', OPTICAL_SIZE)]);
    fonts.set(key, font);
    return font;
  }

  /** Glyphs with the place where each starts, in px from the start of the text. */
  function set(text: string, style: TextStyle) {
    const font = fontOf(style);
    const scale = style.size / faces[style.family].upem;
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    let x = 0;
    const glyphs = buffer.getGlyphInfos().map(({ codepoint }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
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
      return glyphs.map(({ id, x, y }) => placed(font.glyphToPath(id), scale, at.x + x, at.y + y)).join('');
    },
  };
}

/** Path data in font units, y upwards, to px, y downwards. */
function placed(path: string, scale: number, x: number, y: number): string {
  let isX = false;
  return path.replaceAll(/[A-Z]|-?\d+(?:\.\d+)?/gu, (token) => {
    if (/[A-Z]/u.test(token)) {
      isX = true;
      return token;
    }
    const value = isX ? x + Number(token) * scale : y - Number(token) * scale;
    isX = !isX;
    return String(Math.round(value * 100) / 100);
  });
}
