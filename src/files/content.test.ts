import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { IncompleteError, UsageError } from '../findings/errors.ts';
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
  write('._live.json', '');
  write('.git/config', '');
  write('.vscode/launch.log', '');
  write('.trash/live.json', '{}');
  write('show/.change/live.json', '{}');
  write('_media/.keep', '');
  write('_media/.live.json', '');
  mkdirSync(join(folder, 'live'));
  // What Emacs puts beside a file that is being edited.
  symlinkSync('someone@machine.4711', join(folder, '.#index.json'));
  symlinkSync('index.json', join(folder, '.vscode/linked.json'));
  expect(readContent(folder, '2026-12-01')).toEqual({ files: [], assets: [], media: new Map(), day: '2026-12-01' });
});

test('a page whose name, or that of its folder, begins with a full stop is read, so that it can be told', () => {
  const paths = [
    '.later/live/gala.json',
    '.live.json',
    '_site/.menu.json',
    'live/.later/_show.json',
    'live/.show.json',
  ];
  for (const path of paths) write(path, '{}');
  const { files } = readContent(folder, '2026-12-01');
  expect(files.map(({ path }) => path)).toEqual(paths);
});

test('a name that would steer a terminal is never read, and told without its signs', () => {
  write('live\u001b[2J\n::stop-commands::x.json', '{}');
  write('b\u202eosj.x/index.json', '{}');
  const { de, en } = textOf(() => readContent(folder));
  expect(de).toContain(
    'live␛[2J␊::stop-commands::x.json hat einen Namen mit Steuerzeichen oder unlesbaren Zeichen. Benennen',
  );
  expect(en).toContain(
    'b\ufffdosj.x has a name with control characters, or characters that cannot be read. Rename the entry',
  );
});

test.runIf(process.platform === 'linux')(
  'a name that is no UTF-8, as old archives bring along, is to be changed',
  () => {
    const path = Buffer.concat([Buffer.from(`${folder}/gr`), Buffer.from([0xfc]), Buffer.from('n.json')]);
    writeFileSync(path, '{}');
    const { de } = textOf(() => readContent(folder));
    unlinkSync(path);
    expect(de).toContain('gr\ufffdn.json hat einen Namen mit Steuerzeichen oder unlesbaren Zeichen. Benennen');
  },
);

test('nothing that is no file is left out in silence: the run is incomplete, and says so of each', () => {
  write('target.json', '{}');
  mkdirSync(join(folder, '_media'));
  mkdirSync(join(folder, 'live'));
  symlinkSync('../target.json', join(folder, 'live/linked.json'));
  symlinkSync('..', join(folder, 'live/up'));
  symlinkSync('gone.webp', join(folder, '_media/dangling.webp'));
  execFileSync('mkfifo', [join(folder, 'pipe.json')]);
  const paths = ['_media/dangling.webp', 'live/linked.json', 'live/up', 'pipe.json'];
  const sentences = (isLink: string, isOther: string, remedy: string) =>
    paths.map((path) => `${join(folder, path)} ${path === 'pipe.json' ? isOther : isLink} ${remedy}`);
  const { de, en } = textOf(() => readContent(folder));
  expect(de.split('\n').sort()).toEqual(
    sentences(
      'ist eine symbolische Verknüpfung.',
      'ist weder Datei noch Ordner.',
      'Legen Sie stattdessen die Datei selbst dort ab oder löschen Sie den Eintrag.',
    ),
  );
  expect(en.split('\n').sort()).toEqual(
    sentences(
      'is a symbolic link.',
      'is neither a file nor a folder.',
      'Put the file itself there instead, or delete the entry.',
    ),
  );
});

function textOf(read: () => unknown) {
  try {
    read();
  } catch (error) {
    if (error instanceof IncompleteError) return error.text;
  }
  throw new Error('nothing was missing');
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

test.each([['.'], ['pages-data/_site'], ['pages-data/live']])('of %s it is said where the pages are', (path) => {
  write('pages-data/_site/site.json', '{}');
  write('pages-data/live/a.json', '{}');
  expect(() => readContent(join(folder, path))).toThrow(`Die Seiten liegen im Ordner ${join(folder, 'pages-data')}.`);
});
