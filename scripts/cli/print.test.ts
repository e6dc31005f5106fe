import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkedSite, page } from '../../tests/small-site.ts';
import { inSite } from '../generate/own-blocks.ts';
import { folderIn, printed } from './print.ts';

let top: string;
let pages: string;
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'print-'));
  pages = join(top, 'website/pages-data');
  mkdirSync(pages, { recursive: true });
  vi.stubEnv('GITHUB_WORKSPACE', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(top, { recursive: true });
});

const names = () => (['pretty', 'json', 'github', 'sarif', 'junit'] as const).map((format) => folderIn(format, pages));

test('code hosts are told where files are in the repository, others as the caller would write it', () => {
  execFileSync('git', ['init', '--quiet'], { cwd: top });
  expect(names()).toEqual([pages, pages, 'website/pages-data', 'website/pages-data', 'website/pages-data']);
  pages = top;
  expect(names().slice(2)).toEqual(['', '', '']);
});

test('where git cannot tell, from where GitHub has checked it out', () => {
  vi.stubEnv('GITHUB_WORKSPACE', top);
  expect(names()).toEqual([pages, pages, 'website/pages-data', 'website/pages-data', 'website/pages-data']);
  vi.stubEnv('GITHUB_WORKSPACE', join(top, 'other'));
  expect(names()).toEqual([pages, pages, pages, pages, pages]);
});

test.each([
  ['de', 'schema/blocks.md'],
  ['en', 'schema/en/blocks.md'],
] as const)('messages in %s name the reference where the caller finds it', (language, reference) => {
  const checked = checkedSite({ 'index.json': page('Start', [{ type: 'Kacheln' }]) });
  const text = () => printed({ ...checked, folder: pages, language }, 'pretty').text;
  expect(text()).toContain(` ${reference}`);
  vi.stubEnv('PEOPLE_PAGES_CALLER', dirname(process.cwd()));
  expect(text()).toContain(` ${basename(process.cwd())}/${reference}`);
});

test('the guide to blocks is named so, too', () => {
  vi.stubEnv('PEOPLE_PAGES_CALLER', dirname(process.cwd()));
  expect(inSite('See docs/blocks.md#roles.')).toBe(`See ${basename(process.cwd())}/docs/blocks.md#roles.`);
});
