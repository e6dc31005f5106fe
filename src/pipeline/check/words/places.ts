import { valueAt } from '../../../documents/json.ts';
import { stringsOf } from '../../../documents/strings-of.ts';
import type { Problem } from '../../../findings/finding.ts';
import { meant } from '../../../findings/nearest.ts';
import { words } from '../../../words/words.ts';
import type { Edition } from '../../model/site-model.ts';

const placesIn = (word: unknown): string[] =>
  typeof word === 'string' ? [...word.matchAll(/\{[^{}]*\}/gu)].map(([place]) => place) : [];

/** A word that the site says otherwise has no places but those of the engine's word: nothing would fill in any other. */
export function wordPlaces({ words: own, language }: Edition): Problem[] {
  const given = words[language];
  return stringsOf(own?.value).flatMap(({ text, path }) => {
    if (path[0] === '$schema') return [];
    const word = valueAt(given, path);
    const places = placesIn(word);
    const wrong = placesIn(text).filter((place) => !places.includes(place));
    return wrong.map(
      (place): Problem => ({
        code: 'placeholder-in-word',
        file: own?.file ?? '',
        spot: { at: 'value', path, part: place },
        details: { place, places },
        received: place,
        ...meant(place, places),
      }),
    );
  });
}
