import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentOf, menu, page } from '../../tests/small-site.ts';
import { IncompleteError } from '../findings/errors.ts';
import { checkSite, siteReader } from '../pipeline/compile.ts';
import type { Content } from '../pipeline/read/content.ts';
import { lookAt } from './content.ts';
import { DiskFile } from './disk-file.ts';
import { KeptFacts } from './kept-facts.ts';
import { writeFile } from './write.ts';

const FACTS = 'node_modules/.cache/facts';
const section = (lead: string) => ({
  parameters: [{ name: 'wer', description: 'Wer kommt', default: 'alle' }],
  blocks: [{ type: 'intro', lead: `${lead} für {with.wer}` }],
});
const using = { use: 'hinweis', with: { wer: 'Gäste' } };
const PAGES = ['eins.json', 'index.json', 'zwei.json'];

const before = process.cwd();
let project: string;
const write = (path: string, document: unknown) => writeFile(join(project, 'pages', path), JSON.stringify(document));

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'facts-'));
  process.chdir(project);
  for (const { path, bytes } of contentOf({}).files) writeFile(join(project, 'pages', path), bytes);
  write('_shared/hinweis.json', section('Ein Hinweis'));
  write('eins.json', page('Eins', [using], { unlisted: true }));
  write('zwei.json', page('Zwei', [], { unlisted: true }));
  later();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  process.chdir(before);
  rmSync(project, { recursive: true });
});

/** A file that was written a moment ago may be written again and bear the same time. */
function later() {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 });
}

/** The pages that are parsed for a check with what is kept, which finds what one without it does. */
function parsed(engine = 'one', folder = 'pages'): string[] {
  const without = checkSite(lookAt(folder, '2026-12-01')).findings;
  const content = lookAt(folder, '2026-12-01');
  return pagesRead(content, () => {
    const facts = new KeptFacts(folder, engine);
    expect(checkSite(content, siteReader(facts)).findings).toEqual(without);
    facts.save();
  });
}

/** The pages that are parsed meanwhile. */
function pagesRead({ files }: Content, work: () => void): string[] {
  const decode = vi.spyOn(TextDecoder.prototype, 'decode');
  work();
  const read = new Set(decode.mock.calls.map(([bytes]) => String(bytes)));
  decode.mockRestore();
  return files.flatMap(({ path, bytes }) => (!path.startsWith('_') && read.has(String(bytes)) ? [path] : []));
}

test('pages that are as they were are not read again', () => {
  expect(parsed()).toEqual(PAGES);
  expect(parsed()).toEqual([]);
});

test.each([
  ['its content', 'eins.json', page('Eins', [using, { type: 'intro', lead: 'TODO: Preise' }], { unlisted: true })],
  ['its content, so that it is not valid', 'eins.json', { title: 'Eins' }],
  ['a section that it uses', '_shared/hinweis.json', section('TODO: ein Hinweis')],
])('a page is read again where %s has changed, and nothing else is', (_, file, document) => {
  parsed();
  write(file, document);
  later();
  expect(parsed()).toEqual(['eins.json']);
});

test('of pages that have been read no bytes stay in memory', () => {
  const { files, ...content } = lookAt('pages', '2026-12-01');
  const pages = files.filter(({ path }) => PAGES.includes(path));
  checkSite({ ...content, files }, siteReader(new KeptFacts('pages', 'one')));
  expect(pages).toHaveLength(PAGES.length);
  expect(pages.filter((file) => file instanceof DiskFile && file.isRead)).toEqual([]);
});

test('what other code, or another folder, has found does not count', () => {
  parsed();
  expect(parsed('two')).toEqual(PAGES);
  expect(parsed('two')).toEqual([]);
});

test('one who goes on knows what the last run has found, and no page that is gone or no longer sound', () => {
  for (let i = 0; i < 200; i++) write(`p${i}.json`, page(`Seite ${i}`, [], { unlisted: true }));
  later();
  const facts = new KeptFacts('pages', 'one');
  const reads = () => {
    const content = lookAt('pages', '2026-12-01');
    return pagesRead(content, () => {
      checkSite(content, siteReader(facts));
      facts.save();
    });
  };
  expect(reads()).toHaveLength(203);
  const before = facts.contentOf('p7.json');
  write('p7.json', page('Anders', [], { unlisted: true }));
  write('p8.json', { title: 'Ungültig' });
  rmSync(join(project, 'pages/p9.json'));
  later();
  expect(reads()).toEqual(['p7.json', 'p8.json']);
  expect(facts.contentOf('p7.json')).not.toBe(before);
  expect([facts.contentOf('p8.json'), facts.contentOf('p9.json')]).toEqual([undefined, undefined]);
  expect(reads()).toEqual(['p8.json']);
});

test('a page that bears another time is known by its content, and then by its new time', () => {
  parsed();
  write('zwei.json', page('Zwei', [], { unlisted: true }));
  expect(parsed()).toEqual([]);
  later();
  expect(parsed()).toEqual([]);
});

test('within the time that files bear alike, contents are compared', () => {
  vi.useRealTimers();
  parsed();
  write('zwei.json', page('Drei', [], { unlisted: true }));
  expect(parsed()).toEqual(['zwei.json']);
});

test('a page that has changed since it was known again is no longer what was checked', () => {
  parsed();
  const { files } = lookAt('pages');
  const file = files.find(({ path }) => path === 'zwei.json');
  write('zwei.json', page('Zwei', [{ type: 'intro', lead: 'Ungeprüft' }]));
  expect(() => file?.bytes).toThrow(IncompleteError);
});

test('what few pages have changed is not worth to be written', () => {
  for (let i = 0; i < 200; i++) write(`p${i}.json`, page(`Seite ${i}`, [], { unlisted: true }));
  later();
  parsed();
  write('p7.json', page('Anders', [], { unlisted: true }));
  later();
  expect(parsed()).toEqual(['p7.json']);
  expect(parsed()).toEqual(['p7.json']);
  for (let i = 0; i < 9; i++) write(`p${i}.json`, page(`Neu ${i}`, [], { unlisted: true }));
  later();
  expect(parsed()).toHaveLength(9);
  expect(parsed()).toEqual([]);
});

test('a page that is not sound is told each time', () => {
  write('zwei.json', { title: 'Zwei' });
  later();
  parsed();
  expect(parsed()).toEqual(['zwei.json']);
});

test.each(['', 'x', '[]'])('what is damaged is found out anew: %j', (text) => {
  parsed();
  const [file = ''] = readdirSync(FACTS);
  writeFileSync(join(FACTS, file), text);
  expect(parsed()).toEqual(PAGES);
  expect(parsed()).toEqual([]);
});

test('one changed byte is enough', () => {
  parsed();
  const [file = ''] = readdirSync(FACTS);
  writeFileSync(join(FACTS, file), readFileSync(join(FACTS, file), 'utf8').replace('"Zwei"', '"Drei"'));
  expect(parsed()).toEqual(PAGES);
});

test('facts that are damaged are found out anew when they are asked for, and nothing else is', () => {
  parsed();
  const [file = ''] = readdirSync(FACTS);
  const kept = readFileSync(join(FACTS, file), 'latin1');
  const at = kept.lastIndexOf('"path":');
  writeFileSync(join(FACTS, file), `${kept.slice(0, at)}"paht":${kept.slice(at + 7)}`, 'latin1');
  expect(parsed()).toEqual([]);
  write('_site/menu.json', menu('/zwei'));
  expect(parsed()).toEqual(['zwei.json']);
});

test('of two runs at once the last one counts, and what a killed one leaves is nothing', () => {
  const [first, second] = [new KeptFacts('pages', 'one'), new KeptFacts('pages', 'one')];
  for (const facts of [first, second]) checkSite(lookAt('pages', '2026-12-01'), siteReader(facts));
  first.save();
  writeFileSync(join(FACTS, 'half.json.1.new'), '[');
  second.save();
  expect(parsed()).toEqual([]);
});

test('what was found out long ago, of whatever folder, is removed', () => {
  writeFile(join(FACTS, 'gone.json'), '');
  writeFile(join(FACTS, 'other.json'), '');
  const longAgo = new Date(Date.now() - 31 * 86_400_000);
  utimesSync(join(FACTS, 'gone.json'), longAgo, longAgo);
  parsed();
  expect(readdirSync(FACTS)).toHaveLength(2);
  expect(readdirSync(FACTS)).not.toContain('gone.json');
});

test('without a place to write to a check is none the worse', () => {
  writeFile(join(project, 'node_modules/.cache'), 'no folder');
  expect(parsed()).toEqual(PAGES);
});
