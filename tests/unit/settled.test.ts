import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { KeptFacts } from '../../src/files/kept-facts.ts';
import type { Problem } from '../../src/findings/finding.ts';
import { askChecksAgain } from '../../src/pipeline/ask-checks.ts';
import { checkSite, siteReader } from '../../src/pipeline/compile.ts';
import type { SiteModel } from '../../src/pipeline/model/site-model.ts';
import type { Content } from '../../src/pipeline/read/content.ts';
import { contentOf, type Files, menu, page } from '../small-site.ts';
import { baseSite, mistakeNames, reader, siteWith } from './mistakes.ts';

/** What has been judged is not judged again, and nobody can tell but by the time that it takes. */

const before = process.cwd();
let project: string;
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'settled-'));
  process.chdir(project);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => {
  process.chdir(before);
  rmSync(project, { recursive: true });
});

/** Checks a site with what the runs before have kept. Returns how many of its pages were settled. */
function check(folder: string, site: Content): number {
  const facts = new KeptFacts(folder, 'one');
  const judged = vi.spyOn(facts, 'judged');
  const { findings, unpublished } = checkSite(site, siteReader(facts));
  const without = checkSite(site, reader);
  expect({ findings, unpublished }).toEqual({ findings: without.findings, unpublished: without.unpublished });
  facts.save();
  return judged.mock.results[0]?.value.size;
}

test('every mistake is found among settled pages', () => {
  check('base', baseSite());
  expect(check('base', baseSite())).toBeGreaterThan(3);
  const save = vi.spyOn(KeptFacts.prototype, 'save').mockImplementation(() => {});
  for (const name of mistakeNames) expect.soft(() => check('base', siteWith(name)), name).not.toThrow();
  save.mockRestore();
});

test('every mistake is found where pages are judged a few at a time', () => {
  for (const name of mistakeNames.filter((_, index) => index % 3 === 0)) {
    const facts = Object.assign(new KeptFacts(name, 'few'), { mostFacts: 2 });
    const [few, all] = [siteReader(facts), reader].map((each) => checkSite(siteWith(name), each).findings);
    expect.soft(few, name).toEqual(all);
  }
});

test('a rule that never asks for single pages is asked once, however many portions there are', () => {
  const content = baseSite();
  const kept = Object.assign(new KeptFacts('once', 'once'), { mostFacts: 1 });
  const { model } = checkSite(content, reader);
  const ofPages = vi.fn(({ unsettled }: SiteModel): Problem[] => unsettled.pages.flatMap(() => []));
  const ofAll = vi.fn(({ pages }: SiteModel): Problem[] => pages.flatMap(() => []));
  askChecksAgain([ofPages, ofAll], model, content, kept);
  expect(ofAll).toHaveBeenCalledTimes(1);
  expect(ofPages).toHaveBeenCalledTimes(1 + model.documents.length);
});

test.each(mistakeNames.filter((_, index) => index % 10 === 0))('%s goes when it is mended, and no sooner', (name) => {
  for (const site of [siteWith(name), siteWith(name), baseSite(), siteWith(name)]) check(name, site);
});

const PAGES: Files = {
  'eins.json': page('Eins', [{ type: 'intro', lead: 'Nach [zwei](/zwei#ort)', id: 'hier' }], { unlisted: true }),
  'zwei.json': page('Zwei', [{ type: 'intro', lead: 'Ein Ort', id: 'ort' }], { unlisted: true }),
  'drei.json': page('Drei', [{ type: 'intro', lead: 'Noch [eins](/eins)' }], { unlisted: true }),
};
const site = (files: Files = {}, assets?: readonly string[]) => contentOf({ ...PAGES, ...files }, assets);
const title = (name: string) => ({ 'drei.json': page(name, [{ type: 'intro', lead: 'Anders' }], { unlisted: true }) });

test.each<[string, Content]>([
  ['text', site(title('Drei'))],
  ['title', site(title('Neu'))],
  ['title, which another has', site(title('Zwei'))],
])('after a change of the %s of a page the others stay settled', (what, changed) => {
  check(what, site());
  const all = check(what, site());
  expect(all).toBeGreaterThan(4);
  expect(check(what, changed)).toBe(all - 1);
});

test.each<[string, Content]>([
  ['an anchor', site({ 'zwei.json': page('Zwei', [], { unlisted: true }) })],
  ['the address of a page', site({ 'zwei.json': undefined, 'vier.json': PAGES['zwei.json'] })],
  ['what is published', site({ 'eins.json': page('Eins', [], { unlisted: true, draft: true }) })],
  ['whether a page is valid', site({ 'zwei.json': { title: 'Zwei' } })],
  ['a media file', site({}, ['logo.svg'])],
  ['the menu', site({ '_site/menu.json': menu('/eins') })],
])('%s is asked of all pages', (what, changed) => {
  check(what, site());
  expect(check(what, changed)).toBe(0);
});
