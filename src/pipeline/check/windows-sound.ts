import { isAside } from '../../documents/documents.ts';
import type { Problem } from '../../findings/finding.ts';
import { everyPage } from '../model/site-model.ts';
import type { PageDocument } from '../read/source-document.ts';
import type { Check } from './check.ts';

const PROPERTIES = ['draft', 'publishFrom', 'publishUntil'] as const;

/** A page has a day on which it is published. Home, and pages that replace others, are always published. */
export const windowsSound: Check = (site) =>
  everyPage(site).flatMap((page) => {
    const isOrdinary = page.route !== '/' && !isAside(page.file);
    return isOrdinary ? windowProblems(page) : alwaysPublishedProblems(page);
  });

function windowProblems({ file, head }: PageDocument): Problem[] {
  const { publishFrom: from, publishUntil: until } = head ?? {};
  if (from === undefined || until === undefined || from <= until) return [];
  const spot = { at: 'value', path: ['publishUntil'] } as const;
  return [{ code: 'publish-window', file, spot, details: { from, until } }];
}

function alwaysPublishedProblems({ file, head }: PageDocument): Problem[] {
  return PROPERTIES.filter((name) => head?.[name]).map((name) => ({
    code: 'page-always',
    file,
    spot: { at: 'key', path: [name] },
    details: { name },
  }));
}
