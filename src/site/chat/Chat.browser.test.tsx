import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderGerman } from '../../../tests/render-german.ts';
import { behaviour as design } from '../../design/behaviour.ts';
import { GlobalStyle } from '../../design/GlobalStyle.ts';
import { closeCurtain, openCurtain } from '../preloader/curtain.ts';
import { PreloaderProvider } from '../preloader/Preloader.tsx';
import { behaviour } from './behaviour.ts';
import { Chat } from './Chat.tsx';

const chat = { baseUrl: 'https://chat.example.com', phone: '+49 30 23125 001', greeting: 'Guten Tag & hallo.' };

const show = (delay?: number) =>
  renderGerman(
    <PreloaderProvider mark="B&S">
      <GlobalStyle />
      <Chat chat={chat} {...(delay === undefined ? {} : { delay })} />
    </PreloaderProvider>,
  );
const link = () => screen.queryByRole('link', { name: 'Per Chat schreiben (öffnet in neuem Tab)' });
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

beforeEach(async () => {
  await page.viewport(1200, 800);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('it comes after 5.25 s, and on pages at once', async () => {
  expect(behaviour).toEqual({ delay: 5250, delayOnPages: 0 });
  show();
  await wait(5249);
  expect(link()).toBeNull();
  await wait(1);
  expect(link()).not.toBeNull();
  cleanup();
  show(behaviour.delayOnPages);
  await wait(0);
  expect(link()).not.toBeNull();
});

test('it opens the chat in a new tab, which learns nothing of this one', async () => {
  show(0);
  await wait(0);
  expect(link()?.getAttribute('href')).toBe('https://chat.example.com/493023125001?text=Guten%20Tag%20%26%20hallo.');
  expect(link()?.getAttribute('target')).toBe('_blank');
  expect(link()?.getAttribute('rel')).toBe('noopener noreferrer');
});

test('while the preloader shows, it does not', async () => {
  show(0);
  await wait(0);
  act(() => void closeCurtain(() => {}));
  expect(link()).toBeNull();
  await wait(design.preloader.navigationDelay);
  act(openCurtain);
  expect(link()).toBeNull();
  await wait(design.preloader.opening);
  expect(link()).not.toBeNull();
});

test('it fades in', async () => {
  show(0);
  await wait(0);
  const corner = screen.getByRole('complementary', { name: 'Chat' });
  expect(corner.getAnimations().map((animation) => Reflect.get(animation, 'transitionProperty'))).toEqual(['opacity']);
});

test.each([320, 390, 1440])('at %s px it is a target of at least 44 px in the lower right corner', async (width) => {
  await page.viewport(width, 800);
  show(0);
  await wait(0);
  const box = link()?.getBoundingClientRect() ?? new DOMRect();
  expect(box.width).toBeGreaterThanOrEqual(44);
  expect(box.height).toBeGreaterThanOrEqual(44);
  expect([width - box.right, 800 - box.bottom]).toEqual(width > 820 ? [24, 24] : [16, 16]);
});

test('it takes no focus, and leaves room for itself below the page and below what has focus', async () => {
  show(0);
  await wait(0);
  expect(document.activeElement).toBe(document.body);
  await vi.waitFor(() => expect(document.documentElement.style.getPropertyValue('--cover')).toBe('80px'));
});
