import { spawnSync } from 'node:child_process';
import { isMediaFile, mediaFile, mediaName } from '../src/documents/media.ts';
import type { Change } from '../src/findings/new-findings.ts';
import type { Content } from '../src/pipeline/read/content.ts';
import { IncompleteError } from './cli.ts';
import type { validateWords } from './validate.words.ts';

type Words = (typeof validateWords)['de'];

/**
 * What has changed in a pages folder since the commit at which `base` and HEAD parted, saved or committed, untracked
 * files too; and the content as it was there. Throws an `IncompleteError` where git cannot tell.
 */
export function changeSince(
  base: string,
  folder: string,
  content: Content,
  words: Words,
): Change & { before: Content } {
  const git = gitIn(folder, words);
  if (git(['rev-parse', '--is-inside-work-tree'])?.toString().trim() !== 'true')
    throw new IncompleteError(words.notInGit(folder));
  for (const revision of [base, 'HEAD']) {
    if (!git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]))
      throw new IncompleteError(words.unknownRevision(revision));
  }
  const start = git(['merge-base', base, 'HEAD'])?.toString().trim();
  if (!start) throw new IncompleteError(words.noCommonAncestor(base));
  const names = (args: string[]) => {
    const output = git(args);
    if (!output) throw new IncompleteError(words.gitFailed(args.join(' ')));
    return output.toString().split('\0').filter(isContent);
  };
  const changed = [
    ...names(['diff', '--name-only', '--no-renames', '--relative', '-z', start, '--', '.']),
    ...names(['ls-files', '--others', '-z', '--', '.']),
  ];
  const files = new Set(changed);
  const existed = new Set(names(['ls-tree', '-r', '-z', start]).flatMap(fileOfTree));
  const readOld = (path: string) => {
    const bytes = git(['cat-file', 'blob', `${start}:./${path}`]);
    if (!bytes) throw new IncompleteError(words.gitFailed(path));
    return { path, bytes };
  };
  const old = changed.filter((path) => existed.has(path));
  const before = {
    ...content,
    files: [
      ...content.files.filter(({ path }) => !files.has(path)),
      ...old.filter((path) => !isMediaFile(path)).map(readOld),
    ].sort((a, b) => (a.path < b.path ? -1 : 1)),
    assets: [
      ...content.assets.filter((asset) => !files.has(mediaFile(asset))),
      ...old.filter(isMediaFile).map(mediaName),
    ].sort(),
  };
  return { base, files, before };
}

/** The path in a line of `ls-tree`, `100644 blob … TAB path`, of a file; a symbolic link is none. */
const fileOfTree = (line: string) => (line.startsWith('100') ? [line.slice(line.indexOf('\t') + 1)] : []);

/** As `readContent` sees it: what is hidden does not count. */
const isContent = (path: string) => path !== '' && !path.split('/').some((name) => name.startsWith('.'));

/** Runs git in a folder; undefined where it ends with an error. */
function gitIn(folder: string, words: Words) {
  return (args: string[]): Buffer | undefined => {
    const { status, stdout, error } = spawnSync('git', args, { cwd: folder, maxBuffer: 2 ** 30 });
    if (error && 'code' in error && error.code === 'ENOENT') throw new IncompleteError(words.gitMissing);
    if (error) throw new IncompleteError(words.gitFailed(error.message));
    return status === 0 ? stdout : undefined;
  };
}
