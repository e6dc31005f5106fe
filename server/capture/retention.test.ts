import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { soundValues } from '../../src/forms/cases.ts';
import { openDatabase } from '../database.ts';
import { storedIn } from './fixture.ts';
import { deleteOlderThan } from './retention.ts';
import { submissionId, submissionStore } from './store.ts';

test('what is older than it may be is gone, from the files too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'retention-'));
  const file = join(folder, 'site.db');
  const database = openDatabase({ url: pathToFileURL(file).href, file });
  const store = submissionStore(database);
  for (const day of ['2026-01-01', '2026-01-02', '2026-03-31']) {
    const receivedAt = new Date(day).toISOString();
    const values = { ...soundValues, message: `written on ${day}` };
    const id = submissionId(new Date(day));
    await store.add({ id, receivedAt, form: 'sample', page: '/', serviceTag: '', consentVersion: '', values });
  }
  expect(await deleteOlderThan(90, database, new Date('2026-04-02'))).toBe(1);
  expect((await storedIn(file)).map(({ values }) => values.message)).toEqual([
    'written on 2026-01-02',
    'written on 2026-03-31',
  ]);
  expect(readFileSync(file, 'latin1') + readFileSync(`${file}-wal`, 'latin1')).not.toContain('written on 2026-01-01');
  expect(await deleteOlderThan(90, database, new Date('2026-04-02'))).toBe(0);
  await database.close();
  rmSync(folder, { recursive: true });
});
