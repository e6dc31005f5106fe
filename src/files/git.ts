import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { IncompleteError, type Text } from '../findings/errors.ts';

/**
 * Runs git in a folder. Returns what it prints, undefined where it ends with an error. Throws an `IncompleteError` where
 * there is no git, or no such folder.
 */
export function git(folder: string, ...args: string[]): Buffer | undefined {
  const { status, stdout, error } = spawnSync('git', args, { cwd: folder, maxBuffer: 2 ** 30 });
  if (!error) return status === 0 ? stdout : undefined;
  if ('code' in error && error.code === 'ENOENT') {
    throw new IncompleteError({ de: 'git ist nicht installiert.', en: 'git is not installed.' });
  }
  throw failure(error.message);
}

/** What makes git read a repository that it does not trust, as in a container whose user is not the owner of the checkout. */
function trustCommand(folder: string): string | undefined {
  const { stderr } = spawnSync('git', ['rev-parse', '--git-dir'], { cwd: folder, encoding: 'utf8' });
  return /^\s*(git config --global --add safe\.directory .+)$/mu.exec(stderr ?? '')?.[1];
}

/** What git prints, while other work goes on; undefined where it ends with an error, and where there is no git or no such folder. */
export const askGit = (folder: string, ...args: string[]): Promise<string | undefined> =>
  promisify(execFile)('git', args, { cwd: folder, maxBuffer: 2 ** 30 }).then(
    ({ stdout }) => stdout,
    () => undefined,
  );

/** Lists that git ends with a NUL each. Throws an `IncompleteError` where git ends with an error. */
export function gitNames(folder: string, ...args: string[]): string[] {
  const output = git(folder, ...args);
  if (!output) throw failure(args.join(' '));
  return output.toString().split('\0').filter(Boolean);
}

const failure = (reason: string) =>
  new IncompleteError({ de: `git meldet einen Fehler (${reason}).`, en: `git failed (${reason}).` });

/**
 * The commit at which a revision and HEAD parted: what others have done since is no change of one's own. Throws an
 * `IncompleteError` where there is none.
 *
 * @param flag what named the revision, for the sentence
 */
export function branchPoint(folder: string, revision: string, flag: string): string {
  if (git(folder, 'rev-parse', '--is-inside-work-tree')?.toString().trim() !== 'true') {
    const trust = trustCommand(folder);
    if (trust) {
      throw new IncompleteError({
        de: `${flag}: git liest das Repository von ${folder} nicht, denn es gehört einem anderen Benutzer. Geben Sie es frei: ${trust}`,
        en: `${flag}: git does not read the repository of ${folder}, because it belongs to another user. Allow it: ${trust}`,
      });
    }
    throw new IncompleteError({
      de: `${flag}: ${folder} liegt in keinem Git-Repository.`,
      en: `${flag}: ${folder} is not in a Git repository.`,
    });
  }
  for (const name of [revision, 'HEAD']) {
    if (git(folder, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`)) continue;
    throw withoutHistory(`${flag} ${name}`, {
      de: 'Diesen Stand kennt git nicht.',
      en: 'git does not know this revision.',
    });
  }
  const point = git(folder, 'merge-base', revision, 'HEAD')?.toString().trim();
  if (point) return point;
  throw withoutHistory(`${flag} ${revision}`, {
    de: 'Dieser Stand und HEAD haben keinen gemeinsamen Vorgänger.',
    en: 'This revision and HEAD have no common ancestor.',
  });
}

const withoutHistory = (flag: string, { de, en }: Text) =>
  new IncompleteError({
    de: `${flag}: ${de} In einem flachen Klon hilft „git fetch --unshallow“, in CI „fetch-depth: 0“.`,
    en: `${flag}: ${en} In a shallow clone, run "git fetch --unshallow"; in CI, set "fetch-depth: 0".`,
  });

/** The way to a folder from the top of its repository, with `/`; undefined where it is in none, or git cannot say. */
export function pathInRepository(folder: string): string | undefined {
  try {
    return git(folder, 'rev-parse', '--show-prefix')
      ?.toString()
      .replace(/\/?\n$/u, '');
  } catch {
    return undefined;
  }
}

/** Files below a folder that differ from a commit, with those that are gone. New ones are `untrackedFiles`. */
export const filesChangedSince = (folder: string, commit: string): string[] =>
  gitNames(folder, 'diff', '-z', '--name-only', '--no-renames', '--relative', commit, '--', '.');

/** Files below a folder that git does not know and would take up. */
export const untrackedFiles = (folder: string): string[] =>
  gitNames(folder, 'ls-files', '-z', '--others', '--exclude-standard');

/** Files below a folder that git knows. */
export const trackedFiles = (folder: string): string[] => gitNames(folder, 'ls-files', '-z', '--cached');
