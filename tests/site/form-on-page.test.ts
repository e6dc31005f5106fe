import type { Page, Route } from 'playwright';
import { describe, expect, test } from 'vitest';
import { encodeSubmission } from '../../src/forms/wire.ts';
import { faultsOf } from './axe.ts';
import { eventually, open, phone, startChromium, until, windows, withoutMotion } from './browser.ts';
import { capture, FAILED, focused, later, ok, status } from './popup.ts';
import { address } from './site.ts';

const { withPage } = startChromium({}, withoutMotion);
const onPhone = (use: (page: Page) => Promise<void>) => withPage({ viewport: phone }, use);

const CONTACT = `${address}/kontakt`;
const entries = {
  name: 'Ada Beispiel',
  email: 'ada@example.com',
  phone: '030 23125-000',
  subject: 'Sommerfest',
  message: 'Guten Tag,\nwir feiern im Mai.',
};

const form = (page: Page) => page.locator('form#general-contact');
const control = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);
const submit = (page: Page) => form(page).getByRole('button', { name: 'Absenden' });
const alert = (page: Page) => form(page).getByRole('alert');
const thanks = (page: Page) => page.getByRole('heading', { level: 3, name: 'Vielen Dank für Ihre Nachricht' });

async function fill(page: Page) {
  for (const [name, value] of Object.entries(entries)) await control(page, name).fill(value);
}

const entered = async (page: Page) =>
  Object.fromEntries(
    await Promise.all(Object.keys(entries).map(async (name) => [name, await control(page, name).inputValue()])),
  );

/** Follows a link of the footer, as a visitor's click does, and waits for its page. */
async function follow(page: Page, path: string) {
  await page.evaluate((to) => document.querySelector<HTMLElement>(`footer a[href="${to}"]`)?.click(), path);
  await page.waitForURL(address + path);
}

test('what is wrong is said in the language of the page, at its field, and nothing is sent', () =>
  onPhone(async (page) => {
    const { posts } = await capture(page);
    await open(page, CONTACT);
    await fill(page);
    await control(page, 'email').fill('ada@example');
    await control(page, 'phone').fill('abc');
    await control(page, 'subject').fill('');
    await submit(page).click();
    await eventually(async () =>
      expect(await alert(page).textContent()).toBe('Bitte prüfen Sie diese Angaben: E-Mail, Telefon und Betreff.'),
    );
    expect(await focused(page)).toBe('email');
    await form(page).getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein').waitFor();
    await form(page).getByText('Betreff ist erforderlich').waitFor();
    await control(page, 'email').fill('ada@example.com');
    await eventually(async () => expect(await control(page, 'email').getAttribute('aria-invalid')).toBe('false'));
    expect(posts).toEqual([]);
  }));

test('is sent like the popup’s, once, and thanks in its place', () =>
  onPhone(async (page) => {
    const { release, answer } = later(ok);
    const { posts, mails } = await capture(page, answer);
    await open(page, CONTACT);
    await fill(page);
    await submit(page).click();
    const button = form(page).getByRole('button', { name: 'Wird gesendet...' });
    await button.waitFor();
    expect(await button.isDisabled()).toBe(true);
    expect(await focused(page)).toBe('Ihre Angaben werden übertragen.');
    await control(page, 'name').press('Enter');
    release();
    await thanks(page).waitFor();
    expect(await focused(page)).toBe('Vielen Dank für Ihre Nachricht');
    // With the drawing above it, below the header.
    const drawing = await page.locator('main :has(> h3) > svg').last().boundingBox();
    const header = await page.locator('header').first().boundingBox();
    expect(drawing?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
    await eventually(() => expect(mails).toHaveLength(1));
    const id = mails[0]?.body['submission-id'] ?? '';
    const submission = { form: 'general-contact', values: entries, page: '/kontakt', serviceTag: '' };
    expect(posts).toEqual([encodeSubmission(submission, '', id).toString()]);
    expect(new URL(page.url()).pathname).toBe('/kontakt');
  }));

test.each([
  ['status 413', status(413)],
  ['status 500', status(500)],
  ['no network', (route: Route) => route.abort('internetdisconnected')],
])('%s: everything stays, another way is named, and a second try succeeds', (_, failure) =>
  onPhone(async (page) => {
    let answer: (route: Route) => Promise<void> = failure;
    const { posts } = await capture(page, (route) => answer(route));
    await open(page, CONTACT);
    await fill(page);
    await submit(page).click();
    await alert(page).getByText(FAILED, { exact: true }).waitFor();
    await alert(page).getByText('Ihre Angaben stehen noch im Formular.').waitFor();
    expect(await form(page).locator('a[href^="mailto:"]').count()).toBe(1);
    expect(await entered(page)).toEqual(entries);
    expect(await focused(page)).toBe('Absenden');
    answer = ok;
    await page.keyboard.press('Enter');
    await thanks(page).waitFor();
    expect(posts).toHaveLength(2);
  }),
);

test('without a connection it says so, and the page stays', () =>
  onPhone(async (page) => {
    await open(page, CONTACT);
    await fill(page);
    await page.context().setOffline(true);
    await submit(page).click();
    await form(page).getByText('nicht mit dem Internet verbunden').waitFor();
    await page.context().setOffline(false);
    expect(await entered(page)).toEqual(entries);
  }));

describe('who leaves the page', () => {
  test('finds what was entered on returning, by a link or back, until it is sent', () =>
    onPhone(async (page) => {
      await capture(page);
      await open(page, CONTACT);
      await fill(page);
      await follow(page, '/security');
      await page.goBack();
      await control(page, 'name').waitFor();
      expect(await entered(page)).toEqual(entries);
      await follow(page, '/security');
      await follow(page, '/kontakt');
      expect(await entered(page)).toEqual(entries);
      await submit(page).click();
      await thanks(page).waitFor();
      await follow(page, '/security');
      await follow(page, '/kontakt');
      await control(page, 'name').waitFor();
      expect(Object.values(await entered(page)).join('')).toBe('');
    }));

  test('while it is being sent learns there that it failed', () =>
    onPhone(async (page) => {
      const { release, answer } = later(status(500));
      await capture(page, answer);
      await open(page, CONTACT);
      await fill(page);
      await submit(page).click();
      await form(page).getByRole('button', { name: 'Wird gesendet...' }).waitFor();
      await follow(page, '/security');
      release();
      await page.locator('#root [role="status"]', { hasText: FAILED }).waitFor({ state: 'attached' });
      await follow(page, '/kontakt');
      await form(page).getByText(FAILED, { exact: true }).waitFor();
      expect(await entered(page)).toEqual(entries);
    }));

  describe('and is back before the answer', () => {
    /** Leaves the page of a form that is being sent, returns, and has the post answered. */
    async function returnWhileSending(page: Page, answering: (route: Route) => Promise<void>) {
      const { release, answer } = later(answering);
      const { posts } = await capture(page, answer);
      await open(page, CONTACT);
      await fill(page);
      await submit(page).click();
      await form(page).getByRole('button', { name: 'Wird gesendet...' }).waitFor();
      await follow(page, '/security');
      await page.goBack();
      const button = form(page).getByRole('button', { name: 'Wird gesendet...' });
      await button.waitFor();
      expect(await button.isDisabled()).toBe(true);
      expect(await entered(page)).toEqual(entries);
      release();
      return posts;
    }

    test('sees the thanks there', () =>
      onPhone(async (page) => {
        const posts = await returnWhileSending(page, ok);
        await thanks(page).waitFor();
        expect(posts).toHaveLength(1);
      }));

    test('sees there that it failed', () =>
      onPhone(async (page) => {
        await returnWhileSending(page, status(500));
        await alert(page).getByText(FAILED, { exact: true }).waitFor();
        expect(await entered(page)).toEqual(entries);
        await submit(page).waitFor();
      }));
  });
});

test.each([
  ['sent', ok, 'Vielen Dank für Ihre Nachricht'],
  ['not sent', status(500), FAILED],
])('%s: who has gone on to something else on the page keeps the focus', (_, answering, said) =>
  onPhone(async (page) => {
    const { release, answer } = later(answering);
    await capture(page, answer);
    await open(page, CONTACT);
    await fill(page);
    await submit(page).click();
    await form(page).getByRole('button', { name: 'Wird gesendet...' }).waitFor();
    const link = page.locator('footer a[href="/datenschutz"]').first();
    await link.focus();
    release();
    await page.locator('main').getByText(said, { exact: true }).waitFor();
    expect(await link.evaluate((element) => element.matches(':focus'))).toBe(true);
  }),
);

test('a document that would go while a form is being sent asks first; once it has arrived, it does not', () =>
  onPhone(async (page) => {
    const { release, answer } = later(ok);
    await capture(page, answer);
    await open(page, CONTACT);
    await fill(page);
    const isAsking = () => page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
    expect(await isAsking()).toBe(false);
    await submit(page).click();
    await form(page).getByRole('button', { name: 'Wird gesendet...' }).waitFor();
    expect(await isAsking()).toBe(true);
    release();
    await thanks(page).waitFor();
    expect(await isAsking()).toBe(false);
  }));

test.each(windows)('axe finds nothing at $width px with mistakes, and in the thanks', ({ viewport }) =>
  withPage({ viewport }, async (page) => {
    await capture(page);
    await open(page, CONTACT);
    await submit(page).click();
    await form(page)
      .getByText(/^Bitte prüfen Sie/u)
      .waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await fill(page);
    await submit(page).click();
    await thanks(page).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  }),
);

test('a choice that was made before React lives stays', () =>
  onPhone(async (page) => {
    await page.goto(`${address}/formular/service-request`, { waitUntil: 'commit' });
    await page.locator('select[name="service"]').selectOption('Brand Consulting');
    await page.locator('[name="privacy"], [name="name"]').first().fill('Ada');
    await until(page, () => document.documentElement.dataset.hydrated === 'all');
    expect(await page.locator('select[name="service"]').inputValue()).toBe('Brand Consulting');
  }));
