import { textsOfSite } from '../model/texts.ts';
import type { Check } from './check.ts';
import { fillerIn } from './language/filler.ts';

/** No filler is published. */
export const textsFinished: Check = (site) =>
  textsOfSite(site).flatMap(({ file, texts }) =>
    texts.flatMap(({ value, path }) => {
      const filler = fillerIn(value);
      if (!filler) return [];
      const { found, index } = filler;
      const spot = { at: 'value', path, part: found, from: index } as const;
      return [{ code: 'text-unfinished', file, spot, details: { found } } as const];
    }),
  );
