import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { hostileUrls } from '../unit/hostile-urls.ts';
import { desktop, eventually, open, phone, startChromium, still, withoutMotion, withoutPictures } from './browser.ts';
import { tagsOf } from './html.ts';
import { openEveryArea, openMenu } from './menu.ts';
import { listen, pressEveryButton, readToTheEnd } from './reading.ts';
import { address, dist, documentOf, everyPage } from './site.ts';

const { withPage } = startChromium({}, withoutMotion);

/** Where a call to action leads without JavaScript; in no list of routes. */
const formPages = readdirSync(join(dist, 'formular'))
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/formular/${basename(file, '.html')}`);

describe.concurrent('the policy stops nothing of the site, and the console stays empty', () => {
  test.each(formPages)('%s, the page of a form', async (route) => {
    await withPage({ viewport: phone }, async (page) => {
      const noise = listen(page);
      await open(page, address + route);
      await pressEveryButton(page);
      expect(noise).toEqual([]);
    });
  });
});

test.each([
  ['phone', phone],
  ['desktop', desktop],
])('the policy stops nothing on the way through the menu on a %s', async (_, viewport) => {
  await withPage({ viewport, reducedMotion: 'no-preference' }, async (page) => {
    const noise = listen(page);
    await open(page, `${address}/security`);
    const menu = await openMenu(page);
    await openEveryArea(menu);
    await still(page);
    await menu.getByRole('link', { name: 'Yachts & Boat' }).click();
    await page.waitForURL('**/concierge/yachts-and-boat');
    await page.locator('main h1:focus').waitFor();
    await readToTheEnd(page);
    await page.goBack();
    await page.waitForURL('**/security');
    expect(noise).toEqual([]);
  });
});

/** The headers of a static host for all paths. No TLS here, so nothing must be asked for over it. */
const ofStaticHost = Object.fromEntries(
  readFileSync(join(dist, '_headers'), 'utf8')
    .split('\n\n')[0]
    ?.split('\n')
    .slice(1)
    .map((line) =>
      line
        .replace('; upgrade-insecure-requests', '')
        .trim()
        .split(/: (.*)/su)
        .slice(0, 2),
    ) ?? [],
);

/** Has a page answered as a static host does, whose header knows no style: that is left to the document. */
async function asStaticHost(page: Page, change = (html: string) => html) {
  await page.route(/\/security$/u, async (route) => {
    const response = await route.fetch();
    const headers = { 'content-type': 'text/html;charset=utf-8', ...ofStaticHost };
    await route.fulfill({ headers, body: change(await response.text()) });
  });
}

test('on a static host the policy stops nothing either', async () => {
  await withPage({ viewport: phone }, async (page) => {
    const noise = listen(page);
    await asStaticHost(page);
    await open(page, `${address}/security`);
    await pressEveryButton(page);
    await readToTheEnd(page);
    expect(noise).toEqual([]);
  });
});

describe.each(['our own server', 'a static host'])('what somebody else puts into a page of %s does not run', (host) => {
  test.each([
    ['an inline script', '<script>window.owned = true</script>', 'script-src-elem'],
    ['a script of another host', '<script src="https://evil.example/x.js"></script>', 'script-src-elem'],
    ['an event handler', '<img src="/favicon.ico" onload="window.owned = true">', 'script-src-attr'],
    ['a style element', '<style>h1 { color: rgb(1, 2, 3) }</style>', 'style-src-elem'],
    ['a style attribute', '<p style="position: fixed">Text</p>', 'style-src-attr'],
    ['a base address', '<base href="https://evil.example/">', 'base-uri'],
    ['a picture of another host', '<img src="https://evil.example/x.png">', 'img-src'],
    ['a picture in the address', '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">', 'img-src'],
    ['a frame', '<iframe src="/security"></iframe>', 'frame-src'],
    ['an object', '<object data="/favicon.svg"></object>', 'object-src'],
  ])('%s', async (_, markup, directive) => {
    await withPage({ viewport: desktop }, async (page) => {
      await withoutPictures(page);
      const inject = (html: string) => html.replace('</head>', `${markup}</head>`);
      if (host === 'a static host') await asStaticHost(page, inject);
      else
        await page.route(/\/security$/u, async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, body: inject(await response.text()) });
        });
      listen(page);
      await page.goto(`${address}/security`);
      await eventually(async () => expect(await violations(page)).toContain(directive));
      expect(await page.evaluate(() => Reflect.get(window, 'owned'))).toBeUndefined();
    });
  });

  test.each([
    ['innerHTML', () => Object.assign(document.createElement('div'), { innerHTML: '<img src="x" onerror="1">' })],
    ['an address of a script', () => Object.assign(document.createElement('script'), { src: '/assets/x.js' })],
    ['text as code', () => setTimeout('window.owned = true', 0)],
    ['a policy of its own', () => Reflect.get(window, 'trustedTypes').createPolicy('default', {})],
  ])('not even from a script: %s', async (_, attempt) => {
    await withPage({ viewport: desktop }, async (page) => {
      await withoutPictures(page);
      await open(page, `${address}/impressum`);
      await expect(page.evaluate(attempt)).rejects.toThrow(/TypeError|EvalError|TrustedScript|Policy/u);
    });
  });
});

test('no document carries an address that could harm', () => {
  expect(hostileUrls.length).toBeGreaterThanOrEqual(60);
  const carried = everyPage.flatMap((route) =>
    tagsOf(documentOf(route)).flatMap(({ attributes }) =>
      ['href', 'src', 'srcset', 'poster', 'action', 'formaction', 'content', 'data', 'imagesrcset']
        .map((name) => attributes[name])
        .filter((url) => url !== undefined),
    ),
  );
  expect(carried.length).toBeGreaterThan(2000);
  expect(carried.filter((url) => hostileUrls.includes(url))).toEqual([]);
  expect(carried.filter((url) => /^\s*(?:javascript|data|vbscript|blob|file|http):|^\/\/|\\/iu.test(url))).toEqual([]);
});

const violations = (page: Page) => page.evaluate((): string[] => Reflect.get(window, 'violations'));
