import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { claim } from './claim.ts';
import { LastSite } from './last-site.ts';
import { Output } from './output.ts';

let folder: string;
let out: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'incremental-'));
  out = join(folder, 'dist');
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  rmSync(folder, { recursive: true });
});

/** By path what a file is made of, and what comes of it. */
type Files = Record<string, [key: string, content: string]>;

const begun = (files: Files) => {
  const output = new Output(join(folder, 'new'), new LastSite(out));
  output.begin(out);
  const written = Object.entries(files).flatMap(([path, [key, content]]) => {
    if (output.take(path, key)) return [];
    output.write(path, content, key);
    return [path];
  });
  return { output, written };
};

/** Makes a site in place of the last one. Returns the paths of the files that were written. */
function build(files: Files, many?: number): string[] {
  const { output, written } = begun(files);
  output.publish(out, { many });
  return written;
}

const FILES: Files = { 'index.html': ['a', 'Start'], 'live/buehne.html': ['b', 'Bühne'] };
const read = (path: string) => readFileSync(join(out, path), 'utf8');
const inode = (path: string) => statSync(join(out, path)).ino;

test('a file that is made of the same is left as it is; any other is written', () => {
  expect(build(FILES)).toEqual(['index.html', 'live/buehne.html']);
  const before = inode('index.html');
  expect(build({ ...FILES, 'live/buehne.html': ['c', 'Licht'] })).toEqual(['live/buehne.html']);
  expect([read('index.html'), inode('index.html'), read('live/buehne.html')]).toEqual(['Start', before, 'Licht']);
  expect(build({ 'index.html': ['a', 'Start'] })).toEqual([]);
  expect(() => read('live/buehne.html')).toThrow('ENOENT');
  expect(build(FILES)).toEqual(['live/buehne.html']);
});

test.each<[string, (file: string) => void]>([
  ['written over', (file) => writeFileSync(file, 'Stort')],
  ['touched', (file) => utimesSync(file, 1, 1)],
  ['removed', (file) => rmSync(file)],
])('a file that somebody has %s is written anew', (_, change) => {
  build(FILES);
  change(join(out, 'index.html'));
  expect(build(FILES)).toEqual(['index.html']);
  expect(read('index.html')).toBe('Start');
});

test('the last site is whole until the next is in its place, whatever is written meanwhile', () => {
  build(FILES);
  const { output } = begun(FILES);
  output.write('index.html', 'Anfang', 'd');
  expect([read('index.html'), read('live/buehne.html')]).toEqual(['Start', 'Bühne']);
  // Killed here, the next build begins anew.
  rmSync(output.folder, { recursive: true });
  expect(build(FILES)).toEqual([]);
});

test('where nothing was kept, or what was kept is damaged, everything is written', () => {
  build(FILES);
  const other = new Output(join(folder, 'other'));
  expect(other.take('index.html', 'a')).toBe(false);
  rmSync(out, { recursive: true });
  expect(build(FILES)).toEqual(['index.html', 'live/buehne.html']);
});

const sites = () =>
  readdirSync(folder)
    .filter((name) => name !== 'new')
    .sort();
const filesOf = (site: string) =>
  readdirSync(join(folder, site), { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, site, path)).isFile())
    .sort();

test('of many files the site before the last one becomes the next, with what has changed since', () => {
  const withStage = (content: string, more: Files = {}): Files => ({
    ...FILES,
    ...more,
    'live/buehne.html': [content, content],
  });
  build(withStage('1', { 'alt.html': ['alt', 'alt'] }), 1);
  expect([sites(), filesOf('dist.old')]).toEqual([
    ['dist', 'dist.old'],
    ['.gitignore', ...filesOf('dist')],
  ]);
  build(withStage('2', { 'alt.html': ['alt', 'alt'] }), 1);
  expect(sites()).toEqual(['dist', 'dist.old']);
  const folders = () => ['dist', 'dist.old'].map((name) => statSync(join(folder, name)).ino);
  const before = folders();
  expect(build(withStage('3'), 1)).toEqual(['live/buehne.html']);
  expect(folders()).toEqual(before.reverse());
  expect([filesOf('dist'), read('live/buehne.html'), read('index.html')]).toEqual([
    ['index.html', 'live/buehne.html'],
    '3',
    'Start',
  ]);
  expect(filesOf('dist.old')).toEqual(['.gitignore', 'index.html', 'live/buehne.html']);
  expect(build(withStage('4', { 'neu.html': ['neu', 'neu'] }), 1)).toEqual(['live/buehne.html', 'neu.html']);
  expect([
    read('live/buehne.html'),
    read('neu.html'),
    readFileSync(join(folder, 'dist.old/live/buehne.html'), 'utf8'),
  ]).toEqual(['4', 'neu', '3']);
});

test.each<[string, (before: string) => void]>([
  [
    'is another folder',
    (before) => [rmSync(before, { recursive: true }), mkdirSync(`${before}/x`, { recursive: true })],
  ],
  ['is gone', (before) => rmSync(before, { recursive: true })],
  ['has lost a file', (before) => rmSync(join(before, 'index.html'))],
  [
    'has a file that somebody has replaced',
    (before) => [rmSync(join(before, 'index.html')), writeFileSync(join(before, 'index.html'), 'Stort')],
  ],
])('the next site is right where the one before the last %s', (_, change) => {
  for (const key of ['1', '2']) build({ ...FILES, 'live/buehne.html': [key, key] }, 1);
  change(`${out}.old`);
  expect(build(FILES, 1)).toEqual(['live/buehne.html']);
  expect([filesOf('dist'), read('index.html'), read('live/buehne.html')]).toEqual([
    Object.keys(FILES),
    'Start',
    'Bühne',
  ]);
});

test('a build that somebody else made in between leaves none of its files', () => {
  for (const key of ['1', '2']) build({ ...FILES, 'live/buehne.html': [key, key] }, 1);
  renameSync(out, join(folder, 'moved'));
  mkdirSync(out);
  writeFileSync(join(out, 'foreign.html'), 'x');
  for (const key of ['3', '4', '5']) build({ ...FILES, 'live/buehne.html': [key, key] }, 1);
  expect(filesOf('dist')).toEqual(Object.keys(FILES));
  expect(filesOf('dist.old')).toEqual(['.gitignore', ...Object.keys(FILES)]);
});

test('a site of few files is not kept beside the next', () => {
  for (const key of ['1', '2', '3']) build({ ...FILES, 'live/buehne.html': [key, key] });
  expect(existsSync(`${out}.old`)).toBe(false);
});

test('what is put is made of its content; what is removed is not there', () => {
  const { output } = begun({});
  output.put('robots.txt', 'User-agent: *');
  output.put('robots.txt', 'User-agent: all');
  output.put('chat.js', 'chat()');
  output.remove('chat.js');
  expect(output.files.map(([path]) => path)).toEqual(['robots.txt']);
  output.publish(out);
  expect([filesOf('dist'), read('robots.txt')]).toEqual([['robots.txt'], 'User-agent: all']);
});

test('a page is taken with all of its files, or not at all', () => {
  const page = { styles: ['sha256-x'], shown: ['/media/a.avif'], files: ['index.html', 'media/share.jpg'] };
  const files: Files = { 'index.html': ['a', 'Start'], 'media/share.jpg': ['s', 'Bild'] };
  const first = begun(files);
  first.output.finish('/', 'a', page);
  first.output.publish(out);
  let tries = 0;
  const next = () => new Output(join(folder, `next-${tries++}`), new LastSite(out));
  const taken = next();
  expect([taken.takePage('/', 'a'), taken.shown, taken.files]).toEqual([page.styles, page.shown, []]);
  expect(next().takePage('/', 'b')).toBeUndefined();
  rmSync(join(out, 'media/share.jpg'));
  expect(next().takePage('/', 'a')).toBeUndefined();
});

test.each<[string, (file: string) => void, number]>([
  ['is known by its folder', () => {}, 0],
  ['is linked again where somebody has removed it', (file) => rmSync(file), 1],
  ['is linked again where somebody has replaced it', (file) => [rmSync(file), writeFileSync(file, 'Bold')], 1],
])('what goes with a document of the site before %s', (_, change, links) => {
  const page = { styles: [], shown: [], files: ['index.html', 'media/share.jpg'] };
  const next = (key: string) => {
    const { output } = begun({ 'live/buehne.html': [key, key] });
    const isTaken = output.takePage('/', 'a') !== undefined;
    if (!isTaken) {
      output.write('index.html', 'Start', 'a');
      output.write('media/share.jpg', 'Bild', 's');
      output.finish('/', 'a', page);
    }
    return { output, isTaken };
  };
  for (const key of ['1', '2']) next(key).output.publish(out, { many: 1 });
  change(join(`${out}.old`, 'media/share.jpg'));
  const link = vi.spyOn(fs, 'linkSync');
  syncBuiltinESMExports();
  const { output, isTaken } = next('3');
  expect([isTaken, link.mock.calls.length]).toEqual([true, links]);
  output.publish(out, { many: 1 });
  expect([read('index.html'), read('media/share.jpg'), read('live/buehne.html')]).toEqual(['Start', 'Bild', '3']);
});

/** Whatever needs room on the disk fails from the n-th time on. Returns what gives it room again. */
function fillDisk(n: number) {
  let left = n;
  const full = () => {
    if (--left < 0) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  };
  const until =
    <A extends unknown[], R>(real: (...args: A) => R) =>
    (...args: A): R => {
      full();
      return real(...args);
    };
  const { writeFileSync: write, mkdirSync: makeFolder, linkSync: link, renameSync: rename } = fs;
  vi.spyOn(fs, 'writeFileSync').mockImplementation(until(write));
  vi.spyOn(fs, 'mkdirSync').mockImplementation(until(makeFolder));
  vi.spyOn(fs, 'linkSync').mockImplementation(until(link));
  vi.spyOn(fs, 'renameSync').mockImplementation(until(rename));
  syncBuiltinESMExports();
  return () => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  };
}

test.each([1, 1000])(
  'a disk that is full at any moment leaves the last site or the next one (set aside from %i files on)',
  (many) => {
    const [last, next] = [
      FILES,
      { ...FILES, 'live/buehne.html': ['c', 'Licht'], 'neu/neu.html': ['n', 'Neu'] } satisfies Files,
    ];
    const titles = () => filesOf('dist').map(read);
    const [old, whole] = [Object.values(last), Object.values(next)].map((files) => files.map(([, content]) => content));
    let fails = 0;
    for (let isDone = false; !isDone && fails < 100; ) {
      for (const key of ['1', '2']) build({ ...FILES, 'live/buehne.html': [key, key] }, many);
      build(last, many);
      const clear = fillDisk(fails);
      try {
        const release = claim(out);
        try {
          build(next, many);
          isDone = true;
        } finally {
          release();
        }
      } catch {
        fails++;
      }
      clear();
      // What the next command does first.
      claim(out)();
      expect(titles()).toEqual(isDone ? whole : old);
    }
    expect(fails).toBeGreaterThan(5);
    expect(fails).toBeLessThan(100);
    build(next, many);
    expect(titles()).toEqual(whole);
  },
);
