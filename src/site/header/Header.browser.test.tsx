import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { behaviour } from '../../design/behaviour.ts';
import { GlobalStyle } from '../../design/GlobalStyle.ts';
import { Header, type HeaderProps } from './Header.tsx';

const props: HeaderProps = {
  site: {
    name: 'Beispiel',
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
  render(
    <>
      <GlobalStyle />
      <Header {...props} {...more} />
      <main style={{ height: 5000 }} />
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

test('over a dark hero it is transparent, and translucent brown after scrolling', async () => {
  show({ overHero: true });
  expect(state()).toBe('large');
  expect(getComputedStyle(bar()).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  window.scrollTo(0, behaviour.header.compactAfter + 1);
  await waitFor(() => expect(state()).toBe('compact'));
  await waitFor(() => expect(getComputedStyle(bar()).backgroundColor).toBe('rgba(126, 75, 38, 0.9)'));
  window.scrollTo(0, 0);
  await waitFor(() => expect(state()).toBe('large'));
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
  show({ overHero: true });
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
  show({ overHero: true });
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
