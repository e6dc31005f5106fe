import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { LastChanges } from './changes.ts';

const folder = mkdtempSync(join(tmpdir(), 'changes-'));
afterAll(() => rmSync(folder, { recursive: true }));

const git = (...args: string[]) => execFileSync('git', ['-C', join(folder, 'project'), ...args], { stdio: 'ignore' });

function commit(day: string, files: Record<string, string>) {
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, 'project', file), content);
  git('add', '-A');
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  process.env.GIT_COMMITTER_DATE = `${day}T12:00:00Z`;
  git(...identity, '-c', 'commit.gpgsign=false', 'commit', '-m', day, `--date=${day}T12:00:00Z`);
  delete process.env.GIT_COMMITTER_DATE;
}

test('every file has the day of the last commit that changed it, and a new commit is noticed', async () => {
  mkdirSync(join(folder, 'project/pages/live'), { recursive: true });
  git('init', '-q');
  commit('2026-01-02', { 'pages/index.json': '1', 'pages/live/bühne.json': '1', 'README.md': '1' });
  commit('2026-03-04', { 'pages/index.json': '2', 'README.md': '2' });
  const changes = new LastChanges(join(folder, 'project/pages'));
  expect(Object.fromEntries(await changes.read())).toEqual({
    'index.json': '2026-03-04',
    'live/bühne.json': '2026-01-02',
  });
  expect(await changes.read()).toBe(await changes.read());
  commit('2026-05-06', { 'pages/live/bühne.json': '2' });
  expect((await changes.read()).get('live/bühne.json')).toBe('2026-05-06');
});

test('before the first commit no day is known', async () => {
  execFileSync('git', ['init', '-q', join(folder, 'empty')]);
  expect((await new LastChanges(join(folder, 'empty')).read()).size).toBe(0);
});

test('a shallow clone knows no days', async () => {
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${folder}/project`, join(folder, 'clone')]);
  expect((await new LastChanges(join(folder, 'clone/pages')).read()).size).toBe(0);
});

test.each(['no-repository', 'no-folder'])('%s knows no days', async (name) => {
  if (name === 'no-repository') mkdirSync(join(folder, name));
  expect((await new LastChanges(join(folder, name)).read()).size).toBe(0);
});
