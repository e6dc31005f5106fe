import type { Problem } from '../findings/finding.ts';
import type { Check } from './check/check.ts';
import { aroundPages } from './model/around.ts';
import { settledModel } from './model/model.ts';
import type { SiteModel } from './model/site-model.ts';
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
  const left = settledModel(model, new Set(judged.keys()));
  const nothing = settledModel(model, new Set(model.documents.map(({ file }) => file)));
  const asked = new Set(left.unsettled.documents.map(({ file }) => file));
  const own: Problem[] = [];
  const problems = checks.flatMap((check) => {
    const found = check(left);
    const here = found.filter(({ file }) => asked.has(file));
    if (here.length > 0) own.push(...without(here, check(nothing)));
    return found;
  });
  kept.judge(own);
  return [...problems, ...[...judged.values()].flat()];
}

/** What a check finds in single documents: all but what it finds without looking at any. */
function without(problems: readonly Problem[], others: readonly Problem[]): Problem[] {
  const known = new Set(others.map((problem) => JSON.stringify(problem)));
  return problems.filter((problem) => !known.has(JSON.stringify(problem)));
}
