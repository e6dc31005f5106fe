import type { Route } from 'playwright';
import { describe, expect, test } from 'vitest';
import { encodeSubmission } from '../../src/forms/wire.ts';
import { eventually, open, startChromium, withoutMotion } from './browser.ts';
import {
  capture,
  contact,
  DEMO,
  demoWith,
  dialog,
  FAILED,
  field,
  fillContact,
  focused,
  later,
  listen,
  ok,
  openContact,
  status,
  submit,
} from './popup.ts';
import { address } from './site.ts';

const { withPage } = startChromium({}, withoutMotion);
const onDemo = demoWith(withPage);

describe('sending', () => {
  test('locks the button, says so, and keeps the focus at hand', () =>
    onDemo(async (page) => {
      const { release, answer } = later(ok);
      await capture(page, answer);
      await open(page, DEMO);
      await openContact(page);
      await fillContact(page);
      await submit(page).click();
      const button = dialog(page).getByRole('button', { name: 'Wird gesendet...' });
      await button.waitFor();
      expect(await button.isDisabled()).toBe(true);
      await eventually(async () => expect(await focused(page)).toBe('Ihre Angaben werden übertragen.'));
      release();
      await page.getByRole('heading', { name: 'Vielen Dank für Ihre Nachricht' }).waitFor();
    }));

  test('sends what was entered, once, and then asks for the confirmation; the console stays silent', () =>
    onDemo(async (page) => {
      const noise = listen(page);
      const { posts, mails } = await capture(page);
      await open(page, DEMO);
      await openContact(page);
      await fillContact(page);
      // By the mouse: the second click of a locator would wait for a button that may be gone, and for longer than thanks are shown.
      await submit(page).scrollIntoViewIfNeeded();
      const box = await submit(page).boundingBox();
      await page.mouse.dblclick((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
      await page.getByRole('heading', { name: /^Vielen Dank/u }).waitFor();
      const values = { ...contact, privacy: 'true' };
      await eventually(() => expect(mails).toHaveLength(1));
      const id = mails[0]?.body['submission-id'] ?? '';
      const submission = { form: 'contact-form', values, page: '/popup-test', serviceTag: '' };
      expect(posts).toEqual([encodeSubmission(submission, '', id).toString()]);
      expect(mails[0]?.body).toEqual({
        ...values,
        formType: 'contact',
        page: '/popup-test',
        'form-name': 'contact-form',
        'service-tag': '',
        'bot-field': '',
        'submission-id': expect.stringMatching(/^[\w-]{16,64}$/u),
      });
      expect(noise).toEqual([]);
    }));

  test('happens once, however often Enter is pressed', () =>
    onDemo(async (page) => {
      const { release, answer } = later(ok);
      const { posts } = await capture(page, answer);
      await open(page, DEMO);
      await openContact(page);
      await fillContact(page);
      await field(page, 'Name').focus();
      for (let time = 0; time < 5; time += 1) await page.keyboard.press('Enter');
      await page.evaluate(() => {
        for (const form of document.querySelectorAll('dialog form'))
          form instanceof HTMLFormElement && form.requestSubmit();
      });
      release();
      await page.getByRole('heading', { name: /^Vielen Dank/u }).waitFor();
      expect(posts).toHaveLength(1);
    }));

  test.each([
    ['status 404', status(404)],
    ['status 500', status(500)],
    ['status 503', status(503, { ok: false, error: 'storage' })],
    ['no network', (route: Route) => route.abort('internetdisconnected')],
    ['an answer that makes no sense', status(422)],
  ])('%s keeps the form open with all that was entered; a second try succeeds', (_, failure) =>
    onDemo(async (page) => {
      const noise = listen(page);
      let answer: (route: Route) => Promise<void> = failure;
      const { posts, mails } = await capture(page, (route) => answer(route));
      await open(page, DEMO);
      await openContact(page);
      await fillContact(page);
      await submit(page).click();
      await dialog(page).getByText(FAILED).waitFor();
      expect(await field(page, 'Name').inputValue()).toBe(contact.name);
      expect(await field(page, 'Nachricht').inputValue()).toBe(contact.message);
      expect(await dialog(page).getByRole('checkbox').isChecked()).toBe(true);
      await eventually(async () => expect(await focused(page)).toBe('Absenden'));
      await eventually(async () =>
        expect(await noise.join('\n')).toContain('Netzwerkfehler beim Senden des Formulars'),
      );
      expect(mails).toEqual([]);
      answer = ok;
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: /^Vielen Dank/u }).waitFor();
      expect(posts).toHaveLength(2);
    }),
  );

  test('too often is told when it may go on', () =>
    onDemo(async (page) => {
      await capture(page, status(429, { ok: false, error: 'too-many' }, { 'retry-after': '420' }));
      await open(page, DEMO);
      await openContact(page);
      await fillContact(page);
      await submit(page).click();
      await dialog(page).getByText('zu viele Anfragen').waitFor();
      await eventually(async () =>
        expect(await dialog(page).getByRole('alert').textContent()).toContain(
          'Von Ihrem Anschluss kamen zu viele Anfragen. Bitte versuchen Sie es in 7\u00a0Minuten erneut.',
        ),
      );
    }));

  test('goes on when the visitor closes the form, and the page tells the outcome', () =>
    onDemo(async (page) => {
      const { release, answer } = later(ok);
      const { posts, mails } = await capture(page, answer);
      await open(page, DEMO);
      await openContact(page);
      await fillContact(page);
      await submit(page).click();
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'detached' });
      release();
      await page
        .locator('#root [role="status"]', { hasText: 'Vielen Dank für Ihre Nachricht.' })
        .waitFor({ state: 'attached' });
      await eventually(() => expect(mails).toHaveLength(1));
      expect(posts).toHaveLength(1);
      expect(await dialog(page).count()).toBe(0);
    }));

  test('and failing after the visitor closed the form opens it again, as it was filled in', () =>
    onDemo(async (page) => {
      const { release, answer } = later(status(500));
      await capture(page, answer);
      await open(page, DEMO);
      await openContact(page);
      await fillContact(page);
      await submit(page).click();
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'detached' });
      release();
      await dialog(page).getByText(FAILED).waitFor();
      expect(await field(page, 'Nachricht').inputValue()).toBe(contact.message);
      await eventually(async () => expect(await focused(page)).toBe('Absenden'));
    }));

  test('and failing while another form is open leaves that one alone', () =>
    onDemo(async (page) => {
      const { release, answer } = later(status(500));
      await capture(page, answer);
      await open(page, DEMO);
      await openContact(page);
      await fillContact(page);
      await submit(page).click();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Newsletter öffnen' }).click();
      await page.getByRole('dialog', { name: 'Für den Newsletter vormerken' }).waitFor();
      release();
      await page.locator('#root [role="status"]', { hasText: FAILED }).waitFor({ state: 'attached' });
      expect(await dialog(page).getByRole('alert').textContent()).toBe('');
    }));

  test('a filled honeypot travels along', () =>
    onDemo(async (page) => {
      const { posts, mails } = await capture(page);
      await open(page, DEMO);
      await openContact(page);
      await fillContact(page);
      await dialog(page)
        .locator('[name="bot-field"]')
        .evaluate((trap: HTMLInputElement) => {
          trap.value = 'x';
        });
      await submit(page).click();
      await page.getByRole('heading', { name: /^Vielen Dank/u }).waitFor();
      expect(new URLSearchParams(posts[0]).get('bot-field')).toBe('x');
      await eventually(() => expect(mails).toHaveLength(1));
      expect(mails[0]?.body['bot-field']).toBe('x');
    }));

  test('a confirmation that cannot be had is only logged', () =>
    onDemo(async (page) => {
      await capture(page);
      await page.route(`${address}/api/send-confirmation`, (route) => route.abort());
      await open(page, DEMO);
      await openContact(page);
      await fillContact(page);
      const logged = page.waitForEvent('console', (message) => message.text().includes('Failed to fetch'));
      await submit(page).click();
      await page.getByRole('heading', { name: /^Vielen Dank/u }).waitFor();
      await logged;
      expect(await dialog(page).getByRole('alert').count()).toBe(0);
    }));
});
