import AxeBuilder from '@axe-core/playwright';
import type { Page, Route } from 'playwright';
import { expect, test } from 'vitest';
import { behaviour } from '../../src/design/behaviour.ts';
import {
  desktop,
  hasCache,
  holdBack,
  holdTimers,
  hydrated,
  open,
  runOut,
  startCaching,
  startChromium,
  still,
} from './browser.ts';
import { scriptNamed } from './chunks.ts';
import { address, dataOf, documentOf } from './site.ts';

/** The phases to the millisecond, and the watchdog: `site/preloader/curtain.test.ts`. */
const { navigationDelay, hideDelay, closing, opening, watchdog } = behaviour.preloader;
const { withLonePage } = startChromium();
const cached = startCaching();
const guarded = (use: (page: Page) => Promise<void>) => withLonePage({ viewport: desktop }, use);
/** Without the watchdog, which would load the document where a busy machine takes its time. */
const inDesktop = (use: (page: Page) => Promise<void>) =>
  guarded(async (page) => {
    await holdTimers(page, watchdog - opening);
    await use(page);
  });

const FROM = '/impressum';
const TO = '/security';
/** lists its contents */
const OTHER = '/datenschutz';
const target = dataOf(documentOf(TO)).page;

/** Browsers round timers to a millisecond. */
const ROUNDING = 1;

test.concurrent('a link closes the curtain, changes the page behind it and opens it, each in its time', () =>
  inDesktop(async (page) => {
    const documents = await arrive(page, FROM);
    await click(page, TO);
    await phase(page, 'open');
    const at = await marks(page);
    expect(Object.keys(at)).toEqual(['closing', 'closed', 'navigation', 'opening', 'open']);
    expect(time(at, 'closing', 'closed')).toBeGreaterThanOrEqual(closing - ROUNDING);
    expect(time(at, 'closing', 'navigation')).toBeGreaterThanOrEqual(navigationDelay - ROUNDING);
    expect(time(at, 'navigation', 'opening')).toBeGreaterThanOrEqual(hideDelay - ROUNDING);
    expect(time(at, 'opening', 'open')).toBeGreaterThanOrEqual(opening - ROUNDING);
    expect(new URL(page.url()).pathname).toBe(TO);
    expect(documents).toEqual([FROM]);
  }));

test.concurrent('behind the closed curtain the old page stays, and nothing in it can be reached', () =>
  inDesktop(async (page) => {
    const release = await stayClosed(page);
    const seen = await page.evaluate(() => {
      const curtain = document.querySelector<HTMLElement>('[popover]');
      const { width, height } = curtain?.getBoundingClientRect() ?? {};
      return {
        path: window.location.pathname,
        inert: document.body.inert,
        topLayer: curtain?.matches(':popover-open'),
        hidden: curtain?.ariaHidden,
        focusable: curtain?.querySelectorAll('a, button, input, [tabindex]').length,
        mark: curtain?.textContent,
        size: { width, height },
        announced: document.querySelector('[role="status"]')?.textContent,
      };
    });
    release();
    expect(seen).toEqual({
      path: FROM,
      inert: true,
      topLayer: true,
      hidden: 'true',
      focusable: 0,
      mark: dataOf(documentOf(FROM)).site.settings.mark,
      size: desktop,
      announced: '',
    });
  }));

test.concurrent('the halves meet in the middle and leave no gap', () =>
  inDesktop(async (page) => {
    const release = await stayClosed(page);
    await still(page);
    const halves = await page.evaluate(() =>
      ['::before', '::after'].map((half) => {
        const { width, translate, scale } = getComputedStyle(
          document.querySelector('[popover]') ?? document.body,
          half,
        );
        return { width: Number.parseFloat(width), translate, scale };
      }),
    );
    release();
    const covering = { width: desktop.width / 2 + 0.5, translate: '0px', scale: '1' };
    expect(halves).toEqual([covering, covering]);
  }));

test.concurrent('focus waits for the curtain and then stands on the new heading; the announcement comes last', () =>
  inDesktop(async (page) => {
    await arrive(page, FROM);
    await click(page, TO);
    await phase(page, 'opening');
    expect(await headingHasFocus(page)).toBe(true);
    expect(await page.evaluate(() => document.body.inert)).toBe(false);
    await phase(page, 'open');
    await page.waitForFunction(
      (title) => document.querySelector('[role="status"]')?.textContent === title,
      target.documentTitle,
    );
    await page.locator('[popover]').waitFor({ state: 'detached' });
  }));

test.concurrent('when it opens, data, code and the first picture are there', () =>
  inDesktop(async (page) => {
    const release = await holdBack(page, /\/media\/security-[^/]+$/u);
    await holdTimers(page, navigationDelay);
    await arrive(page, FROM);
    const asked = page.waitForRequest(/\/media\/security-[^/]+$/u);
    await click(page, TO);
    await asked;
    await runOut(page, navigationDelay);
    await phase(page, 'navigation');
    release();
    await phase(page, 'open');
    const { late, picture } = await page.evaluate(() => {
      const timeOf = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? 0;
      const resources = performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming);
      const image = document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]');
      return {
        late: resources
          .filter(
            ({ name, responseEnd }) =>
              /\/assets\/.+\.js$|\/_data\//u.test(name) && responseEnd > timeOf('preloader:opening'),
          )
          .map(({ name }) => name),
        picture: resources
          .filter(({ name }) => name === image?.currentSrc)
          .map(({ startTime, responseEnd }) => ({
            askedForBefore: startTime < timeOf('preloader:navigation'),
            there: responseEnd <= timeOf('preloader:opening'),
          })),
      };
    });
    expect(late).toEqual([]);
    expect(picture).toEqual([{ askedForBefore: true, there: true }]);
  }));

test.concurrent('of two links clicked while it closes the last one counts', () =>
  inDesktop(async (page) => {
    const documents = await arrive(page, FROM);
    await click(page, TO);
    await click(page, OTHER);
    await phase(page, 'open');
    expect(new URL(page.url()).pathname).toBe(OTHER);
    expect(await page.evaluate(() => performance.getEntriesByName('preloader:closing').length)).toBe(1);
    expect(documents).toEqual([FROM]);
  }));

test.concurrent('the back key while it closes cancels the navigation', () =>
  inDesktop(async (page) => {
    const release = await holdBack(page, /\/_data\/security\.json$/u);
    await arrive(page, OTHER);
    await page.evaluate(() => window.history.pushState(null, '', '#oben'));
    await click(page, TO);
    await page.evaluate(() => window.history.back());
    await phase(page, 'open');
    release();
    await page.waitForTimeout(navigationDelay);
    expect(new URL(page.url()).pathname).toBe(OTHER);
    expect(await page.evaluate(() => performance.getEntriesByName('preloader:navigation').length)).toBe(0);
  }));

test.concurrent('back and forward change the page at once', () =>
  inDesktop(async (page) => {
    await arrive(page, FROM);
    await click(page, TO);
    await phase(page, 'open');
    await page.evaluate(() => performance.clearMarks());
    await page.goBack();
    await page.waitForFunction((title) => document.title === title, dataOf(documentOf(FROM)).page.documentTitle);
    await page.goForward();
    await page.waitForFunction((title) => document.title === title, dataOf(documentOf(TO)).page.documentTitle);
    expect(await headingHasFocus(page)).toBe(true);
    expect(await marks(page)).toEqual({});
  }));

test.concurrent('an anchor on the page, a link to the page itself and a click with a modifier key do without it', () =>
  inDesktop(async (page) => {
    await arrive(page, OTHER);
    await page.locator('main a[href^="#"]:visible').last().click();
    await click(page, OTHER);
    const [other] = await Promise.all([
      page.context().waitForEvent('page'),
      page
        .locator(`footer a[href="${TO}"]`)
        .first()
        .click({ modifiers: ['Control'] }),
    ]);
    await other.close();
    expect(await marks(page)).toEqual({});
  }));

test.concurrent('whoever prefers reduced motion goes at once', () =>
  withLonePage({ viewport: desktop, reducedMotion: 'reduce' }, async (page) => {
    const documents = await arrive(page, FROM);
    await click(page, TO);
    await page.waitForFunction((title) => document.title === title, target.documentTitle);
    expect(await headingHasFocus(page)).toBe(true);
    expect(Object.keys(await marks(page))).toEqual(['navigation']);
    expect(await page.locator('[popover]').count()).toBe(0);
    expect(documents).toEqual([FROM]);
  }));

/** Ways in which the page cannot be had. Nothing is ever answered where `hang` stands. */
const hang = () => {};
const failures: Array<[string, RegExp, (route: Route) => unknown]> = [
  ['data that does not arrive', /\/_data\/security\.json$/u, (route) => route.abort()],
  ['data that is not there', /\/_data\/security\.json$/u, (route) => route.fulfill({ status: 404, body: '{}' })],
  ['data of another build', /\/_data\/security\.json$/u, (route) => route.fulfill({ json: { ...target, build: 'x' } })],
  ['data without end', /\/_data\/security\.json$/u, hang],
  ['a missing chunk', /\/assets\/UseCases-[^/]+\.js$/u, (route) => route.fulfill({ status: 404, body: '' })],
  ['a chunk without end', /\/assets\/UseCases-[^/]+\.js$/u, hang],
  ['a missing router', new RegExp(scriptNamed('navigation')), (route) => route.abort()],
  ['a router without end', new RegExp(scriptNamed('navigation')), hang],
];

test.concurrent.each(failures)('%s: the browser loads the document, once', (_, pattern, fail) =>
  guarded(async (page) => {
    await page.route(pattern, fail);
    const documents = await arrive(page, FROM);
    await click(page, TO);
    await page.waitForURL(address + TO, { waitUntil: 'load' });
    await page.waitForTimeout(navigationDelay);
    expect(documents).toEqual([FROM, TO]);
    expect(await page.locator('[popover]').count()).toBe(0);
  }),
);

test.concurrent('a picture without end: the page is shown without it, and no document is loaded', () =>
  inDesktop(async (page) => {
    await page.route(/\/media\/security-[^/]+$/u, hang);
    const documents = await arrive(page, FROM);
    await click(page, TO);
    await page.waitForFunction((title) => document.title === title, target.documentTitle);
    expect(await page.evaluate(() => performance.getEntriesByName('preloader:opening').length)).toBe(0);
    await runOut(page, watchdog - opening);
    await phase(page, 'open');
    expect(await headingHasFocus(page)).toBe(true);
    expect(documents).toEqual([FROM]);
  }));

test.concurrent('a click while the page before is being drawn: if its own page does not come, the browser loads the document', () =>
  inDesktop(async (page) => {
    await page.route(/\/_data\/datenschutz\.json$/u, hang);
    const documents = await arrive(page, FROM);
    await page.evaluate((path) => {
      new MutationObserver((_, observer) => {
        observer.disconnect();
        document.querySelector<HTMLElement>(`footer a[href="${path}"]`)?.click();
      }).observe(document.head, { childList: true, subtree: true, characterData: true });
    }, OTHER);
    await click(page, TO);
    await page.waitForFunction((title) => document.title === title, target.documentTitle);
    await runOut(page, watchdog - opening);
    await page.waitForURL(address + OTHER, { waitUntil: 'load' });
    expect(documents).toEqual([FROM, OTHER]);
  }));

test.concurrent.each([
  ['a slow line', { effectiveType: '3g', saveData: false }],
  ['a visitor who saves data', { effectiveType: '4g', saveData: true }],
])('%s: the browser loads the document at once, without curtain and router', (_, connection) =>
  inDesktop(async (page) => {
    await page.addInitScript((value) => {
      Object.defineProperty(window.navigator, 'connection', { value });
    }, connection);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const documents = await arrive(page, FROM);
    await page.locator(`footer a[href="${TO}"]`).first().focus();
    await page.evaluate(() => {
      window.addEventListener('pagehide', () => {
        sessionStorage.setItem('marks', String(performance.getEntriesByType('mark').length));
      });
    });
    await page.keyboard.press('Enter');
    await page.waitForURL(address + TO, { waitUntil: 'load' });
    expect(documents).toEqual([FROM, TO]);
    expect(await page.evaluate(() => sessionStorage.getItem('marks'))).toBe('0');
    const unwanted = new RegExp(`${scriptNamed('navigation')}|${scriptNamed('Curtain')}`, 'u');
    expect(asked.filter((url) => unwanted.test(url))).toEqual([]);
  }),
);

test.concurrent('if the document does not come either, the curtain opens all the same and gives the focus back', () =>
  guarded(async (page) => {
    const documents = await arrive(page, FROM);
    await page.route(/\/_data\/security\.json$/u, (route) => route.abort());
    await page.route(/\/security$/u, (route) => route.fulfill({ status: 204 }));
    await page.locator(`footer a[href="${TO}"]`).first().focus();
    await page.keyboard.press('Enter');
    await phase(page, 'open');
    expect(Object.keys(await marks(page))).toEqual(['closing', 'closed', 'opening', 'open']);
    expect(await page.evaluate(() => document.body.inert)).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(TO);
    expect(documents).toEqual([FROM, TO]);
  }));

test.concurrent('offline the browser says so, once', () =>
  withLonePage({ viewport: desktop }, async (page) => {
    const documents = await arrive(page, FROM);
    await page.context().setOffline(true);
    await click(page, TO);
    await expect(page.waitForURL(address + TO)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
    expect(documents).toEqual([FROM, TO]);
  }));

test.concurrent('without the chunk that draws the curtain pages change all the same', () =>
  inDesktop(async (page) => {
    await page.route(new RegExp(scriptNamed('Curtain')), (route) => route.abort());
    const documents = await arrive(page, FROM);
    await click(page, TO);
    await phase(page, 'open');
    expect(new URL(page.url()).pathname).toBe(TO);
    expect(documents).toEqual([FROM]);
  }));

test.concurrent('a block that throws is left out of the new page, and the curtain opens', () =>
  inDesktop(async (page) => {
    const blocks = target.content.blocks.map((block) => (block.type === 'faq' ? { type: 'faq' } : block));
    await page.route(/\/_data\/security\.json$/u, (route) =>
      route.fulfill({ json: { ...target, content: { ...target.content, blocks } } }),
    );
    const errors: string[] = [];
    page.on('console', (message) => errors.push(message.text()));
    const documents = await arrive(page, FROM);
    await click(page, TO);
    await phase(page, 'open');
    expect(await page.locator('main > *').count()).toBe(blocks.length - 1);
    expect(errors).toContain('The block "faq" could not be drawn and was left out.');
    expect(documents).toEqual([FROM]);
  }));

test.concurrent('a page that cannot be drawn at all is loaded as it was prerendered, once', () =>
  inDesktop(async (page) => {
    await page.route(/\/_data\/security\.json$/u, (route) => route.fulfill({ json: { ...target, media: null } }));
    const documents = await arrive(page, FROM);
    await click(page, TO);
    await page.waitForURL(address + TO, { waitUntil: 'load' });
    await page.waitForTimeout(navigationDelay);
    expect(documents).toEqual([FROM, TO]);
    expect(await page.locator('h1').innerText()).not.toBe('');
    expect(await page.locator('html[data-hydrated]').count()).toBe(0);
    await page.unrouteAll();
    await page.reload();
    await hydrated(page);
  }));

/** A browser that is short of memory keeps no page: then the way is gone once more, and what kept it from doing so is told in the end. */
const JOURNEYS = 3;

test.runIf(hasCache).concurrent('a page that returns from the back-forward cache lies open', () =>
  cached.withLonePage({ viewport: desktop }, async (page) => {
    await holdTimers(page, navigationDelay);
    const reasons: string[] = [];
    while (reasons.length < JOURNEYS) {
      await arrive(page, FROM);
      await page.evaluate(() => {
        window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
      });
      await click(page, TO);
      await phase(page, 'closed');
      await page.evaluate(() => window.location.assign('/styling'));
      await page.waitForURL(`${address}/styling`, { waitUntil: 'load' });
      await page.goBack({ waitUntil: 'commit' });
      const discarded = await whyDiscarded(page);
      if (discarded === undefined) break;
      reasons.push(discarded);
    }
    expect(reasons.length, reasons.join('; ')).toBeLessThan(JOURNEYS);
    expect(await page.evaluate(() => document.body.inert)).toBe(false);
    expect(await page.locator('[popover]').count()).toBe(0);
    await runOut(page, navigationDelay);
    await page.waitForTimeout(navigationDelay);
    expect(new URL(page.url()).pathname).toBe(FROM);
  }),
);

/** Why the browser has loaded a page again instead of returning to the one that was left; undefined where it has returned. */
async function whyDiscarded(page: Page): Promise<string | undefined> {
  const arrived = await page.waitForFunction(() => {
    if (Reflect.get(window, 'persisted') === true) return 'kept';
    const [visit] = performance.getEntriesByType('navigation');
    if (!(visit instanceof PerformanceNavigationTiming) || visit.type !== 'back_forward') return undefined;
    return JSON.stringify(Reflect.get(visit, 'notRestoredReasons'));
  });
  const reasons = await arrived.jsonValue();
  return reasons === 'kept' ? undefined : reasons;
}

/** The timers that would end a state: without them it can be looked at for as long as it takes. */
const held = [
  { wanted: 'closed', timers: [navigationDelay, watchdog - opening] },
  { wanted: 'opening', timers: [opening, watchdog - opening] },
];

test.concurrent.each(held)('axe finds nothing in the curtain while it is $wanted', ({ wanted, timers }) =>
  guarded(async (page) => {
    await holdTimers(page, ...timers);
    await arrive(page, FROM);
    await click(page, TO);
    await phase(page, wanted);
    await still(page);
    expect(await page.locator('[popover]').getAttribute('data-phase')).toBe(wanted);
    const { violations } = await new AxeBuilder({ page }).include('[popover]').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  }),
);

/** Opens a route and waits until it is hydrated. The list returned grows with every document that is asked for. */
async function arrive(page: Page, route: string): Promise<string[]> {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await open(page, address + route);
  return documents;
}

/** A navigation whose curtain stays closed until the function returned is called: the new page's data waits for it. */
async function stayClosed(page: Page) {
  const release = await holdBack(page, /\/_data\/security\.json$/u);
  await arrive(page, FROM);
  // Without its code the curtain closes unseen.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/Curtain-/u.test(name)),
  );
  await click(page, TO);
  await phase(page, 'closed');
  return release;
}

/** A click that waits for nothing, as a visitor's does. */
const click = (page: Page, route: string) =>
  page.evaluate((path) => document.querySelector<HTMLElement>(`footer a[href="${path}"]`)?.click(), route);

/** Resolves when the curtain has entered a phase, whether or not it has left it since. */
const phase = (page: Page, name: string) =>
  page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, `preloader:${name}`);

/** Milliseconds from one mark to another; not a number if one is missing. */
const time = (at: Record<string, number>, from: string, to: string) =>
  (at[to] ?? Number.NaN) - (at[from] ?? Number.NaN);

/** When what happened, in the order of its happening. */
const marks = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      performance
        .getEntriesByType('mark')
        .filter(({ name }) => name.startsWith('preloader:'))
        .map(({ name, startTime }) => [name.slice('preloader:'.length), startTime]),
    ),
  );

const headingHasFocus = (page: Page) =>
  page.locator('main h1').evaluate((heading) => heading === document.activeElement);
