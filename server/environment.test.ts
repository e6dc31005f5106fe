import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const example = readFileSync('.env.example', 'utf8');
const settings = parseEnv(example.replaceAll(/^#(?=[A-Z_]+=)/gmu, ''));

test('.env.example holds the settings of docs/operations.md, each with a comment', () => {
  const [, section = ''] = readFileSync('docs/operations.md', 'utf8').split('## Settings\n');
  const rows = section.slice(0, section.indexOf('\n## ')).matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gmu);
  const documented = [...rows].flatMap(([, names = '']) => names.replaceAll('`', '').split(', '));
  expect(Object.keys(settings).sort()).toEqual(documented.sort());
  const lines = example.split('\n');
  const bare = lines.filter((line, index) => /^#[A-Z_]+=/u.test(line) && !lines[index - 1]?.startsWith('# '));
  expect(bare).toEqual([]);
});

test('every setting that the server reads is in .env.example, and its values are valid', () => {
  const { SMTP_URL, ...rest } = settings;
  const asked = new Set<string>();
  const recorded = new Proxy(rest, {
    get: (values, name) => {
      asked.add(String(name));
      return Reflect.get(values, name);
    },
  });
  expect(readSettings(recorded)).not.toHaveProperty('problem');
  expect([...asked].filter((name) => !(name in settings))).toEqual([]);
  expect(readSettings({ SMTP_URL, MAIL_FROM: rest.MAIL_FROM, MAIL_TO: rest.MAIL_TO })).not.toHaveProperty('problem');
});

test('copied as it is, it changes nothing', () => {
  expect(parseEnv(example)).toEqual({});
});
