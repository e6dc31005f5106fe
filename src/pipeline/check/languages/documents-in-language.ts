import { fileIn, withoutLanguage } from '../../../documents/languages.ts';
import { routeOf } from '../../../documents/routes.ts';
import { stringsOf } from '../../../documents/strings-of.ts';
import type { Problem } from '../../../findings/finding.ts';
import type { Language } from '../../../words/language.ts';
import { proseOfSite, texts } from '../../model/texts.ts';
import type { Check } from '../check.ts';
import { isEnglish } from '../language/english.ts';
import { germanIn } from '../language/german.ts';

const isIn: Readonly<Record<Language, (text: string) => boolean>> = { de: germanIn, en: isEnglish };
const otherThan: Readonly<Record<Language, Language>> = { de: 'en', en: 'de' };

/** Fewer sentences than these are told one by one. */
const FEWEST = 5;
/** Of a document that is being translated, some texts are in its language already. */
const MARGIN = 4;

/** A page or form is in the language whose folder it lies in; what is marked as being in one is no sign. */
export const documentsInLanguage: Check = (site) =>
  site.editions.flatMap((edition) => {
    const { language } = edition;
    const other = otherThan[language];
    const [first, ...further] = site.editions.map((each) => each.language);
    return proseOfSite(edition).flatMap((document): Problem[] => {
      const { file } = document;
      const foreign = texts(document.facts).filter(
        ({ lang, value }) => lang === undefined && isIn[other](value),
      ).length;
      if (foreign < FEWEST) return [];
      // Asked for here alone: pages that are known again are read for it.
      const own = stringsOf(document.written).filter(({ text }) => isIn[language](text)).length;
      if (foreign <= own * MARGIN) return [];
      const folder = further.find((each) => each === other);
      const place = folder || first === other ? fileIn(folder, withoutLanguage(file)) : undefined;
      const isTaken =
        place !== undefined &&
        (site.routes.has(routeOf(place) ?? '') || site.documents.some((each) => each.file === place));
      const details = { language: other, place, isTaken };
      return [{ code: 'document-language', file, spot: { at: 'file' }, details }];
    });
  });
