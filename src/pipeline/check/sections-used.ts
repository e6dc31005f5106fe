import { everyPage } from '../model/site-model.ts';
import type { Check } from './check.ts';

/** Some page uses every shared section. Silent while a document is not valid: that might be the one. */
export const sectionsUsed: Check = (site) => {
  if (!site.complete) return [];
  const used = new Set(everyPage(site).flatMap((page) => page.uses));
  return site.sections
    .filter(({ name }) => !used.has(name))
    .map(({ name, file }) => ({
      code: 'section-unused' as const,
      file,
      spot: { at: 'file' } as const,
      details: { name },
    }));
};
