import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { German } from '../../../../tests/german.tsx';
import { GlobalStyle } from '../../../design/GlobalStyle.ts';
import { behaviour } from '../../../design/menu/behaviour.ts';
import type { MenuItem } from '../../../documents/menu.ts';
import { Areas } from './Areas.tsx';
import { HOVER } from './useAreas.ts';

const leaf = (title: string): MenuItem => ({ title, path: `/${title.toLowerCase()}` });
const areas: MenuItem[] = [
  {
    title: 'TALENT',
    children: [
      { title: 'Entertainment', children: [{ ...leaf('Label'), useSpecialFont: true }, leaf('Comedian')] },
      { ...leaf('Athletik'), useSvg: true, svgPath: '/media/brand/disc.svg' },
    ],
  },
  { title: 'LIVE', children: [leaf('Produktion'), leaf('Booking')] },
  { title: 'BRANDS', children: 'abcdefghijklmn'.split('').map((letter) => leaf(`Marke-${letter}`)) },
  { title: 'CONCIERGE', children: [leaf('Yachten')] },
];

/** The menu at the foot of a stage, with something to click at above and below. */
const stage = (
  <German>
    <GlobalStyle />
    <button type="button">Davor</button>
    <div style={{ paddingTop: 400, background: '#1a100a', '--line': '#ccc' } as React.CSSProperties}>
      <Areas areas={areas} />
    </div>
    <button type="button">Danach</button>
  </German>
);

const word = (name: string) => screen.getByRole('button', { name });
const expanded = () => screen.getAllByRole('button', { expanded: true }).map((button) => button.textContent);
const allClosed = () => expect(screen.queryAllByRole('button', { expanded: true })).toEqual([]);
const opened = (name: string) => waitFor(() => expect(word(name).getAttribute('aria-expanded')).toBe('true'));
const panelOf = (name: string) => {
  const panel = document.getElementById(word(name).getAttribute('aria-controls') ?? '');
  if (!panel) throw new Error(`${name} controls nothing`);
  return panel;
};
const shownAreas = () =>
  within(screen.getByRole('navigation', { name: 'Bereiche' }))
    .getAllByRole('button')
    .map((button) => button.textContent)
    .filter((text) => text === text?.toUpperCase());

/** Renders and waits for the buttons. */
async function hydrated() {
  render(stage);
  await screen.findByRole('button', { name: 'TALENT' });
}

beforeEach(() => page.viewport(1200, 800));
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  await userEvent.unhover(document.body);
});

test('the first level is 220 to 320 px wide and at most 340 px high (R-MENU-11)', () => {
  expect(behaviour).toMatchObject({ firstLevelMaxHeight: 340, minWidth: 220, maxWidth: 320 });
});

test('each area is a button that opens and closes its list at a click', async () => {
  await hydrated();
  for (const { title } of areas) {
    await userEvent.click(word(title));
    expect(expanded()).toEqual([title]);
    expect(panelOf(title).checkVisibility()).toBe(true);
  }
  await userEvent.click(word('CONCIERGE'));
  allClosed();
  expect(panelOf('CONCIERGE').checkVisibility()).toBe(false);
});

test('entries nest to the third level; a leaf is a link', async () => {
  await hydrated();
  await userEvent.click(word('TALENT'));
  expect(screen.queryByRole('link', { name: 'Comedian' })).toBeNull();
  await userEvent.click(word('Entertainment'));
  expect(expanded()).toEqual(['TALENT', 'Entertainment']);
  expect(screen.getByRole('link', { name: 'Comedian' }).getAttribute('href')).toBe('/comedian');
});

test('a mouse that rests on an area opens it, one that goes on opens the next, one that goes away closes', async () => {
  await hydrated();
  await userEvent.hover(word('LIVE'));
  await opened('LIVE');
  await userEvent.hover(word('BRANDS'));
  await opened('BRANDS');
  expect(expanded()).toEqual(['BRANDS']);
  await userEvent.hover(screen.getByRole('link', { name: 'Marke-n' }));
  await userEvent.hover(word('Davor'));
  await waitFor(allClosed);
});

test('a click on an area that the mouse has opened keeps it open', async () => {
  await hydrated();
  await userEvent.hover(word('LIVE'));
  await opened('LIVE');
  await userEvent.click(word('LIVE'));
  expect(expanded()).toEqual(['LIVE']);
  await userEvent.hover(word('Davor'));
  await new Promise((resolve) => setTimeout(resolve, 2 * HOVER.close));
  expect(expanded()).toEqual(['LIVE']);
});

test('a click elsewhere closes', async () => {
  await hydrated();
  await userEvent.click(word('LIVE'));
  await userEvent.click(document.body, { position: { x: 600, y: 200 } });
  allClosed();
});

test('Escape closes and gives the focus back to the word', async () => {
  await hydrated();
  await userEvent.click(word('TALENT'));
  await userEvent.click(word('Entertainment'));
  screen.getByRole('link', { name: 'Comedian' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(word('TALENT').getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(word('TALENT'));
});

test('Escape gives the focus back to the open word, though a branch of another was left open', async () => {
  await hydrated();
  await userEvent.click(word('TALENT'));
  await userEvent.click(word('Entertainment'));
  await userEvent.click(word('LIVE'));
  screen.getByRole('link', { name: 'Produktion' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(word('LIVE'));
});

test('focus that goes elsewhere closes', async () => {
  await hydrated();
  word('CONCIERGE').focus();
  await userEvent.keyboard('{Enter}');
  expect(expanded()).toEqual(['CONCIERGE']);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Yachten' }));
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(word('Danach'));
  allClosed();
});

test('arrow keys move through what shows, round the ends', async () => {
  await hydrated();
  word('LIVE').focus();
  await userEvent.keyboard('{Enter}{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Produktion' }));
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}{ArrowLeft}');
  expect(document.activeElement).toBe(word('CONCIERGE'));
});

test('no menu roles', async () => {
  await hydrated();
  expect(document.querySelector('[role]')).toBeNull();
});

test('the first level is at most 340 px high and 220 to 320 px wide', async () => {
  await hydrated();
  for (const width of [390, 768, 1024, 1200, 1440, 2560]) {
    await page.viewport(width, 800);
    for (const { title } of areas) {
      act(() => word(title).click());
      const panel = panelOf(title).getBoundingClientRect();
      // On a phone the list may still glide, and what is moved is measured with the error of a fraction.
      expect(Math.round(panel.height)).toBeLessThanOrEqual(340);
      expect(Math.round(panel.width)).toBeGreaterThanOrEqual(220);
      expect(Math.round(panel.width)).toBeLessThanOrEqual(320);
      expect(panel.right).toBeLessThanOrEqual(width);
      act(() => word(title).click());
    }
  }
});

test('what is longer scrolls inside', async () => {
  await hydrated();
  await userEvent.click(word('BRANDS'));
  const panel = panelOf('BRANDS');
  expect(panel.getBoundingClientRect().height).toBe(340);
  expect(panel.scrollHeight).toBeGreaterThan(340);
  expect(getComputedStyle(panel).overflowY).toBe('auto');
});

test('nothing moves under the mouse when an entry of the first level opens', async () => {
  await hydrated();
  await userEvent.click(word('TALENT'));
  const before = word('Entertainment').getBoundingClientRect();
  await userEvent.click(word('Entertainment'));
  expect(word('Entertainment').getBoundingClientRect()).toEqual(before);
});

test('the open word carries the disc, the others drop to 55 %', async () => {
  await hydrated();
  await userEvent.click(word('LIVE'));
  await waitFor(() => expect(getComputedStyle(word('TALENT')).opacity).toBe('0.55'));
  expect(getComputedStyle(word('LIVE')).opacity).toBe('1');
  expect(getComputedStyle(word('LIVE'), '::after').borderRadius).toBe('50%');
  expect(getComputedStyle(word('TALENT'), '::after').borderRadius).toBe('0px');
});

test('entries have their own face and sign', async () => {
  await hydrated();
  await userEvent.click(word('TALENT'));
  await userEvent.click(word('Entertainment'));
  const words = screen.getByRole('link', { name: 'Label' }).querySelector('span');
  expect(words && getComputedStyle(words).fontStyle).toBe('italic');
  const sign = screen.getByRole('link', { name: 'Athletik' }).querySelector('[aria-hidden]');
  expect(sign && getComputedStyle(sign).maskImage).toContain('/media/brand/disc.svg');
});

test('on a phone the opened one moves first, the list scrolls inside, and the footer is told', async () => {
  await page.viewport(390, 700);
  await hydrated();
  expect(shownAreas()).toEqual(['TALENT', 'LIVE', 'BRANDS', 'CONCIERGE']);
  await userEvent.click(word('BRANDS'));
  expect(shownAreas()).toEqual(['BRANDS', 'TALENT', 'LIVE', 'CONCIERGE']);
  expect(document.activeElement).toBe(word('BRANDS'));
  expect(panelOf('BRANDS').scrollHeight).toBeGreaterThan(panelOf('BRANDS').clientHeight);
  expect(panelOf('BRANDS').clientHeight).toBeLessThanOrEqual(340);
  expect(document.documentElement.dataset.menuOpen).toBe('');
  await userEvent.keyboard('{Escape}');
  expect(shownAreas()).toEqual(['TALENT', 'LIVE', 'BRANDS', 'CONCIERGE']);
  expect(document.activeElement).toBe(word('BRANDS'));
  expect(document.documentElement.dataset.menuOpen).toBeUndefined();
});

test.each([568, 600, 664, 700, 844])('on a phone %s px high a list that goes on ends within a word', async (height) => {
  await page.viewport(390, height);
  await hydrated();
  for (const name of ['BRANDS', 'TALENT']) {
    await userEvent.click(word(name));
    if (name === 'TALENT') await userEvent.click(word('Entertainment'));
    const panel = panelOf(name);
    if (panel.scrollHeight === panel.clientHeight) continue;
    const { bottom } = panel.getBoundingClientRect();
    const cut = within(panel)
      .getAllByRole('link')
      .map((link) => {
        const words = document.createRange();
        words.selectNodeContents(link);
        return words.getBoundingClientRect();
      })
      .filter((words) => words.top < bottom - 4 && words.bottom > bottom + 4);
    expect([name, cut.length]).toEqual([name, 1]);
  }
});

test('on a low phone the page follows the opened area to its first place', async () => {
  await page.viewport(740, 340);
  await hydrated();
  word('CONCIERGE').scrollIntoView({ block: 'end', behavior: 'instant' });
  await userEvent.click(word('CONCIERGE'));
  await waitFor(() => {
    expect(word('CONCIERGE').getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    expect(panelOf('CONCIERGE').getBoundingClientRect().bottom).toBeLessThanOrEqual(340);
  });
});

test('from 768 px on the areas keep their places', async () => {
  await page.viewport(768, 800);
  await hydrated();
  await userEvent.click(word('BRANDS'));
  expect(shownAreas()).toEqual(['TALENT', 'LIVE', 'BRANDS', 'CONCIERGE']);
});

/** The page as it comes from the server, before React takes over. */
function prerendered() {
  const root = document.createElement('div');
  root.innerHTML = renderToString(stage);
  document.body.append(root);
  return root;
}

async function hydrate(root: HTMLElement) {
  const problems: unknown[] = [];
  let app: Root | undefined;
  await act(async () => {
    app = hydrateRoot(root, stage, { onRecoverableError: (error) => problems.push(error) });
  });
  await screen.findByRole('button', { name: 'TALENT' });
  return { problems, end: () => act(() => app?.unmount()) };
}

test('before it is hydrated every area opens by itself, one at a time', () => {
  const [talent, live] = prerendered().querySelectorAll<HTMLDetailsElement>('details[name="areas"]');
  talent?.querySelector('summary')?.click();
  live?.querySelector('summary')?.click();
  expect([talent?.open, live?.open]).toEqual([false, true]);
});

test('the buttons come without a hydration error, take over what is open and the focus, and nothing moves', async () => {
  const complaint = vi.spyOn(console, 'error');
  const root = prerendered();
  const [talent, branch] = root.querySelectorAll('summary');
  talent?.click();
  branch?.click();
  branch?.focus();
  const before = talent?.getBoundingClientRect();
  const { problems, end } = await hydrate(root);
  expect(problems).toEqual([]);
  expect(complaint.mock.calls).toEqual([]);
  expect(root.querySelector('details')).toBeNull();
  expect(expanded()).toEqual(['TALENT', 'Entertainment']);
  expect(document.activeElement).toBe(word('Entertainment'));
  expect(word('TALENT').getBoundingClientRect()).toEqual(before);
  end();
});
