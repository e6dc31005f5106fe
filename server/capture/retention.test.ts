import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { soundValues } from '../../src/forms/cases.ts';
import { type Database, openDatabase } from '../database.ts';
import { storedIn } from './fixture.ts';
import { deleteExpired, deleteOlderThan } from './retention.ts';
import { submissionId, submissionStore } from './store.ts';

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
  /** Starts at a time, and stops when it has looked at what is old; says what it logged. */
  async function startAt(time: string) {
    const events: string[] = [];
    const stop = deleteExpired(
      90,
      database,
      (event) => events.push(event),
      () => new Date(time),
    );
    await stop();
    return events;
  }
  const left = async () => (await storedIn(file)).length;

  test('with a clock that jumped deletes nothing on that day, ahead or back', async () => {
    await storeOn('2026-03-30', '2026-03-31');
    await startAt('2026-04-01');
    expect(await startAt('2026-10-18')).toEqual(['retention-postponed']);
    expect(await left()).toBe(2);
    expect(await startAt('2026-04-01')).toEqual(['retention-postponed']);
    expect(await startAt('2026-04-02')).toEqual([]);
    expect(await left()).toBe(2);
  });

  test('on data of an older version too', async () => {
    await storeOn('2026-03-31');
    expect(await startAt('2026-10-18')).toEqual(['retention-postponed']);
    expect(await left()).toBe(1);
  });

  test('with a clock that goes on deletes what is old, after a long rest a day later', async () => {
    await storeOn('2026-01-01', '2026-03-31');
    await startAt('2026-04-01');
    expect(await startAt('2026-07-01')).toEqual(['retention-postponed']);
    expect(await startAt('2026-07-02')).toEqual(['retention']);
    expect(await left()).toBe(0);
  });
});
