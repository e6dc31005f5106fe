import { proseOfSite, shownLength, texts } from '../model/texts.ts';
import { breaches, inEachLanguage } from './check.ts';

/** Headlines, buttons and menu entries have the length that their places are made for; schemas recommend it. */
export const textsFit = inEachLanguage((site) =>
  breaches(proseOfSite(site), texts, ({ value, recommended, path }) => {
    if (recommended === undefined || value.length <= recommended) return [];
    const length = shownLength(value);
    const name = String(path.findLast((key) => typeof key === 'string'));
    return length > recommended ? [{ code: 'text-long', details: { name, limit: recommended, length } }] : [];
  }),
);
