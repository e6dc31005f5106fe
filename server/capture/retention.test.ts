import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { soundValues } from '../../src/forms/cases.ts';
import { watchClock } from '../clock.ts';
import { type Database, openDatabase } from '../database.ts';
import { storedIn } from './fixture.ts';
import { deleteExpired, deleteOlderThan } from './retention.ts';
import { submissionId, submissionStore } from './store.ts';

const HOUR = 3_600_000;

let folder: string;
let file: string;
let database: Database;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'retention-'));
  file = join(folder, 'site.db');
  database = openDatabase({ url: pathToFileURL(file).href, file });
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

async function storeOn(...days: string[]) {
  const store = submissionStore(database);
  for (const day of days) {
    const receivedAt = new Date(day).toISOString();
    const values = { ...soundValues, message: `written on ${day}` };
    const id = submissionId(new Date(day));
    await store.add({ id, receivedAt, form: 'sample', page: '/', serviceTag: '', consentVersion: '', values });
  }
}

test('what is older than it may be is gone, from the files too', async () => {
  await storeOn('2026-01-01', '2026-01-02', '2026-03-31');
  expect(await deleteOlderThan(90, database, new Date('2026-04-02'))).toBe(1);
  expect((await storedIn(file)).map(({ values }) => values.message)).toEqual([
    'written on 2026-01-02',
    'written on 2026-03-31',
  ]);
  expect(readFileSync(file, 'latin1') + readFileSync(`${file}-wal`, 'latin1')).not.toContain('written on 2026-01-01');
  expect(await deleteOlderThan(90, database, new Date('2026-04-02'))).toBe(0);
});

describe('a server that starts', () => {
  /** Starts at a time, and stops when it has looked at what is old, or after so many hours; says what it logged last. */
  async function startAt(time: string, hours = 0) {
    const events: string[] = [];
    const clock = { now: Date.parse(`${time}Z`) };
    const log = (event: string) => void events.push(event);
    const clockIsSure = watchClock(database, () => clock.now);
    const retention = () => deleteExpired(90, database, clockIsSure, log, () => new Date(clock.now))();
    await retention();
    for (const end = clock.now + hours * HOUR; clock.now < end; ) {
      clock.now += HOUR;
      await retention();
    }
    return events.at(-1);
  }
  const left = async () => (await storedIn(file)).length;

  test('with a clock that jumped deletes nothing on that day, ahead or back', async () => {
    await storeOn('2026-03-30', '2026-03-31');
    await startAt('2026-04-01T00:00');
    expect(await startAt('2026-10-18T00:00')).toBe('retention-postponed');
    expect(await left()).toBe(2);
    expect(await startAt('2026-04-01T00:00', 23)).toBe('retention-postponed');
    expect(await startAt('2026-04-02T00:00')).toBeUndefined();
    expect(await left()).toBe(2);
  });

  test('again and again with a clock that jumped deletes nothing either', async () => {
    await storeOn('2026-03-30', '2026-03-31');
    await startAt('2026-04-01T00:00');
    for (const time of ['2026-10-18T08:00', '2026-10-18T08:01', '2026-10-20T08:00', '2026-10-20T09:30'])
      expect(await startAt(time)).toBe('retention-postponed');
    expect(await startAt('2026-10-18T08:00')).toBe('retention-postponed');
    expect(await left()).toBe(2);
  });

  test('on data of an older version too', async () => {
    await storeOn('2026-03-31');
    expect(await startAt('2026-10-18T00:00')).toBe('retention-postponed');
    expect(await left()).toBe(1);
  });

  test('with a clock that goes on deletes what is old, after a long rest when it has run for a day', async () => {
    await storeOn('2026-01-01', '2026-03-31');
    await startAt('2026-04-01T00:00');
    expect(await startAt('2026-07-01T00:00', 12)).toBe('retention-postponed');
    expect(await startAt('2026-07-02T09:00', 11)).toBe('retention-postponed');
    expect(await left()).toBe(2);
    expect(await startAt('2026-07-02T21:00')).toBe('retention');
    expect(await left()).toBe(0);
    expect(await startAt('2026-07-04T00:00')).toBeUndefined();
  });
});

describe('what came under a wrong clock', () => {
  const datesAt = async (time: string) => {
    const log: unknown[] = [];
    await deleteExpired(
      90,
      database,
      async () => true,
      (...event) => log.push(event),
      () => new Date(time),
    )();
    return { log, dates: (await storedIn(file)).map(({ receivedAt }) => receivedAt.slice(0, 10)) };
  };

  test('that was ahead is dated so that it will be deleted', async () => {
    await storeOn('2026-04-01', '2036-04-02', '2026-04-03');
    expect(await datesAt('2026-04-05')).toEqual({
      log: [['retention-dated', { dated: 1 }]],
      dates: ['2026-04-01', '2026-04-03', '2026-04-04'],
    });
    expect((await datesAt('2026-07-02T01:00Z')).dates).toEqual(['2026-04-04']);
  });

  test('that was behind is not deleted at once', async () => {
    await storeOn('2026-04-01', '1970-01-01', '2026-04-03');
    const { dates } = await datesAt('2026-04-05');
    expect(dates.toSorted()).toEqual(['2026-04-01', '2026-04-03', '2026-04-04']);
    expect((await datesAt('2026-04-05')).log).toEqual([]);
  });
});

test('asking the clock often does not write often', async () => {
  const clock = { now: Date.parse('2026-04-01') };
  const writes: unknown[] = [];
  const batch: Database['batch'] = (...args) => {
    writes.push(args);
    return database.batch(...args);
  };
  const isSure = watchClock({ ...database, batch }, () => clock.now);
  for (let minute = 0; minute < 60; minute += 1) {
    expect(await isSure()).toBe(true);
    clock.now += 60_000;
  }
  expect(writes).toHaveLength(2);
});
