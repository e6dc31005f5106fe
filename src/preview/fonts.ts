import { type Typeface, typefaceRules } from '../design/typefaces.ts';
import type { Theme } from '../documents/theme.ts';

/**
 * The site's own fonts as they lie in its media: nothing is cut or measured for the preview. Where the theme names a weight,
 * the file is declared to have that one alone, so that a variable font is drawn in it.
 */
export function uncutFonts({ fonts }: Theme): string | undefined {
  if (!fonts) return undefined;
  const typefaceOf = ({ kind, file, italic, weight }: typeof fonts.display): Typeface => {
    const face = (src?: string) => src && { files: [{ src }], weights: String(weight ?? '100 900') };
    return { kind, normal: face(file) || undefined, italic: face(italic) || undefined };
  };
  return typefaceRules({ display: typefaceOf(fonts.display), text: typefaceOf(fonts.text) });
}
