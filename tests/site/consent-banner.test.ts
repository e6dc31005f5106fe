import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { behaviour } from '../../src/design/behaviour.ts';
import { faultsOf } from './axe.ts';
import {
  decided,
  desktop,
  eventually,
  holdTimers,
  open,
  phone,
  startChromium,
  still,
  undecided,
  windows,
  withoutPictures,
} from './browser.ts';
import { type Consent, consentOn, foreignRequests, openTab } from './consent.ts';
import { layoutShift, letFontsIn } from './layout-shift.ts';
import { address } from './site.ts';

declare global {
  interface Window {
    /** the largest thing painted lies in the banner */
    paintedInBanner?: boolean;
  }
}

const { withVisitor } = startChromium();
const { watchdog, opening } = behaviour.preloader;

/** A small phone, and a desktop window of 1280 × 1024 px enlarged to 400 % (WCAG 1.4.10). */
const small = { width: 320, height: 568 };
const enlarged = { width: 320, height: 256 };

/** A phone turned on its side, with the browser's own bars. */
const sideways = { width: 844, height: 340 };

describe.concurrent('the banner', () => {
  test('is no part of any document, shifts nothing when it comes, and is not its largest paint', async () => {
    await withVisitor({ viewport: phone, storageState: undecided }, async (context) => {
      const page = await context.newPage();
      await letFontsIn(page);
      await page.addInitScript(watchPainting);
      for (const route of ['/', '/security', '/datenschutz', '/impressum', '/concierge']) {
        const response = await page.goto(address + route);
        expect(await response?.text()).not.toContain('Alle akzeptieren');
        await consentOn(page).asked();
        await still(page);
        expect([route, await layoutShift(page)]).toEqual([route, 0]);
        expect([route, await page.evaluate(() => window.paintedInBanner)]).toEqual([route, false]);
      }
    });
  });

  test('is reached by the keyboard after the skip link, before the page', async () => {
    await withVisitor({ viewport: desktop, storageState: undecided }, async (context) => {
      const { page, asked, settings, choice, answered, stored } = await openTab(context, '/');
      await asked();
      const names: string[] = [];
      for (let step = 0; step < 8; step += 1) {
        await page.keyboard.press('Tab');
        names.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
      }
      expect(names.slice(0, 7)).toEqual([
        'Zum Inhalt springen',
        'Datenschutz',
        'Impressum',
        'Barrierefreiheit',
        'Alle akzeptieren',
        'Nur notwendige',
        'Einstellungen',
      ]);
      expect(names[7]).toContain('zur Startseite');

      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await settings.waitFor();
      while (!(await choice.evaluate((input) => input === document.activeElement))) await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await answered();
      expect(await stored()).toMatchObject({ external: true });
      await eventually(async () => expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN'));
    });
  });

  test.each([
    ['/', phone],
    ['/security', phone],
    ['/security', desktop],
    ['/concierge', small],
    ['/security', enlarged],
    ['/security', sideways],
  ])('on %s it never hides what has focus (%o)', async (route, viewport) => {
    await withVisitor({ viewport, storageState: undecided, reducedMotion: 'reduce' }, async (context) => {
      const { page, asked, banner } = await openTab(context, route);
      await asked();
      expect(await hiddenStops(page, banner)).toEqual([]);
    });
  });

  test.each([sideways, { width: 667, height: 320 }, { width: 1440, height: 400 }, small, desktop])(
    'shows its three answers whole (%o)',
    async (viewport) => {
      await withVisitor({ viewport, storageState: undecided, reducedMotion: 'reduce' }, async (context) => {
        const { asked, banner } = await openTab(context, '/security');
        await asked();
        const shown = await banner.evaluate((box) =>
          [...box.querySelectorAll('button')].map((button) => {
            const [inner, outer] = [button.getBoundingClientRect(), box.getBoundingClientRect()];
            return inner.top >= outer.top && inner.bottom <= outer.bottom && inner.right <= outer.right;
          }),
        );
        expect(shown).toEqual([true, true, true]);
      });
    },
  );

  test.each([phone, desktop, small, enlarged, sideways])(
    "leaves the footer's legal links free (%o)",
    async (viewport) => {
      await withVisitor({ viewport, storageState: undecided }, async (context) => {
        const { page, asked, banner } = await openTab(context);
        await asked();
        for (const entry of [
          page.locator('footer').getByRole('link', { name: 'Datenschutz' }),
          page.locator('footer').getByRole('link', { name: 'Impressum' }),
          page.getByRole('button', { name: 'Cookie-Einstellungen' }),
        ]) {
          await eventually(async () => {
            await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
            const [box, cover] = [await entry.boundingBox(), await banner.boundingBox()];
            expect(box && cover ? cover.y - box.y - box.height : Number.NaN).toBeGreaterThanOrEqual(0);
          });
          await entry.click({ trial: true });
        }
      });
    },
  );

  test.each([phone, enlarged])('leaves the way back to the contents of a legal text free (%o)', (viewport) =>
    withVisitor({ viewport, storageState: undecided, reducedMotion: 'reduce' }, async (context) => {
      const { page, asked, banner } = await openTab(context, '/datenschutz');
      await asked();
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
      const back = page.getByRole('link', { name: 'Zum Inhalt', exact: true }).first();
      await eventually(async () => {
        const [link, box] = [await back.boundingBox(), await banner.boundingBox()];
        expect(link && box ? box.y - link.y - link.height : Number.NaN).toBeGreaterThanOrEqual(0);
      });
    }),
  );

  test.each([
    [390, 844],
    [820, 1180],
    [1440, 900],
  ])("lies beside home's menu, not on it, at %s × %s px", async (width, height) => {
    await withVisitor(
      { viewport: { width, height }, storageState: undecided, reducedMotion: 'reduce' },
      async (context) => {
        const { page, asked, banner } = await openTab(context, '/');
        await asked();
        const areas = page.getByRole('navigation', { name: 'Bereiche', exact: true });
        await eventually(async () => {
          const [menu, box] = [await areas.boundingBox(), await banner.boundingBox()];
          expect(menu && box ? menu.y + menu.height <= box.y + 1 : undefined).toBe(true);
        });
        const [logo, title] = [page.locator('main a[href="/"]').first(), page.getByRole('heading', { level: 1 })];
        await eventually(async () => {
          const [above, below] = [await logo.boundingBox(), await title.boundingBox()];
          expect(above && below ? above.y + above.height <= below.y : undefined).toBe(true);
        });
        const scene = page.locator('main section > div > div:has(> video)');
        expect(await scene.boundingBox()).toMatchObject({ y: 0, height });
        await areas.getByRole('button', { name: 'CONCIERGE', exact: true }).click();
      },
    );
  });

  test('on a phone, an area that is opened on home can be seen whole', async () => {
    await withVisitor({ viewport: phone, storageState: undecided, reducedMotion: 'reduce' }, async (context) => {
      const { page, asked } = await openTab(context, '/');
      await asked();
      const areas = page.getByRole('navigation', { name: 'Bereiche', exact: true });
      await areas.getByRole('button', { name: 'CONCIERGE', exact: true }).click();
      await eventually(async () => expect((await areas.boundingBox())?.y).toBeGreaterThan(60));
      await areas.getByRole('link').last().click({ trial: true });
    });
  });

  test.each([320, 390, 820, 1440])('makes no page wider than a window of %s px', async (width) => {
    await withVisitor({ viewport: { width, height: 800 }, storageState: undecided }, async (context) => {
      const { page, asked, button, settings } = await openTab(context);
      await asked();
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(await overflow()).toBeLessThanOrEqual(0);
      await button('Einstellungen').click();
      await settings.waitFor();
      expect(await settings.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
    });
  });
});

describe.concurrent.each(windows)('axe finds nothing at $width px', ({ viewport }) => {
  type Part = (visitor: Consent) => Consent['banner'];
  const banner: Part = (visitor) => visitor.banner;
  const settings: Part = (visitor) => visitor.settings;
  const states: Array<[string, ReturnType<typeof decided>, string, Part, (visitor: Consent) => Promise<unknown>]> = [
    ['in the banner', undecided, '/security', banner, ({ asked }) => asked()],
    ['in the banner on home', undecided, '/', banner, ({ asked }) => asked()],
    [
      'in the settings',
      undecided,
      '/security',
      settings,
      async ({ asked, button, settings }) => {
        await asked();
        await button('Einstellungen').click();
        await settings.waitFor();
      },
    ],
    [
      'in the settings of who has accepted',
      decided(true),
      '/security',
      settings,
      async ({ chat, openSettings }) => {
        await chat.waitFor();
        await openSettings();
      },
    ],
    ['in the chat', decided(true), '/security', ({ chat }) => chat, ({ chat }) => chat.waitFor()],
  ];
  test.each(states)('%s', async (_, storageState, route, part, reach) => {
    await withVisitor({ viewport, storageState, reducedMotion: 'reduce' }, async (context) => {
      const visitor = await openTab(context, route);
      await reach(visitor);
      await still(visitor.page);
      expect(await faultsOf(visitor.page, { within: part(visitor) })).toEqual([]);
    });
  });
});

describe.concurrent('the chat', () => {
  test('opens its address in a new tab, and only then is another host asked', async () => {
    await withVisitor({ viewport: desktop, storageState: decided(true) }, async (context) => {
      const foreign = foreignRequests(context);
      await context.route('https://chat.example.com/**', (route) => route.fulfill({ body: 'Chat' }));
      const { chat } = await openTab(context);
      await chat.hover();
      expect(foreign).toEqual([]);
      const [tab] = await Promise.all([context.waitForEvent('page'), chat.click()]);
      await tab.waitForLoadState();
      expect(tab.url()).toBe(
        'https://chat.example.com/493023125001?text=Guten%20Tag%2C%20ich%20habe%20eine%20Frage%20an%20Lumen%20%26%20Leute.',
      );
      expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
      expect(foreign).toEqual([tab.url()]);
    });
  });

  test('is on every page but home, and away while the curtain shows', async () => {
    await withVisitor({ viewport: desktop, storageState: decided(true) }, async (context) => {
      const page = await context.newPage();
      await withoutPictures(page);
      // A busy machine may take its time to get the next page.
      await holdTimers(page, watchdog - opening);
      await open(page, address);
      const { chat, ready } = consentOn(page);
      await ready();
      expect(await chat.count()).toBe(0);
      const [seen] = await Promise.all([
        page.evaluate(watchChatBehindCurtain),
        page.locator('footer a[href="/security"]').click(),
      ]);
      await chat.waitFor();
      expect(seen).toEqual([]);
      expect(new URL(page.url()).pathname).toBe('/security');
      await page.goBack();
      await chat.waitFor({ state: 'detached' });
    });
  });

  test.each([phone, small, desktop])('never hides what has focus, nor the end of the page (%o)', async (viewport) => {
    await withVisitor({ viewport, storageState: decided(true), reducedMotion: 'reduce' }, async (context) => {
      const { page, chat } = await openTab(context, '/concierge');
      await chat.waitFor();
      expect(await hiddenStops(page, chat)).toEqual([]);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const last = await page
        .locator('footer')
        .evaluate((footer) =>
          Math.max(...[...footer.querySelectorAll('a, button, p')].map((part) => part.getBoundingClientRect().bottom)),
        );
      expect(last).toBeLessThanOrEqual((await chat.boundingBox())?.y ?? 0);
    });
  });
});

/** Walks through the page by Tab; gives what had focus and was wholly covered by an element (WCAG 2.4.11). */
async function hiddenStops(page: Page, cover: Consent['banner']): Promise<string[]> {
  const element = await cover.elementHandle();
  const hidden: string[] = [];
  for (let step = 0; step < 200; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate((box) => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || !box) return undefined;
      const [a, b] = [focused.getBoundingClientRect(), box.getBoundingClientRect()];
      const covered = a.top >= b.top && a.bottom <= b.bottom && a.left >= b.left && a.right <= b.right;
      const outside = a.bottom <= 0 || a.top >= window.innerHeight;
      return { name: focused.textContent ?? '', hidden: outside || (covered && !box.contains(focused)) };
    }, element);
    if (!stop) break;
    if (stop.hidden) hidden.push(stop.name);
  }
  return hidden;
}

/** Runs in the page before anything else. */
function watchPainting() {
  window.paintedInBanner = false;
  new PerformanceObserver((list) => {
    const element: Element | null = Reflect.get(list.getEntries().at(-1) ?? {}, 'element');
    window.paintedInBanner = Boolean(element?.closest('section')?.querySelector('[data-consent-settings]'));
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Resolves when the curtain has opened again; gives the phases in which the chat could be seen. */
function watchChatBehindCurtain(): Promise<string[]> {
  return new Promise((resolve) => {
    const phases = new Set<string>();
    let shown = false;
    const look = () => {
      const curtain = document.querySelector('[popover][data-phase]');
      const phase = curtain?.getAttribute('data-phase');
      if (phase) shown = true;
      if (phase && document.querySelector('aside[aria-label="Chat"]')) phases.add(phase);
      if (shown && !curtain) resolve([...phases]);
      else requestAnimationFrame(look);
    };
    look();
  });
}
