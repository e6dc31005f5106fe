import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileSite } from '../src/pipeline/compile.ts';
import { materialFor, pageFile } from '../src/pipeline/scaffold/page.ts';
import { UsageError } from './cli.ts';
import { readContent } from './content.ts';
import { completeWish } from './new-page.wish.ts';
import { pageWords } from './new-page.words.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  cpSync('pages-data', folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** No terminal is there to be asked. */
function newPage(...args: string[]) {
  const command = ['--import', 'tsx', 'scripts/new-page.ts', '--pages', folder, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', input: '' });
  return { status, stdout, stderr };
}

test('a new page is valid at once, and the command says what comes next', () => {
  const { status, stdout } = newPage('--path', '/concierge/probe-des-befehls', '--title', 'Probe des Befehls');
  expect(status).toBe(0);
  expect(stdout).toContain(`Angelegt: ${join(folder, 'concierge/probe-des-befehls.json')}`);
  expect(stdout).toContain('0 Fehler');
  expect(stdout).toContain('{ "title": "Probe des Befehls", "path": "/concierge/probe-des-befehls" }');
  const { site, findings } = compileSite(readContent(folder));
  expect(findings.filter(({ file }) => file === 'concierge/probe-des-befehls.json')).toEqual([]);
  expect(site?.pages.map(({ route }) => route)).toContain('/concierge/probe-des-befehls');
});

test('a page that exists is not touched', () => {
  const file = join(folder, 'live/probe.json');
  writeFileSync(file, 'mein Text');
  const { status, stderr } = newPage('--path', '/live/probe', '--title', 'Probe');
  expect(status).toBe(1);
  expect(stderr).toBe(`${file} gibt es schon; die Datei bleibt, wie sie ist. Wählen Sie eine andere Adresse.\n`);
  expect(readFileSync(file, 'utf8')).toBe('mein Text');
  rmSync(file);
});

test('a title that another page has is refused, and nothing is written', () => {
  const { title } = JSON.parse(readFileSync(join(folder, 'security.json'), 'utf8'));
  const { status, stderr } = newPage('--path', '/zweite', '--title', title);
  expect(status).toBe(1);
  expect(stderr).toContain(`Den Titel „${title}“ hat schon security.json.`);
  expect(existsSync(join(folder, 'zweite.json'))).toBe(false);
});

test('wrong usage ends with 2 and the way the command is called', () => {
  const { status, stderr } = newPage('--title', 'Probe');
  expect(status).toBe(2);
  expect(stderr).toMatch(/^--path und --title sind nötig: .+\n\nnpm run new:page -- --path /);
});

test.each([
  [{ path: '/Live/Probe', title: 'Probe' }, '--path „/Live/Probe“ ergibt keine Adresse. Meinten Sie „/live/probe“?'],
  [{ path: '/a', title: 'A', template: 'x' }, '--template x: service|text|placeholder'],
])('%j is wrong usage', async (flags, message) => {
  await expect(completeWish(flags, pageWords.de)).rejects.toThrow(new UsageError(message));
});

test('material comes from the nearest page of the site', () => {
  const { site } = compileSite(readContent('pages-data'));
  expect(site && materialFor('/live/probe', site)).toMatchObject({
    form: 'contact-form',
    picture: { src: expect.stringMatching(/^\/media\//u) },
  });
});

test.each(['service', 'text', 'placeholder'] as const)('the template %s fits into the real site', (template) => {
  const content = readContent('pages-data');
  const { site } = compileSite(content);
  const wish = { route: '/live/probe', title: 'Probe', ...(site ? materialFor('/live/probe', site) : {}) };
  const page = pageFile(wish, template, '../../schema/page.editor.schema.json');
  const file = { path: page.path, bytes: new TextEncoder().encode(page.content) };
  const { findings } = compileSite({ ...content, files: [...content.files, file] });
  expect(findings.filter(({ file }) => file === page.path)).toEqual([]);
});
