import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runInProcess } from './cli/testing.ts';
import command from './new-check.ts';

/** A copy of all that the command reads and writes. */
let project: string;
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'checks-'));
  const folders = ['src', 'scripts', 'schema', 'tests/fixtures/mistakes/base'];
  for (const path of [...folders, 'package.json', 'tests/sample-site.ts', 'tests/small-site.ts'])
    cpSync(path, join(project, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
});
afterAll(() => rmSync(project, { recursive: true }));

function newCheck(...args: string[]) {
  const command = ['--import', 'tsx', 'scripts/people-pages.ts', 'new-check', ...args];
  const env = { ...process.env, PEOPLE_PAGES_CALLER: project };
  return spawnSync(process.execPath, command, { cwd: project, env, encoding: 'utf8' });
}

test('a new check is asked with all others, and its problem has words', async () => {
  const { status, stdout } = newCheck('--name', 'dates-future');
  expect(stdout).toContain('geschrieben: src/pipeline/checks.gen.ts\n\nSo geht es weiter:');
  expect(status).toBe(0);
  const { checkedSite, page } = await import(join(project, 'tests/small-site.ts'));
  const { messageOf } = await import(join(project, 'src/findings/messages/messages.ts'));
  const intro = { type: 'intro', title: 'Wer sind wir??', lead: 'Text' };
  const { findings } = checkedSite({ 'live.json': page('Live', [intro], { unlisted: true }) });
  expect(findings).toMatchObject([{ code: 'dates-future', pointer: '/blocks/1/title' }]);
  expect(messageOf(findings[0], 'en')).toEqual({
    problem: '"Wer sind wir??" has two question marks.',
    remedy: 'Write one question mark.',
  });
  expect(readFileSync(join(project, 'tests/fixtures/mistakes/dates-future/security.json'), 'utf8')).toBe(
    readFileSync('tests/fixtures/mistakes/base/security.json', 'utf8'),
  );
});

test.each([
  [[], '--name fehlt.'],
  [['--name', 'links-resolve'], '„links-resolve“ gibt es schon. Wählen Sie einen anderen Namen.'],
  [['--name', 'hosts-declared'], '„hosts-declared“ gibt es schon. Wählen Sie einen anderen Namen.'],
  [['--name', 'link-target-missing'], '„link-target-missing“ gibt es schon. Wählen Sie einen anderen Namen.'],
])('wrong usage %j ends with 2 and writes nothing', async (args, message) => {
  const { code, stdout, stderr } = await runInProcess(command, ...args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr.split('\n')[0]).toBe(message);
});
