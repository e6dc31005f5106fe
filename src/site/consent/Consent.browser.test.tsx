import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderGerman } from '../../../tests/render-german.ts';
import { GlobalStyle } from '../../design/GlobalStyle.ts';
import { PreloaderProvider } from '../preloader/Preloader.tsx';
import { Consent } from './Consent.tsx';

const KEY = 'beispiel-consent';
const site = {
  consent: {
    storageKey: KEY,
    version: '1.0.0',
    banner: { title: 'Dürfen wir externe Inhalte laden?', text: 'Externe Inhalte zeigen wir erst mit Einwilligung.' },
    settings: {
      title: 'Ihre Einwilligung',
      lead: 'Sie entscheiden.',
      necessary: 'Von unserem Server.',
      external: 'Der Chat eines anderen Anbieters.',
    },
  },
  chat: { baseUrl: 'https://chat.example.com', phone: '+49 30 23125 001', greeting: 'Guten Tag & hallo.' },
};
const legal = [
  { title: 'Datenschutz', path: '/datenschutz' },
  { title: 'Impressum', path: '/impressum' },
];

const announce = vi.fn<(text: string) => void>();
const sitePage = (path: string) => (
  <PreloaderProvider mark="B&S">
    <GlobalStyle />
    <Consent consent={site.consent} chat={site.chat} legal={legal} isHome={path === '/'} announce={announce} />
    <main tabIndex={-1}>
      <div style={{ height: 3000 }} />
    </main>
    <button type="button" data-consent-settings="">
      Cookie-Einstellungen
    </button>
  </PreloaderProvider>
);

const show = (path = '/security') => renderGerman(sitePage(path));
const banner = () => screen.findByRole('region', { name: site.consent.banner.title });
const noBanner = () => waitFor(() => expect(screen.queryByRole('region')).toBeNull());
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const settings = () => screen.findByRole('dialog', { name: 'Ihre Einwilligung' });
const settingsGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const choice = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Externe Inhalte' });
const chat = () => screen.findByRole('link', { name: 'Per Chat schreiben (öffnet in neuem Tab)' });
const noChat = () => waitFor(() => expect(screen.queryByRole('link', { name: /Chat/u })).toBeNull());
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');
const store = (external: boolean, version = '1.0.0') =>
  localStorage.setItem(KEY, JSON.stringify({ necessary: true, external, timestamp: 1, version }));
/** Time for everything that was not to come. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)));

beforeEach(async () => {
  localStorage.clear();
  announce.mockClear();
  await page.viewport(1200, 800);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  window.scrollTo(0, 0);
});

test('whoever has not decided is asked, with the purpose, the buttons and both legal pages', async () => {
  show();
  const box = within(await banner());
  expect(box.getByText(site.consent.banner.text)).toBeTruthy();
  expect(box.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Alle akzeptieren',
    'Nur notwendige',
    'Einstellungen',
  ]);
  expect(box.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/datenschutz', '/impressum']);
});

test('its three buttons look alike at every width', async () => {
  show();
  await banner();
  for (const width of [320, 390, 820, 1440]) {
    await page.viewport(width, 800);
    const looks = ['Alle akzeptieren', 'Nur notwendige', 'Einstellungen'].map((name) => {
      const button = screen.getByRole('button', { name });
      const { fontSize, fontWeight, color, backgroundColor, borderColor } = getComputedStyle(button);
      return { fontSize, fontWeight, color, backgroundColor, borderColor, height: button.offsetHeight };
    });
    expect(looks[1]).toEqual(looks[0]);
    expect(looks[2]).toEqual(looks[0]);
    expect(looks[0]?.height).toBeGreaterThanOrEqual(44);
    const [accept, refuse] = ['Alle akzeptieren', 'Nur notwendige'].map((name) => screen.getByRole('button', { name }));
    expect(accept?.offsetWidth).toBe(refuse?.offsetWidth);
    expect(accept?.offsetTop).toBe(refuse?.offsetTop);
  }
});

test('accepting stores the consent with time and version, the banner goes and the chat comes', async () => {
  show();
  await banner();
  await press('Alle akzeptieren');
  await noBanner();
  expect(stored()).toEqual({ necessary: true, external: true, timestamp: expect.any(Number), version: '1.0.0' });
  expect(Math.abs(Date.now() - stored().timestamp)).toBeLessThan(10_000);
  await chat();
});

test('refusing is remembered too, and no chat comes', async () => {
  show();
  await banner();
  await press('Nur notwendige');
  await noBanner();
  expect(stored()).toMatchObject({ necessary: true, external: false, version: '1.0.0' });
  await settle();
  await noChat();
});

test('the answer is announced, and focus goes to the main content', async () => {
  show();
  await banner();
  expect(announce).not.toHaveBeenCalled();
  await press('Nur notwendige');
  await noBanner();
  expect(announce.mock.calls).toEqual([['Ihre Auswahl gilt ab sofort.']]);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('whoever has decided is not asked again', async () => {
  store(false);
  show();
  await settle();
  await noBanner();
});

test('a decision on an older version is asked for anew, and gives no chat meanwhile', async () => {
  store(true, '0.9.0');
  show();
  await banner();
  await settle();
  await noChat();
});

test('settings open in a dialog, with external content off; saving it so is a refusal', async () => {
  show();
  await banner();
  await press('Einstellungen');
  await settings();
  expect(choice().checked).toBe(false);
  await press('Auswahl speichern');
  await settingsGone();
  await noBanner();
  expect(stored().external).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('external content switched on is an acceptance', async () => {
  show();
  await banner();
  await press('Einstellungen');
  await settings();
  await userEvent.click(choice());
  await press('Auswahl speichern');
  expect(stored().external).toBe(true);
  await chat();
});

test('the settings close by Escape, by their button and by a click outside; nothing is decided, focus goes back', async () => {
  show();
  await banner();
  const opener = screen.getByRole('button', { name: 'Einstellungen' });
  const ways = [() => userEvent.keyboard('{Escape}'), () => press('Schließen'), async () => (await settings()).click()];
  for (const close of ways) {
    await userEvent.click(opener);
    await settings();
    await userEvent.click(choice());
    await close();
    await settingsGone();
    expect(document.activeElement).toBe(opener);
    expect(stored()).toBeNull();
  }
  expect(await banner()).toBeTruthy();
});

test('focus goes round inside the settings', async () => {
  show();
  await banner();
  await press('Einstellungen');
  const dialog = await settings();
  for (let step = 0; step < 8; step += 1) {
    await userEvent.keyboard('{Tab}');
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
});

test('the button of the footer opens the settings, with the decision as it is', async () => {
  store(true);
  show();
  await chat();
  await press('Cookie-Einstellungen');
  await settings();
  expect(choice().checked).toBe(true);
  await userEvent.keyboard('{Escape}');
  await settingsGone();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cookie-Einstellungen' }));
});

test('consent is withdrawn by two clicks: the chat goes at once, and the question is back', async () => {
  store(true);
  show();
  await chat();
  await press('Cookie-Einstellungen');
  await settings();
  await press('Einwilligung zurücksetzen');
  await noChat();
  await settingsGone();
  await banner();
  expect(stored()).toBeNull();
  expect(announce.mock.calls).toEqual([['Ihre Einwilligung ist zurückgesetzt.']]);
});

test('a click on a legal page in the settings closes them', async () => {
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener('click', stay);
  store(false);
  show();
  await settle();
  await press('Cookie-Einstellungen');
  await userEvent.click(within(await settings()).getByRole('link', { name: 'Datenschutz' }));
  await settingsGone();
  document.removeEventListener('click', stay);
});

test('home has no chat, whatever is decided', async () => {
  store(true);
  show('/');
  await settle();
  await noChat();
});

test('what the banner covers is scrolled free: the end of the page, and what has focus', async () => {
  show();
  const box = await banner();
  const cover = () => Number.parseFloat(document.documentElement.style.getPropertyValue('--cover'));
  await waitFor(() => expect(cover()).toBe(Math.ceil(window.innerHeight - box.getBoundingClientRect().top)));
  expect(getComputedStyle(document.documentElement).scrollPaddingBottom).toBe(`${cover()}px`);
  await press('Nur notwendige');
  await noBanner();
  expect(document.documentElement.style.getPropertyValue('--cover')).toBe('');
});

test.each([
  [320, 568],
  [320, 256],
  [390, 844],
  [820, 1180],
  [1440, 900],
])('at %s × %s px it lies inside the window and over no more than 60 %% of it', async (width, height) => {
  await page.viewport(width, height);
  show();
  const { left, right, top, bottom } = (await banner()).getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(width);
  expect(bottom).toBeLessThanOrEqual(height);
  expect(height - top).toBeLessThanOrEqual(0.6 * height);
});
