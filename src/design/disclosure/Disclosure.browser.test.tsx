import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadAnimate } from '../animation/useAnimate.ts';
import { behaviour } from '../behaviour.ts';
import { GlobalStyle } from '../GlobalStyle.ts';
import { Disclosure } from './Disclosure.tsx';

const example = (
  <>
    <GlobalStyle />
    <Disclosure title="Was kostet es?" after={<span>Ein Satz dazu.</span>}>
      <p>
        Nichts. <a href="/concierge">Mehr</a>
      </p>
    </Disclosure>
  </>
);

/** The page as it comes from the server, before React takes over. */
function prerendered() {
  const root = document.createElement('div');
  root.innerHTML = renderToString(example);
  document.body.append(root);
  return root;
}

async function hydrate(root: HTMLElement) {
  const problems: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, example, { onRecoverableError: (error) => problems.push(error) });
  });
  return problems;
}

const button = () => screen.getByRole('button', { name: 'Was kostet es?' });
const panel = () => {
  const id = button().getAttribute('aria-controls');
  const element = id ? document.getElementById(id) : null;
  if (!element) throw new Error('The button controls nothing');
  return element;
};
const settled = () => waitFor(() => expect(panel().getAnimations()).toEqual([]));

beforeAll(loadAnimate);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test('is details before it is hydrated', () => {
  const details = prerendered().querySelector('details');
  details?.querySelector('summary')?.click();
  expect(details?.open).toBe(true);
});

test('becomes a heading with nothing but a button, without a hydration error', async () => {
  const root = prerendered();
  expect(await hydrate(root)).toEqual([]);
  expect(root.querySelector('details')).toBeNull();
  const heading = screen.getByRole('heading', { level: 3, name: 'Was kostet es?' });
  expect([...heading.childNodes]).toEqual([button()]);
  expect(button().getAttribute('aria-expanded')).toBe('false');
});

test('what was opened before stays open, and focus stays on it', async () => {
  const complaint = vi.spyOn(console, 'error');
  const root = prerendered();
  const summary = root.querySelector('summary');
  summary?.focus();
  summary?.click();
  await hydrate(root);
  expect(button().getAttribute('aria-expanded')).toBe('true');
  expect(panel().hidden).toBe(false);
  expect(document.activeElement).toBe(button());
  expect(complaint.mock.calls).toEqual([]);
});

test('nothing moves when it is hydrated', async () => {
  const root = prerendered();
  const before = root.getBoundingClientRect().height;
  await hydrate(root);
  expect(root.getBoundingClientRect().height).toBe(before);
});

test('opens and closes on a click; the height runs for 0.4 s', async () => {
  render(example);
  expect(behaviour.disclosure).toBe(400);
  expect(panel().getAttribute('hidden')).toBe('until-found');
  act(() => button().click());
  expect(button().getAttribute('aria-expanded')).toBe('true');
  expect(panel().getAnimations()[0]?.effect?.getTiming().duration).toBe(400);
  await settled();
  expect(panel().hidden).toBe(false);
  act(() => button().click());
  expect(button().getAttribute('aria-expanded')).toBe('false');
  await waitFor(() => expect(panel().getAttribute('hidden')).toBe('until-found'));
});

test('closed before it is open, it runs back from where it is', async () => {
  render(example);
  act(() => button().click());
  const [opening] = panel().getAnimations();
  opening?.pause();
  if (opening) opening.currentTime = 200;
  const half = panel().getBoundingClientRect().height;
  act(() => button().click());
  expect(panel().getBoundingClientRect().height).toBeCloseTo(half, 0);
  await waitFor(() => expect(panel().getBoundingClientRect().height).toBe(0));
});

test('what the browser finds in it opens at once', () => {
  render(example);
  act(() => void panel().dispatchEvent(new Event('beforematch')));
  expect(button().getAttribute('aria-expanded')).toBe('true');
  expect(panel().getAnimations()).toEqual([]);
});

test('a closed content takes no focus', () => {
  render(example);
  const link = screen.getByText('Mehr');
  link.focus();
  expect(document.activeElement).not.toBe(link);
});

test('under reduced motion it opens at once', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ ...new EventTarget(), matches: query.includes('reduce') }) as MediaQueryList,
  );
  render(example);
  act(() => button().click());
  expect(panel().getAnimations()).toEqual([]);
  expect(panel().hidden).toBe(false);
});
