import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runInProcess } from './cli/testing.ts';
import command from './impact.ts';

/** A project in a repository of its own, whose build takes no time: each page becomes a document. */
const BUILD = `
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
const out = process.argv[4];
mkdirSync(out + '/assets', { recursive: true });
for (const file of readdirSync('pages-data')) {
  const text = readFileSync('pages-data/' + file, 'utf8');
  if (text.includes('kaputt')) { console.error('Fehler in ' + file); process.exit(1); }
  writeFileSync(out + '/' + basename(file, '.json') + '.html', text + process.cwd());
}
writeFileSync(out + '/build.json', '{}');
`;

const here = process.cwd();
const folder = mkdtempSync(join(realpathSync(tmpdir()), 'impact-test-'));
const project = join(folder, 'project');
const temporary = join(folder, 'tmp');
afterAll(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), text);
};
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: project });

beforeEach(() => {
  rmSync(project, { recursive: true, force: true });
  mkdirSync(temporary, { recursive: true });
  write('scripts/people-pages.ts', BUILD);
  write('.gitignore', 'node_modules\n');
  write('package.json', '{ "type": "module" }');
  write('pages-data/index.json', '{ "title": "Start" }');
  write('pages-data/security.json', '{ "title": "Schutz" }');
  symlinkSync(join(here, 'node_modules'), join(project, 'node_modules'));
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'first');
  vi.stubEnv('TMPDIR', temporary);
  process.chdir(project);
});
afterEach(() => {
  process.chdir(here);
  vi.unstubAllEnvs();
});

async function impact(...args: string[]) {
  const { code, stdout, stderr } = await runInProcess(command, ...args);
  return { code, stdout: stdout.replaceAll('\u00a0', ' '), stderr, left: readdirSync(temporary).filter(ours) };
}
const ours = (name: string) => name.startsWith('impact-');

test('nothing changed: no page is another one, and nothing is left behind', async () => {
  expect(await impact('--base', 'HEAD')).toEqual({
    code: 0,
    stdout: 'Gegenüber HEAD: Keine von 2 Seiten ist anders.\n',
    stderr: '',
    left: [],
  });
});

test('saved changes count before they are committed, new files too', async () => {
  write('pages-data/security.json', '{ "title": "Sicherheit" }');
  write('pages-data/neu.json', '{ "title": "Neu" }');
  write('docs/notes.md', 'Notiz');
  const { code, stdout, left } = await impact('--base', 'HEAD');
  expect(stdout).toMatch(/^Gegenüber HEAD: 2 von 3 Seiten sind anders\.\n/u);
  expect(stdout).toContain('\n/neu  neu\n');
  expect(stdout).toContain('\n/security  Inhalt\n  HTML 0,1 kB (+4 B) · ');
  expect(stdout).toContain('\n  Seite: pages-data/security.json\n');
  expect(stdout).toMatch(/\n\nOhne Wirkung auf Seiten:\n {2}docs\/notes\.md\n$/u);
  expect({ code, left }).toEqual({ code: 0, left: [] });
});

test('a symbolic link is built as one, for the build to judge', async () => {
  symlinkSync('nirgends.json', join(project, 'pages-data/neu.json'));
  const { code, stderr, left } = await impact('--base', 'HEAD');
  expect(stderr).toContain('Die jetzige Fassung lässt sich nicht bauen:\n');
  expect(stderr).toContain("ENOENT: no such file or directory, open 'pages-data/neu.json'");
  expect({ code, left }).toEqual({ code: 1, left: [] });
});

test('a page that is deleted has gone', async () => {
  rmSync(join(project, 'pages-data/security.json'));
  expect(JSON.parse((await impact('--base', 'HEAD', '--format', 'json')).stdout).touched).toEqual([
    expect.objectContaining({
      route: '/security',
      state: 'gone',
      causes: [{ kind: 'page', subject: '/security', file: 'pages-data/security.json' }],
    }),
  ]);
});

test('what cannot be built now ends with 1 and says what the build said', async () => {
  write('pages-data/security.json', 'kaputt');
  expect(await impact('--base', 'HEAD')).toEqual({
    code: 1,
    stdout: '',
    stderr: 'Die jetzige Fassung lässt sich nicht bauen:\nFehler in security.json\n',
    left: [],
  });
});

test.each([
  ['what cannot be built', 'HEAD', 1],
  ['a revision that git does not know', 'gibt-es-nicht', 2],
])('%s is told to programs, too', async (_, base, expected) => {
  write('pages-data/security.json', 'kaputt');
  const { code, stdout, stderr } = await impact('--base', base, '--format', 'json');
  expect(JSON.parse(stdout)).toEqual({ ok: false, base, message: stderr.trimEnd() });
  expect(code).toBe(expected);
});

test('a base that cannot be built leaves nothing to compare: 2', async () => {
  write('pages-data/security.json', 'kaputt');
  git('commit', '--quiet', '--all', '--message', 'broken');
  write('pages-data/security.json', '{ "title": "Schutz" }');
  expect(await impact('--base', 'HEAD')).toEqual({
    code: 2,
    stdout: '',
    stderr: 'Die Fassung HEAD lässt sich nicht bauen:\nFehler in security.json\n',
    left: [],
  });
});

test.each([
  ['no revision', [], '--base fehlt.'],
  ['an unknown format', ['--base', 'HEAD', '--format', 'xml'], '--format xml: pretty | json | github | markdown'],
])('%s is wrong usage: 2, the reason and the usage', async (_, args, reason) => {
  const { code, stdout, stderr, left } = await impact(...args);
  expect(stderr).toContain(`${reason}\n\nnpx people-pages impact --base REVISION [Optionen]\n`);
  expect({ code, stdout, left }).toEqual({ code: 2, stdout: '', left: [] });
});

test.each([
  ['an unknown revision', ['--base', 'gibt-es-nicht'], '--base gibt-es-nicht: Diesen Stand kennt git nicht.'],
  ['a revision that looks like a flag', ['--base=--all'], '--base --all: Diesen Stand kennt git nicht.'],
])('%s leaves nothing to compare with: 2 and the reason', async (_, args, reason) => {
  const { code, stdout, stderr, left } = await impact(...args);
  expect(stderr).toBe(`${reason} In einem flachen Klon hilft „git fetch --unshallow“, in CI „fetch-depth: 0“.\n`);
  expect({ code, stdout, left }).toEqual({ code: 2, stdout: '', left: [] });
});

test('outside a repository it says that there is nothing to compare with', async () => {
  rmSync(join(project, '.git'), { recursive: true });
  const { code, stderr } = await impact('--base', 'HEAD');
  expect(stderr).toMatch(/^--base: \. liegt in keinem Git-Repository\.\n$/u);
  expect(code).toBe(2);
});
