import { existsSync } from 'node:fs';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type LaunchOptions,
  type Page,
} from 'playwright';
import { afterAll, vi } from 'vitest';
import { CHROMIUM_ARGS } from '../chromium.ts';
import { address, consentSettings, routes } from './site.ts';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

/** The two windows that most tests look at. */
export const windows = [
  { width: 390, viewport: phone },
  { width: 1440, viewport: desktop },
];

/** Key and version of the consent record, as the site's data says. */
export const consent = consentSettings;

type StorageState = NonNullable<BrowserContextOptions['storageState']>;

/** A browser whose visitor has decided about external content; for `storageState`. */
export function decided(external: boolean): StorageState {
  const record = { necessary: true, external, timestamp: Date.now(), version: consent.version };
  const localStorage = [{ name: consent.storageKey, value: JSON.stringify(record) }];
  return { cookies: [], origins: [{ origin: address, localStorage }] };
}

/** A browser on its first visit: the consent banner shows. */
export const undecided: StorageState = { cookies: [], origins: [] };

const refused = decided(false);

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** The browsers of a worker, which runs one file after the other and keeps what was imported. They end with it. */
const browsers = new Map<string, Promise<Browser>>();

function browserFor(launch: LaunchOptions): Promise<Browser> {
  const key = JSON.stringify(launch);
  const browser = browsers.get(key) ?? chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGS, ...launch });
  browsers.set(key, browser);
  return browser;
}

/** The headless shell has no back-forward cache: the browser beside it has. */
const WITH_CACHE = CHROMIUM.replace(/-headless-shell$/u, '');
export const hasCache = existsSync(WITH_CACHE);

/** Chromium for the tests of a file whose pages return from the back-forward cache; where there is one, see `hasCache`. */
export const startCaching = () =>
  startChromium({ executablePath: WITH_CACHE, ignoreDefaultArgs: ['--disable-back-forward-cache'] });

/** For the files whose tests do not ask about motion: nothing moves, and home's film does not play. */
export const withoutMotion: BrowserContextOptions = { reducedMotion: 'reduce' };

/**
 * Chromium for the tests of a file. Visitors have refused external content unless a test says otherwise, so no banner is in the
 * way.
 *
 * @param usual what all its pages are opened with, unless a test says otherwise
 */
export function startChromium(launch: LaunchOptions = {}, usual: BrowserContextOptions = {}) {
  const contexts = new Map<string, Promise<BrowserContext>>();
  const idle = new Map<Promise<BrowserContext>, Tab[]>();
  afterAll(async () => {
    for (const context of contexts.values()) await (await context).close();
  });

  /** Pages that are opened alike share a context and so its cache: forty pages fetch what they have in common once. */
  function contextFor(options: BrowserContextOptions) {
    const key = JSON.stringify(options);
    const context = contexts.get(key) ?? newContext(options);
    contexts.set(key, context);
    return context;
  }

  const newContext = async (options: BrowserContextOptions) =>
    (await browserFor(launch)).newContext({ locale: 'de-DE', storageState: refused, ...usual, ...options });

  /** Runs a test as a visitor of its own, whose storage nobody else sees, with as many tabs as it opens. */
  async function withVisitor<T>(
    options: BrowserContextOptions,
    use: (context: BrowserContext) => Promise<T>,
  ): Promise<T> {
    const context = await newContext(options);
    try {
      return await use(context);
    } finally {
      await context.close();
    }
  }

  return {
    withVisitor,
    /** A page that stays open for all tests of the file. */
    keptPage: async (options: BrowserContextOptions) => (await contextFor(options)).newPage(),
    /**
     * Runs a test in a page that shares nothing with others. For tests that hold back or replace what a page fetches: what
     * another page of the context has fetched would come from memory, past any route.
     */
    withLonePage: <T>(options: BrowserContextOptions, use: (page: Page) => Promise<T>): Promise<T> =>
      withVisitor(options, async (context) => use(await context.newPage())),
    /**
     * Runs a test in a page that no other test uses meanwhile. It may have shown something before: a tab that is used again
     * takes half the processor time of a new one. After a failure it is closed. Where the failure is Chromium's, see `isStuck`,
     * the test runs in another context, and those that follow do.
     */
    async withPage<T>(options: BrowserContextOptions, use: (page: Page) => Promise<T>): Promise<T> {
      const context = contextFor(options);
      try {
        return await inTab(context, options, use);
      } catch (error) {
        if (!(await isStuck(await context))) throw error;
        console.warn(
          'Chromium loads no pages any more, though the server answers. The test begins anew in another context.',
        );
        const key = JSON.stringify(options);
        if (contexts.get(key) === context) contexts.delete(key);
        return inTab(contextFor(options), options, use);
      }
    },
  };

  async function inTab<T>(
    context: Promise<BrowserContext>,
    options: BrowserContextOptions,
    use: (page: Page) => Promise<T>,
  ): Promise<T> {
    const tabs = idle.get(context) ?? [];
    idle.set(context, tabs);
    const tab = tabs.pop() ?? (await newTab(await context));
    try {
      const result = await use(tab.page);
      await tab.clear(options);
      tabs.push(tab);
      return result;
    } catch (error) {
      await tab.page.close();
      throw error;
    }
  }
}

/** What a page that answers takes at most to load, in ms, on a busy machine too. */
const ANSWERS = 60_000;

/**
 * Whether a context loads nothing any more that the server gives. Now and then Chromium 156 leaves all requests of a context
 * waiting from one moment on, and sends none of them; one in some thousand pages, on a busy machine. Only this is no fault of
 * what is tested, and the failure of every test that follows.
 */
async function isStuck(context: BrowserContext): Promise<boolean> {
  const [route = '/'] = routes;
  await (await fetch(address + route)).text();
  const loads = async () => {
    const page = await context.newPage();
    page.setDefaultNavigationTimeout(0);
    await open(page, address + route);
    await page.close();
    return false;
  };
  return Promise.race([loads(), new Promise<true>((resolve) => setTimeout(resolve, ANSWERS, true))]).catch(() => true);
}

interface Tab {
  page: Page;
  /** takes away what a test has left: listeners, routes, scripts, sizes, the pointer, storage of the tab */
  clear: (options: BrowserContextOptions) => Promise<void>;
}

async function newTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  const scripts: Array<{ dispose(): Promise<void> }> = [];
  const addInitScript = page.addInitScript.bind(page);
  page.addInitScript = async (...script) => {
    const added = await addInitScript(...script);
    scripts.push(added);
    return added;
  };
  const clear = async ({ viewport }: BrowserContextOptions) => {
    page.removeAllListeners();
    await page.unrouteAll();
    for (const script of scripts.splice(0)) await script.dispose();
    await fetchingPictures(page);
    // Of the same site, so that the process stays; another document, so that no address leads into the one that was left, and
    // what follows has nothing to lay out.
    await page.goto(`${address}/robots.txt`);
    await page.emulateMedia({ media: null });
    if (viewport) await page.setViewportSize(viewport);
    await page.mouse.move(0, 0);
    await page.evaluate(() => sessionStorage.clear());
  };
  return { page, clear };
}

/** What is looked at by several tests, and found out when the first of them asks. */
export function once<T>(find: () => Promise<T>): () => Promise<T> {
  let found: Promise<T> | undefined;
  return () => {
    found ??= find();
    return found;
  };
}

/** Repeats a check until it succeeds: a page shows what a click leads to when it gets to it. In every test, also beside others. */
export const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 50 });

/**
 * Resolves when a page that stays says yes. A locator, or Playwright's own waiting, would have every document read their script
 * first.
 */
export const until = (page: Page, says: () => boolean) =>
  eventually(async () => {
    if (!(await page.evaluate(says))) throw new Error(`The page does not say yes to ${says}`);
  });

/** Resolves when nothing moves any more but what repeats without an end, or lasts as long as a card stays. */
export const still = (page: Page) =>
  until(page, () =>
    document.getAnimations().every(({ playState, effect, timeline }) => {
      const { duration = 0 } = effect?.getComputedTiming() ?? {};
      return timeline !== document.timeline || playState !== 'running' || Number(duration) > 2000;
    }),
  );

/** Resolves when React has taken over the frame of the page and its first blocks. */
export const alive = (page: Page) => until(page, () => document.documentElement.hasAttribute('data-hydrated'));

/** Resolves when React has taken over the whole page, whose other blocks a visitor who looks at it is made to ask for. */
export const hydrated = (page: Page) =>
  until(page, () => {
    const { hydrated: part } = document.documentElement.dataset;
    if (part === 'first') document.getElementById('root')?.dispatchEvent(new FocusEvent('focusin'));
    return part === 'all';
  });

/** Opens an address and waits until the page is hydrated. */
export async function open(page: Page, address: string) {
  await page.goto(address);
  await hydrated(page);
}

/** Keeps requests waiting until the function that is returned is called. */
export async function holdBack(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, (route) => released.then(() => route.continue()));
  return release;
}

/** Timers of these lengths, in milliseconds, do not run out by themselves: a busy machine has all the time that it needs. */
export const holdTimers = (page: Page, ...times: number[]) =>
  page.addInitScript((held) => {
    const { setTimeout, clearTimeout } = window;
    const waiting = new Map<number, { time: number; run: () => void }>();
    let last = 0;
    Object.assign(window, {
      waiting,
      setTimeout(run: (...values: unknown[]) => void, time: number, ...values: unknown[]) {
        if (!held.includes(time)) return setTimeout(run, time, ...values);
        last -= 1;
        waiting.set(last, { time, run: () => run(...values) });
        return last;
      },
      clearTimeout: (id: number | undefined) => waiting.delete(id ?? 0) || clearTimeout(id),
    });
  }, times);

/** Lets the timer of this length run out that waits longest; gives whether there was one. */
export const runOut = (page: Page, time: number): Promise<boolean> =>
  page.evaluate((length) => {
    const waiting: Map<number, { time: number; run: () => void }> = Reflect.get(window, 'waiting');
    const [id, timer] = [...waiting].find(([, held]) => held.time === length) ?? [];
    waiting.delete(id ?? 0);
    timer?.run();
    return timer !== undefined;
  }, time);

const withoutAny = new WeakMap<Page, CDPSession>();

/** For tests of structure and text: fetches no pictures and no videos. Not as a route, which would switch off the cache. */
export async function withoutPictures(page: Page) {
  const session = await page.context().newCDPSession(page);
  withoutAny.set(page, session);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*.avif', '*.webp', '*.webm', '*.mp4'] });
}

async function fetchingPictures(page: Page) {
  await withoutAny.get(page)?.detach();
  withoutAny.delete(page);
}
