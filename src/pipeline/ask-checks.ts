import type { Problem } from '../findings/finding.ts';
import type { Check } from './check/check.ts';
import { aroundPages } from './model/around.ts';
import { unsettledModel } from './model/model.ts';
import type { Edition, SiteModel } from './model/site-model.ts';
import type { Content } from './read/content.ts';
import type { KeptPages } from './read/page.ts';

/** Everything that checks find wrong with a site. */
export const askChecks = (checks: readonly Check[], model: SiteModel): Problem[] =>
  checks.flatMap((check) => check(model));

/**
 * The same, without asking again about pages that were judged in the last run and for which nothing has changed since: what
 * was wrong with them still is.
 *
 * @param kept by a run with the same checks
 */
export function askChecksAgain(
  checks: readonly Check[],
  model: SiteModel,
  content: Content,
  kept: KeptPages,
): Problem[] {
  const judged = kept.judged(aroundPages(content, model));
  const nothing = unsettledModel(model, new Set());
  const whole = checks.map((check) => ({ check, ...wholeOf(check, nothing) }));
  const single = whole.filter(({ asksAboutPages }) => asksAboutPages);
  const unjudged = model.documents.map(({ file }) => file).filter((file) => !judged.has(file));
  const found = portions(unjudged, kept.mostFacts).flatMap((portion) => {
    const left = unsettledModel(model, portion);
    return single.flatMap(({ check, common }) => without(check(left), common));
  });
  // What pages of several portions have in common is found in each of them.
  const own = [...new Map(found.map((problem) => [JSON.stringify(problem), problem])).values()];
  kept.judge(own);
  return [...whole.flatMap(({ common }) => common), ...own, ...[...judged.values()].flat()];
}

/** What a check finds without looking at any single document. One that has not even asked for them says the same of every portion. */
function wholeOf(check: Check, nothing: SiteModel): { common: Problem[]; asksAboutPages: boolean } {
  let asksAboutPages = false;
  const watched = <E extends Edition>(edition: E): E =>
    Object.defineProperty({ ...edition }, 'unsettled', {
      enumerable: true,
      get: () => {
        asksAboutPages = true;
        return edition.unsettled;
      },
    });
  const common = check(watched({ ...nothing, editions: nothing.editions.map(watched) }));
  return { common, asksAboutPages };
}

const portions = (files: readonly string[], size: number): Array<ReadonlySet<string>> =>
  Array.from(
    { length: Math.ceil(files.length / size) },
    (_, index) => new Set(files.slice(index * size).slice(0, size)),
  );

/** What a check finds in single documents: all but what it finds without looking at any. */
function without(problems: readonly Problem[], others: readonly Problem[]): Problem[] {
  if (problems.length === 0 || others.length === 0) return [...problems];
  const known = new Set(others.map((problem) => JSON.stringify(problem)));
  return problems.filter((problem) => !known.has(JSON.stringify(problem)));
}
