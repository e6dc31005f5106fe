import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderGerman } from '../../../tests/render-german.ts';
import { loadAnimate } from '../../design/animation/useAnimate.ts';
import { GlobalStyle } from '../../design/GlobalStyle.ts';
import type { Menu } from '../../documents/menu.ts';
import { MenuButton } from './MenuButton.tsx';

const menu: Menu = {
  areas: [
    {
      title: 'TALENT',
      children: [
        { title: 'Entertainment', children: [{ title: 'Comedian', path: '/talent/entertainment/comedian' }] },
        { title: 'Athletik', path: '/talent/athletik-management' },
      ],
    },
    { title: 'LIVE', children: [{ title: 'Produktion', path: '/live/event-production' }] },
    { title: 'BRANDS', children: [{ title: 'Beratung', path: '/brands/brand-consulting' }] },
    { title: 'CONCIERGE', path: '/concierge' },
  ],
  services: { title: 'Services', children: [{ title: 'Styling', path: '/styling' }] },
  legal: [{ title: 'Impressum', path: '/impressum' }],
};
const site = { phone: '+49 30 23125 000', email: 'kontakt@example.com' };

const sitePage = (path: string) => (
  <>
    <GlobalStyle />
    <MenuButton site={site} menu={menu} path={path} />
    <main>
      <a href="/live">Dahinter</a>
    </main>
    <footer>
      <nav>
        <a href="/styling">Fuß</a>
      </nav>
    </footer>
  </>
);

const toggle = () => screen.getByRole('button', { name: 'Menü öffnen', hidden: true });
const panel = () => screen.getByRole('dialog', { name: 'Menü' });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menü' })).toBeNull());
const area = (name: string) => within(panel()).getByRole('button', { name });
const expanded = () =>
  within(panel())
    .getAllByRole('button', { expanded: true })
    .map((button) => button.textContent);

async function openMenu(path = '/styling') {
  const shown = renderGerman(sitePage(path));
  await userEvent.click(toggle());
  await screen.findByRole('dialog', { name: 'Menü' });
  return shown;
}

/** Links inside stay on the page of the tests. */
const stay = (event: Event) => event.preventDefault();

beforeEach(async () => {
  document.addEventListener('click', stay);
  await page.viewport(1200, 800);
});
afterEach(() => {
  document.removeEventListener('click', stay);
  cleanup();
});

test('the hamburger opens a panel; the focus goes in, to its close button', async () => {
  await openMenu();
  expect(toggle().getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(area('Menü schließen'));
  const { width, height } = area('Menü schließen').getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

/** Where the page ends: behind a dialog it leaves the place of the scroll bar empty. */
const besideTheScrollBar = () => document.documentElement.getBoundingClientRect().right;

test('it comes in at the right, as wide as the phone and narrower than a desk', async () => {
  await openMenu();
  await waitFor(() => expect(panel().getBoundingClientRect().right).toBe(besideTheScrollBar()));
  expect(panel().getBoundingClientRect().width).toBeLessThan(700);
  await page.viewport(390, 800);
  expect(panel().getBoundingClientRect().width).toBe(390);
});

test('the same four areas open as accordions, one at a time, down to the third level', async () => {
  await openMenu();
  await userEvent.click(area('LIVE'));
  expect(within(panel()).getByRole('link', { name: 'Produktion' }).getAttribute('href')).toBe('/live/event-production');
  await userEvent.click(area('TALENT'));
  expect(expanded()).toEqual(['TALENT']);
  expect(within(panel()).queryByRole('link', { name: 'Comedian' })).toBeNull();
  await userEvent.click(area('Entertainment'));
  expect(expanded()).toEqual(['TALENT', 'Entertainment']);
  expect(within(panel()).getByRole('link', { name: 'Comedian' })).toBeDefined();
  await userEvent.click(area('TALENT'));
  expect(area('TALENT').getAttribute('aria-expanded')).toBe('false');
  expect(within(panel()).getByRole('link', { name: 'CONCIERGE' }).getAttribute('href')).toBe('/concierge');
});

const areaNames = () =>
  [...panel().querySelectorAll('nav > ul > li')].map((item) => item.querySelector('button, a')?.textContent);

test('on a phone the opened one moves first and keeps the focus; closed it goes back', async () => {
  await page.viewport(390, 800);
  await openMenu();
  await userEvent.click(area('BRANDS'));
  expect(areaNames()).toEqual(['BRANDS', 'TALENT', 'LIVE', 'CONCIERGE']);
  expect(document.activeElement).toBe(area('BRANDS'));
  await userEvent.click(area('BRANDS'));
  expect(areaNames()).toEqual(['TALENT', 'LIVE', 'BRANDS', 'CONCIERGE']);
  expect(document.activeElement).toBe(area('BRANDS'));
});

test('there the areas glide to their new places, and none of them comes in anew', async () => {
  await page.viewport(390, 800);
  await loadAnimate();
  await openMenu();
  await waitFor(() => expect(document.getAnimations()).toEqual([]));
  const areas = [...panel().querySelectorAll('nav > ul > li')];
  // Told as they begin: however slow the click was, none is over before it is looked for.
  const glides = vi.spyOn(Element.prototype, 'animate');
  const entrances: EventTarget[] = [];
  panel().addEventListener('transitionrun', ({ target }) => target && entrances.push(target));
  await userEvent.click(area('BRANDS'));
  await waitFor(() => expect(areas.filter((item) => glides.mock.contexts.includes(item))).toHaveLength(4));
  await waitFor(() => expect(document.getAnimations()).toEqual([]));
  expect(areas.filter((item) => entrances.includes(item))).toEqual([]);
  glides.mockRestore();
});

test('from 768 px on the areas keep their places', async () => {
  await page.viewport(768, 800);
  await openMenu();
  await userEvent.click(area('BRANDS'));
  expect(areaNames()).toEqual(['TALENT', 'LIVE', 'BRANDS', 'CONCIERGE']);
});

test.each([320, 390, 1200, 2560])('at %i px the first level is 220 to 320 px wide', async (width) => {
  await page.viewport(width, 800);
  await openMenu();
  await userEvent.click(area('TALENT'));
  const level = document.getElementById(area('TALENT').getAttribute('aria-controls') ?? '')?.getBoundingClientRect();
  expect(level?.width).toBeGreaterThanOrEqual(220);
  expect(level?.width).toBeLessThanOrEqual(320);
});

test('services, contact and legal pages stand at its foot', async () => {
  await openMenu();
  for (const [name, href] of [
    ['Styling', '/styling'],
    [site.phone, 'tel:+493023125000'],
    [site.email, `mailto:${site.email}`],
    ['Impressum', '/impressum'],
  ] as const) {
    expect(within(panel()).getByRole('link', { name }).getAttribute('href')).toBe(href);
  }
});

test('on a phone number and mail address stay in one line each, however long another way of contact is', async () => {
  await page.viewport(320, 800);
  const contact = [{ title: 'Kontakt und Termin in der Kanzlei am Markt', path: '/kontakt' }];
  renderGerman(<MenuButton site={site} menu={{ ...menu, contact }} path="/styling" />);
  await userEvent.click(toggle());
  await screen.findByRole('dialog', { name: 'Menü' });
  const linesOf = (name: string) => {
    const range = document.createRange();
    range.selectNodeContents(within(panel()).getByRole('link', { name }));
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 10))).size;
  };
  expect([site.phone, site.email].map(linesOf)).toEqual([1, 1]);
});

test('the page shown is marked, and so is the way to it', async () => {
  await openMenu('/talent/entertainment/comedian');
  expect(area('TALENT').hasAttribute('data-here')).toBe(true);
  expect(area('LIVE').hasAttribute('data-here')).toBe(false);
  await userEvent.click(area('TALENT'));
  await userEvent.click(area('Entertainment'));
  const current = panel().querySelectorAll('[aria-current="page"]');
  expect([...current].map((link) => link.textContent)).toEqual(['Comedian']);
});

test.each([
  ['forwards', '{Tab}'],
  ['backwards', '{Shift>}{Tab}{/Shift}'],
])('the focus goes round inside, %s', async (_, key) => {
  await openMenu();
  const seen = new Set<Element | null>();
  for (let step = 0; step < 12; step += 1) {
    await userEvent.keyboard(key);
    expect(panel().contains(document.activeElement)).toBe(true);
    seen.add(document.activeElement);
  }
  expect(seen.size).toBe(9);
});

test('the page behind is inert', async () => {
  await openMenu();
  expect(panel().matches(':modal')).toBe(true);
  screen.getByRole('link', { name: 'Dahinter' }).focus();
  expect(panel().contains(document.activeElement)).toBe(true);
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
});

test('Escape closes and gives the focus back to the hamburger', async () => {
  await openMenu();
  await userEvent.click(area('LIVE'));
  await userEvent.keyboard('{Escape}');
  await closed();
  expect(document.activeElement).toBe(toggle());
  expect(toggle().getAttribute('aria-expanded')).toBe('false');
});

test('its button closes, and so does a click beside it', async () => {
  await openMenu();
  await userEvent.click(area('Menü schließen'));
  await closed();
  expect(document.activeElement).toBe(toggle());
  await userEvent.click(toggle());
  await screen.findByRole('dialog', { name: 'Menü' });
  await userEvent.click(document.documentElement, { position: { x: 60, y: 400 }, force: true });
  await closed();
});

test('a followed link closes; one for a new tab does not', async () => {
  await openMenu();
  await userEvent.keyboard('{Control>}');
  await userEvent.click(within(panel()).getByRole('link', { name: 'Impressum' }));
  await userEvent.keyboard('{/Control}');
  expect(panel()).toBeDefined();
  await userEvent.click(within(panel()).getByRole('link', { name: 'Impressum' }));
  await closed();
});

test('another page closes it, also by the back key', async () => {
  const { rerender } = await openMenu('/styling');
  rerender(sitePage('/security'));
  await closed();
});

test('it can be opened again', async () => {
  await openMenu();
  for (let time = 0; time < 3; time += 1) {
    await userEvent.keyboard('{Escape}');
    await closed();
    await userEvent.click(toggle());
    await screen.findByRole('dialog', { name: 'Menü' });
  }
});
