import { textsOfSite } from '../model/texts.ts';
import type { Check } from './check.ts';
import { englishIn } from './language/english.ts';

/** What is not marked as English is German (WCAG 3.1.2: screen readers change their voice by `lang`). */
export const textsGerman: Check = (site) =>
  textsOfSite(site).flatMap(({ file, texts }) =>
    texts.flatMap(({ value, lang, path }) => {
      const found = lang === 'de' ? englishIn(value) : undefined;
      if (found === undefined) return [];
      const spot = { at: 'value', path, part: found === value ? undefined : found } as const;
      return [{ code: 'text-english', file, spot, details: { found } } as const];
    }),
  );
