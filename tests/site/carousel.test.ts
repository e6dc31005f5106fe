import type { BrowserContextOptions } from 'playwright';
import { describe, expect, test } from 'vitest';
import { behaviour } from '../../src/design/carousel/behaviour.ts';
import { desktop, eventually, open, startChromium } from './browser.ts';
import {
  type Carousel,
  cards,
  carouselOn,
  drag,
  draggingCode,
  finger,
  flick,
  links,
  mouse,
  openCarousel,
  press,
  rotating,
  swipe,
} from './carousel.ts';
import { address } from './site.ts';

const { withPage, withLonePage } = startChromium();
const { step, card, elasticity, swipeOffset, dragCleared } = behaviour;

const boxesOf = ({ row }: Carousel) =>
  row.locator('> *').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));

const on = (options: BrowserContextOptions, place: typeof cards, use: (carousel: Carousel) => Promise<void>) =>
  withPage(options, async (page) => use(await openCarousel(page, place)));

test('on a large window too the cards that change by themselves are 288 px wide and 312 px apart', async () => {
  await withPage({ viewport: desktop, reducedMotion: 'reduce' }, async (page) => {
    await open(page, address);
    const [first, second] = await boxesOf(carouselOn(page, rotating));
    expect(first?.width).toBe(card);
    expect(second?.left - first?.left).toBe(step);
  });
});

test('of the cards before the one in first place nothing is seen', async () => {
  await withPage({ viewport: desktop, reducedMotion: 'reduce' }, async (page) => {
    await open(page, address);
    const { button, row, restsAt } = carouselOn(page, rotating);
    await button('Nächstes Feature').click();
    await restsAt(2);
    const [before, first] = await row.locator('> *').evaluateAll((all) =>
      all.map((one) => {
        const { right, bottom } = one.getBoundingClientRect();
        return { right, isSeen: one.contains(document.elementFromPoint(right - 4, bottom - 20)) };
      }),
    );
    expect(before?.right).toBeGreaterThan(4);
    expect([before?.isSeen, first?.isSeen]).toEqual([false, true]);
  });
});

describe.concurrent('below the mobile breakpoint', () => {
  test('cards are 288 px wide and 312 px apart', async () => {
    await on(finger, cards, async (carousel) => {
      const boxes = await boxesOf(carousel);
      expect(boxes.slice(0, 4)).toMatchObject([0, 1, 2, 3].map((index) => ({ left: 20 + index * step, width: card })));
    });
  });

  test.each([320, 360, 390, 600])(
    'at %i px all controls are targets of 44 px, in a place that was kept for them',
    async (width) => {
      await on({ ...finger, viewport: { width, height: 800 } }, cards, async ({ region }) => {
        const controls = region.getByRole('button', { name: /Feature/u });
        const boxes = await controls.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
        expect(boxes).toHaveLength(8);
        for (const box of boxes) {
          expect(box).toMatchObject({ width: 44, height: 44 });
          expect(box.left).toBeGreaterThanOrEqual(0);
          expect(box.right).toBeLessThanOrEqual(width);
        }
        const lines = new Set(boxes.map(({ top }) => Math.round(top))).size;
        const foot = controls.first().locator('xpath=ancestor::*[@role="group"][1]/../..');
        expect((await foot.boundingBox())?.height).toBe(lines * 44);
      });
    },
  );

  test('of a card that the window cuts only the picture shows, until it moves in', async () => {
    await on(finger, cards, async ({ row, button, restsAt }) => {
      const wordsOf = (index: number) =>
        row
          .locator(`:scope > :nth-child(${index + 1}) h3`)
          .evaluate((title) => title.checkVisibility({ opacityProperty: true }));
      await eventually(async () => expect([await wordsOf(0), await wordsOf(1)]).toEqual([true, false]));
      await button('Nächstes Feature').tap();
      await restsAt(2);
      await eventually(async () => expect([await wordsOf(0), await wordsOf(1)]).toEqual([false, true]));
    });
  });

  test('every card has a dot in a target of 44 px that goes there', async () => {
    await on(finger, cards, async ({ region, button, restsAt }) => {
      expect(await region.getByRole('button', { name: /^Gehe zu Feature \d von 6: \w/u }).count()).toBe(6);
      expect(await button('Gehe zu Feature 1 von 6').boundingBox()).toMatchObject({ width: 44, height: 44 });
      for (const number of [4, 2, 6, 1]) {
        await button(`Gehe zu Feature ${number} von 6`).tap();
        await restsAt(number);
      }
    });
  });

  test('the last card comes before the first, and the first after the last', async () => {
    await on(finger, cards, async ({ button, restsAt }) => {
      await button('Vorheriges Feature').tap();
      await restsAt(6);
      await button('Nächstes Feature').tap();
      await restsAt(1);
    });
  });

  test('a finger swipes it in both directions, and past the first card', async () => {
    await on(finger, cards, async (carousel) => {
      await swipe(carousel, { x: -150 });
      await carousel.restsAt(2);
      await swipe(carousel, { x: 150 });
      await carousel.restsAt(1);
      await swipe(carousel, { x: 150 });
      await carousel.restsAt(6);
    });
  });

  test('a finger that moves up scrolls the page', async () => {
    await on(finger, cards, async (carousel) => {
      const scrolled = () => carousel.page.evaluate(() => window.scrollY);
      const before = await scrolled();
      await swipe(carousel, { y: -200 });
      await eventually(async () => expect(await scrolled()).toBeGreaterThan(before + 50));
      await carousel.restsAt(1);
    });
  });

  test.each([
    { by: -(swipeOffset + 5), to: 2 },
    { by: swipeOffset + 5, to: 6 },
    { by: -(swipeOffset - 5), to: 1 },
  ])('a slow drag of $by px leads from card 1 to card $to', async ({ by, to }) => {
    await on(mouse, cards, async (carousel) => {
      await drag(carousel, by, { slowly: true });
      await carousel.restsAt(to);
    });
  });

  test.each([
    { by: -(swipeOffset - 5), to: 2 },
    { by: swipeOffset - 5, to: 6 },
  ])('a fast drag of $by px leads from card 1 to card $to', async ({ by, to }) => {
    await withLonePage(mouse, async (page) => {
      await page.clock.install();
      const carousel = await openCarousel(page, cards);
      await flick(carousel, by);
      await carousel.restsAt(to);
    });
  });

  test('a drag beyond the next card moves the row by 12 % of the way', async () => {
    await on(mouse, cards, async (carousel) => {
      const y = await press(carousel, 370);
      await carousel.page.mouse.move(370 - step - 30, y, { steps: 20 });
      await eventually(async () => expect(await carousel.translate()).toBeCloseTo(-(step + 30 * elasticity), 1));
      await carousel.page.mouse.up();
      await carousel.restsAt(2);
    });
  });

  test('a press in the middle of a move holds the row, and lets it go on afterwards', async () => {
    await on(mouse, cards, async (carousel) => {
      await carousel.button('Nächstes Feature').click();
      await press(carousel, 190);
      await carousel.page.mouse.up();
      await carousel.restsAt(2);
    });
  });

  test(`a drag shows as a state, which is cleared ${dragCleared} ms after it`, async () => {
    await on(mouse, cards, async (carousel) => {
      const { row, page } = carousel;
      expect(await row.getAttribute('data-state')).toBeNull();
      const y = await press(carousel, 300);
      await page.mouse.move(250, y, { steps: 5 });
      await eventually(async () => expect(await row.getAttribute('data-state')).toBe('dragging'));
      const cleared = await row.evaluateHandle((element) => ({
        after: new Promise<number>((resolve) => {
          let released = 0;
          window.addEventListener('pointerup', () => {
            released = performance.now();
          });
          new MutationObserver(() => resolve(performance.now() - released)).observe(element, {
            attributeFilter: ['data-state'],
          });
        }),
      }));
      await page.mouse.up();
      expect(await cleared.evaluate(({ after }) => after)).toBeGreaterThanOrEqual(dragCleared);
      expect(await row.getAttribute('data-state')).toBeNull();
    });
  });

  test('the click that ends a drag follows no link, the next one does', async () => {
    await on(mouse, links, async (carousel) => {
      await drag(carousel, -100, { slowly: true });
      await carousel.restsAt(2);
      expect(new URL(carousel.page.url()).pathname).toBe(links.route);
      await carousel.row.getByRole('link', { name: /Event.Production/u }).click();
      await carousel.page.waitForURL('**/live/event-production');
    });
  });

  test('a link that gets the focus brings its card into view', async () => {
    await on(mouse, links, async ({ row, restsAt }) => {
      await row.getByRole('link', { name: /Talent.Booking/u }).focus();
      await restsAt(4);
    });
  });

  test('what a visitor has moved to is announced, by number and title', async () => {
    await on(mouse, links, async ({ region, button }) => {
      await button('Nächstes Feature').click();
      const news = region.locator('[aria-live]');
      await eventually(async () => expect(await news.textContent()).toBe('2 von 6: 2 – Ort und Behörde'));
      expect(await news.getAttribute('aria-live')).toBe('polite');
    });
  });

  test('on an English page it is announced in English', async () => {
    await withPage(mouse, async (page) => {
      await open(page, `${address}/en/concierge/yachts-and-boats`);
      await page
        .getByRole('button', { name: /^Next feature: /u })
        .first()
        .click();
      const news = page.locator('main [aria-live]');
      const announced = expect.stringMatching(/^2 of \d: \w/u);
      await eventually(async () => expect(await news.allTextContents()).toContainEqual(announced));
    });
  });

  test('assistive technology finds a carousel of numbered slides, and no list', async () => {
    await on(finger, cards, async ({ region }) => {
      expect(await region.getAttribute('aria-roledescription')).toBe('Karussell');
      for (const number of [1, 6]) {
        const slide = region.getByRole('group', { name: `${number} von 6`, exact: true });
        expect(await slide.getAttribute('aria-roledescription')).toBe('Folie');
      }
      expect(await region.locator('[data-slides]').getAttribute('tabindex')).toBeNull();
    });
  });

  test('with reduced motion the card is there at once', async () => {
    await on({ ...mouse, reducedMotion: 'reduce' }, cards, async ({ button, translate }) => {
      await button('Nächstes Feature').click();
      await eventually(async () => expect(await translate()).toBe(-step));
    });
  });

  /** A low window: in a tall one the carousel is near from the beginning. */
  test('the code for dragging is fetched when the carousel comes near', async () => {
    await withPage({ ...finger, viewport: { width: 390, height: 480 } }, async (page) => {
      const fetched = draggingCode(page);
      await open(page, address + cards.route);
      await carouselOn(page, cards).button('Nächstes Feature').waitFor();
      expect(fetched).toEqual([]);
      await carouselOn(page, cards).row.scrollIntoViewIfNeeded();
      await eventually(async () => expect(await fetched.length).toBe(1));
    });
  });

  test('a row that has the focus when that code comes keeps it', async () => {
    await withPage({ ...finger, viewport: { width: 390, height: 480 } }, async (page) => {
      await open(page, address + cards.route);
      const { button, row } = carouselOn(page, cards);
      await button('Nächstes Feature').waitFor();
      await row.focus();
      await eventually(async () => expect(await row.getAttribute('data-track')).toBe('ribbon'));
      expect(await row.evaluate((element) => document.activeElement === element)).toBe(true);
    });
  });

  test('while that code is missing, the controls move what the browser scrolls', async () => {
    await withLonePage(finger, async (page) => {
      await page.route(/\/Drag-[^/]*\.js$/u, (route) => route.abort());
      const { button, restsAt } = await openCarousel(page, cards, false);
      await button('Gehe zu Feature 3 von 6').tap();
      await restsAt(3);
    });
  });

  test('without JavaScript it is a list that scrolls and snaps', async () => {
    await withPage({ ...finger, javaScriptEnabled: false }, async (page) => {
      await page.goto(address + cards.route);
      const row = page.getByRole('list', { name: cards.name });
      expect(await row.locator('> div').count()).toBe(6);
      expect(await page.locator('[aria-roledescription]').count()).toBe(0);
      expect(await row.evaluate((element) => getComputedStyle(element).scrollSnapType)).toBe('x mandatory');
      const { scrolls, window } = await row.evaluate((element) => ({
        scrolls: element.scrollWidth,
        window: element.clientWidth,
      }));
      expect(scrolls).toBeGreaterThan(5 * step);
      expect(window).toBe(390);
    });
  });
});

describe.concurrent('from the mobile breakpoint on', () => {
  test.each([
    { width: 768, columns: 2 },
    { width: 1440, columns: 3 },
  ])('at $width px it is a grid of $columns columns without controls', async ({ width, columns }) => {
    await withPage({ viewport: { width, height: 900 } }, async (page) => {
      await open(page, address + cards.route);
      const { region, row } = carouselOn(page, cards);
      await eventually(async () => expect(await row.getAttribute('tabindex')).toBeNull());
      expect(await row.getByRole('listitem').count()).toBeGreaterThanOrEqual(6);
      const tops = await row.locator('> div').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
      expect(await region.getByRole('button').count()).toBe(0);
      expect(await region.getAttribute('aria-roledescription')).toBeNull();
    });
  });

  test('a window that becomes wide turns the row into the grid, one that becomes narrow turns it back', async () => {
    await on(mouse, cards, async ({ page, region, row, button, restsAt }) => {
      await button('Nächstes Feature').click();
      await restsAt(2);
      await page.setViewportSize(desktop);
      await eventually(async () => expect(await region.getByRole('button').count()).toBe(0));
      await eventually(async () => expect(await row.getAttribute('data-track')).toBeNull());
      await eventually(async () =>
        expect(await row.evaluate((element: HTMLElement) => element.style.translate)).toBe(''),
      );
      await page.setViewportSize({ width: 390, height: 844 });
      await restsAt(1);
    });
  });

  test('no code for dragging is fetched', async () => {
    await withPage({ viewport: desktop }, async (page) => {
      const fetched = draggingCode(page);
      await open(page, address + links.route);
      await carouselOn(page, links).row.scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      expect(fetched).toEqual([]);
    });
  });

  test('the picture of a service shows while its row is under the pointer or has the focus', async () => {
    await withPage({ viewport: desktop, reducedMotion: 'reduce' }, async (page) => {
      await open(page, address);
      const service = page.locator('#services').getByRole('listitem').nth(2);
      const clip = () => service.locator('img').evaluate((image) => getComputedStyle(image).clipPath);
      expect(await clip()).toBe('inset(100% 0px 0px)');
      await service.hover();
      await eventually(async () => expect(await clip()).toBe('inset(0px)'));
      await page.mouse.move(0, 0);
      await eventually(async () => expect(await clip()).toBe('inset(100% 0px 0px)'));
      await service.getByRole('link').focus();
      await eventually(async () => expect(await clip()).toBe('inset(0px)'));
    });
  });
});
