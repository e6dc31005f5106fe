import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright';

/** WCAG 2.2 A and AA, and what axe-core counts as best practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

interface Look {
  /** rules that are left out */
  without?: readonly string[];
  /** the part of the page that is looked at; where nothing is said, all of it */
  within?: Locator | undefined;
}

/** Each fault with its rule and the elements that have it. Legacy mode: no frames, so no second page to gather results in. */
export async function faultsOf(page: Page, { without = [], within }: Look = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({ runOnly: TAGS, resultTypes: ['violations'] })
    .disableRules([...without])
    .setLegacyMode();
  await within?.evaluate((part) => part.setAttribute('data-looked-at', ''));
  const { violations } = await (within ? axe.include('[data-looked-at]') : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}
