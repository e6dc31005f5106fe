import type { Page, Request, Route } from 'playwright';
import { TIMEOUT } from '../../src/design/form/send.ts';
import { behaviour } from '../../src/site/popup/behaviour.ts';
import { desktop, holdTimers, type startChromium, withoutPictures } from './browser.ts';
import { address } from './site.ts';

export const DEMO = `${address}/popup-test`;
export const FAILED = 'Fehler beim Senden. Bitte versuchen Sie es erneut.';
export const contact = { name: 'Ada Beispiel', email: 'ada@example.com', message: 'Guten Tag,\nwir feiern im Mai.' };

export const dialog = (page: Page) => page.locator('dialog:modal');
export const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });
export const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Absenden' });
export const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent);

/** Answers posts in the server's place, and keeps what was sent. No post takes too long, and thanks stay until a test lets them go. */
export async function capture(page: Page, answer: (route: Route) => Promise<void> = ok) {
  const posts: string[] = [];
  const mails: Array<{ body: Record<string, string>; request: Request }> = [];
  await withoutPictures(page);
  await holdTimers(page, behaviour.thanks, TIMEOUT);
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

export const ok = (route: Route) => route.fulfill({ status: 200, json: { ok: true } });
export const status =
  (code: number, json = {}, headers = {}) =>
  (route: Route) =>
    route.fulfill({ status: code, json, headers });

/** An answer that waits for its word. */
export function later(answer: (route: Route) => Promise<void>) {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { release: () => release(), answer: (route: Route) => gate.then(() => answer(route)) };
}

export async function openContact(page: Page) {
  await page.getByRole('button', { name: 'Kontaktformular öffnen' }).click();
  await dialog(page).waitFor();
}

export async function fillContact(page: Page) {
  await field(page, 'Name').fill(contact.name);
  await field(page, 'E-Mail').fill(contact.email);
  await field(page, 'Nachricht').fill(contact.message);
  await dialog(page).getByRole('checkbox').check();
}

/** What every console message and failed request says. */
export function listen(page: Page) {
  const noise: string[] = [];
  page.on('console', (message) => noise.push(message.text()));
  page.on('pageerror', (error) => noise.push(error.message));
  return noise;
}

/** Runs a test on the page that shows every form, in a desktop window unless the options say otherwise. */
export const demoWith =
  (withPage: ReturnType<typeof startChromium>['withPage']) =>
  (use: (page: Page) => Promise<void>, options = {}) =>
    withPage({ viewport: desktop, ...options }, use);
