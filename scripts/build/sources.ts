import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { entriesOf } from '../../src/files/entries.ts';
import { KnownFiles } from '../../src/files/known-files.ts';
import { roomOf } from '../../src/layout.ts';

/** What the code of a site is built with, beside its own sources. */
const AROUND = ['tsconfig.base.json', 'tsconfig.browser.json', 'tsconfig.json', 'vite.shared.ts'];
const TEST = /\.test\.tsx?$/u;

/** The exact versions of packages: a package that is installed has no lockfile of its own. */
const versionsFile = () => (existsSync('package-lock.json') ? 'package-lock.json' : 'package.json');

/** Every file in a folder and below it. */
export const filesBelow = (folder: string) => entriesOf(folder).files.map((path) => `${folder}/${path}`);

/** Every file that the code of a site can be built from: sources, configuration, the exact versions of packages. */
export const engineFiles = (): string[] => [
  ...filesBelow('src').filter((file) => !TEST.test(file) && roomOf(file)?.isInPages !== false),
  'scripts/build/code.ts',
  ...filesBelow('scripts/build/vite').filter((file) => !TEST.test(file)),
  ...AROUND,
  versionsFile(),
];

/** Whether a file decides what is found out about content: schemas, rules, messages, the exact versions of packages. */
export const isOfChecks = (file: string): boolean =>
  file === versionsFile() ||
  (file.startsWith('src/') && !TEST.test(file) && ['build', 'shared'].includes(roomOf(file)?.side ?? ''));

/** Names all that decides it, Node among it, whose regular expressions know the characters of one Unicode. */
export const checkEngine = (): string =>
  `${process.version} ${hashOfFiles([...filesBelow('src').filter(isOfChecks), versionsFile()])}`;

/** What was found in sources and media, for all runs in this folder. */
export const knownFiles = new KnownFiles('node_modules/.cache/files.json');

/** A hash of the names and contents of files. */
export function hashOfFiles(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of [...files].sort()) hash.update(`${file}\0${hashOfFile(file)}\0`);
  return hash.digest('hex');
}

/** SHA-256 of a file, in hexadecimal digits. */
export function hashOfFile(file: string): string {
  const look = knownFiles.look(file);
  return look.get('sha256') ?? look.set('sha256', createHash('sha256').update(readFileSync(file)).digest('hex'));
}
