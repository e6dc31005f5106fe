import type { Check } from '../model/model.ts';

/** Alternative texts tell the motif (WCAG 1.1.1): no file names, no "Bild von …". An empty text says: decoration. */
export const picturesDescribed: Check = (site) =>
  site.documents.flatMap((document) =>
    document.facts.pictures.flatMap(({ value: { alt }, path }) => {
      if (typeof alt !== 'string' || alt === '' || describes(alt)) return [];
      const spot = { at: 'value', path: [...path, 'alt'] } as const;
      return [{ code: 'alt-not-helpful', file: document.file, spot, details: { alt }, received: alt } as const];
    }),
  );

const FILE_NAME = /^\S+\.(?:webp|jpe?g|png|avif|svg)$/iu;
const EMPTY_PHRASE = /^(?:bild|foto|grafik|abbildung|image|picture|photo)\b/iu;

function describes(alt: string): boolean {
  return alt.trim().length >= 4 && !FILE_NAME.test(alt) && !EMPTY_PHRASE.test(alt);
}
