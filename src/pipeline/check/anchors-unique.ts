import { breaches, type Check } from './check.ts';

/** No anchor is twice on a page (HTML: ids are unique). */
export const anchorsUnique: Check = (site) =>
  site.documents.flatMap((document) => {
    const seen = new Set<string>();
    return breaches(
      [document],
      ({ anchors }) => anchors,
      ({ value }) => {
        if (seen.has(value)) return [{ code: 'anchor-duplicate', details: { anchor: value } }];
        seen.add(value);
        return [];
      },
    );
  });
