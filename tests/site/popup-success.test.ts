import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { behaviour } from '../../src/site/popup/behaviour.ts';
import { eventually, open, runOut, startChromium, withoutMotion } from './browser.ts';
import { capture, contact, DEMO, demoWith, dialog, field, fillContact, focused, openContact, submit } from './popup.ts';
import { address } from './site.ts';

const { withPage } = startChromium({}, withoutMotion);
const onDemo = demoWith(withPage);

/** To the millisecond, and how it waits for a visitor who points at it or moves in it: `site/popup/Popup.browser.test.tsx`. */
describe.concurrent('success', () => {
  async function send(page: Page) {
    await capture(page);
    await open(page, DEMO);
    await openContact(page);
    await fillContact(page);
    await submit(page).click();
    await page.getByRole('heading', { name: /^Vielen Dank/u }).waitFor();
  }

  test('closes by itself, also where the mouse rests, and gives the focus back; the text stays in the page', () =>
    onDemo(async (page) => {
      await send(page);
      await eventually(async () => expect(await runOut(page, behaviour.thanks)).toBe(true));
      await dialog(page).waitFor({ state: 'detached' });
      await eventually(async () => expect(await focused(page)).toBe('Kontaktformular öffnen'));
      await page
        .locator('#root [role="status"]')
        .getByText(
          'Vielen Dank für Ihre Nachricht. Sie ist bei uns angekommen. Wir melden uns innerhalb eines Werktags.',
          { exact: true },
        )
        .waitFor({ state: 'attached' });
    }));
});

describe.concurrent('each form', () => {
  test('service request: every field, its options, and its own message for a phone number', () =>
    onDemo(async (page) => {
      const { posts, mails } = await capture(page);
      await open(page, DEMO);
      await page.getByRole('button', { name: 'Serviceanfrage öffnen' }).click();
      await field(page, 'Name').fill('Ada Beispiel');
      await field(page, 'E-Mail').fill('ada@example.com');
      await field(page, 'Telefon').fill('keine');
      await field(page, 'Service').selectOption('Travel Services');
      await field(page, 'Budget').selectOption('noch offen');
      await field(page, 'Projektbeschreibung').fill('Eine Reise.');
      await submit(page).click();
      await dialog(page).getByText('Bitte geben Sie eine gültige Telefonnummer ein').waitFor();
      await field(page, 'Telefon').fill('+49 (30) 23125-000');
      await submit(page).click();
      await page.getByRole('heading', { name: 'Vielen Dank für Ihre Anfrage' }).waitFor();
      expect(Object.fromEntries(new URLSearchParams(posts[0]))).toEqual({
        'form-name': 'service-request',
        'bot-field': '',
        name: 'Ada Beispiel',
        company: '',
        email: 'ada@example.com',
        phone: '+49 (30) 23125-000',
        service: 'Travel Services',
        budget: 'noch offen',
        timeframe: '',
        description: 'Eine Reise.',
        page: '/popup-test',
        'submission-id': expect.stringMatching(/./u),
      });
      await eventually(() => expect(mails).toHaveLength(1));
      expect(mails[0]?.body).toMatchObject({ formType: 'service-request', message: '' });
    }));

  test('newsletter: an address is enough', () =>
    onDemo(async (page) => {
      const { posts } = await capture(page);
      await open(page, DEMO);
      await page.getByRole('button', { name: 'Newsletter öffnen' }).click();
      await field(page, 'E-Mail').fill('ada@example.com');
      await submit(page).click();
      await page.getByRole('heading', { name: 'Vielen Dank für Ihr Interesse' }).waitFor();
      expect(posts[0]).toMatch(
        /^form-name=newsletter&bot-field=&email=ada%40example\.com&name=&interests=&page=%2Fpopup-test&submission-id=[\w-]+$/u,
      );
    }));

  test('contact from a service page carries the service', () =>
    onDemo(async (page) => {
      const { posts } = await capture(page);
      await open(page, `${address}/styling`);
      await page.locator('main button[aria-haspopup="dialog"]').first().click();
      await dialog(page).getByText('Styling', { exact: true }).waitFor();
      await fillContact(page);
      await submit(page).click();
      await page.getByRole('heading', { name: /^Vielen Dank/u }).waitFor();
      expect(new URLSearchParams(posts[0]).get('service-tag')).toBe('Styling');
    }));

  test('the link in the consent opens another tab, and what was typed stays', () =>
    onDemo(async (page) => {
      await capture(page);
      await open(page, DEMO);
      await openContact(page);
      await fillContact(page);
      const tab = page.waitForEvent('popup');
      await dialog(page).getByRole('link', { name: 'Datenschutzerklärung (öffnet in neuem Tab)' }).click();
      await (await tab).close();
      expect(await field(page, 'Name').inputValue()).toBe(contact.name);
    }));
});
