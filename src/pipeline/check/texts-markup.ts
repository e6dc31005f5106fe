import type { JsonPath } from '../../documents/json.ts';
import { certainly } from '../../findings/nearest.ts';
import { proseOfSite, texts } from '../model/texts.ts';
import { pointsOf } from '../read/correction/points.ts';
import { breaches, inEachLanguage } from './check.ts';
import { beginsWithPoint, markupIn } from './language/markup.ts';

/** No text has markup that visitors would see as it is typed: HTML, Markdown, names of characters. */
export const textsMarkup = inEachLanguage((site) => [
  ...breaches(proseOfSite(site), texts, ({ value, path }) => (beginsWithPoint(value) ? [pointAt(value, path)] : [])),
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
    site.unsettled.documents,
    ({ misplacedEmphasis }) => misplacedEmphasis,
    ({ value: found }) => {
      const written = found.slice(1, -1);
      return [{ code: 'text-markup', details: { found, kind: 'plain' }, ...certainly(written) }];
    },
  ),
]);

/** A list that was typed as text; where it is an entry of a list, its points become entries. */
function pointAt(text: string, path: JsonPath) {
  const points = pointsOf(text).map((point) => JSON.stringify(point));
  const isCertain = typeof path.at(-1) === 'number' || points.length === 1;
  const fix = isCertain ? { json: points.join(', ') } : undefined;
  return { code: 'text-markup', details: { found: text.slice(0, 1), kind: 'point' }, fix } as const;
}
