import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { open, startChromium, windows, withoutPictures } from './browser.ts';
import { address, everyPage } from './site.ts';

const { withPage } = startChromium();

/** WCAG 2.2 A and AA, and what axe-core counts as best practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

describe.concurrent.each(windows)('at $width px', ({ viewport }) => {
  test.each(everyPage)('%s has no fault that axe-core finds', async (route) => {
    await withPage({ viewport, reducedMotion: 'reduce' }, async (page) => {
      await withoutPictures(page);
      await open(page, address + route);
      expect(await faultsOf(page)).toEqual([]);
    });
  });

  test('the open menu has no fault that axe-core finds', async () => {
    await withPage({ viewport, reducedMotion: 'reduce' }, async (page) => {
      await withoutPictures(page);
      await open(page, `${address}/security`);
      await page.getByRole('button', { name: 'Menü öffnen' }).click();
      const areas = page.getByRole('dialog', { name: 'Menü' }).locator('button[aria-controls]');
      for (const area of await areas.all()) await area.click();
      expect(await faultsOf(page)).toEqual([]);
    });
  });
});

/** Each fault with its rule and the elements that have it. Legacy mode: no frames, so no second page to gather results in. */
async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: TAGS, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}
