import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeFile } from '../../src/files/write.ts';
import { languageOfPages, siteLanguageIn } from './site-language.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-language-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a site speaks its first language', () => {
  writeFile(join(folder, '_site/site.json'), JSON.stringify({ languages: ['en', 'de'] }));
  expect(siteLanguageIn(['validate', '--pages', folder])).toBe('en');
  expect(siteLanguageIn(['validate', `--pages=${folder}`])).toBe('en');
});

test('a site that is being made speaks the language that it gets', () => {
  expect(siteLanguageIn(['create', '.', '--language', 'en'])).toBe('en');
});

test('without any flag it is the site of this folder', () => {
  expect(siteLanguageIn(['validate'])).toBe('de');
});

test('pages that are no site by themselves are those of this one', () => {
  expect(siteLanguageIn(['migrate', '--pages', join(folder, 'nowhere')])).toBe('de');
});

test.each(['{', '[]', '{}', '{ "languages": "en" }', '{ "languages": ["fr"] }', '{ "languages": [] }'])(
  'a document that says %s has none',
  (text) => {
    const pages = join(folder, 'wrong');
    writeFile(join(pages, '_site/site.json'), text);
    expect(languageOfPages(pages)).toBeUndefined();
  },
);

test('nor has a folder without one', () => {
  expect(languageOfPages(join(folder, 'nowhere'))).toBeUndefined();
});
