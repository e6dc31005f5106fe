import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runInProcess } from './cli/testing.ts';
import { commands } from './commands.ts';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
const called = Object.values(scripts).flatMap(
  (script) => /^node scripts\/people-pages\.mjs (\S+)/u.exec(script)?.slice(1) ?? [],
);

test('every npm script calls a command that there is', () => {
  expect(called.length).toBeGreaterThan(10);
  expect(Object.keys(commands)).toEqual(expect.arrayContaining(called));
});

test.each(Object.entries(commands))(
  '%s --help says how it is called, in both languages, and does nothing',
  async (name, load) => {
    const { default: command } = await load();
    const german = await runInProcess(command, '--help');
    expect(german).toMatchObject({ code: 0, stderr: '' });
    expect(german.stdout).toMatch(new RegExp(`^npx people-pages ${name} .*\\[Optionen\\]\\n`, 'u'));
    const english = await runInProcess(command, '--help', '--lang', 'en');
    expect(english.stdout).not.toBe(german.stdout);
    expect(english.stdout).not.toMatch(/[äöüß]/u);
  },
);
