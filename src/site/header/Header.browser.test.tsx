import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderGerman } from '../../../tests/render-german.ts';
import { behaviour } from '../../design/behaviour.ts';
import { GlobalStyle } from '../../design/GlobalStyle.ts';
import { Header, type HeaderProps } from './Header.tsx';

const props: HeaderProps = {
  site: {
    name: 'Beispiel',
    home: '/',
    logo: '/media/brand/brand-wordmark.svg',
    markLogo: '/media/brand/brand-mark-ll.svg',
    phone: '+49 30 23125 000',
    email: 'kontakt@example.com',
  },
  menu: {
    areas: [{ title: 'LIVE', children: [{ title: 'Event Production', path: '/live/event-production' }] }],
    services: { title: 'Services', children: [{ title: 'Styling', path: '/styling' }] },
    legal: [{ title: 'Impressum', path: '/impressum' }],
  },
};

function show(more: Partial<HeaderProps>) {
  renderGerman(
    <>
      <GlobalStyle />
      <Header {...props} {...more} />
      <main>
        <div data-tone={more.tone} style={{ height: 1500 }} />
        <div data-tone="light" style={{ height: 1500 }} />
      </main>
      <footer data-tone="dark" style={{ height: 2000 }} />
    </>,
  );
}

const bar = () => document.querySelector('header') ?? document.body;
const logo = () => document.querySelector('header a') ?? document.body;
const state = () => bar().getAttribute('data-state');
const parts = () => [...logo().querySelectorAll<HTMLElement>('[aria-hidden]')];
const seconds = (text: string) => text.split(', ').map(Number.parseFloat);

beforeEach(() => page.viewport(1200, 800));
afterEach(() => {
  cleanup();
  window.scrollTo(0, 0);
});

test.each([
  ['dark', 'rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)', '0.0784314 0.0941176 0.113725'],
  ['light', 'rgba(0, 0, 0, 0)', 'rgb(22, 25, 29)', '1 1 1'],
] as const)(
  'over a %s hero it has no ground, and a translucent one after scrolling',
  async (tone, clear, ink, translucent) => {
    show({ tone });
    expect(state()).toBe('large');
    expect(getComputedStyle(bar()).backgroundColor).toBe(clear);
    expect(getComputedStyle(bar()).color).toBe(ink);
    window.scrollTo(0, behaviour.header.compactAfter + 1);
    await waitFor(() => expect(state()).toBe('compact'));
    await waitFor(() => expect(getComputedStyle(bar()).backgroundColor).toBe(`color(srgb ${translucent} / 0.8)`));
    window.scrollTo(0, 0);
    await waitFor(() => expect(state()).toBe('large'));
  },
);

test('in a window without height to spare it scrolls away', async () => {
  await page.viewport(320, 256);
  show({ tone: 'light' });
  window.scrollTo(0, 300);
  await waitFor(() => expect(bar().getBoundingClientRect().bottom).toBeLessThan(0));
});

test('it has the mood of what is below it', async () => {
  const mood = () => bar().getAttribute('data-tone');
  show({ tone: 'dark' });
  expect(mood()).toBe('dark');
  for (const [top, tone] of [
    [1500 - behaviour.header.middle, 'light'],
    [3000 - behaviour.header.middle - 1, 'light'],
    [3000, 'dark'],
    [0, 'dark'],
  ] as const) {
    window.scrollTo(0, top);
    await waitFor(() => expect(mood(), `at ${top} px`).toBe(tone));
  }
});

test('on home it is hidden and inert until 80 % of the first screen are scrolled out', async () => {
  expect(behaviour.header.heroPart).toBe(0.8);
  show({ hiddenOverHero: true, path: '/' });
  expect(state()).toBe('hidden');
  expect(bar().inert).toBe(true);
  expect(bar().checkVisibility({ visibilityProperty: true })).toBe(false);
  window.scrollTo(0, 0.79 * window.innerHeight);
  await new Promise(requestAnimationFrame);
  expect(state()).toBe('hidden');
  window.scrollTo(0, 0.81 * window.innerHeight);
  await waitFor(() => expect(state()).toBe('compact'));
  expect(bar().inert).toBe(false);
  await waitFor(() => expect(bar().getBoundingClientRect().top).toBe(0));
  expect(bar().checkVisibility({ visibilityProperty: true })).toBe(true);
});

test('the compact logo is smaller and a little tighter than the large one, under the same name', async () => {
  show({ tone: 'dark' });
  const large = logo().getBoundingClientRect();
  const loose = Number.parseFloat(getComputedStyle(logo()).letterSpacing) || 0;
  expect(parts()).toHaveLength(1);
  window.scrollTo(0, 500);
  await waitFor(() => expect(logo().getAttribute('data-look')).toBe('compact'));
  const [mark, text] = parts();
  expect(text?.textContent).toBe('Beispiel');
  expect(mark?.getBoundingClientRect().height).toBeLessThan(large.height);
  expect(logo().getBoundingClientRect().width).toBeLessThan(large.width);
  expect(Number.parseFloat(getComputedStyle(logo()).letterSpacing)).toBeLessThan(loose);
  expect(screen.getByRole('link', { name: /Beispiel, zur Startseite/u })).toBe(logo());
});

test('its parts fade and slide in, in 0.3 to 0.4 s', async () => {
  expect(behaviour.logo).toEqual({ shortest: 300, longest: 400 });
  show({ tone: 'dark' });
  window.scrollTo(0, 500);
  await waitFor(() => expect(parts()).toHaveLength(2));
  for (const part of parts()) {
    const moving = part.getAnimations().map((animation) => Reflect.get(animation, 'transitionProperty'));
    expect(moving.sort()).toEqual(['opacity', 'translate']);
    for (const time of seconds(getComputedStyle(part).transitionDuration)) {
      expect(time).toBeGreaterThanOrEqual(0.3);
      expect(time).toBeLessThanOrEqual(0.4);
    }
  }
});

test('on home its logo is the current page', () => {
  show({ path: '/' });
  expect(logo().getAttribute('aria-current')).toBe('page');
  cleanup();
  show({ path: '/styling' });
  expect(logo().getAttribute('aria-current')).toBeNull();
});
