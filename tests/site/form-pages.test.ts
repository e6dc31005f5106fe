import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Form } from '../../src/documents/form.ts';
import type { Site } from '../../src/documents/site.ts';
import { faultsOf } from './axe.ts';
import { desktop, hydrated, open, phone, startChromium, windows, withoutMotion, withoutPictures } from './browser.ts';
import { cutAtTwiceTheSize } from './header-contrast.ts';
import { named } from './html.ts';
import { address, dist, documentOf, routes } from './site.ts';

const { withPage } = startChromium({}, withoutMotion);
interface Edition {
  site: Site;
  forms: Form[];
}
const built: Edition & { editions: Edition[] } = JSON.parse(readFileSync(join(dist, '_server.json'), 'utf8'));
const { forms } = built;
const names = forms.map(({ name }) => name);
const editions = [built, ...built.editions].map(({ site: { language, addresses }, forms: own }) => ({
  ...{ language, forms: own, below: addresses.forms, thanks: addresses.thanks },
}));

test('every form has a page', () => {
  expect(names.toSorted()).toEqual(['callback', 'contact-form', 'general-contact', 'newsletter', 'service-request']);
});

describe.each(forms)('the page of $name', ({ name, fields }) => {
  const html = documentOf(`/formular/${name}`);

  test('is a skeleton that the hosting provider’s form capture knows', () => {
    const [form] = named(html, 'form').filter(({ attributes }) => attributes.method === 'post');
    expect(form?.attributes).toMatchObject({
      name,
      action: `/formular/danke/${name}`,
      'data-netlify': 'true',
      'netlify-honeypot': 'bot-field',
    });
    const controls = named(html, 'input', 'select', 'textarea').map(({ attributes }) => attributes);
    expect(controls.map((control) => control.name)).toEqual([
      'form-name',
      'page',
      'bot-field',
      ...fields.map((field) => field.name),
    ]);
    expect(controls[0]).toMatchObject({ type: 'hidden', value: name });
  });

  test('is kept from search engines and is none of the site’s routes', () => {
    const robots = named(html, 'meta').find(({ attributes }) => attributes.name === 'robots');
    expect(robots?.attributes.content).toBe('noindex');
    expect(routes).not.toContain(`/formular/${name}`);
  });
});

test('what calls to action lead to without JavaScript is there, for each service', async () => {
  const targets = routes.flatMap((route) =>
    named(documentOf(route), 'form').map(({ attributes: { action = '' } }) => action),
  );
  expect(new Set(targets).size).toBeGreaterThan(25);
  for (const target of new Set(targets)) expect((await fetch(address + target)).status, target).toBe(200);
});

test.each(editions)(
  'every form of the $language edition is thanked for in its own words, unseen by search engines',
  (edition) => {
    const said = edition.forms.map(({ name, success }) => {
      const html = documentOf(`${edition.thanks}/${name}`);
      expect(html).toContain(`<html lang="${edition.language}">`);
      expect(html).toContain('<meta name="robots" content="noindex">');
      const [, heading = ''] = /<h1[^>]*>([^<]*)</u.exec(html) ?? [];
      expect([heading, html.includes(`>${success.text}<`)]).toEqual([success.title, true]);
      return success.text;
    });
    expect(new Set(said).size).toBeGreaterThan(2);
  },
);

/** Where a document leads in the other language. */
const twinOf = (path: string) => /<a(?=[^>]* hrefLang="\w+")[^>]* href="([^"]*)"/u.exec(documentOf(path))?.[1] ?? '';

test('every page of a form, and every one that thanks, leads to its twin and is led to by it', () => {
  const [german = [], english = []] = editions.map(({ forms: own, below, thanks }) =>
    own.flatMap(({ name }) => [`${below}/${name}`, `${thanks}/${name}`]),
  );
  const services = ['/formular/contact-form/yachts-and-boat', '/formular/contact-form/security'];
  const twins = ['/en/form/contact-form/yachts-and-boats', '/en/form/contact-form/security'];
  expect([...german, ...services].map(twinOf)).toEqual([...english, ...twins]);
  expect([...english, ...twins].map(twinOf)).toEqual([...german, ...services]);
  expect(german).toHaveLength(10);
});

describe.concurrent('without JavaScript', () => {
  test('a call to action leads to its form, with its service', () =>
    withPage({ javaScriptEnabled: false, viewport: phone }, async (page) => {
      await withoutPictures(page);
      await page.goto(`${address}/live/event-production`);
      await page.locator('main button[aria-haspopup="dialog"]').first().click();
      await page.waitForURL('**/formular/contact-form/event-production?from=%2Flive%2Fevent-production');
      expect(await page.locator('input[name="service-tag"]').getAttribute('value')).toBe('Event Production');
      await page.getByText('Event Production', { exact: true }).first().waitFor();
    }));

  test('the browser itself keeps an incomplete form back, and posts a complete one', () =>
    withPage({ javaScriptEnabled: false, viewport: desktop }, async (page) => {
      const posts = await captured(page);
      await page.goto(`${address}/formular/contact-form`);
      await page.getByLabel('Name', { exact: true }).fill('Ada Beispiel');
      await page.getByRole('button', { name: 'Absenden' }).click();
      await page.getByLabel('E-Mail', { exact: true }).fill('ada@example.com');
      await page.getByLabel('Nachricht', { exact: true }).fill('Guten Tag');
      await page.getByRole('checkbox').check();
      expect(posts).toEqual([]);
      await page.getByRole('button', { name: 'Absenden' }).click();
      await page.waitForURL(`${address}/formular/danke/contact-form`);
      await page.getByRole('heading', { level: 1, name: 'Vielen Dank für Ihre Nachricht' }).waitFor();
      expect(posts.map((body) => Object.fromEntries(new URLSearchParams(body)))).toEqual([
        {
          'form-name': 'contact-form',
          page: '/formular/contact-form',
          'bot-field': '',
          name: 'Ada Beispiel',
          email: 'ada@example.com',
          message: 'Guten Tag',
          privacy: 'true',
        },
      ]);
    }));

  test.each(['/formular/service-request', '/formular/danke/newsletter'])('%s fits into every window', (path) =>
    withPage({ javaScriptEnabled: false }, async (page) => {
      await page.goto(address + path);
      for (const width of [320, 390, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    }),
  );
});

describe.concurrent.each(windows)('hydrated at $width px', ({ viewport }) => {
  test.each([...names, 'contact-form/styling', 'danke/newsletter'])(
    '/formular/%s is silent, and axe finds nothing',
    (name) =>
      withPage({ viewport }, async (page) => {
        const noise: string[] = [];
        page.on('console', (message) => noise.push(message.text()));
        page.on('pageerror', (error) => noise.push(error.message));
        await open(page, `${address}/formular/${name}`);
        expect(await faultsOf(page)).toEqual([]);
        expect(noise).toEqual([]);
      }),
  );

  test.each(['service-request', 'callback'])('nothing covers a focused field of %s, or its label', (name) =>
    withPage({ viewport }, async (page) => {
      await open(page, `${address}/formular/${name}`);
      expect(await coveredFields(page)).toEqual([]);
    }),
  );

  test('what was typed before the page was hydrated stays', () =>
    withPage({ viewport }, async (page) => {
      await page.goto(`${address}/formular/contact-form`, { waitUntil: 'commit' });
      await page.getByLabel('Name', { exact: true }).fill('Ada');
      await hydrated(page);
      expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ada');
    }));
});

/**
 * The labels, and fields, that something covers once their field has the focus: each field stood half below the header, so
 * that the browser scrolled no further than it must.
 */
function coveredFields(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const covers = (element: Element) => {
      const { left, top, bottom } = element.getBoundingClientRect();
      return [top + 4, bottom - 4].some((y) => !element.contains(document.elementFromPoint(left + 4, y)));
    };
    const shown = [...document.querySelectorAll<HTMLInputElement>('main form :is(input, select, textarea)')].filter(
      ({ tabIndex, labels }) => tabIndex >= 0 && labels?.length,
    );
    return shown.flatMap((field) => {
      window.scrollBy({ top: field.getBoundingClientRect().bottom - 100, behavior: 'instant' });
      field.focus();
      return [field, ...(field.labels ?? [])].filter(covers).map(({ textContent }) => textContent || field.name);
    });
  });
}

/** Answers posts without JavaScript in the server's place, and keeps what was sent. */
async function captured(page: Page): Promise<string[]> {
  const posts: string[] = [];
  await page.route(`${address}/formular/danke/contact-form`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    posts.push(route.request().postData() ?? '');
    await route.fulfill({ status: 200, contentType: 'text/html', body: documentOf('/formular/danke/contact-form') });
  });
  return posts;
}

const addresses = editions.flatMap(({ below, forms: own }) => own.map(({ name }) => `${below}/${name}`));

test.each(addresses)('at twice the text size nothing of %s is cut on a phone', (route) =>
  withPage({ viewport: phone }, async (page) => {
    await open(page, address + route);
    expect(await cutAtTwiceTheSize(page)).toEqual([]);
  }),
);

test.each(['light', 'dark'] as const)('in forced colours a box to tick is seen in a %s scheme', (colorScheme) =>
  withPage({ viewport: desktop, forcedColors: 'active', colorScheme }, async (page) => {
    await open(page, `${address}/formular/callback`);
    const box = await page.getByRole('checkbox').screenshot();
    const [grey] = (await sharp(box).greyscale().stats()).channels;
    expect((grey?.max ?? 0) - (grey?.min ?? 0)).toBeGreaterThan(100);
  }),
);
