import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RunOptions } from 'axe-core';
import type { Locator, Page } from 'playwright';

/** Given once, where `@axe-core/playwright` has the page read the long source twice. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 A and AA, and what axe-core counts as best practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

interface Look {
  /** rules that are left out */
  without?: readonly string[];
  /** the part of the page that is looked at; where nothing is said, all of it */
  within?: Locator | undefined;
}

/** Each fault with its rule and the elements that have it. */
export async function faultsOf(page: Page, { without = [], within }: Look = {}): Promise<string[]> {
  const options: RunOptions = {
    runOnly: TAGS,
    resultTypes: ['violations'],
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  };
  const part = (await within?.elementHandle()) ?? null;
  await page.evaluate(SOURCE);
  return page.evaluate(
    async (look) => {
      const axe: typeof import('axe-core') = Reflect.get(window, 'axe');
      const { violations } = await axe.run(look.part ?? document, look.options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
      );
    },
    { part, options },
  );
}
