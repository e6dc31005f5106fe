import { DATA_ELEMENT } from '../../app/data-element.ts';
import { breaches, type Check } from './check.ts';

/** The ids of every page's own elements, beside that of its main landmark: its root, its data. */
const PAGE_IDS = ['root', DATA_ELEMENT];

/** No anchor is twice on a page (HTML: ids are unique), or the id of what every page has. */
export const anchorsUnique: Check = (site) =>
  site.unsettled.documents.flatMap((document) => {
    const seen = new Set<string>();
    const main = site.settings?.value?.addresses.main;
    return breaches(
      [document],
      ({ anchors }) => anchors,
      ({ value }) => {
        if (value === main || PAGE_IDS.includes(value))
          return [{ code: 'anchor-reserved', details: { anchor: value } }];
        if (seen.has(value)) return [{ code: 'anchor-duplicate', details: { anchor: value } }];
        seen.add(value);
        return [];
      },
    );
  });
