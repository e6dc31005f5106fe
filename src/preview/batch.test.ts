import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Batch } from './batch.ts';

describe('a batch', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function batch() {
    const handed: string[][] = [];
    const of = new Batch<string>(
      300,
      (item) => item === 'urgent',
      (items) => handed.push(items),
    );
    return { of, handed };
  }

  test('waits until nothing has come for the pause, and hands everything over together', () => {
    const { of, handed } = batch();
    of.add('a');
    vi.advanceTimersByTime(299);
    of.add('b');
    vi.advanceTimersByTime(299);
    expect(handed).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(handed).toEqual([['a', 'b']]);
  });

  test('waits for nothing where something is urgent, and forgets nothing that was waiting', () => {
    const { of, handed } = batch();
    of.add('a');
    of.add('urgent');
    of.add('b');
    vi.advanceTimersByTime(0);
    expect(handed).toEqual([['a', 'urgent', 'b']]);
  });

  test('hands each item over once', () => {
    const { of, handed } = batch();
    of.add('a');
    vi.advanceTimersByTime(300);
    of.add('b');
    vi.advanceTimersByTime(900);
    expect(handed).toEqual([['a'], ['b']]);
  });
});
