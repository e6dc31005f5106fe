import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { desktop, eventually, open, phone, startChromium, still, withoutPictures } from './browser.ts';
import { contrastsBehind, cutAtTwiceTheSize } from './header-contrast.ts';
import { expand, openEveryArea, openMenu } from './menu.ts';
import { address } from './site.ts';

const { withPage, withLonePage } = startChromium();

const menu = (page: Page) => page.getByRole('navigation', { name: 'Bereiche', exact: true });
const area = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true });

describe.concurrent('home', () => {
  test('plays its video, which is silent and has no sound to play', async () => {
    await withPage({ viewport: desktop }, async (page) => {
      await open(page, address);
      await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
      const video = await page.locator('video').evaluate((element: HTMLVideoElement) => ({
        muted: element.muted,
        loop: element.loop,
        sound: Reflect.get(element, 'webkitAudioDecodedByteCount'),
      }));
      expect(video).toEqual({ muted: true, loop: true, sound: 0 });
      await page.getByRole('button', { name: 'Video anhalten' }).click();
      await eventually(async () =>
        expect(await page.locator('video').evaluate((element: HTMLVideoElement) => element.paused)).toBe(true),
      );
    });
  });

  test.each([phone, { width: 820, height: 1180 }, desktop])(
    'its film fills the first screen (%o)',
    async (viewport) => {
      await withPage({ viewport }, async (page) => {
        await withoutPictures(page);
        await open(page, address);
        for (const element of [page.locator('video'), page.locator('main img').first()]) {
          const sides = Object.entries((await element.boundingBox()) ?? {});
          const box = Object.fromEntries(sides.map(([side, length]) => [side, Math.round(length)]));
          expect(box).toEqual({ x: 0, y: 0, ...viewport });
        }
      });
    },
  );

  test('a phone plays it in portrait format', async () => {
    await withPage({ viewport: phone }, async (page) => {
      await open(page, address);
      await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
      const shown = await page.evaluate(() => [
        document.querySelector('video')?.currentSrc,
        document.querySelector<HTMLImageElement>('main img')?.currentSrc,
      ]);
      for (const file of shown) expect(file).toContain('/hero-stage-portrait');
    });
  });

  test('fetches no video for a visitor who prefers reduced motion', async () => {
    await withPage({ viewport: desktop, reducedMotion: 'reduce' }, async (page) => {
      const videos: string[] = [];
      page.on('request', (request) => request.resourceType() === 'media' && videos.push(request.url()));
      await open(page, address);
      await page.getByRole('button', { name: 'Video abspielen' }).waitFor();
      await area(page, 'TALENT').waitFor();
      expect(videos).toEqual([]);
    });
  });

  test('keeps its poster and only logs where the video is missing', async () => {
    await withLonePage({ viewport: desktop }, async (page) => {
      const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
      await page.route(/\.(?:webm|mp4)$/u, (route) => route.fulfill({ status: 404 }));
      await open(page, address);
      await page.getByRole('button', { name: 'Video abspielen' }).waitFor();
      expect((await warning).text()).toContain('The background video does not play');
      await page.locator('main img').first().waitFor();
    });
  });

  test('is walked with the keyboard: skip link, logo, video, areas', async () => {
    await withPage({ viewport: desktop }, async (page) => {
      await withoutPictures(page);
      await open(page, address);
      await area(page, 'TALENT').waitFor();
      await page.getByRole('button', { name: 'Video abspielen' }).waitFor();
      const names: Array<string | null> = [];
      for (let step = 0; step < 7; step += 1) {
        await page.keyboard.press('Tab');
        names.push(
          await page.evaluate(
            () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null,
          ),
        );
      }
      expect([names[0], ...names.slice(2).map((name) => name?.replace(/anhalten|abspielen/u, '…'))]).toEqual([
        'Zum Inhalt springen',
        'Video …',
        'TALENT',
        'LIVE',
        'BRANDS',
        'CONCIERGE',
      ]);
      expect(names[1]).toContain('zur Startseite');
    });
  });

  test('a leaf of the third level leads to its page', async () => {
    await withPage({ viewport: desktop }, async (page) => {
      await withoutPictures(page);
      await open(page, address);
      await expand(menu(page), 'TALENT');
      await expand(menu(page), 'Entertainment Talent');
      await menu(page).getByRole('link', { name: 'Comedian' }).click();
      await page.waitForURL(`${address}/talent/entertainment/comedian`);
    });
  });

  test('on a phone all four words and the open list stand in one window, and the footer hides', async () => {
    await withPage({ viewport: { width: 375, height: 667 }, hasTouch: true }, async (page) => {
      await withoutPictures(page);
      await open(page, address);
      await area(page, 'CONCIERGE').tap();
      await menu(page).getByRole('button', { name: 'CONCIERGE', expanded: true }).waitFor();
      await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
      for (const name of ['CONCIERGE', 'TALENT', 'LIVE', 'BRANDS']) {
        const isInWindow = async () => {
          const box = await area(page, name).boundingBox();
          return box && box.y >= 0 && box.y + box.height <= 667;
        };
        await eventually(async () => expect(await isInWindow()).toBe(true));
      }
      await page.locator('footer').waitFor({ state: 'hidden' });
      await page.touchscreen.tap(180, 60);
      await page.locator('footer').waitFor({ state: 'visible' });
    });
  });

  test('without JavaScript an area and its branch open', async () => {
    await withPage({ viewport: phone, javaScriptEnabled: false }, async (page) => {
      await page.goto(address);
      await page.getByText('TALENT', { exact: true }).first().click();
      await page.getByText('Entertainment Talent').first().click();
      await menu(page).getByRole('link', { name: 'Comedian' }).waitFor();
      expect(await page.getByRole('button', { name: /Video/u }).count()).toBe(0);
    });
  });
});

test.each([phone, desktop])('the words on home’s picture can be read on it (%o)', async (viewport) => {
  await withPage({ viewport, reducedMotion: 'reduce' }, async (page) => {
    await open(page, address);
    await area(page, 'TALENT').waitFor();
    const words = await page.evaluate(async () => {
      await Promise.all([...document.images].slice(0, 2).map((image) => image.decode().catch(() => {})));
      const found = [...document.querySelectorAll<HTMLElement>('main h1, main h1 + p, main nav > ul > li > button')];
      return found.map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const boxes = [...range.getClientRects()].map(({ left, top, width, height }) => ({ left, top, width, height }));
        const ink = (getComputedStyle(element).color.match(/\d+/gu) ?? []).map(Number);
        element.style.visibility = 'hidden';
        return { text: element.innerText, ink, boxes };
      });
    });
    expect(words).toHaveLength(6);
    await eventually(async () => {
      const behind = await contrastsBehind(page, viewport.height);
      for (const { text, ink, boxes } of words)
        for (const box of boxes) expect(behind(box, ink), text).toBeGreaterThanOrEqual(4.5);
    });
  });
});

test.each(['light', 'dark'] as const)(
  'in forced colours the logo on home’s picture is text on the ground of a %s scheme',
  async (colorScheme) => {
    await withPage({ viewport: desktop, forcedColors: 'active', colorScheme }, async (page) => {
      await open(page, address);
      const [ground, ink] = await page
        .locator('main')
        .getByRole('link', { name: 'zur Startseite' })
        .evaluate((link) =>
          [link, link.querySelector('span')].map((element) => element && getComputedStyle(element).backgroundColor),
        );
      const [white, black] = ['rgb(255, 255, 255)', 'rgb(0, 0, 0)'];
      expect([ground, ink]).toEqual(colorScheme === 'light' ? [white, black] : [black, white]);
    });
  },
);

test.each([320, 390])('at twice the text size nothing of the menu is cut at %s px', async (width) => {
  await withPage({ viewport: { ...phone, width }, reducedMotion: 'reduce' }, async (page) => {
    await open(page, `${address}/security`);
    await openEveryArea(await openMenu(page));
    await still(page);
    expect(await cutAtTwiceTheSize(page, 'dialog')).toEqual([]);
  });
});
