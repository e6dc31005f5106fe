import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readContent } from '../../src/files/content.ts';
import { writeFile } from '../../src/files/write.ts';
import type { Language } from '../../src/findings/messages/message.ts';
import { checkSite } from '../../src/pipeline/compile.ts';
import { contentOf, page } from '../../tests/small-site.ts';
import { type Format, printed } from '../cli/print.ts';
import { checkPages } from './check-pages.ts';

let folder: string;
const at = (path: string) => join(folder, path);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-pages-'));
  const files = { 'neu.json': page('Neu', [{ type: 'intro', lead: 'TODO: Preise' }], { unlisted: true, draft: true }) };
  for (const { path, bytes } of contentOf(files).files) writeFile(at(path), bytes);
  writeFile(at('_media/rest.jpg'), '');
  later();
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

function later() {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 });
}

/** What is reported, which has to be what is found without anything kept; and whether files became text for it. */
async function check(day = '2026-12-01', format: Format = 'json', language: Language = 'de') {
  const decode = vi.spyOn(TextDecoder.prototype, 'decode');
  const report = await checkPages(folder, day, language, format);
  const isRead = decode.mock.contexts.some((decoder) => decoder instanceof TextDecoder && decoder.fatal);
  decode.mockRestore();
  expect(report).toEqual(printed({ ...checkSite(readContent(folder, day)), folder, language }, format));
  return isRead;
}

test('where nothing has changed, nothing is read', async () => {
  expect(await check()).toBe(true);
  expect(await check()).toBe(false);
});

test.each([
  ['a page', 'index.json', JSON.stringify(page('Start', [], { description: 'Kurz' }))],
  ['a new page', 'dazu.json', JSON.stringify(page('Dazu'))],
  ['a media file', '_media/rest.jpg', 'no picture'],
  ['a file that does not belong there', 'notes.txt', 'x'],
])('%s that has changed is noticed', async (_, file, text) => {
  await check();
  writeFileSync(at(file), text);
  later();
  await check();
  expect(await check()).toBe(false);
});

test('another day is another check', async () => {
  await check();
  await check('2026-12-02');
  expect(await check('2026-12-01')).toBe(false);
});

test('another format and another language are other reports', async () => {
  await check();
  await check('2026-12-01', 'pretty');
  await check('2026-12-01', 'json', 'en');
  expect(await check()).toBe(false);
});

test('what was written a moment ago is not trusted', async () => {
  vi.useRealTimers();
  await check();
  const text = JSON.stringify(page('Neu', [{ type: 'intro', lead: 'TODO: Presse' }], { unlisted: true, draft: true }));
  writeFileSync(at('neu.json'), text);
  expect(await check()).toBe(true);
});
