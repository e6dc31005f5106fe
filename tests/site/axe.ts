import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

/** WCAG 2.2 A and AA, and what axe-core counts as best practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Each fault with its rule and the elements that have it. Legacy mode: no frames, so no second page to gather results in. `without` names rules. */
export async function faultsOf(page: Page, without: readonly string[] = []): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: TAGS, resultTypes: ['violations'] })
    .disableRules([...without])
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}
