import { expect, test } from 'vitest';
import { desktop, eventually, open, startChromium } from './browser.ts';
import { address, dataOf, documentOf, languageOf, routes } from './site.ts';

const { withLonePage } = startChromium();

const { baseUrl } = dataOf(documentOf('/')).site.settings;

/** Addresses of a document's twins by language, itself too. */
const alternatesOf = (route: string) =>
  Object.fromEntries(
    [...documentOf(route).matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/gu)].map(
      ([, language = '', href = '']) => [language, href.replace(baseUrl, '') || '/'],
    ),
  );

/** Where the footer leads in other languages. */
const switchOf = (html: string) =>
  [...html.matchAll(/<a(?=[^>]* hrefLang="(\w+)")(?=[^>]* href="([^"]*)")[^>]*>(.*?)<\/a>/gu)].map(
    ([, language, href, words = '']) => [language, href, words.replaceAll(/<[^>]+>/gu, '')],
  );

test('every page that has a twin names it, and is named by it', () => {
  const twins = routes.map((route) => ({ route, alternates: alternatesOf(route) }));
  const paired = twins.filter(({ alternates }) => Object.keys(alternates).length > 0);
  expect(paired.length).toBeGreaterThan(20);
  for (const { route, alternates } of paired) {
    expect(alternates[languageOf(route)]).toBe(route);
    expect(alternates['x-default']).toBe(alternates.de);
    expect([alternates.de, alternates.en].map((twin) => alternatesOf(twin ?? ''))).toEqual([alternates, alternates]);
  }
});

test('every page is in its language and leads to its twin, or says that it leads home', () => {
  for (const route of routes) {
    const html = documentOf(route);
    const own = languageOf(route);
    const [other, home, name] = own === 'de' ? ['en', '/en', 'English'] : ['de', '/', 'Deutsch'];
    expect(html).toContain(`<html lang="${own}">`);
    const twin = alternatesOf(route)[other];
    const expected = [other, twin ?? home, twin ? name : `${name} (${own === 'de' ? 'home page' : 'Startseite'})`];
    expect(switchOf(html), route).toEqual([expected]);
  }
});

test('no page is handed the words of another language', () => {
  const [german, english] = ['/', '/en'].map((route) => JSON.stringify(dataOf(documentOf(route)).site));
  expect(german).toContain('Zum Inhalt');
  expect(german).not.toContain('Skip to content');
  expect(english).toContain('Skip to content');
  expect(english).not.toContain('Zum Inhalt');
});

test('an unknown address below a language answers in it', async () => {
  const response = await fetch(`${address}/en/nowhere`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('<html lang="en">');
});

test('when a page changes in place, the switch says whether it leads home', () =>
  withLonePage({ viewport: desktop, reducedMotion: 'reduce' }, async (page) => {
    await open(page, `${address}/security`);
    const link = page.locator('footer a[hreflang="en"]');
    for (const [route, ...expected] of [
      ['/live/creative-consulting', 'English (home page)', '/en'],
      ['/security', 'English', '/en/security'],
      ['/live/creative-consulting', 'English (home page)', '/en'],
    ]) {
      await page.locator(`footer a[href="${route}"]`).click();
      await page.waitForURL(address + route);
      await eventually(async () =>
        expect([await link.textContent(), await link.getAttribute('href')]).toEqual(expected),
      );
    }
  }));

test('within a language pages change in place and the switch follows; into another the document is loaded', () =>
  withLonePage({ viewport: desktop, reducedMotion: 'reduce' }, async (page) => {
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await open(page, `${address}/en/security`);
    await page.locator('footer a[href="/en/contact"]').first().click();
    await page.waitForURL(`${address}/en/contact`);
    await page.locator('footer a[hreflang="de"][href="/kontakt"]').click();
    await page.waitForURL(`${address}/kontakt`);
    expect(documents).toEqual(['/en/security', '/kontakt']);
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
  }));
