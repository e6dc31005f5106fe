import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { eventually, open, phone } from './browser.ts';
import { address } from './site.ts';

/** A phone, and a narrow window on a computer. */
export const finger = { viewport: phone, hasTouch: true, isMobile: true } satisfies BrowserContextOptions;
export const mouse = { viewport: phone } satisfies BrowserContextOptions;

/** Carousels of the site by their heading: six cards that stay, six with links, six cards that change by themselves. */
export const cards = { route: '/live/modular-services', name: 'Vom Regieplan bis zum Kurzfilm' };
export const links = { route: '/live/modular-services', name: 'Vom Regieplan bis zum Kurzfilm' };
export const rotating = { route: '/', name: 'Womit Menschen zu uns kommen' };

type Place = typeof cards;

/** What tests ask of a carousel. */
export interface Carousel {
  page: Page;
  region: Locator;
  row: Locator;
  button: (name: string) => Locator;
  /** number of the card in first place, as its dot says and as it stands there */
  current: () => Promise<number | undefined>;
  /** resolves when this card rests in first place */
  restsAt: (number: number) => Promise<void>;
  translate: () => Promise<number>;
}

export function carouselOn(page: Page, { name }: Place): Carousel {
  const region = page.getByRole('region', { name });
  const row = region.locator('[data-slides]');
  const dots = region.getByRole('button', { name: /^Gehe zu Feature/u });
  const current = () =>
    dots.evaluateAll((all) => {
      const index = all.findIndex((dot) => dot.getAttribute('aria-current') === 'true');
      return index < 0 ? undefined : index + 1;
    });
  return {
    page,
    region,
    row,
    button: (button) =>
      region.getByRole('button', { name: button.includes('Feature') ? `${button}: ${name}` : button, exact: true }),
    current,
    restsAt: async (number) => {
      await eventually(async () => expect(await current()).toBe(number));
      await eventually(async () => expect(await distance(row, number - 1)).toBeLessThan(1));
    },
    translate: () => row.evaluate((element: HTMLElement) => Number.parseFloat(element.style.translate)),
  };
}

/** How far a card is from the first place, in pixels. */
const distance = (row: Locator, index: number) =>
  row.evaluate((element, at) => {
    const edge = Number.parseFloat(getComputedStyle(element).paddingInlineStart);
    return Math.abs((element.children[at]?.getBoundingClientRect().left ?? Number.NaN) - edge);
  }, index);

/** Opens a page at one of its carousels, and waits until that can be dragged where it is to be. */
export async function openCarousel(page: Page, place: Place, draggable = true): Promise<Carousel> {
  await open(page, address + place.route);
  const carousel = carouselOn(page, place);
  await carousel.region.evaluate((region) => window.scrollTo(0, region.getBoundingClientRect().top + scrollY - 100));
  await carousel.row.evaluate((row) => row.scrollIntoView({ block: 'center' }));
  await carousel.button('Nächstes Feature').waitFor();
  if (draggable) await eventually(async () => expect(await carousel.row.getAttribute('data-drag')).not.toBeNull());
  return carousel;
}

/** Presses the mouse on the row, `x` pixels from the left edge of the window. */
export async function press({ page, row }: Carousel, x: number): Promise<number> {
  const y = await middle(row);
  await page.mouse.move(x, y);
  await page.mouse.down();
  return y;
}

/** Drags the row by the mouse. Slowly: it stands still before it is let go. */
export async function drag(carousel: Carousel, by: number, { slowly }: { slowly: boolean }) {
  const { page, row } = carousel;
  const y = await press(carousel, 190);
  await page.mouse.move(190 + by, y, { steps: slowly ? 10 : 2 });
  // The velocity is that of the last 100 ms.
  if (slowly) {
    await row.evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)));
    await page.mouse.move(190 + by, y + 1);
    await row.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.mouse.up();
}

/** A frame of the page's clock, in milliseconds. */
const FRAME = 20;

/**
 * Drags the row so fast that a short way is enough. The velocity is that of the page's clock, which must have been
 * installed before the page was opened, in a context of its own: in real time a busy machine would be slow.
 */
export async function flick(carousel: Carousel, by: number) {
  const { mouse: pointer, clock } = carousel.page;
  await clock.pauseAt(await carousel.page.evaluate(() => Date.now() + 1000));
  const y = await press(carousel, 190);
  for (const part of [0.5, 1]) {
    await pointer.move(190 + by * part, y);
    await clock.runFor(FRAME);
  }
  await pointer.up();
  await clock.resume();
}

/** Swipes with a real finger. */
export async function swipe({ page, row }: Carousel, { x = 0, y = 0 }: { x?: number; y?: number }) {
  const from = { x: 190, y: await middle(row) };
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + x * part, y: from.y + y * part }],
    });
  await touch('touchStart', 0);
  for (let part = 1; part <= 10; part += 1) await touch('touchMove', part / 10);
  await touch('touchEnd', 1);
  await session.detach();
}

const middle = (row: Locator) =>
  row.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return (Math.max(top, 70) + Math.min(bottom, window.innerHeight)) / 2;
  });

/** Collects the requests for the code that dragging needs. */
export function draggingCode(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\/Drag-[^/]*\.js$/u.test(request.url())) requests.push(request.url());
  });
  return requests;
}
