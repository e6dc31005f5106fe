import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentOf, page } from '../../tests/small-site.ts';
import { writeFile } from '../files/write.ts';
import type { Check } from '../pipeline/check/check.ts';
import { checks } from '../pipeline/check/checks.gen.ts';
import { PreviewSite } from './site.ts';

const thrower: Check = ({ routes }) => {
  if (routes.has('/kaputt')) throw new Error('Diese Prüfung wirft');
  return [];
};

let folder: string;
let site: PreviewSite;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'preview-'));
  for (const { path, bytes } of contentOf({}).files) writeFile(join(folder, path), bytes);
  site = new PreviewSite({ folder, name: 'pages', language: 'de', day: '2026-12-01', checks: [...checks, thrower] });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a page file and has the preview see it. */
async function save(path: string, document: object) {
  writeFileSync(join(folder, path), JSON.stringify(document));
  return site.change(path);
}

test('a document that shows the not-found page is loaded again once its page is there', async () => {
  await save('neu.json', page('Neu', [], { unlisted: true }));
  expect((await site.current('/neu', '/404')).moved).toEqual(['/neu']);
  expect((await site.current('/neu', '/neu')).moved).toEqual([]);
});

test('a document whose page is gone is loaded again', async () => {
  expect((await site.current('/weg', '/weg')).moved).toEqual(['/weg']);
});

test('a page that cannot be shown yet is no reason to load again', async () => {
  await save('neu.json', { ...page('Neu', []), titel: 'Neu' });
  expect((await site.current('/neu', '/404')).moved).toEqual([]);
});

test('a check that throws is told with its line, the pages stay, and it is gone when it is fixed', async () => {
  const update = await save('kaputt.json', page('Kaputt', [], { unlisted: true }));
  expect(update?.failure).toMatch(/^Diese Prüfung wirft\n {2}src\/preview\/site\.test\.ts:\d+:\d+ {2}thrower\n/u);
  expect(update?.moved).toEqual(['/kaputt']);
  expect((await site.page('/kaputt'))?.documentTitle).toContain('Kaputt');
  rmSync(join(folder, 'kaputt.json'));
  expect((await site.change('kaputt.json'))?.failure).toBeUndefined();
});
