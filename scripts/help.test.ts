import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
const commands = Object.entries(scripts).filter(([, command]) => command.startsWith('node scripts/people-pages.mjs '));

function help(command: string, ...args: string[]) {
  const [program = '', ...rest] = command.split(' ');
  const { status, stdout, stderr } = spawnSync(program, [...rest, '--help', ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

test.each(commands)('npm run %s -- --help says how it is called, in both languages, and does nothing', (_, command) => {
  const german = help(command);
  expect(german).toMatchObject({ status: 0, stderr: '' });
  expect(german.stdout).toMatch(new RegExp(`^npx people-pages ${command.split(' ').at(-1)} .*\\[Optionen\\]\\n`, 'u'));
  const english = help(command, '--lang', 'en');
  expect(english.stdout).not.toBe(german.stdout);
  expect(english.stdout).not.toMatch(/[äöüß]/u);
});
