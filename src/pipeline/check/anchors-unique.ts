import type { Check } from './check.ts';

/** No anchor is twice on a page (HTML: ids are unique). */
export const anchorsUnique: Check = (site) =>
  site.documents.flatMap((document) => {
    const seen = new Set<string>();
    return document.facts.anchors.flatMap(({ value, path }) => {
      if (!seen.has(value)) {
        seen.add(value);
        return [];
      }
      return [
        {
          code: 'anchor-duplicate',
          file: document.file,
          spot: { at: 'value', path },
          details: { anchor: value },
        } as const,
      ];
    });
  });
