import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeCurtain, curtainPhase, openCurtain } from './curtain.ts';

const stuck = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { body: { inert: false }, activeElement: null });
  vi.stubGlobal('HTMLElement', class {});
  stuck.mockClear();
});
afterEach(() => {
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What the curtain does at which millisecond. */
async function course(until: number): Promise<Array<[time: number, phase: string]>> {
  const seen: Array<[number, string]> = [];
  const from = Date.now();
  const stop = curtainPhase.subscribe(() => seen.push([Date.now() - from, curtainPhase.get()]));
  closeCurtain(stuck).then(() => seen.push([Date.now() - from, 'the page may change']));
  await vi.advanceTimersByTimeAsync(until);
  stop();
  return seen;
}

test('it closes in 450 ms, and the page may change after 1000 ms', async () => {
  expect(await course(1000)).toEqual([
    [0, 'closing'],
    [450, 'closed'],
    [1000, 'the page may change'],
  ]);
  openCurtain();
  expect(curtainPhase.get()).toBe('opening');
  await vi.advanceTimersByTimeAsync(549);
  expect(curtainPhase.get()).toBe('opening');
  await vi.advanceTimersByTimeAsync(1);
  expect(curtainPhase.get()).toBe('open');
  expect(stuck).not.toHaveBeenCalled();
});

test('whatever happens, it is open again after 3 s, and says that it had to do it by itself', async () => {
  expect((await course(3000)).slice(-2)).toEqual([
    [2450, 'opening'],
    [3000, 'open'],
  ]);
  expect(stuck).toHaveBeenCalledTimes(1);
});
