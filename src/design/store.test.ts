import { expect, test, vi } from 'vitest';
import { createStore } from './store.ts';

test('holds the last value that was set', () => {
  const store = createStore('first');
  expect(store.get()).toBe('first');
  store.set('second');
  expect(store.get()).toBe('second');
});

test('calls every listener after a change, with the new value in place', () => {
  const store = createStore(1);
  const seen: number[] = [];
  store.subscribe(() => seen.push(store.get()));
  store.subscribe(() => seen.push(store.get() * 10));
  store.set(2);
  expect(seen).toEqual([2, 20]);
});

test('calls no listener that has stopped, not even one that stops while it is called', () => {
  const store = createStore(1);
  const once = vi.fn(() => stop());
  const stop = store.subscribe(once);
  const other = vi.fn();
  store.subscribe(other);
  store.set(2);
  store.set(3);
  expect(once).toHaveBeenCalledTimes(1);
  expect(other).toHaveBeenCalledTimes(2);
});
