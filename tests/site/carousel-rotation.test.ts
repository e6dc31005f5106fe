import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { behaviour } from '../../src/design/carousel/behaviour.ts';
import { desktop, eventually, holdTimers, runOut, startChromium, withoutPictures } from './browser.ts';
import { type Carousel, drag, finger, mouse, openCarousel, rotating, swipe } from './carousel.ts';

const { withPage } = startChromium();
const { autoAdvance, autoplayPause } = behaviour;

const STOP = 'Automatischen Wechsel anhalten';
const START = 'Automatischen Wechsel starten';

/** A browser so busy that it reports of two changes of visibility at once: before, nothing was in view. */
const reportingLate = (page: Page) =>
  page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, observer) => {
          const before: IntersectionObserverEntry[] = entries.map((entry) =>
            Object.create(entry, { isIntersecting: { value: false }, intersectionRatio: { value: 0 } }),
          );
          callback([...before, ...entries], observer);
        }, options);
      }
    };
  });

/** Home's carousel in view, its timers in the hands of the test. */
const onHome = (options: BrowserContextOptions, use: (carousel: Carousel) => Promise<void>) =>
  withPage(options, async (page) => {
    await withoutPictures(page);
    await holdTimers(page, autoAdvance, autoplayPause);
    await use(await openCarousel(page, rotating, options.viewport?.width !== desktop.width));
  });

const pause = ({ region }: Carousel) => region.getByRole('button').first();
const shows = (carousel: Carousel, state: string) =>
  eventually(async () => expect(await pause(carousel).getAttribute('data-state')).toBe(state));
const runs = (carousel: Carousel) => shows(carousel, 'running');
const rests = (carousel: Carousel) => shows(carousel, 'resting');

/** The 5 s until the next card pass. */
const turns = async ({ page }: Carousel) => eventually(async () => expect(await runOut(page, autoAdvance)).toBe(true));
/** The 10 s of rest pass. */
const restEnds = ({ page }: Carousel) => eventually(async () => expect(await runOut(page, autoplayPause)).toBe(true));
/** No time that may pass changes the card. */
const stays = async ({ page }: Carousel) => expect(await runOut(page, autoAdvance)).toBe(false);
/** Nor does it go on after a rest. */
const ends = async (carousel: Carousel) => {
  await stays(carousel);
  expect(await runOut(carousel.page, autoplayPause)).toBe(false);
};

describe.concurrent.each([
  { where: 'on a phone', options: finger },
  { where: 'on a desktop', options: { viewport: desktop } },
])('$where', ({ options }) => {
  test('home shows the next card every 5 s, after the last one the first', async () => {
    await onHome(options, async (carousel) => {
      await runs(carousel);
      await turns(carousel);
      await carousel.restsAt(2);
      for (const number of [3, 4, 5, 6, 1]) {
        await turns(carousel);
        await eventually(async () => expect(await carousel.current()).toBe(number));
      }
    });
  });

  test('the control that stops it comes first and keeps it stopped until it is pressed again', async () => {
    await onHome(options, async (carousel) => {
      expect(await pause(carousel).getAttribute('aria-label')).toBe(STOP);
      await carousel.button(STOP).click();
      // Not where the cards will be: under the pointer nothing turns.
      await carousel.page.mouse.move(5, 5);
      await carousel.button(START).waitFor();
      await ends(carousel);
      // The button at the lower edge of the window, the cards below it.
      await carousel.button(START).evaluate((button: HTMLElement) => {
        button.scrollIntoView({ block: 'end', behavior: 'instant' });
        button.click();
      });
      await runs(carousel);
      await turns(carousel);
      await carousel.restsAt(2);
    });
  });

  test('a click on a dot rests it for 10 s', async () => {
    await onHome(options, async (carousel) => {
      await carousel.button('Gehe zu Feature 4 von 6').click();
      await carousel.page.mouse.move(5, 5);
      await rests(carousel);
      await stays(carousel);
      await restEnds(carousel);
      await runs(carousel);
      await turns(carousel);
      await carousel.restsAt(5);
    });
  });

  test('keyboard focus inside ends it for good', async () => {
    await onHome(options, async (carousel) => {
      await carousel.row.getByRole('link', { name: 'Artist Management' }).focus();
      await carousel.button(START).waitFor();
      await carousel.row.getByRole('link', { name: 'Artist Management' }).blur();
      await ends(carousel);
    });
  });

  test('it speaks only while it does not turn', async () => {
    await onHome(options, async (carousel) => {
      const news = carousel.region.locator('[aria-live]');
      await runs(carousel);
      expect(await news.getAttribute('aria-live')).toBe('off');
      await turns(carousel);
      await carousel.restsAt(2);
      expect(await news.textContent()).toBe('');
      await carousel.button(STOP).click();
      await eventually(async () => expect(await news.getAttribute('aria-live')).toBe('polite'));
    });
  });

  test('with reduced motion nothing turns, and nothing is there to stop it', async () => {
    await onHome({ ...options, reducedMotion: 'reduce' }, async (carousel) => {
      expect(await carousel.region.getByRole('button', { name: /Automatischen/u }).count()).toBe(0);
      await ends(carousel);
    });
  });
});

test.concurrent('in a busy browser it can be dragged and turns, too', async () => {
  await withPage(finger, async (page) => {
    await withoutPictures(page);
    await reportingLate(page);
    await runs(await openCarousel(page, rotating));
  });
});

test.concurrent('on a desktop a swipe on a trackpad moves it one card', async () => {
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

test.concurrent('a mouse over the cards holds it', async () => {
  await onHome({ viewport: desktop }, async (carousel) => {
    await carousel.row.hover({ position: { x: 300, y: 200 } });
    await rests(carousel);
    await ends(carousel);
    await carousel.page.mouse.move(5, 5);
    await runs(carousel);
    await turns(carousel);
    await carousel.restsAt(2);
  });
});

test.concurrent('a swipe rests it for 10 s', async () => {
  await onHome(finger, async (carousel) => {
    await swipe(carousel, { x: -150 });
    await eventually(async () => expect(await carousel.current()).toBe(2));
    await stays(carousel);
    await restEnds(carousel);
    await runs(carousel);
  });
});

test.concurrent('a drag by the mouse rests it for 10 s', async () => {
  await onHome(mouse, async (carousel) => {
    await drag(carousel, -100, { slowly: false });
    await carousel.page.mouse.move(5, 5);
    await eventually(async () => expect(await carousel.current()).toBe(2));
    await stays(carousel);
    await restEnds(carousel);
    await runs(carousel);
  });
});

test.concurrent('it waits while its tab is hidden', async () => {
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
    await ends(carousel);
    await hide(false);
    await runs(carousel);
  });
});

test.concurrent('it waits while it is out of view', async () => {
  await onHome({ viewport: desktop }, async (carousel) => {
    await runs(carousel);
    await carousel.page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await rests(carousel);
    await ends(carousel);
  });
});

test.concurrent('on a tablet the row stays a row, and a finger swipes it', async () => {
  await onHome({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true }, async (carousel) => {
    await swipe(carousel, { x: -150 });
    await carousel.restsAt(2);
  });
});
