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
 * The same, without asking again about pages that were sound in the last run and for which nothing has changed since.
 *
 * @param kept by a run with the same checks
 */
export function askChecksAgain(
  checks: readonly Check[],
  model: SiteModel,
  content: Content,
  kept: KeptPages,
): Problem[] {
  const problems = askChecks(checks, settledModel(model, kept.settled(aroundPages(content, model))));
  kept.settle(new Set(problems.map(({ file }) => file)));
  return problems;
}
