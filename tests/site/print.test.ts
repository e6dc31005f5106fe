import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { desktop, open, startChromium } from './browser.ts';
import { carouselOn, rotating } from './carousel.ts';
import { address } from './site.ts';

const { withPage } = startChromium();

describe.concurrent('home on paper', () => {
  test('has every picture, also those that stand sideways out of view', async () => {
    await withPage({ viewport: desktop, reducedMotion: 'reduce' }, async (page) => {
      await open(page, address);
      await page.pdf({ format: 'A4' });
      expect(await page.evaluate(() => [...document.images].filter((image) => image.naturalWidth === 0))).toEqual([]);
    });
  });

  test('shows the logo once and nothing that can only be pressed', async () => {
    await withPage({ viewport: desktop }, async (page) => {
      await open(page, address);
      await carouselOn(page, rotating).button('Nächstes Feature').waitFor();
      await page.emulateMedia({ media: 'print' });
      expect(await visible(page.getByRole('link', { name: 'zur Startseite' }))).toBe(1);
      for (const name of [/Menü/u, /Video/u, /Automatischen Wechsel/u, /Gehe zu Feature/u, /Feature$/u, 'TALENT']) {
        expect(await visible(page.getByRole('button', { name }))).toBe(0);
      }
    });
  });

  test('shows the headline whole, also while it rises', async () => {
    await withPage({ viewport: desktop }, async (page) => {
      await page.addInitScript(() => {
        const animate = Element.prototype.animate;
        Element.prototype.animate = function held(...how) {
          const animation = animate.apply(this, how);
          animation.pause();
          return animation;
        };
      });
      await open(page, address);
      const roll = page.locator('h1 + [aria-hidden="true"]');
      await roll.waitFor({ state: 'attached' });
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      expect(await roll.count()).toBe(0);
      expect(await page.locator('h1').evaluate((headline: HTMLElement) => headline.style.color)).toBe('');
    });
  });
});

async function visible(locator: ReturnType<Page['getByRole']>): Promise<number> {
  const all = await locator.all();
  return (await Promise.all(all.map((element) => element.isVisible()))).filter(Boolean).length;
}
