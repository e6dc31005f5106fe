import type { BrowserContext, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import {
  consent,
  decided,
  desktop,
  eventually,
  hasCache,
  holdBack,
  hydrated,
  open,
  phone,
  startCaching,
  startChromium,
  undecided,
} from './browser.ts';
import { type Consent, consentOn, foreignRequests, listen, openTab } from './consent.ts';
import { address } from './site.ts';

const { withVisitor } = startChromium();
const cached = startCaching();

const { storageKey, version } = consent;
const recordOf = (external: boolean, of = version) =>
  JSON.stringify({ necessary: true, external, timestamp: 1, version: of });
/** With reduced motion pages change without the curtain, whose watchdog would load a document on a busy machine. */
const newVisitor = (use: (context: BrowserContext) => Promise<void>) =>
  withVisitor({ viewport: desktop, storageState: undecided, reducedMotion: 'reduce' }, use);
const visitorWhoAccepted = (use: (context: BrowserContext) => Promise<void>) =>
  withVisitor({ viewport: desktop, storageState: decided(true) }, use);

const UNREADABLE = 'warning: The stored consent cannot be read, so the visitor is asked again';
const UNSAVED = 'warning: The browser does not store the decision, so it holds for this page view only';

/** With JavaScript: before a decision and after a refusal `desktop.test.ts`, after an acceptance `phone.test.ts`. */
describe.concurrent('requests to other hosts', () => {
  test('without JavaScript none, and no banner, chat or button that would do nothing', async () => {
    await withVisitor({ viewport: phone, storageState: undecided, javaScriptEnabled: false }, async (context) => {
      const foreign = foreignRequests(context);
      const page = await context.newPage();
      for (const route of ['/', '/security', '/datenschutz']) {
        await page.goto(address + route);
        const { banner, button, chat } = consentOn(page);
        expect([await banner.count(), await chat.count()]).toEqual([0, 0]);
        expect(await button('Cookie-Einstellungen').count()).toBe(0);
      }
      expect(foreign).toEqual([]);
    });
  });
});

describe.concurrent('code', () => {
  const PARTS = /\/(Banner|Chat)-[^/]+\.js$/u;

  test.each([
    ['undecided', undecided, ['Banner']],
    ['who refused', decided(false), []],
    ['who accepted', decided(true), ['Chat']],
  ])('a visitor %s fetches no more than what shows', async (_, storageState, parts) => {
    await withVisitor({ viewport: desktop, storageState }, async (context) => {
      const fetched: string[] = [];
      context.on('request', (request) => fetched.push(...(PARTS.exec(request.url())?.slice(1) ?? [])));
      const { page, ready } = await openTab(context);
      await ready();
      await eventually(() => expect(fetched).toEqual(parts));
      await page.waitForTimeout(500);
      expect(fetched).toEqual(parts);
    });
  });
});

/** A tab follows at the storage event itself (src/site/consent/store.test.ts), so nothing here counts seconds. */
describe.concurrent('two tabs', () => {
  test('one follows the other through acceptance, refusal, reset and cleared storage', () =>
    newVisitor(async (context) => {
      const [here, there] = [await openTab(context), await openTab(context, '/impressum')];
      await Promise.all([here.asked(), there.asked()]);

      await here.button('Alle akzeptieren').click();
      await there.banner.waitFor({ state: 'detached' });
      await there.chat.waitFor();

      await there.openSettings();
      await there.choice.uncheck();
      await there.button('Auswahl speichern').click();
      await here.chat.waitFor({ state: 'detached' });
      expect(await here.banner.count()).toBe(0);

      await here.openSettings();
      await here.button('Einwilligung zurücksetzen').click();
      await there.banner.waitFor();

      await there.button('Alle akzeptieren').click();
      await here.chat.waitFor();
      await there.page.evaluate(() => localStorage.clear());
      await here.chat.waitFor({ state: 'detached' });
      await here.banner.waitFor();
    }));

  test('a decision on another version changes nothing until the page is loaded anew', () =>
    visitorWhoAccepted(async (context) => {
      const [here, there] = [await openTab(context), await openTab(context)];
      await here.chat.waitFor();
      await here.page.evaluate(() => {
        window.addEventListener('storage', () => Object.assign(window, { told: true }));
      });
      await store(there.page, recordOf(false, '99.0.0'));
      await here.page.waitForFunction(() => Reflect.get(window, 'told') === true);
      expect([await here.chat.count(), await here.banner.count()]).toEqual([1, 0]);
      await here.page.reload();
      await here.asked();
      expect(await here.chat.count()).toBe(0);
    }));
});

describe.concurrent('storage', () => {
  test('an older version is asked for anew, in silence', () =>
    newVisitor(async (context) => {
      const visitor = await openTab(context);
      await store(visitor.page, recordOf(true, '0.9.0'));
      expect(await askedAnew(visitor)).toEqual([]);
    }));

  /** All kinds of corrupt values: src/site/consent/store.test.ts. */
  test('what is corrupt counts as no consent: banner, warning, no chat, no error', () =>
    newVisitor(async (context) => {
      const visitor = await openTab(context);
      for (const text of [
        '',
        '[object Object]',
        '{"necessary":true,"external":"true","timestamp":1,"version":"1.0.0"}',
      ]) {
        await store(visitor.page, text);
        expect([text, await askedAnew(visitor)]).toEqual([text, [UNREADABLE]]);
      }
      await visitor.button('Nur notwendige').click();
      await visitor.answered();
      expect(await visitor.stored()).toMatchObject({ necessary: true, external: false, version });
    }));

  test('blocked: asked with a warning; the choice holds on the pages of this view, and is asked for again later', () =>
    newVisitor(async (context) => {
      await context.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      });
      const page = await context.newPage();
      const noise = listen(page);
      await open(page, `${address}/security`);
      const visitor = consentOn(page);
      await holdsForThisView(visitor);
      expect(noise.map((line) => line.split(' SecurityError')[0])).toEqual([
        UNREADABLE,
        UNSAVED,
        'warning: The stored consent cannot be deleted',
      ]);
      await page.reload();
      await visitor.asked();
    }));

  test('full: the choice holds on the pages of this view, and is asked for again later', () =>
    newVisitor(async (context) => {
      const visitor = await openTab(context);
      await visitor.asked();
      const noise = listen(visitor.page);
      await visitor.page.evaluate(fillStorage);
      await holdsForThisView(visitor);
      expect(noise.map((line) => line.split(' QuotaExceededError')[0])).toEqual([UNSAVED]);
      await visitor.page.reload();
      await visitor.asked();
    }));

  test('full: a refusal leaves no older consent behind', () =>
    visitorWhoAccepted(async (context) => {
      const visitor = await openTab(context);
      await visitor.chat.waitFor();
      await store(visitor.page, recordOf(true));
      await visitor.page.evaluate(fillStorage);
      await visitor.openSettings();
      await visitor.choice.uncheck();
      await visitor.button('Auswahl speichern').click();
      await visitor.chat.waitFor({ state: 'detached' });
      await visitor.page.reload();
      await visitor.asked();
      expect(await visitor.chat.count()).toBe(0);
    }));

  test.runIf(hasCache)('a page that returns from the back-forward cache follows what was decided meanwhile', () =>
    cached.withVisitor({ viewport: desktop, storageState: decided(true) }, async (context) => {
      const visitor = await openTab(context);
      await visitor.chat.waitFor();
      await visitor.page.evaluate(() => {
        window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
      });
      await visitor.page.goto(`${address}/impressum`);
      await store(visitor.page, recordOf(false));
      await visitor.page.goBack({ waitUntil: 'commit' });
      await visitor.page.waitForFunction(() => Reflect.get(window, 'persisted') === true);
      await visitor.chat.waitFor({ state: 'detached' });
    }),
  );
});

describe.concurrent('withdrawal', () => {
  test('two clicks: the chat is gone at once and the question is back', () =>
    visitorWhoAccepted(async (context) => {
      const visitor = await openTab(context);
      await visitor.chat.waitFor();
      await visitor.button('Cookie-Einstellungen').click();
      await visitor.button('Einwilligung zurücksetzen').click();
      expect(await visitor.chat.count()).toBe(0);
      await visitor.asked();
      expect(await visitor.stored()).toBeNull();
    }));

  test('works without a connection', () =>
    visitorWhoAccepted(async (context) => {
      const visitor = await openTab(context);
      await visitor.chat.waitFor();
      await context.setOffline(true);
      await visitor.openSettings();
      await visitor.button('Einwilligung zurücksetzen').click();
      await visitor.chat.waitFor({ state: 'detached' });
      expect(await visitor.stored()).toBeNull();
    }));

  test('a click before the page is hydrated is answered once it is', () =>
    visitorWhoAccepted(async (context) => {
      const page = await context.newPage();
      const client = /\/client-[^/]+\.js$/u;
      const release = await holdBack(page, client);
      // The bootstrap asks for it: from then on it holds clicks.
      const isHolding = page.waitForRequest(client);
      await page.goto(`${address}/security`, { waitUntil: 'commit' });
      await isHolding;
      const visitor = consentOn(page);
      await visitor.button('Cookie-Einstellungen').click();
      release();
      await hydrated(page);
      await visitor.settings.waitFor();
      expect(await visitor.choice.isChecked()).toBe(true);
    }));
});

/** Accepts, and finds the acceptance on another page that is reached without a new document. */
async function holdsForThisView(visitor: Consent) {
  const { page } = visitor;
  await visitor.asked();
  await visitor.button('Alle akzeptieren').click();
  await visitor.chat.waitFor();
  await page.locator('footer a[href="/impressum"]').click();
  await page.waitForURL(`${address}/impressum`);
  await visitor.chat.waitFor();
  expect(await visitor.banner.count()).toBe(0);
}

/** Loads the page anew and finds the banner without the chat; gives what the console says meanwhile. */
async function askedAnew(visitor: Consent): Promise<string[]> {
  const noise = listen(visitor.page);
  await visitor.page.reload();
  await visitor.asked();
  expect(await visitor.chat.count()).toBe(0);
  visitor.page.removeAllListeners('console').removeAllListeners('pageerror');
  // The news of a change in storage may reach the page only after it was loaded anew: then it warns again.
  return [...new Set(noise.map((line) => line.split(' Error: ')[0] ?? ''))];
}

const store = (page: Page, text: string) =>
  page.evaluate(([key = '', value = '']) => localStorage.setItem(key, value), [storageKey, text]);

/** Fills the storage of this origin to the last byte. */
function fillStorage() {
  let piece = 'x'.repeat(1024 * 1024);
  for (let number = 0; piece !== ''; number += 1) {
    try {
      localStorage.setItem(`filled-${number}`, piece);
    } catch {
      piece = piece.slice(0, piece.length >> 1);
    }
  }
}
