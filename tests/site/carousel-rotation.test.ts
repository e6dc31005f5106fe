import type { BrowserContextOptions } from 'playwright';
import { describe, expect, test } from 'vitest';
import { behaviour } from '../../src/design/carousel/behaviour.ts';
import { desktop, eventually, startChromium } from './browser.ts';
import { type Carousel, drag, finger, mouse, openCarousel, rotating, swipe } from './carousel.ts';

const { withPage } = startChromium();
const { autoAdvance, autoplayPause } = behaviour;

/** What a busy machine may take between two steps of a test, in milliseconds. */
const LEEWAY = 1500;

const STOP = 'Automatischen Wechsel anhalten';
const START = 'Automatischen Wechsel starten';

/** Home's carousel in view, its clock in the hands of the test. */
const onHome = (options: BrowserContextOptions, use: (carousel: Carousel) => Promise<void>) =>
  withPage(options, async (page) => {
    await page.clock.install();
    await use(await openCarousel(page, rotating, options.viewport?.width !== desktop.width));
  });

const pause = ({ region }: Carousel) => region.getByRole('button').first();
const state = (carousel: Carousel) => pause(carousel).getAttribute('data-state');
const runs = (carousel: Carousel) => eventually(async () => expect(await state(carousel)).toBe('running'));
const rests = (carousel: Carousel) => eventually(async () => expect(await state(carousel)).toBe('resting'));
const stays = async (carousel: Carousel, milliseconds: number) => {
  const before = await carousel.current();
  await carousel.page.clock.runFor(milliseconds);
  expect(await carousel.current()).toBe(before);
};

describe.each([
  { where: 'on a phone', options: finger },
  { where: 'on a desktop', options: { viewport: desktop } },
])('$where', ({ options }) => {
  test('home shows the next card every 5 s, after the last one the first', async () => {
    await onHome(options, async (carousel) => {
      await runs(carousel);
      await stays(carousel, autoAdvance - LEEWAY);
      await carousel.page.clock.runFor(LEEWAY);
      await carousel.restsAt(2);
      for (const number of [3, 4, 5, 6, 1]) {
        await carousel.page.clock.runFor(autoAdvance);
        await eventually(async () => expect(await carousel.current()).toBe(number));
      }
    });
  });

  test('the control that stops it comes first and keeps it stopped until it is pressed again', async () => {
    await onHome(options, async (carousel) => {
      expect(await pause(carousel).getAttribute('aria-label')).toBe(STOP);
      await carousel.button(STOP).click();
      await stays(carousel, 3 * autoplayPause);
      await carousel.button(START).click();
      await runs(carousel);
      await carousel.page.clock.runFor(autoAdvance);
      await carousel.restsAt(2);
    });
  });

  test('a click on a dot rests it for 10 s', async () => {
    await onHome(options, async (carousel) => {
      await carousel.button('Gehe zu Feature 4 von 6').click();
      await carousel.page.mouse.move(5, 5);
      await rests(carousel);
      await stays(carousel, autoplayPause - LEEWAY);
      await carousel.page.clock.runFor(LEEWAY);
      await runs(carousel);
      await carousel.page.clock.runFor(autoAdvance);
      await carousel.restsAt(5);
    });
  });

  test('keyboard focus inside ends it for good', async () => {
    await onHome(options, async (carousel) => {
      await carousel.row.getByRole('link', { name: 'Artist Management' }).focus();
      await carousel.button(START).waitFor();
      await carousel.row.getByRole('link', { name: 'Artist Management' }).blur();
      await stays(carousel, 3 * autoplayPause);
    });
  });

  test('it speaks only while it does not turn', async () => {
    await onHome(options, async (carousel) => {
      const news = carousel.region.locator('[aria-live]');
      await runs(carousel);
      expect(await news.getAttribute('aria-live')).toBe('off');
      await carousel.page.clock.runFor(autoAdvance);
      expect(await news.textContent()).toBe('');
      await carousel.button(STOP).click();
      await eventually(async () => expect(await news.getAttribute('aria-live')).toBe('polite'));
    });
  });

  test('with reduced motion nothing turns, and nothing is there to stop it', async () => {
    await onHome({ ...options, reducedMotion: 'reduce' }, async (carousel) => {
      expect(await carousel.region.getByRole('button', { name: /Automatischen/u }).count()).toBe(0);
      await stays(carousel, 3 * autoAdvance);
    });
  });
});

test('on a desktop a swipe on a trackpad moves it one card', async () => {
  await onHome({ viewport: desktop }, async (carousel) => {
    await carousel.row.hover({ position: { x: 300, y: 200 } });
    // Dispatched together, as a trackpad sends them: on a busy machine real ones would be two swipes.
    await carousel.row.evaluate((row) => {
      for (let turn = 0; turn < 20; turn += 1) {
        row.dispatchEvent(new WheelEvent('wheel', { deltaX: 30, deltaY: 2, bubbles: true, cancelable: true }));
      }
    });
    await carousel.restsAt(2);
  });
});

test('a mouse over the cards holds it', async () => {
  await onHome({ viewport: desktop }, async (carousel) => {
    await carousel.row.hover({ position: { x: 300, y: 200 } });
    await rests(carousel);
    await stays(carousel, 2 * autoAdvance);
    await carousel.page.mouse.move(5, 5);
    await runs(carousel);
    await carousel.page.clock.runFor(autoAdvance);
    await carousel.restsAt(2);
  });
});

test('a swipe rests it for 10 s', async () => {
  await onHome(finger, async (carousel) => {
    await swipe(carousel, { x: -150 });
    await eventually(async () => expect(await carousel.current()).toBe(2));
    await stays(carousel, autoplayPause - LEEWAY);
    await carousel.page.clock.runFor(LEEWAY);
    await runs(carousel);
  });
});

test('a drag by the mouse rests it for 10 s', async () => {
  await onHome(mouse, async (carousel) => {
    await drag(carousel, -100, { slowly: false });
    await carousel.page.mouse.move(5, 5);
    await eventually(async () => expect(await carousel.current()).toBe(2));
    await stays(carousel, autoplayPause - LEEWAY);
    await carousel.page.clock.runFor(LEEWAY);
    await runs(carousel);
  });
});

test('it waits while its tab is hidden', async () => {
  await onHome({ viewport: desktop }, async (carousel) => {
    const { page } = carousel;
    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await runs(carousel);
    await hide(true);
    await rests(carousel);
    await stays(carousel, 2 * autoAdvance);
    await hide(false);
    await runs(carousel);
  });
});

test('it waits while it is out of view', async () => {
  await onHome({ viewport: desktop }, async (carousel) => {
    await runs(carousel);
    await carousel.page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await rests(carousel);
    await stays(carousel, 2 * autoAdvance);
  });
});

test('on a tablet the row stays a row, and a finger swipes it', async () => {
  await onHome({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true }, async (carousel) => {
    await swipe(carousel, { x: -150 });
    await carousel.restsAt(2);
  });
});
