import type { Route } from 'playwright';
import { describe, expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { eventually, open, startChromium, windows, withoutMotion } from './browser.ts';
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
  ok,
  openContact,
  status,
  submit,
} from './popup.ts';

const { withPage } = startChromium({}, withoutMotion);
const onDemo = demoWith(withPage);

describe.concurrent('what is wrong', () => {
  test('stands at its field; the first one gets the focus, a summary is announced, nothing is sent', () =>
    onDemo(async (page) => {
      const { posts } = await capture(page);
      await open(page, DEMO);
      await openContact(page);
      await field(page, 'Name').fill(' ');
      await field(page, 'E-Mail').fill('ada@example');
      await submit(page).click();
      await eventually(async () =>
        expect(await dialog(page).getByRole('alert').textContent()).toBe(
          'Bitte prüfen Sie diese Angaben: Name, E-Mail, Nachricht und Ihre Einwilligung.',
        ),
      );
      await eventually(async () => expect(await focused(page)).toBe('name'));
      for (const [name, error] of [
        ['name', 'Name ist erforderlich'],
        ['email', 'Bitte geben Sie eine gültige E-Mail-Adresse ein'],
        ['message', 'Nachricht ist erforderlich'],
        ['privacy', 'Ihre Einwilligung ist erforderlich'],
      ] as const) {
        const control = dialog(page).locator(`[name="${name}"][aria-invalid="true"]`);
        const id = (await control.getAttribute('aria-describedby')) ?? '';
        expect(await page.locator(`[id="${id}"]`).textContent()).toBe(error);
      }
      expect(posts).toEqual([]);
    }));

  test('is told to screen readers of Firefox too: the alert appears with its text, and anew with the same', () =>
    onDemo(async (page) => {
      await capture(page);
      await open(page, DEMO);
      await openContact(page);
      const alert = dialog(page).getByRole('alert');
      for (const _ of ['first', 'again']) {
        const shown = await alert.elementHandle();
        await submit(page).click();
        await eventually(async () => expect(await shown?.evaluate((element) => element.isConnected)).toBe(false));
        expect(await alert.textContent()).toMatch(/^Bitte prüfen Sie/u);
      }
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
      const alert = dialog(page).getByRole('alert');
      await email.fill('ada@');
      expect(await alert.textContent()).toBe('Bitte prüfen Sie diese Angaben: Name und E-Mail.');
      await email.fill('ada@example.com');
      await eventually(async () => expect(await email.getAttribute('aria-invalid')).toBe('false'));
      expect(await alert.textContent()).toBe('');
      await submit(page).click();
      await eventually(async () => expect(await alert.textContent()).toBe('Bitte prüfen Sie diese Angabe: Name.'));
      await field(page, 'Name').fill('Ada');
      await eventually(async () => expect(await alert.textContent()).toBe(''));
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
      await eventually(async () => expect(await focused(page)).toBe('email'));
      expect(await field(page, 'Name').inputValue()).toBe(contact.name);
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
          await dialog(page)
            .getByText(/^Bitte prüfen Sie/u)
            .waitFor();
          expect(await faultsOf(page)).toEqual([]);
          await page.setViewportSize({ width: 320, height: 640 });
          expect(await dialog(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
        },
        { viewport },
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
      { viewport },
    ));
});
