import { expect, test } from 'vitest';
import { partArguments, readArguments } from './arguments.ts';
import { pagesArgument } from './caller.ts';
import type { Flags } from './command.ts';

const text = { de: '', en: '' };
const flags = {
  pages: { about: text, value: 'FOLDER', default: 'pages-data' },
  out: { about: text, value: 'FOLDER' },
  format: { about: text, value: ['pretty', 'json'] },
  changed: { about: text, value: 'REVISION', implied: 'HEAD' },
  fix: { about: text },
} as const satisfies Flags;

const absent = { pages: 'pages-data', out: undefined, format: undefined, changed: undefined, fix: false };

test.each<[string[], object]>([
  [[], {}],
  [['--pages', 'a b', '--fix'], { pages: 'a b', fix: true }],
  [['--pages=x', '--out=-'], { pages: 'x', out: '-' }],
  [['--format', 'json'], { format: 'json' }],
  [['--changed'], { changed: 'HEAD' }],
  [['--changed', '--fix'], { changed: 'HEAD', fix: true }],
  [['--changed', 'main'], { changed: 'main' }],
  [['--pages', 'a', '--pages', 'b'], { pages: 'b' }],
])('%j is read', (args, values) => {
  expect(readArguments(flags, args, false)).toEqual({ flags: { ...absent, ...values }, operands: [] });
});

test('words beside the flags are read where they are allowed', () => {
  expect(readArguments(flags, ['list', '--fix', 'a', '--', '--b'], true).operands).toEqual(['list', 'a', '--b']);
});

test.each([
  [['--pagse', 'x'], 'There is no --pagse. Did you mean --pages?'],
  [['--nonsense'], 'There is no --nonsense.'],
  [['--toString'], 'There is no --toString.'],
  [['-p'], 'There is no -p.'],
  [['stray'], '"stray" is not expected here.'],
  [['--pages'], '--pages needs a value.'],
  [['--pages='], '--pages needs a value.'],
  [['--pages', '--fix'], '--pages needs a value.'],
  [['--fix=yes'], '--fix takes no value.'],
  [['--format', 'xml'], '--format xml: pretty | json'],
  [['--format', 'JSON'], '--format JSON: pretty | json'],
])('%j is wrong usage', (args, en) => {
  expect(() => readArguments(flags, args, false)).toThrow(
    expect.objectContaining({ text: expect.objectContaining({ en }) }),
  );
});

test('a required flag must be given', () => {
  const required = { base: { about: text, value: 'REVISION', required: true } } as const satisfies Flags;
  expect(() => readArguments(required, [], false)).toThrow('--base fehlt.');
});

test('flags of a command are parted from arguments for another program', () => {
  const args = ['--project', 'unit', '--pages', 'a', 'src/blocks', '--fix', '-t', 'x', '--out=b'];
  expect(partArguments(flags, args)).toEqual({
    own: ['--pages', 'a', '--fix', '--out=b'],
    others: ['--project', 'unit', 'src/blocks', '-t', 'x'],
  });
});

test.each([
  ['pages-data', ''],
  ['../copy/pages-data', ' --pages ../copy/pages-data'],
  ['my pages', ' --pages "my pages"'],
])('a command that is printed names the folder %s as %j', (folder, argument) => {
  expect(pagesArgument(folder)).toBe(argument);
});
