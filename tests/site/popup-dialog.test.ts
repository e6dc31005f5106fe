import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { desktop, eventually, holdBack, hydrated, open, startChromium, until } from './browser.ts';
import { scriptNamed } from './chunks.ts';
import { capture, contact, DEMO, demoWith, dialog, field, fillContact, focused, openContact, submit } from './popup.ts';
import { address } from './site.ts';

const { withPage, withLonePage } = startChromium();
const onDemo = demoWith(withPage);

describe.concurrent('the popup', () => {
  test('is a modal dialog, named by its heading, with the first field in focus', () =>
    onDemo(async (page) => {
      await capture(page);
      await open(page, DEMO);
      await openContact(page);
      expect(await page.getByRole('dialog', { name: 'Schreiben Sie uns' }).count()).toBe(1);
      await eventually(async () => expect(await focused(page)).toBe('name'));
      await eventually(async () =>
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden'),
      );
    }));

  test('on a touch screen opens no keyboard: its heading has the focus', () =>
    onDemo(
      async (page) => {
        await capture(page);
        await open(page, DEMO);
        await openContact(page);
        await eventually(async () => expect(await focused(page)).toBe('Schreiben Sie uns'));
      },
      { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } },
    ));

  test.each([
    ['the close button', (page: Page) => dialog(page).getByRole('button', { name: 'Schließen' }).click()],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['a click beside it', (page: Page) => page.mouse.click(20, 450)],
  ])('closes by %s, gives the focus back, and has what was entered when it opens again', (_, close) =>
    onDemo(async (page) => {
      await capture(page);
      await open(page, DEMO);
      await openContact(page);
      await fillContact(page);
      await submit(page).focus();
      await close(page);
      await dialog(page).waitFor({ state: 'detached' });
      await eventually(async () => expect(await focused(page)).toBe('Kontaktformular öffnen'));
      await openContact(page);
      await eventually(async () => expect(await focused(page)).toBe('name'));
      expect(await field(page, 'Name').inputValue()).toBe(contact.name);
      expect(await dialog(page).getByRole('checkbox').isChecked()).toBe(true);
    }),
  );

  test('stays open when a selection of text ends beside it', () =>
    onDemo(async (page) => {
      await capture(page);
      await open(page, DEMO);
      await openContact(page);
      await field(page, 'Name').hover();
      await page.mouse.down();
      await page.mouse.move(20, 450);
      await page.mouse.up();
      expect(await dialog(page).count()).toBe(1);
    }));

  test('closes when the visitor goes back to another page', () =>
    onDemo(async (page) => {
      await capture(page);
      await open(page, `${address}/impressum`);
      await page.evaluate(() => window.history.pushState(null, '', '/impressum#da'));
      await page.evaluate(() => window.history.back());
      await page.waitForURL(`${address}/impressum`);
      await open(page, DEMO);
      await page.evaluate(() => window.history.pushState(null, '', '/popup-test#da'));
      await openContact(page);
      await page.evaluate(() => window.history.back());
      await dialog(page).waitFor({ state: 'detached' });
    }));

  test('opens after a click that came before the page was hydrated', () =>
    withLonePage({ viewport: desktop }, async (page) => {
      const release = await holdBack(page, `**${scriptNamed('client')}`);
      await page.goto(DEMO, { waitUntil: 'domcontentloaded' });
      // From now on clicks are held back; before, the button leads to the form's own page.
      await page.locator('link[rel="modulepreload"]').first().waitFor({ state: 'attached' });
      await page.getByRole('button', { name: 'Kontaktformular öffnen' }).click();
      release();
      await dialog(page).waitFor();
      expect(page.url()).toBe(DEMO);
    }));

  test.each([
    ['has left the page', 'reduce', () => document.title.startsWith('Impressum')],
    ['is leaving', 'no-preference', () => document.body.inert],
  ] as const)('whose code comes when the visitor %s stays closed', (_, reducedMotion, isGoing) =>
    withLonePage({ viewport: desktop, reducedMotion }, async (page) => {
      await open(page, DEMO);
      const code = scriptNamed('openPopup');
      const release = await holdBack(page, `**${code}`);
      await page.getByRole('button', { name: 'Newsletter öffnen' }).click();
      await page.getByRole('link', { name: 'Impressum' }).click();
      await until(page, isGoing);
      release();
      await page.evaluate(`import('${code}').then(() => {})`);
      await until(page, () => document.title.startsWith('Impressum') && !document.body.inert);
      expect(await dialog(page).count()).toBe(0);
    }),
  );

  test('whose code cannot be had leads to the page of the form', () =>
    withLonePage({ viewport: desktop }, async (page) => {
      await page.route(/openPopup/u, (route) => route.abort());
      await open(page, DEMO);
      await page.getByRole('button', { name: 'Newsletter öffnen' }).click();
      await page.waitForURL('**/formular/newsletter?from=%2Fpopup-test');
    }));

  test('is walked with the keyboard alone, round and round', () =>
    onDemo(async (page) => {
      const { posts } = await capture(page);
      await open(page, DEMO);
      await page.getByRole('button', { name: 'Kontaktformular öffnen' }).focus();
      await page.keyboard.press('Enter');
      await eventually(async () => expect(await focused(page)).toBe('name'));
      const stops: Array<string | null | undefined> = [];
      for (let step = 0; step < 8; step += 1) {
        stops.push(
          await page.evaluate(
            () =>
              document.activeElement?.getAttribute('name') ??
              document.activeElement?.ariaLabel ??
              document.activeElement?.textContent,
          ),
        );
        await page.keyboard.press('Tab');
      }
      expect(stops.map((stop) => stop?.replace(/ \(öffnet.*/u, ''))).toEqual([
        'name',
        'email',
        'message',
        'privacy',
        'Datenschutzerklärung',
        'Absenden',
        'Schließen',
        'name',
      ]);
      await field(page, 'Name').focus();
      for (const text of [contact.name, contact.email, 'Kurz']) {
        await page.keyboard.type(text);
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Space');
      await field(page, 'Name').focus();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: /^Vielen Dank/u }).waitFor();
      expect(posts).toHaveLength(1);
    }));
});

test('every call to action of home opens its form', async () => {
  await withPage({ viewport: desktop, reducedMotion: 'reduce' }, async (page) => {
    await capture(page);
    await page.goto(address);
    await hydrated(page);
    for (const name of ['Kontakt aufnehmen', 'Jetzt Beratung anfragen']) {
      await page.getByRole('button', { name }).click();
      await dialog(page).waitFor();
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'detached' });
    }
  });
});
