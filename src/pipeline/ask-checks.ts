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
  const files = new Set(model.documents.map(({ file }) => file));
  const nothing = settledModel(model, files);
  const common = new Map<Check, Problem[]>();
  const unjudged = [...files].filter((file) => !judged.has(file));
  const found = portions(unjudged, kept.mostFacts).flatMap((portion) => {
    const left = settledModel(model, new Set([...files].filter((file) => !portion.has(file))));
    return checks.flatMap((check) => {
      const problems = check(left);
      if (problems.length === 0) return [];
      const others = common.get(check) ?? check(nothing);
      common.set(check, others);
      return without(problems, others);
    });
  });
  // What pages of several portions have in common is found in each of them.
  const own = [...new Map(found.map((problem) => [JSON.stringify(problem), problem])).values()];
  kept.judge(own);
  return [...[...common.values()].flat(), ...own, ...[...judged.values()].flat()];
}

/** One portion at least, since checks also find what is in no single file. */
const portions = (files: readonly string[], size: number): Array<ReadonlySet<string>> =>
  Array.from(
    { length: Math.max(1, Math.ceil(files.length / size)) },
    (_, index) => new Set(files.slice(index * size).slice(0, size)),
  );

/** What a check finds in single documents: all but what it finds without looking at any. */
function without(problems: readonly Problem[], others: readonly Problem[]): Problem[] {
  if (problems.length === 0 || others.length === 0) return [...problems];
  const known = new Set(others.map((problem) => JSON.stringify(problem)));
  return problems.filter((problem) => !known.has(JSON.stringify(problem)));
}
