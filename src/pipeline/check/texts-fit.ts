import { shownLength, textsOfSite } from '../model/texts.ts';
import type { Check } from './check.ts';

/** Headlines, buttons and menu entries have the length that their places are made for; schemas know the room. */
export const textsFit: Check = (site) =>
  textsOfSite(site).flatMap(({ file, texts }) =>
    texts.flatMap(({ value, room, path }) => {
      if (room === undefined || value.length <= room) return [];
      const length = shownLength(value);
      if (length <= room) return [];
      const details = { name: String(path.findLast((key) => typeof key === 'string')), room, length };
      return [{ code: 'text-long', file, spot: { at: 'value', path }, details } as const];
    }),
  );
