import { internalLink } from '../../documents/routes.ts';
import type { Problem } from '../../findings/finding.ts';
import { unpublishedPages } from '../model/publish.ts';
import type { Check } from './check.ts';

/**
 * What visitors see leads only to what they get: no link and no menu entry to a page that is not published on this day.
 * Pages that are not published themselves may link to each other. Of a shared section only its uses count.
 */
export const linksPublished: Check = (site) => {
  const hidden = unpublishedPages(site);
  if (hidden.size === 0) return [];
  const quiet = new Set([
    ...site.pages.filter(({ route }) => hidden.has(route)).map(({ file }) => file),
    ...site.sections.map(({ file }) => file),
  ]);
  return site.documents
    .filter(({ file }) => !quiet.has(file))
    .flatMap(({ file, facts }) =>
      facts.links.flatMap(({ value, path, part }): Problem[] => {
        const route = internalLink(value)?.route ?? '';
        const reason = hidden.get(route);
        if (!reason) return [];
        const spot = { at: 'value', path, part } as const;
        return [{ code: 'link-target-unpublished', file, spot, details: { route, ...reason }, received: value }];
      }),
    );
};
