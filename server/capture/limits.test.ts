import { expect, test } from 'vitest';
import { postLimits } from './limits.ts';

/** Limits and a clock that stands still until it is told. */
function limitsAt(settings: { perClient: number; perMinute: number }) {
  const clock = { seconds: 0 };
  const limits = postLimits(settings, () => clock.seconds * 1000);
  const take = (client: string) => {
    const answer = limits.take(client);
    return answer.taken ? 'taken' : answer.retryAfter;
  };
  return { clock, limits, take };
}

test('a client has room again ten minutes after its first post', () => {
  const { clock, take } = limitsAt({ perClient: 2, perMinute: 60 });
  expect([take('a'), take('a'), take('a')]).toEqual(['taken', 'taken', 600]);
  clock.seconds = 599;
  expect(take('a')).toBe(1);
  clock.seconds = 600;
  expect([take('a'), take('a'), take('a')]).toEqual(['taken', 'taken', 600]);
});

test('clients do not count for each other, but together', () => {
  const { clock, take } = limitsAt({ perClient: 2, perMinute: 3 });
  expect([take('a'), take('b'), take('c'), take('d')]).toEqual(['taken', 'taken', 'taken', 60]);
  clock.seconds = 60;
  expect(take('d')).toBe('taken');
});

test('whoever is refused is not counted', () => {
  const { clock, take } = limitsAt({ perClient: 1, perMinute: 2 });
  expect([take('a'), take('a'), take('a'), take('b')]).toEqual(['taken', 600, 600, 'taken']);
  clock.seconds = 60;
  expect(take('c')).toBe('taken');
});

test('what could not be stored is given back', () => {
  const { limits, take } = limitsAt({ perClient: 1, perMinute: 1 });
  const first = limits.take('a');
  if (first.taken) first.giveBack();
  expect([take('a'), take('a')]).toEqual(['taken', 600]);
});

test('0 is no limit', () => {
  const { take } = limitsAt({ perClient: 0, perMinute: 0 });
  expect(Array.from({ length: 1_000 }, () => take('a')).every((answer) => answer === 'taken')).toBe(true);
});
