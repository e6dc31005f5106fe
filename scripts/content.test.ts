import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatOf, IncompleteError, languageOf, readFlags, UsageError } from './cli.ts';
import { readContent } from './content.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, content: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

test('files come with their bytes, media with their names, both in order', () => {
  for (const path of ['live/b.json', 'index.json', '_site/forms/contact.json', 'live/a.json']) write(path, path);
  for (const path of ['_media/logos/z.svg', '_media/a.webp']) write(path, '');
  const { files, assets } = readContent(folder);
  expect(files.map((file) => [file.path, new TextDecoder().decode(file.bytes)])).toEqual(
    ['_site/forms/contact.json', 'index.json', 'live/a.json', 'live/b.json'].map((path) => [path, path]),
  );
  expect(assets).toEqual(['a.webp', 'logos/z.svg']);
});

test('hidden files, folders and links, and empty folders, are not there', () => {
  write('.DS_Store', '');
  write('.git/config', '');
  write('_media/.keep', '');
  mkdirSync(join(folder, 'live'));
  // What Emacs puts beside a file that is being edited.
  symlinkSync('someone@machine.4711', join(folder, '.#index.json'));
  expect(readContent(folder, '2026-12-01')).toEqual({ files: [], assets: [], day: '2026-12-01' });
});

test('nothing that is no file is left out in silence: the run is incomplete, and says so of each', () => {
  write('target.json', '{}');
  mkdirSync(join(folder, '_media'));
  mkdirSync(join(folder, 'live'));
  symlinkSync('../target.json', join(folder, 'live/linked.json'));
  symlinkSync('..', join(folder, 'live/up'));
  symlinkSync('gone.webp', join(folder, '_media/dangling.webp'));
  execFileSync('mkfifo', [join(folder, 'pipe.json')]);
  const remedy =
    'Legen Sie stattdessen die Datei selbst dort ab oder löschen Sie den Eintrag. / %. Put the file itself there instead, or delete the entry.';
  const said = (path: string, de: string, en: string) => `${join(folder, path)} ${de}. ${remedy.replace('%', en)}`;
  const link = (path: string) => said(path, 'ist eine symbolische Verknüpfung', 'is a symbolic link');
  expect(sentencesOf(() => readContent(folder))).toEqual([
    link('_media/dangling.webp'),
    link('live/linked.json'),
    link('live/up'),
    said('pipe.json', 'ist weder Datei noch Ordner', 'is neither a file nor a folder'),
  ]);
});

function sentencesOf(read: () => unknown): string[] {
  try {
    read();
  } catch (error) {
    if (error instanceof IncompleteError) return error.message.split('\n').sort();
  }
  return [];
}

test('a file that merely looks like media is a file', () => {
  write('_media', '');
  write('_mediathek/a.webp', '');
  expect(readContent(folder).files.map((file) => file.path)).toEqual(['_media', '_mediathek/a.webp']);
});

test.each(['missing', 'file'])('a folder that is %s is wrong usage', (name) => {
  write('file', '');
  expect(() => readContent(join(folder, name))).toThrow(UsageError);
});

test('flags are read', () => {
  const options = { pages: { type: 'string' }, check: { type: 'boolean' } } as const;
  expect({ ...readFlags(options, ['--pages', 'a b', '--check']) }).toEqual({ pages: 'a b', check: true });
  expect({ ...readFlags(options, ['--pages=x']) }).toEqual({ pages: 'x' });
  expect({ ...readFlags(options, []) }).toEqual({});
});

test.each([[['--unknown']], [['stray']], [['--pages']], [['--check=yes']]])('flags %j are wrong usage', (args) => {
  const options = { pages: { type: 'string' }, check: { type: 'boolean' } } as const;
  expect(() => readFlags(options, args)).toThrow(UsageError);
});

test.each([
  [undefined, 'de'],
  ['en', 'en'],
  ['de', 'de'],
])('language %s is %s', (value, language) => {
  expect(languageOf(value)).toBe(language);
});

test.each(['EN', 'fr', ''])('language "%s" is wrong usage', (value) => {
  expect(() => languageOf(value)).toThrow(UsageError);
});

test.each([
  [undefined, 'pretty'],
  ['json', 'json'],
  ['github', 'github'],
])('format %s is %s', (value, format) => {
  expect(formatOf(value)).toBe(format);
});

test.each(['JSON', 'xml', ''])('format "%s" is wrong usage', (value) => {
  expect(() => formatOf(value)).toThrow(UsageError);
});
