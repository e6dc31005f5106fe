import { proseOfSite, texts } from '../model/texts.ts';
import { breaches, inEachLanguage } from './check.ts';
import { markupIn } from './language/markup.ts';

/** No text has markup that visitors would see as it is typed: HTML, Markdown, names of characters. */
export const textsMarkup = inEachLanguage((site) => [
  ...breaches([...proseOfSite(site), ...[site.settings ?? []].flat()], texts, ({ value }) =>
    markupIn(value).map(({ found, index, kind, written }) => ({
      code: 'text-markup',
      part: found,
      from: index,
      details: { found, kind },
      nearest: written,
      fix: kind === 'character' && written !== undefined ? { write: written } : undefined,
    })),
  ),
  ...breaches(
    site.documents,
    ({ misplacedEmphasis }) => misplacedEmphasis,
    ({ value: found }) => {
      const written = found.slice(1, -1);
      return [{ code: 'text-markup', details: { found, kind: 'plain' }, nearest: written, fix: { write: written } }];
    },
  ),
]);
