import type { Problem } from '../../findings/finding.ts';
import type { PageDocument } from '../read/source-document.ts';
import type { Check } from './check.ts';

/** A page starts with its one h1 and skips no heading level (WCAG 1.3.1, 2.4.6). */
export const headingsInOrder: Check = (site) => site.unsettled.pages.flatMap(headingProblems);

function headingProblems({ file, facts, isValid }: PageDocument): Problem[] {
  if (!isValid) return [];
  const [first] = facts.headings;
  if (first?.level !== 1 || first.path[1] !== 0) {
    return [
      { code: 'heading-first', file, spot: { at: 'value', path: ['blocks', 0] }, details: {}, fix: toFront(facts) },
    ];
  }
  let before = 1;
  return facts.headings.slice(1).flatMap(({ level, path }): Problem[] => {
    const last = before;
    before = level;
    const spot = { at: 'value', path } as const;
    if (level === 1) return [{ code: 'heading-second', file, spot, details: {} }];
    if (level > last + 1) return [{ code: 'heading-skipped', file, spot, details: { level, before: last } }];
    return [];
  });
}

/** A page whose only main heading is further down: its block belongs first. */
function toFront({ headings }: PageDocument['facts']): Problem['fix'] {
  const [main, ...others] = headings.filter(({ level }) => level === 1);
  return main && others.length === 0 && main.path[1] !== 0 ? { moveToFront: main.path.slice(0, 2) } : undefined;
}
