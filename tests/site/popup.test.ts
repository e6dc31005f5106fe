import type { Page, Request, Route } from 'playwright';
import { describe, expect, test, vi } from 'vitest';
import { encodeSubmission } from '../../src/forms/wire.ts';
import { faultsOf } from './axe.ts';
import { alive, desktop, holdBack, open, startChromium, windows, withoutPictures } from './browser.ts';
import { scriptNamed } from './chunks.ts';
import { address } from './site.ts';

const { withPage, withLonePage } = startChromium();

const DEMO = `${address}/popup-test`;
const FAILED = 'Fehler beim Senden. Bitte versuchen Sie es erneut.';
const contact = { name: 'Ada Beispiel', email: 'ada@example.com', message: 'Guten Tag,\nwir feiern im Mai.' };

const dialog = (page: Page) => page.locator('dialog:modal');
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Absenden' });
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent);

/** Answers posts in the server's place, and keeps what was sent. */
async function capture(page: Page, answer: (route: Route) => Promise<void> = ok) {
  const posts: string[] = [];
  const mails: Array<{ body: Record<string, string>; request: Request }> = [];
  await withoutPictures(page);
  await page.route(`${address}/`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    posts.push(route.request().postData() ?? '');
    await answer(route);
  });
  await page.route(`${address}/api/send-confirmation`, async (route) => {
    mails.push({ body: route.request().postDataJSON(), request: route.request() });
    await route.fulfill({ status: 202 });
  });
  return { posts, mails };
}

const ok = (route: Route) => route.fulfill({ status: 200, json: { ok: true } });
const status =
  (code: number, json = {}, headers = {}) =>
  (route: Route) =>
    route.fulfill({ status: code, json, headers });

/** An answer that waits for its word. */
function later(answer: (route: Route) => Promise<void>) {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { release: () => release(), answer: (route: Route) => gate.then(() => answer(route)) };
}

async function openContact(page: Page) {
  await page.getByRole('button', { name: 'Kontaktformular öffnen' }).click();
  await dialog(page).waitFor();
}

async function fillContact(page: Page) {
  await field(page, 'Name').fill(contact.name);
  await field(page, 'E-Mail').fill(contact.email);
  await field(page, 'Nachricht').fill(contact.message);
  await dialog(page).getByRole('checkbox').check();
}

/** What every console message and failed request says. */
function listen(page: Page) {
  const noise: string[] = [];
  page.on('console', (message) => noise.push(message.text()));
  page.on('pageerror', (error) => noise.push(error.message));
  return noise;
}

/** Runs a test on the page of the popup forms. */
const onDemo = (use: (page: Page) => Promise<void>, options = {}) => withPage({ viewport: desktop, ...options }, use);

describe.concurrent('the popup', () => {
  test('is a modal dialog, named by its heading, with the first field in focus', () =>
    onDemo(async (page) => {
      await capture(page);
      await open(page, DEMO);
      await openContact(page);
      expect(await page.getByRole('dialog', { name: 'Schreiben Sie uns' }).count()).toBe(1);
      expect(await focused(page)).toBe('name');
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
    }));

  test('on a touch screen opens no keyboard: its heading has the focus', () =>
    onDemo(
      async (page) => {
        await capture(page);
        await open(page, DEMO);
        await openContact(page);
        expect(await focused(page)).toBe('Schreiben Sie uns');
      },
      { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } },
    ));

  test.each([
    ['the close button', (page: Page) => dialog(page).getByRole('button', { name: 'Schließen' }).click()],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['a click beside it', (page: Page) => page.mouse.click(20, 450)],
  ])('closes by %s, gives the focus back, and is empty when it opens again', (_, close) =>
    onDemo(async (page) => {
      await capture(page);
      await open(page, DEMO);
      await openContact(page);
      await fillContact(page);
      await submit(page).focus();
      await close(page);
      await dialog(page).waitFor({ state: 'detached' });
      expect(await focused(page)).toBe('Kontaktformular öffnen');
      await openContact(page);
      expect(await field(page, 'Name').inputValue()).toBe('');
      expect(await dialog(page).getByRole('checkbox').isChecked()).toBe(false);
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
      await open(page, DEMO);
      await page.evaluate(() => window.history.pushState(null, '', '/popup-test#da'));
      await openContact(page);
      await page.evaluate(() => window.history.back());
      await dialog(page).waitFor({ state: 'detached' });
    }));

  test('opens after a click that came before the page was alive', () =>
    withLonePage({ viewport: desktop }, async (page) => {
      const release = await holdBack(page, `**${scriptNamed('client')}`);
      await page.goto(DEMO, { waitUntil: 'domcontentloaded' });
      await page.getByRole('button', { name: 'Kontaktformular öffnen' }).click();
      release();
      await dialog(page).waitFor();
      expect(page.url()).toBe(DEMO);
    }));

  test('whose code cannot be had leads to the page of the form', () =>
    withLonePage({ viewport: desktop }, async (page) => {
      await page.route(/openPopup/u, (route) => route.abort());
      await open(page, DEMO);
      await page.getByRole('button', { name: 'Newsletter öffnen' }).click();
      await page.waitForURL(/\/formular\/newsletter\??$/u);
    }));

  test('is walked with the keyboard alone, round and round', () =>
    onDemo(async (page) => {
      const { posts } = await capture(page);
      await open(page, DEMO);
      await page.getByRole('button', { name: 'Kontaktformular öffnen' }).focus();
      await page.keyboard.press('Enter');
      await dialog(page).waitFor();
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

describe.concurrent('what is wrong', () => {
  test('stands at its field; the first one gets the focus, a summary is announced, nothing is sent', () =>
    onDemo(async (page) => {
      const { posts } = await capture(page);
      await open(page, DEMO);
      await openContact(page);
      await field(page, 'Name').fill(' ');
      await field(page, 'E-Mail').fill('ada@example');
      await submit(page).click();
      expect(await dialog(page).getByRole('alert').textContent()).toBe(
        'Bitte prüfen Sie diese Angaben: Name, E-Mail, Nachricht und Einwilligung zum Datenschutz.',
      );
      expect(await focused(page)).toBe('name');
      for (const [name, error] of [
        ['name', 'Name ist erforderlich'],
        ['email', 'Bitte geben Sie eine gültige E-Mail-Adresse ein'],
        ['message', 'Nachricht ist erforderlich'],
        ['privacy', 'Einwilligung zum Datenschutz ist erforderlich'],
      ] as const) {
        const control = dialog(page).locator(`[name="${name}"]`);
        expect(await control.getAttribute('aria-invalid')).toBe('true');
        const id = (await control.getAttribute('aria-describedby')) ?? '';
        expect(await page.locator(`[id="${id}"]`).textContent()).toBe(error);
      }
      expect(posts).toEqual([]);
    }));

  test('is looked at again while the visitor types', () =>
    onDemo(async (page) => {
      await capture(page);
      await open(page, DEMO);
      await openContact(page);
      await fillContact(page);
      await field(page, 'E-Mail').fill('ada');
      await field(page, 'Name').fill('');
      await submit(page).click();
      const email = field(page, 'E-Mail');
      await email.fill('ada@example.com');
      expect(await email.getAttribute('aria-invalid')).toBeNull();
      await field(page, 'Name').fill('Ada');
      expect(await dialog(page).getByRole('alert').textContent()).toBe('');
    }));

  test('and only the server finds, stands at its field too', () =>
    onDemo(async (page) => {
      await capture(
        page,
        status(422, { ok: false, error: 'invalid', errors: { email: 'Diese Adresse nehmen wir nicht an' } }),
      );
      await open(page, DEMO);
      await openContact(page);
      await fillContact(page);
      await submit(page).click();
      await dialog(page).getByText('Diese Adresse nehmen wir nicht an').waitFor();
      expect(await focused(page)).toBe('email');
      expect(await field(page, 'Name').inputValue()).toBe(contact.name);
    }));
});

describe.concurrent('sending', () => {
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
      expect(await focused(page)).toBe('Ihre Angaben werden übertragen.');
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
      expect(posts).toEqual([
        encodeSubmission({ form: 'contact-form', values, page: '/popup-test', serviceTag: '' }).toString(),
      ]);
      await vi.waitUntil(() => mails.length === 1);
      expect(mails[0]?.body).toEqual({
        ...values,
        formType: 'contact',
        page: '/popup-test',
        'form-name': 'contact-form',
        'service-tag': '',
        'bot-field': '',
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
      expect(await focused(page)).toBe('Absenden');
      expect(noise.join('\n')).toContain('The form could not be sent');
      expect(mails).toEqual([]);
      answer = ok;
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: /^Vielen Dank/u }).waitFor();
      expect(posts).toHaveLength(2);
    }),
  );

  test('gives up after 15 seconds', () =>
    onDemo(async (page) => {
      await capture(page, () => new Promise(() => {}));
      await open(page, DEMO);
      await openContact(page);
      await fillContact(page);
      await submit(page).click();
      const from = Date.now();
      await dialog(page).getByText(FAILED).waitFor();
      expect(Date.now() - from).toBeGreaterThan(13_000);
      expect(await field(page, 'Name').inputValue()).toBe(contact.name);
    }));

  test('too often is told when it may go on', () =>
    onDemo(async (page) => {
      await capture(page, status(429, { ok: false, error: 'too-many' }, { 'retry-after': '420' }));
      await open(page, DEMO);
      await openContact(page);
      await fillContact(page);
      await submit(page).click();
      await dialog(page).getByText('zu viele Anfragen').waitFor();
      expect(await dialog(page).getByRole('alert').textContent()).toBe(
        'Von Ihrem Anschluss kamen zu viele Anfragen. Bitte versuchen Sie es in 7\u00a0Minuten erneut.',
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
      await vi.waitUntil(() => mails.length === 1);
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
      expect(await focused(page)).toBe('Absenden');
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
      await vi.waitUntil(() => mails.length === 1);
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

/** To the millisecond: `site/popup/Popup.browser.test.tsx`. */
describe.concurrent('success', () => {
  async function send(page: Page) {
    await capture(page);
    await open(page, DEMO);
    await openContact(page);
    await fillContact(page);
    await submit(page).click();
    await page.getByRole('heading', { name: /^Vielen Dank/u }).waitFor();
  }
  const isOpen = async (page: Page) => (await dialog(page).count()) === 1;

  test('closes by itself, also where the mouse rests, and gives the focus back; the text stays in the page', () =>
    onDemo(async (page) => {
      await send(page);
      await dialog(page).waitFor({ state: 'detached' });
      expect(await focused(page)).toBe('Kontaktformular öffnen');
      expect(await page.locator('#root [role="status"]').allTextContents()).toContain(
        'Vielen Dank für Ihre Nachricht. Sie ist bei uns angekommen. Wir melden uns innerhalb eines Werktags.',
      );
    }));

  test('waits while the visitor points at it', () =>
    onDemo(async (page) => {
      await send(page);
      await page.mouse.move(720, 450);
      await page.waitForTimeout(4000);
      expect(await isOpen(page)).toBe(true);
      await page.mouse.move(20, 450);
      await dialog(page).waitFor({ state: 'detached' });
    }));

  test('waits while the focus moves in it', () =>
    onDemo(async (page) => {
      await send(page);
      await page.keyboard.press('Tab');
      await page.waitForTimeout(4000);
      expect(await isOpen(page)).toBe(true);
      await page.keyboard.press('Enter');
      await dialog(page).waitFor({ state: 'detached' });
    }));
});

describe.concurrent.each(windows)('axe finds nothing at $width px', ({ viewport }) => {
  test.each(['Kontaktformular öffnen', 'Serviceanfrage öffnen', 'Newsletter öffnen'])(
    'after “%s”, with errors, and in a narrow window neither scrolls sideways',
    (name) =>
      onDemo(
        async (page) => {
          await capture(page);
          await open(page, DEMO);
          await page.getByRole('button', { name }).click();
          await dialog(page).waitFor();
          expect(await faultsOf(page)).toEqual([]);
          await submit(page).click();
          expect(await faultsOf(page)).toEqual([]);
          await page.setViewportSize({ width: 320, height: 640 });
          expect(await dialog(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
        },
        { viewport, reducedMotion: 'reduce' },
      ),
  );

  test('after a failure, and when the form is sent', () =>
    onDemo(
      async (page) => {
        let answer: (route: Route) => Promise<void> = status(500);
        await capture(page, (route) => answer(route));
        await open(page, DEMO);
        await openContact(page);
        await fillContact(page);
        await submit(page).click();
        await dialog(page).getByText(FAILED).waitFor();
        expect(await faultsOf(page)).toEqual([]);
        answer = ok;
        await submit(page).click();
        await page.keyboard.press('Tab');
        await page.getByRole('heading', { name: /^Vielen Dank/u }).waitFor();
        expect(await faultsOf(page)).toEqual([]);
      },
      { viewport, reducedMotion: 'reduce' },
    ));
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
      });
      await vi.waitUntil(() => mails.length === 1);
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
      expect(posts[0]).toBe(
        'form-name=newsletter&bot-field=&email=ada%40example.com&name=&interests=&page=%2Fpopup-test',
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

test('every call to action of home opens its form', async () => {
  await withPage({ viewport: desktop, reducedMotion: 'reduce' }, async (page) => {
    await capture(page);
    await page.goto(address);
    await alive(page);
    for (const name of ['Kontakt aufnehmen', 'Jetzt Beratung anfragen']) {
      await page.getByRole('button', { name }).click();
      await dialog(page).waitFor();
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'detached' });
    }
  });
});
