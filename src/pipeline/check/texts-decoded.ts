import { nameAt } from '../../documents/json.ts';
import { texts } from '../model/texts.ts';
import { codePointOf, kindOfStray } from '../read/correction/characters.ts';
import { breaches, type Check } from './check.ts';
import { misreadWords } from './language/encoding.ts';
import { isInvisible } from './language/invisible.ts';
import { lostWords, strayCharacters } from './language/strays.ts';

/**
 * No text was read in another encoding than it was written in: „Grün“, not „GrÃ¼n“. None has lost a character on its way, nor
 * brought one that belongs to another program.
 */
export const textsDecoded: Check = (site) =>
  breaches(site.unsettled.documents, texts, ({ value, path }) => [
    ...misreadWords(value).map(({ found, written, index }) => ({
      code: 'text-encoding' as const,
      part: found,
      from: index,
      details: { found },
      nearest: written,
      fix: { write: written },
    })),
    ...lostWords(value).map(({ found, index }) => ({
      code: 'text-lost' as const,
      part: found,
      from: index,
      details: { found },
    })),
    ...(isInvisible(value) ? [] : strayCharacters(value)).map(({ found, index, isSeen }) => ({
      code: 'text-character' as const,
      part: found,
      from: index,
      details: {
        name: nameAt(path),
        kind: isSeen ? kindOfStray(found) : ('unseen' as const),
        codePoint: codePointOf(found),
        found,
      },
      fix: isSeen ? undefined : { write: '' },
    })),
  ]);
