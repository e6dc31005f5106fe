import { shownLength, textsOfSite } from '../model/texts.ts';
import type { Check } from './check.ts';

/** Headlines, buttons and menu entries have the length that their places are made for; schemas recommend it. */
export const textsFit: Check = (site) =>
  textsOfSite(site).flatMap(({ file, texts }) =>
    texts.flatMap(({ value, recommended, path }) => {
      if (recommended === undefined || value.length <= recommended) return [];
      const length = shownLength(value);
      if (length <= recommended) return [];
      const details = { name: String(path.findLast((key) => typeof key === 'string')), recommended, length };
      return [{ code: 'text-long', file, spot: { at: 'value', path }, details } as const];
    }),
  );
