import { placeholderNames, placeholderValue } from '../../model/placeholders.ts';
import type { Edition } from '../../model/site-model.ts';
import { breaches, inEachLanguage } from '../check.ts';

/** Links are only in texts that hold links, and nothing that is filled into a text can become one. */
export const linksPlaced = inEachLanguage((site) => [
  ...breaches(
    site.unsettled.documents.filter((document) => document !== site.settings),
    ({ misplacedLinks }) => misplacedLinks,
    ({ value }) => [{ code: 'link-misplaced', details: { href: value }, received: value }],
  ),
  ...breaches(
    site.settings ? [site.settings] : [],
    () => bracketed(site),
    ({ value }) => [{ code: 'bracket-in-site', details: {}, received: value }],
  ),
]);

/** The settings with a square bracket that a text may refer to. */
function bracketed({ settings }: Edition) {
  const value = settings?.value;
  if (!value) return [];
  return placeholderNames(value).flatMap((name) => {
    const text = placeholderValue(value, name) ?? '';
    return /[[\]]/u.test(text) ? [{ value: text, path: name.split('.').slice(1) }] : [];
  });
}
