import type { Problem } from '../../findings/finding.ts';
import type { Check } from '../model/model.ts';
import { textsOfSite } from '../model/texts.ts';

/**
 * Double quotes, a pair or one alone, but not behind a number (17 inches); single ones only as a pair around words, because
 * an apostrophe looks the same.
 */
const STRAIGHT = /(?<![0-9])"([^"]*)"|(?<![0-9])"|(?<![\p{L}\p{N}])'([^' ][^']*)'(?![\p{L}\p{N}])/gu;

/** German quotation marks are „ and “, the inner ones ‚ and ‘. */
export const textsQuotes: Check = (site) =>
  textsOfSite(site).flatMap(({ file, texts }) =>
    texts.flatMap(({ value, lang, path }) => {
      if (lang !== 'de' || !(value.includes('"') || value.includes("'"))) return [];
      return [...value.matchAll(STRAIGHT)].map(({ 0: part, 1: double, 2: single, index }): Problem => {
        const written = double !== undefined ? `„${double}“` : single !== undefined ? `‚${single}‘` : undefined;
        return {
          code: 'text-quotes',
          file,
          spot: { at: 'value', path, part, from: index },
          details: { found: part },
          nearest: written,
          mend: written === undefined ? undefined : { write: written },
        };
      });
    }),
  );
