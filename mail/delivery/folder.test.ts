import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openFolder } from '../fixture.ts';
import { mailFolder } from './folder.ts';

let place: ReturnType<typeof openFolder>;
beforeEach(() => {
  place = openFolder();
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  place.remove();
});

test('mail that gets its name while the folder is gone through is deleted with the others', async () => {
  const folder = join(place.folder, 'outbox');
  await promises.mkdir(folder);
  await promises.writeFile(join(folder, 'now-notice-other.eml'), '');
  await promises.writeFile(join(folder, 'now-notice-one.part'), '');
  vi.spyOn(promises, 'rm').mockImplementationOnce(async (path) => {
    await promises.rename(path, String(path).replace('.part', '.eml'));
  });
  syncBuiltinESMExports();
  await mailFolder(folder).forgetAbout(['one']);
  expect(await promises.readdir(folder)).toEqual(['now-notice-other.eml']);
});
