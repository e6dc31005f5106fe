import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFolder } from '../fixture.ts';
import { databaseCounters } from './database-counters.ts';
import { memoryCounters } from './memory-counters.ts';

let place: ReturnType<typeof openFolder>;
beforeEach(() => {
  place = openFolder();
});
afterEach(() => place.remove());

const twoAMinute = [{ limit: 2, ms: 60_000 }];

test.each([
  ['memory', () => memoryCounters()],
  ['the database', () => databaseCounters(place.database)],
])('in %s, a use counts until its window has passed', async (_, open) => {
  const { take } = open();
  expect(await take('a', twoAMinute, 1_000)).toBe(true);
  expect(await take('a', twoAMinute, 31_000)).toBe(true);
  expect(await take('a', twoAMinute, 60_999)).toBe(false);
  expect(await take('b', twoAMinute, 60_999)).toBe(true);
  expect(await take('a', twoAMinute, 61_000)).toBe(true);
  expect(await take('a', twoAMinute, 61_001)).toBe(false);
});

test.each([
  ['memory', () => memoryCounters()],
  ['the database', () => databaseCounters(place.database)],
])('in %s, every window holds', async (_, open) => {
  const { take } = open();
  const windows = [
    { limit: 1, ms: 10 },
    { limit: 2, ms: 100 },
  ];
  const taken = [];
  for (const now of [0, 5, 10, 20, 99, 100, 105, 110]) taken.push(await take('a', windows, now));
  expect(taken).toEqual([true, false, true, false, false, true, false, true]);
});

test.each([
  ['memory', () => memoryCounters()],
  ['the database', () => databaseCounters(place.database)],
])('in %s, calls at the same time take no more than there is', async (_, open) => {
  const { take } = open();
  const taken = await Promise.all(Array.from({ length: 50 }, () => take('a', twoAMinute, 1_000)));
  expect(taken.filter(Boolean)).toHaveLength(2);
});

test.each([
  ['memory', () => memoryCounters()],
  ['the database', () => databaseCounters(place.database)],
])('in %s, what one cause takes again counts once', async (_, open) => {
  const { take, has } = open();
  expect(await has('a', 1_000)).toBe(false);
  for (let time = 0; time < 3; time += 1) expect(await take('a', twoAMinute, 1_000, 'one')).toBe(true);
  expect(await has('a', 1_000)).toBe(true);
  expect(await take('a', twoAMinute, 1_000, 'two')).toBe(true);
  expect(await take('a', twoAMinute, 1_000, 'three')).toBe(false);
  expect(await take('a', twoAMinute, 2_000, 'one')).toBe(true);
});

test('the database keeps hashes that another database does not share, and only as long as they count', async () => {
  const other = openFolder();
  const counters = databaseCounters(place.database);
  await counters.take('recipient ada@besuch.example', twoAMinute, 1_000);
  await databaseCounters(other.database).take('recipient ada@besuch.example', twoAMinute, 1_000);
  const keysIn = async ({ database }: typeof place) =>
    (await database.execute('SELECT key FROM mail_uses')).rows.map(({ key }) => String(key));
  const [[key], [otherKey]] = [await keysIn(place), await keysIn(other)];
  expect(key).toMatch(/^[0-9a-f]{64}$/u);
  expect(key).not.toBe(otherKey);
  await counters.prune(60_999);
  expect(await keysIn(place)).toEqual([key]);
  await counters.prune(61_000);
  expect(await keysIn(place)).toEqual([]);
  other.remove();
});

test('a use that a clock ahead of the time noted counts no longer when it is right again', async () => {
  const { take } = databaseCounters(place.database);
  const days = 100 * 24 * 3_600_000;
  for (const now of [days, days + 1]) await take('a', twoAMinute, now);
  expect(await take('a', twoAMinute, 1_000)).toBe(true);
  expect(await take('a', twoAMinute, 900)).toBe(true);
  expect(await take('a', twoAMinute, 1_000)).toBe(false);
});

test('a restart changes nothing', async () => {
  await databaseCounters(place.database).take('a', [{ limit: 1, ms: 60_000 }], 1_000);
  expect(await databaseCounters(place.database).take('a', [{ limit: 1, ms: 60_000 }], 2_000)).toBe(false);
});
