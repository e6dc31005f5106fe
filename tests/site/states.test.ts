import type { BrowserContextOptions, Locator, Page } from 'playwright';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { contrast } from '../../src/pipeline/check/theme/contrast.ts';
import { faultsOf } from './axe.ts';
import { desktop, eventually, open, phone, startChromium, still, windows } from './browser.ts';
import { carouselOn, rotating } from './carousel.ts';
import { cutAtTwiceTheSize, cutTexts } from './header-contrast.ts';
import { expand, openEveryArea, openMenu } from './menu.ts';
import { address } from './site.ts';

const { withPage } = startChromium();

/** A page as visitors bring it about: what they open it with, and what they do then. */
interface State {
  name: string;
  route: string;
  /** beside the window; motion is reduced where nothing is said */
  options?: BrowserContextOptions;
  reach?: (page: Page) => Promise<unknown>;
  /** what differs from the page as it comes, which is looked at elsewhere; where nothing is said, all of it */
  part?: (page: Page) => Locator;
}

const areas = (page: Page) => page.getByRole('navigation', { name: 'Bereiche', exact: true });

/** Home's carousel in view, with its controls. */
async function rotatingOn(page: Page) {
  const carousel = carouselOn(page, rotating);
  await carousel.row.scrollIntoViewIfNeeded();
  await carousel.button('Nächstes Feature').waitFor();
  return carousel;
}

const header = (page: Page) => page.locator('header[data-state]');
const hero = (page: Page) => page.locator('main > :first-child');
const carousel = (page: Page) => carouselOn(page, rotating).region;
const sectionWith = (name: RegExp) => (page: Page) =>
  page.locator('main > *').filter({ has: page.getByRole('button', { name }) });

async function openCase(page: Page, route: RegExp) {
  await page.locator('main').getByRole('button', { name: route }).first().click();
  await page.locator('main').getByRole('button', { name: route, expanded: true }).waitFor();
}

/** WCAG 1.4.12: what a visitor may set. */
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }';

const motion: BrowserContextOptions = { reducedMotion: 'no-preference' };
const forcedColors: BrowserContextOptions = { forcedColors: 'active' };

/** axe-core reads the colours that the page asks for, not those that the system puts in their place. */
const UNSEEN_COLORS = ['color-contrast'];

const states: State[] = [
  ...['LIVE', 'BRANDS', 'CONCIERGE'].map((name) => ({
    name: `the area ${name} open on home`,
    route: '/',
    reach: (page: Page) => expand(areas(page), name),
    part: areas,
  })),
  {
    name: 'the third level open on home',
    route: '/',
    async reach(page) {
      await expand(areas(page), 'TALENT');
      await expand(areas(page), 'Entertainment Talent');
      await areas(page).getByRole('link', { name: 'Comedian' }).waitFor();
    },
    part: areas,
  },
  { name: 'the skip link in focus', route: '/', reach: (page) => page.keyboard.press('Tab') },
  {
    name: 'a service of home in focus, its picture beside it',
    route: '/',
    reach: (page) => page.getByRole('main').getByRole('link', { name: 'Styling' }).last().focus(),
    part: (page) => page.locator('#services'),
  },
  { name: 'the video playing', route: '/', options: motion, reach: videoPlays, part: hero },
  {
    name: 'the video stopped',
    route: '/',
    options: motion,
    async reach(page) {
      await videoPlays(page);
      await page.getByRole('button', { name: 'Video anhalten' }).click();
    },
    part: hero,
  },
  { name: 'the carousel turning', route: '/', options: motion, reach: rotatingOn, part: carousel },
  {
    name: 'the carousel stopped',
    route: '/',
    options: motion,
    async reach(page) {
      await (await rotatingOn(page)).button('Automatischen Wechsel anhalten').click();
    },
    part: carousel,
  },
  {
    name: 'the carousel moved',
    route: '/',
    async reach(page) {
      const carousel = await rotatingOn(page);
      await carousel.button('Nächstes Feature').click();
      await carousel.restsAt(2);
    },
    part: carousel,
  },
  { name: 'the panel open', route: '/security', reach: openMenu },
  {
    name: 'every area of the panel open',
    route: '/security',
    async reach(page) {
      await openEveryArea(await openMenu(page));
    },
  },
  {
    name: 'the panel at its third level, with the page shown',
    route: '/talent/entertainment/comedian',
    async reach(page) {
      const menu = await openMenu(page);
      await expand(menu, 'TALENT');
      await expand(menu, 'Entertainment Talent');
      await menu.locator('[aria-current="page"]', { hasText: /^Comedian$/u }).waitFor();
    },
  },
  {
    name: 'the compact header on a picture',
    route: '/security',
    reach: (page) => scrolledTo(page, 200),
    part: header,
  },
  {
    name: 'the compact header on paper',
    route: '/impressum',
    reach: (page) => scrolledTo(page, 700),
    part: header,
  },
  {
    name: 'a use case expanded',
    route: '/security',
    reach: (page) => openCase(page, /Gedränge/u),
    part: sectionWith(/Gedränge/u),
  },
  {
    name: 'a question open',
    route: '/security',
    reach: (page) => openCase(page, /Was kostet/u),
    part: sectionWith(/Was kostet/u),
  },
  {
    name: 'motion, and the end of the page reached',
    route: '/talent/entertainment/artist-management',
    options: motion,
    reach: walked,
  },
  { name: 'forced colours on home', route: '/', options: forcedColors },
  { name: 'forced colours', route: '/security', options: forcedColors },
  { name: 'forced colours and the panel open', route: '/styling', options: forcedColors, reach: openMenu },
  { name: 'paper', route: '/management', reach: (page) => page.emulateMedia({ media: 'print' }) },
  {
    name: 'text spaced by the visitor on home',
    route: '/',
    options: { bypassCSP: true },
    reach: (page) => page.addStyleTag({ content: TEXT_SPACING }),
  },
  {
    name: 'text spaced by the visitor',
    route: '/datenschutz',
    options: { bypassCSP: true },
    reach: (page) => page.addStyleTag({ content: TEXT_SPACING }),
  },
];

/** A leading figure is as large as the window allows. */
test.each(['/sponsorship', '/live/creative-consulting'])(
  'text spaced by the visitor on %s lies in the window',
  (route) =>
    withPage({ viewport: phone, reducedMotion: 'reduce', bypassCSP: true }, async (page) => {
      await open(page, address + route);
      await page.addStyleTag({ content: TEXT_SPACING });
      expect(await cutTexts(page)).toEqual([]);
    }),
);

test.each(['/concierge/chauffeur-and-logistics', '/talent/admin-and-legal-support'])(
  'the comparison of three and more on %s is whole at twice the text size',
  (route) =>
    withPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' }, async (page) => {
      await open(page, address + route);
      expect(await cutAtTwiceTheSize(page)).toEqual([]);
    }),
);

/** A phone is then made a small one, whose layout is the same, but narrower. */
describe.concurrent.each(windows)('at $width px', ({ viewport }) => {
  test.each(states)('$name: nothing that axe-core finds, and no sideways scrolling', async (state) => {
    const { route, options, reach, part } = state;
    await withPage({ viewport, reducedMotion: 'reduce', ...options }, async (page) => {
      await open(page, address + route);
      await reach?.(page);
      await still(page);
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(await overflow()).toBeLessThanOrEqual(0);
      const without = options === forcedColors ? UNSEEN_COLORS : [];
      expect(await faultsOf(page, { without, within: part?.(page) })).toEqual([]);
      if (viewport !== phone) return;
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await overflow()).toBeLessThanOrEqual(0);
    });
  });
});

function videoPlays(page: Page) {
  return page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
}

async function scrolledTo(page: Page, y: number) {
  await page.mouse.wheel(0, y);
  await page.locator('header[data-state="compact"]').waitFor();
}

/** To the foot of the page, screen by screen, so that every part has come into view. */
async function walked(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
  });
}

test.each(['light', 'dark'] as const)('in forced colours the logo of a partner is seen in a %s scheme', (colorScheme) =>
  withPage({ viewport: desktop, ...forcedColors, colorScheme, reducedMotion: 'reduce' }, async (page) => {
    await open(page, `${address}/concierge/flights-and-jets`);
    const logo = page.getByRole('img', { name: 'Orvaline', exact: true });
    // The mask is a picture that is fetched when the logo comes into view.
    await eventually(async () => {
      const [grey] = (
        await sharp(await logo.screenshot())
          .greyscale()
          .stats()
      ).channels;
      expect((grey?.max ?? 0) - (grey?.min ?? 0)).toBeGreaterThan(100);
    });
  }),
);

test('who asks for more contrast gets secondary text in the colour of text, and lines of three to one, on every ground', () =>
  withPage({ viewport: desktop, contrast: 'more', reducedMotion: 'reduce' }, async (page) => {
    await open(page, `${address}/security`);
    const grounds = await page.locator('main > [data-tone]').evaluateAll((sections) =>
      sections.map((section) => {
        const value = (name: string) => getComputedStyle(section).getPropertyValue(`--${name}`);
        const [ground, text, muted, line] = [value('ground'), value('text'), value('muted'), value('line')];
        return { tone: section.getAttribute('data-tone'), ground, text, muted, line };
      }),
    );
    expect(new Set(grounds.map(({ tone }) => tone))).toEqual(new Set(['light', 'sand', 'dark']));
    for (const { ground, text, muted, line } of grounds) {
      expect(muted).toBe(text);
      expect(contrast(line, ground)).toBeGreaterThanOrEqual(3);
    }
  }));

/** No page of this site has a form on the dark ground; the schema allows it. */
test.each(['light', 'sand', 'dark'])('the mistakes of a form can be read on %s ground', (tone) =>
  withPage({ viewport: desktop, reducedMotion: 'reduce' }, async (page) => {
    await open(page, `${address}/kontakt`);
    const section = page.locator('main > [data-tone]').filter({ has: page.getByRole('textbox') });
    await section.evaluate((element, tone) => element.setAttribute('data-tone', tone), tone);
    await section.getByRole('button', { name: 'Absenden' }).click();
    await section.getByRole('alert').filter({ hasText: /\S/u }).first().waitFor();
    await still(page);
    expect(await faultsOf(page, { within: section })).toEqual([]);
  }),
);
