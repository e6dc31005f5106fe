import { mediaKind } from '../../fields/media.ts';
import { breaches, type Check } from './check.ts';

/** Alternative texts describe the motif (WCAG 1.1.1): no file names, no "Bild von …". An empty text means decoration. */
export const picturesDescribed: Check = (site) =>
  breaches(
    site.unsettled.documents,
    ({ pictures }) => pictures,
    ({ value: { alt }, path }) => {
      if (typeof alt !== 'string' || alt === '' || describes(alt)) return [];
      return [{ code: 'alt-not-helpful', path: [...path, 'alt'], details: { alt }, received: alt }];
    },
  );

const EMPTY_PHRASE = /^(?:bild|foto|grafik|abbildung|image|picture|photo)\b/iu;

/** `bühne.jpg`, and what cameras and phones call their pictures: `IMG_4711`, `DSC01234`, `20260131_184502`. */
const isFileName = (alt: string) =>
  (/^\S+$/u.test(alt) && mediaKind(alt) !== undefined) || /^\p{L}{0,8}[_-]?\d{3,}[\w-]*$/u.test(alt.trim());

function describes(alt: string): boolean {
  return alt.trim().length >= 4 && !isFileName(alt) && !EMPTY_PHRASE.test(alt);
}
