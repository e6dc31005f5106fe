import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Announcer, announce } from './Announcer.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Announcer />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const said = () => screen.getByRole('status').textContent;
const wait = () => act(() => vi.runAllTimers());

test('a sentence is a change of its own each time it is said', () => {
  for (const _ of ['once', 'again']) {
    act(() => announce('Ihre Auswahl gilt ab sofort.'));
    expect(said()).toBe('');
    wait();
    expect(said()).toBe('Ihre Auswahl gilt ab sofort.');
  }
});

test('of two sentences at once the later one is said', () => {
  act(() => announce('Ihre Auswahl gilt ab sofort.'));
  act(() => announce('Ihre Einwilligung ist zurückgesetzt.'));
  wait();
  expect(said()).toBe('Ihre Einwilligung ist zurückgesetzt.');
});
