import type { Locator } from 'playwright';
import { describe, expect, test } from 'vitest';
import { desktop, eventually, open, startChromium, undecided } from './browser.ts';
import { carouselOn, rotating } from './carousel.ts';
import { address } from './site.ts';

const { withPage } = startChromium();

describe.concurrent('home on paper', () => {
  test('has every picture, also those that stand sideways out of view', async () => {
    await withPage({ viewport: desktop, reducedMotion: 'reduce' }, async (page) => {
      await open(page, address);
      await page.pdf({ format: 'A4' });
      const missing = () =>
        page.evaluate(() => [...document.images].filter((image) => image.naturalWidth === 0).map(({ src }) => src));
      await eventually(async () => expect(await missing()).toEqual([]));
    });
  });

  test('shows the logo once and nothing that can only be pressed', async () => {
    await withPage({ viewport: desktop }, async (page) => {
      await open(page, address);
      await carouselOn(page, rotating).button('Nächstes Feature').waitFor();
      await page.emulateMedia({ media: 'print' });
      await eventually(async () => expect(await visible(page.getByRole('link', { name: 'zur Startseite' }))).toBe(1));
      for (const name of [/Menü/u, /Video/u, /Automatischen Wechsel/u, /Gehe zu Feature/u, /Feature:/u, 'TALENT']) {
        await eventually(async () => expect(await visible(page.getByRole('button', { name }))).toBe(0));
      }
    });
  });

  test('shows the headline whole, also while it rises', async () => {
    await withPage({ viewport: desktop }, async (page) => {
      await page.addInitScript(() => {
        const animate = Element.prototype.animate;
        Element.prototype.animate = function held(...how) {
          const animation = animate.apply(this, how);
          animation.pause();
          return animation;
        };
      });
      await open(page, address);
      const roll = page.locator('h1 ~ [aria-hidden="true"]');
      await roll.waitFor({ state: 'attached' });
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      await roll.waitFor({ state: 'detached' });
      expect(await page.locator('h1').evaluate((headline: HTMLElement) => headline.style.color)).toBe('');
    });
  });
});

test.each(['/talent/entertainment/artist-management', '/concierge/flights-and-jets'])(
  'on paper no picture of %s takes so much of a sheet that it begins the next one',
  async (route) => {
    await withPage({ viewport: { width: 718, height: 1046 } }, async (page) => {
      await page.emulateMedia({ media: 'print' });
      await open(page, address + route);
      const heights = await page
        .locator('main picture')
        .evaluateAll((all) => all.map(({ parentElement }) => parentElement?.getBoundingClientRect().height ?? 0));
      // 8 cm
      expect(heights.filter((height) => height > 303)).toEqual([]);
    });
  },
);

test('on paper headings and a leading figure do not rise above their lines, which may begin a sheet', async () => {
  await withPage({ viewport: desktop }, async (page) => {
    await open(page, `${address}/talentbooking`);
    await page.emulateMedia({ media: 'print' });
    const heights = await page.locator('main h2, main dd').evaluateAll((elements) =>
      elements.map((element) => {
        const { lineHeight, fontSize } = getComputedStyle(element);
        return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
      }),
    );
    expect(heights.length).toBeGreaterThan(5);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(1.19);
  });
});

test('on paper the words of a panel stand below its picture, and nothing darkens it', async () => {
  await withPage({ viewport: desktop }, async (page) => {
    await open(page, `${address}/concierge`);
    await page.emulateMedia({ media: 'print' });
    const panels = await page.locator('main li:has(img):has(> div > h2)').evaluateAll((items) =>
      items.map((item) => {
        const [picture, heading] = ['img', 'h2'].map((name) => item.querySelector(name)?.getBoundingClientRect());
        const veil = getComputedStyle(item.querySelector(':has(> picture)') ?? item, '::after').display;
        return { veil, below: (heading?.top ?? 0) >= (picture?.bottom ?? 0) };
      }),
    );
    expect(panels).toEqual(Array.from({ length: 4 }, () => ({ veil: 'none', below: true })));
  });
});

/** As wide as a sheet of A4 between the usual margins, at the resolution of CSS. */
const sheet = { width: 718, height: 1047 };

test('on paper home has its sentence, also where consent was not decided', async () => {
  await withPage({ viewport: sheet, storageState: undecided, reducedMotion: 'reduce' }, async (page) => {
    await open(page, address);
    await page.locator(':root[data-covered]').waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
    const words = await page.locator('main h1').evaluate((headline) => {
      const { translate, scale } = getComputedStyle(headline.parentElement ?? headline);
      const sentence = headline.parentElement?.querySelector('p') ?? headline;
      return [translate, scale, getComputedStyle(sentence).opacity];
    });
    expect(words).toEqual(['none', 'none', '1']);
  });
});

test('on paper every section of a legal text is black on white, and no picture follows it', async () => {
  await withPage({ viewport: sheet }, async (page) => {
    await open(page, `${address}/datenschutz`);
    await page.emulateMedia({ media: 'print' });
    const looks = await page.locator('main section section').evaluateAll((sections) =>
      sections.map((section) => {
        const { color, backgroundColor } = getComputedStyle(section);
        return `${color} on ${backgroundColor}`;
      }),
    );
    expect(new Set(looks)).toEqual(new Set(['rgb(0, 0, 0) on rgba(0, 0, 0, 0)']));
    expect(await visible(page.locator('main > :last-child img'))).toBe(0);
    // The number is larger than its title, and stays within its line too.
    const number = await page
      .locator('main section section h2')
      .first()
      .evaluate((title) => {
        const { lineHeight, fontSize } = getComputedStyle(title, '::before');
        return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
      });
    expect(number).toBeGreaterThanOrEqual(1.19);
  });
});

test.each([
  ['/datenschutz', 'main section figure'],
  ['/talent/admin-and-legal-support', 'main header + div:has(> picture)'],
  ['/talent/entertainment/comedian', 'main [data-reveal] + [data-reveal]:has(> picture)'],
])('on paper pictures of %s are as wide as the sheet, and low', async (route, pictures) => {
  await withPage({ viewport: sheet }, async (page) => {
    await open(page, address + route);
    await page.emulateMedia({ media: 'print' });
    const boxes = await page
      .locator(pictures)
      .filter({ visible: true })
      .evaluateAll((elements) =>
        elements.map((element) => {
          const { width, height } = element.getBoundingClientRect();
          return `${Math.round(width)} × ${Math.round(height)}`;
        }),
      );
    expect(new Set(boxes)).toEqual(new Set(['718 × 302']));
  });
});

test('on paper a table is on the sheet of its heading, and a paragraph on one', async () => {
  await withPage({ viewport: sheet }, async (page) => {
    await open(page, `${address}/talent/admin-and-legal-support`);
    await page.emulateMedia({ media: 'print' });
    const whole = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).breakInside);
    expect(await whole('main div:has(> table)')).toBe('avoid');
    expect(await whole('main p')).toBe('avoid');
  });
});

test('on paper the picture of a step is beside its words, and three share a sheet', async () => {
  await withPage({ viewport: sheet }, async (page) => {
    await open(page, `${address}/management`);
    await page.emulateMedia({ media: 'print' });
    const steps = await page.locator('main ol > li:has(img)').evaluateAll((items) =>
      items.map((item) => {
        const [words, picture] = ['h3', 'img'].map((part) => item.querySelector(part)?.getBoundingClientRect());
        return { beside: (picture?.left ?? 0) >= (words?.right ?? 0), height: item.getBoundingClientRect().height };
      }),
    );
    expect(steps.map(({ beside }) => beside)).toEqual([true, true, true, true]);
    expect(Math.max(...steps.map(({ height }) => height))).toBeLessThan(sheet.height / 3);
  });
});

test('on paper a case may go over to the next sheet, between its parts', async () => {
  await withPage({ viewport: sheet }, async (page) => {
    await open(page, `${address}/security`);
    await page.emulateMedia({ media: 'print' });
    const breaksOf = (locator: Locator) =>
      locator.evaluateAll((elements) => [...new Set(elements.map((element) => getComputedStyle(element).breakInside))]);
    const cases = page.locator('main li[data-reveal]').filter({ has: page.locator('h4') });
    expect(await cases.count()).toBe(3);
    expect(await breaksOf(cases)).toEqual(['auto']);
    expect(await breaksOf(cases.locator('> *'))).toEqual(['auto']);
    expect(await breaksOf(cases.locator('div:has(> h4)'))).toEqual(['avoid']);
  });
});

const visible = (locator: Locator) => locator.filter({ visible: true }).count();
