import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { lookAt } from '../../src/files/content.ts';
import { KeptFacts } from '../../src/files/kept-facts.ts';
import { writeFile } from '../../src/files/write.ts';
import { checkSite, siteReader } from '../../src/pipeline/compile.ts';
import { contentOf, page } from '../../tests/small-site.ts';
import { readAhead } from './read-ahead.ts';

const DAY = '2026-12-01';
const PAGES = 2100;
const NOT_SOUND = 'eins/seite-7.json';
const engine = 'test';
const section = { blocks: [{ type: 'intro', lead: 'Ein Hinweis für alle' }] };
/** Every tenth has a warning, every third uses a shared section. */
const pageAt = (index: number) =>
  page(`Seite ${index}`, [
    { type: 'intro', lead: index % 10 === 0 ? 'TODO: Preise' : `Die Preise von Seite ${index}` },
    ...(index % 3 === 0 ? [{ use: 'hinweis' }] : []),
  ]);

let folder: string;
const write = (path: string, value: unknown) => writeFile(join(folder, path), JSON.stringify(value));

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'read-ahead-'));
  for (const { path, bytes } of contentOf({}).files) writeFile(join(folder, path), bytes);
  write('_shared/hinweis.json', section);
  for (let index = 0; index < PAGES; index++) write(`eins/seite-${index}.json`, pageAt(index));
  writeFileSync(join(folder, NOT_SOUND), '{ "title": "Sieben" }');
});
afterAll(() => rmSync(folder, { recursive: true }));

const look = () => lookAt(folder, DAY);

/** What is found with what is known, and the texts that were read for it. */
function check(facts: KeptFacts) {
  const decode = vi.spyOn(TextDecoder.prototype, 'decode');
  const { findings } = checkSite(look(), siteReader(facts));
  const read = decode.mock.calls.length;
  decode.mockRestore();
  return { findings, read };
}

test('threads find out about pages what one reader does, and sound pages are not read again', async () => {
  const facts = new KeptFacts(folder, engine);
  // Start page and page for what is not found among them; one is not sound.
  expect(await readAhead(folder, look().files, facts, 2)).toBe(PAGES + 1);
  const { findings } = checkSite(look());
  const ahead = check(facts);
  expect(ahead.findings).toEqual(findings);
  expect(new Set(findings.map(({ code }) => code))).toContain('text-unfinished');
  expect(findings.map(({ file }) => file)).toContain(NOT_SOUND);
  // The page that is not sound, documents that are no pages, and 210 pages once more for the places of warnings.
  expect(ahead.read).toBeLessThan(PAGES / 5);
});

test('a page that has changed since is read as it is now', async () => {
  const facts = new KeptFacts(folder, engine);
  await readAhead(folder, look().files, facts, 2);
  write('eins/seite-1.json', page('Seite 1', [{ type: 'intro', lead: 'TODO: Orte' }]));
  const { findings } = check(facts);
  expect(findings).toEqual(checkSite(look()).findings);
  expect(findings.map(({ file }) => file)).toContain('eins/seite-1.json');
});

test('no thread is started on one processor, or for few pages', async () => {
  const { files } = look();
  expect(await readAhead(folder, files, new KeptFacts(folder, engine), 1)).toBe(0);
  expect(await readAhead(folder, files.slice(0, 1500), new KeptFacts(folder, engine), 2)).toBe(0);
});
