import { mediaKind } from '../../fields/media.ts';
import { breaches, type Check } from './check.ts';

/** Alternative texts describe the motif (WCAG 1.1.1): no file names, no "Bild von …". An empty text means decoration. */
export const picturesDescribed: Check = (site) =>
  breaches(
    site.documents,
    ({ pictures }) => pictures,
    ({ value: { alt }, path }) => {
      if (typeof alt !== 'string' || alt === '' || describes(alt)) return [];
      return [{ code: 'alt-not-helpful', path: [...path, 'alt'], details: { alt }, received: alt }];
    },
  );

const EMPTY_PHRASE = /^(?:bild|foto|grafik|abbildung|image|picture|photo)\b/iu;

const isFileName = (alt: string) => /^\S+$/u.test(alt) && mediaKind(alt) !== undefined;

function describes(alt: string): boolean {
  return alt.trim().length >= 4 && !isFileName(alt) && !EMPTY_PHRASE.test(alt);
}
