import { dirname, resolve } from 'node:path';
import { isMediaFile, mediaFile, mediaName } from '../../src/documents/media.ts';
import { isHidden } from '../../src/files/entries.ts';
import { branchPoint, filesChangedSince, git, gitNames, untrackedFiles } from '../../src/files/git.ts';
import { IncompleteError } from '../../src/findings/errors.ts';
import type { Change } from '../../src/findings/new-findings.ts';
import type { Content } from '../../src/pipeline/read/content.ts';
import { isOfChecks } from '../build/sources.ts';

/**
 * What has changed in a pages folder since the commit at which `base` and HEAD parted, saved or committed, untracked
 * files too; and the content as it was there. Throws an `IncompleteError` where git cannot say.
 */
export function changeSince(base: string, folder: string, content: Content): Change & { before: Content } {
  const start = branchPoint(folder, base, '--changed');
  const changed = [...filesChangedSince(folder, start), ...gitNames(folder, 'ls-files', '--others', '-z', '--', '.')];
  const files = new Set(changed.filter((path) => !isHidden(path)));
  const existed = new Set(gitNames(folder, 'ls-tree', '-r', '-z', start).flatMap(fileOfTree));
  const old = [...files].filter((path) => existed.has(path));
  const before = {
    ...content,
    files: [
      ...content.files.filter(({ path }) => !files.has(path)),
      ...old.filter((path) => !isMediaFile(path)).map((path) => fileAt(start, folder, path)),
    ].sort((a, b) => (a.path < b.path ? -1 : 1)),
    assets: [
      ...content.assets.filter((asset) => !files.has(mediaFile(asset))),
      ...old.filter(isMediaFile).map(mediaName),
    ].sort(),
  };
  return { base, files, before, checks: changedChecks(folder, start) };
}

/** A file that decides what is found out about content and differs from a commit: of the site, or of an engine in its repository. */
function changedChecks(folder: string, start: string): string | undefined {
  const isOfSite = (path: string) => path === 'package-lock.json' || path.startsWith('blocks/');
  const changedIn = (place: string) =>
    repositoryOf(place) === repositoryOf(folder) ? [...filesChangedSince(place, start), ...untrackedFiles(place)] : [];
  return changedIn(dirname(resolve(folder))).find(isOfSite) ?? changedIn(process.cwd()).find(isOfChecks);
}

const repositoryOf = (folder: string) => git(folder, 'rev-parse', '--show-toplevel')?.toString();

function fileAt(commit: string, folder: string, path: string) {
  const bytes = git(folder, 'cat-file', 'blob', `${commit}:./${path}`);
  if (bytes) return { path, bytes };
  throw new IncompleteError({
    de: `--changed: git konnte ${path} nicht lesen.`,
    en: `--changed: git could not read ${path}.`,
  });
}

/** The path in a line of `ls-tree`, `100644 blob … TAB path`, of a file; a symbolic link is none. */
const fileOfTree = (line: string) => (line.startsWith('100') ? [line.slice(line.indexOf('\t') + 1)] : []);
