import { proseOfSite, texts } from '../model/texts.ts';
import { breaches, inEachLanguage } from './check.ts';
import { fillerIn } from './language/filler.ts';

/** No filler is published. */
export const textsFinished = inEachLanguage((site) =>
  breaches(proseOfSite(site), texts, ({ value }) => {
    const { found, index } = fillerIn(value) ?? {};
    if (found === undefined || index === undefined) return [];
    return [{ code: 'text-unfinished', part: found, from: index, details: { found } }];
  }),
);
