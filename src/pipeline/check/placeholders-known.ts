import type { Problem } from '../../findings/finding.ts';
import { certainly, meant } from '../../findings/nearest.ts';
import { FORM_PLACEHOLDERS, placeholderNames } from '../model/placeholders.ts';
import type { Edition } from '../model/site-model.ts';
import { sectionOf } from '../read/sections/section.ts';
import { breaches, inEachLanguage } from './check.ts';
import { wordPlaces } from './words/places.ts';

/**
 * Every `{site.…}` reference has a value; braces mean nothing else but `{form.…}` on the pages made of forms, `{with.…}`
 * in a shared section, and the places of words that the site says otherwise.
 */
export const placeholdersKnown = inEachLanguage((site) => [...references(site), ...wordPlaces(site)]);

function references(site: Edition): Problem[] {
  const document = site.settings?.value;
  if (!document) return [];
  const everywhere = placeholderNames(document);
  const ofForms = [site.formPage?.file, site.thankYou?.file];
  const parameters = new Map(
    site.sections.map(({ file, written }) => [
      file,
      sectionOf('', file, written).parameters.map(({ name }) => `with.${name}`),
    ]),
  );
  return breaches(
    site.unsettled.documents,
    ({ placeholders }) => placeholders,
    ({ value }, file) => {
      const own = ofForms.includes(file) ? FORM_PLACEHOLDERS : (parameters.get(file) ?? []);
      const names = [...everywhere, ...own];
      if (names.some((name) => value === `{${name}}`)) return [];
      const bare = value.replace(/[{}]/gu, '');
      const { nearest, fix } = own.includes(`with.${bare}`) ? certainly(`with.${bare}`) : meant(bare, names);
      return [
        {
          code: 'placeholder-unknown',
          part: value,
          details: { placeholder: value },
          nearest: nearest && `{${nearest}}`,
          fix: fix && { write: `{${fix.write}}` },
          received: value,
        },
      ];
    },
  );
}
