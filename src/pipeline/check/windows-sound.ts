import { isDay, lastDayOfMonth } from '../../documents/day.ts';
import { isAside } from '../../documents/documents.ts';
import type { Problem } from '../../findings/finding.ts';
import { everyPage } from '../model/site-model.ts';
import type { PageDocument } from '../read/source-document.ts';
import type { Check } from './check.ts';

const PROPERTIES = ['draft', 'publishFrom', 'publishUntil'] as const;

/** A page has a day on which it is published. Home, and pages that replace others, are always published. */
export const windowsSound: Check = (site) => {
  const homes = new Set(site.editions.map(({ home }) => home));
  return everyPage(site).flatMap((page) => {
    const isOrdinary = !homes.has(page.route) && !isAside(page.file);
    return isOrdinary ? [...leapDayProblems(page), ...windowProblems(page)] : alwaysPublishedProblems(page);
  });
};

/** The schema knows months, and not which years have a 29 February. */
function leapDayProblems({ file, head }: PageDocument): Problem[] {
  return (['publishFrom', 'publishUntil'] as const).flatMap((name) => {
    const day = head?.[name];
    if (day === undefined || isDay(day)) return [];
    const spot = { at: 'value', path: [name] } as const;
    return [{ code: 'day-missing', file, spot, details: { name, last: lastDayOfMonth(day) }, received: `"${day}"` }];
  });
}

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
