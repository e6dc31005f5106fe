import { mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentOf, page } from '../../tests/small-site.ts';
import { writeFile } from '../files/write.ts';
import type { Check } from '../pipeline/check/check.ts';
import { checks } from '../pipeline/checks.gen.ts';
import { type PreviewOptions, SiteChecker } from './checker.ts';
import type { PreviewUpdate } from './contract.ts';
import { PreviewSite } from './site.ts';

const thrower: Check = ({ routes }) => {
  if (routes.has('/kaputt')) throw new Error('Diese Prüfung wirft');
  return [];
};

const card = (ctaHref: string) => ({ title: 'Eins', description: 'Text.', ctaLabel: 'Mehr', ctaHref });

let folder: string;
let site: PreviewSite;
let options: PreviewOptions;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'preview-'));
  for (const { path, bytes } of contentOf({}).files) writeFile(join(folder, path), bytes);
  options = { folder, name: 'pages', language: 'de', day: '2026-12-01', checks: [...checks, thrower] };
  site = new PreviewSite(options);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a page file and has the preview see it. */
async function save(path: string, document: object) {
  writeFileSync(join(folder, path), JSON.stringify(document));
  return site.change(path);
}

/** What the browser is told once the whole site has been checked. */
const checked = () => site.take(new SiteChecker(options).check());

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

test('a saved page is shown before the site is checked; a browser that opened in between is told what was found', async () => {
  await save('neu.json', page('Neu', [], { unlisted: true }));
  expect((await site.page('/neu'))?.documentTitle).toContain('Neu');
  const { revision } = site;
  const links = [{ type: 'linkCards', title: 'Wohin', cards: [card('/weg')] }];
  const update = await save('neu.json', page('Anders', [], { unlisted: true }));
  expect(update?.pages.map(({ documentTitle }) => documentTitle)).toEqual([expect.stringContaining('Anders')]);
  expect(update?.findings).toBeUndefined();
  await save('neu.json', page('Ohne Ziel', links, { unlisted: true }));
  expect(checked().findings?.map(({ code }) => code)).toContain('link-target-missing');
  expect(site.revision).toBeGreaterThan(revision);
  expect((await site.current('/neu', '/neu')).findings?.[0]?.code).toBe('link-target-missing');
});

test('a link in the place of a page is told as soon as it is seen, and as soon as it is gone, whoever sees it first', async () => {
  const file = join(folder, 'index.json');
  renameSync(file, `${folder}-index.json`);
  symlinkSync(`${folder}-index.json`, file);
  const codes = (update: PreviewUpdate | undefined) => update?.findings?.map(({ code }) => code);
  expect(codes(await site.change('index.json'))).toEqual(['link']);
  rmSync(file);
  renameSync(`${folder}-index.json`, file);
  // The thread of the checks is faster.
  expect(codes(checked())).toContain('link');
  expect(codes(await site.change('index.json'))).not.toContain('link');
});

test('of a page that leads nowhere the last good one stays', async () => {
  await site.page('/');
  const update = await save(
    'index.json',
    page('Ohne Ziel', [{ type: 'linkCards', title: 'Wohin', cards: [card('/weg')] }]),
  );
  expect(update?.pages).toEqual([]);
  expect((await site.page('/'))?.content.title).toBe('Start');
});

test('only pages that someone looks at are read', async () => {
  const read = vi.spyOn(TextDecoder.prototype, 'decode');
  for (const name of ['eins', 'zwei']) await save(`${name}.json`, page(name, [], { unlisted: true }));
  await site.page('/eins');
  read.mockClear();
  await save('eins.json', page('Eins', [], { unlisted: true }));
  expect(read).toHaveBeenCalledTimes(1);
  read.mockRestore();
});

test('the site is there again once its folder is, whatever was told meanwhile', async () => {
  const away = `${folder}-away`;
  renameSync(folder, away);
  for (const path of ['_site/site.json', '_site/menu.json', 'index.json']) await site.change(path);
  renameSync(away, folder);
  await site.change('');
  expect((await site.page('/'))?.content.title).toBe('Start');
  expect(site.siteAt('/')?.settings.name).toBeDefined();
  expect(site.shownFiles).toContain('_site/site.json');
});

test('the page of a form is there', async () => {
  expect((await site.page('/formular/contact-form'))?.documentTitle).toContain('Schreiben Sie uns');
});

test('a page that no event has told of is there when it is asked for, and gone when it is', async () => {
  writeFileSync(join(folder, 'still.json'), JSON.stringify(page('Still', [], { unlisted: true })));
  expect((await site.page('/still'))?.documentTitle).toContain('Still');
  expect(site.shownFiles).toContain('still.json');
  writeFileSync(join(folder, 'leise.json'), JSON.stringify(page('Leise', [], { unlisted: true })));
  await site.change('leise.json');
  rmSync(join(folder, 'leise.json'));
  expect(await site.page('/leise')).toBeUndefined();
  expect(await site.page('/../leise')).toBeUndefined();
});
