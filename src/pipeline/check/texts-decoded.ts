import { texts } from '../model/texts.ts';
import { breaches, type Check } from './check.ts';
import { misreadWords } from './language/encoding.ts';

/** No text was read in another encoding than it was written in: „Grün“, not „GrÃ¼n“. */
export const textsDecoded: Check = (site) =>
  breaches(site.unsettled.documents, texts, ({ value }) =>
    misreadWords(value).map(({ found, written, index }) => ({
      code: 'text-encoding',
      part: found,
      from: index,
      details: { found },
      nearest: written,
      fix: { write: written },
    })),
  );
