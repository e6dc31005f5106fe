import type { Problem } from '../../findings/finding.ts';
import { certainly, meant } from '../../findings/nearest.ts';
import { translationsOf } from '../../findings/synonyms.ts';
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
      const { nearest, fix } = own.includes(`with.${bare}`) ? certainly(`with.${bare}`) : placeholderMeant(bare, names);
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

/**
 * The reference that an unknown one means: the only one of the same root that ends in the same word or in its translation,
 * else one that is alike among those beside it. What all of them begin with makes none of them alike.
 */
function placeholderMeant(bare: string, names: readonly string[]) {
  if (names.includes(bare)) return certainly(bare);
  const lastPart = (name: string) => name.slice(name.lastIndexOf('.') + 1);
  const word = lastPart(bare);
  const root = bare.slice(0, bare.indexOf('.') + 1);
  const kin = names.filter((name) => name.startsWith(root));
  const ends = kin.map(lastPart);
  const end = ends.includes(word) ? word : translationsOf(word, ends)[0];
  const [only, ...others] = kin.filter((name) => lastPart(name) === end);
  if (only !== undefined && others.length === 0) return { nearest: only, fix: undefined };
  const beside = bare.slice(0, -word.length);
  const near = names.filter((name) => name === `${beside}${lastPart(name)}`);
  if (near.length === 0) return meant(bare, names);
  const { nearest, fix } = meant(word, near.map(lastPart));
  return { nearest: nearest && `${beside}${nearest}`, fix: fix && { write: `${beside}${fix.write}` } };
}
