import { execFileSync } from 'node:child_process';
import { UsageError } from './cli.ts';

/** Runs git and gives what it prints. Throws where git is missing, or says no. */
export const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 28 });

/**
 * The commit at which a revision and HEAD parted, as `validate --changed` takes it: what others have done since is not
 * this change. Throws a `UsageError` with a sentence where there is none.
 */
export function startOf(revision: string): string {
  if (!says('rev-parse', '--git-dir'))
    throw new UsageError('Hier ist kein Git-Verzeichnis: Ohne Git gibt es keine frühere Fassung zum Vergleichen.');
  const commit = says('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);
  const start = commit && says('merge-base', commit, 'HEAD');
  if (start) return start;
  throw new UsageError(
    `--base ${revision}: ${commit ? 'Von dieser Revision führt kein Weg hierher.' : 'Diese Revision gibt es hier nicht.'} In CI holt „fetch-depth: 0“ die ganze Geschichte.`,
  );
}

/** What git prints; undefined where it says no. */
function says(...args: string[]): string | undefined {
  try {
    return git(...args).trim();
  } catch {
    return undefined;
  }
}

const names = (text: string) => text.split('\0').filter(Boolean);

/** Files of the working tree that git knows or would take up. */
export const workFiles = (): string[] => names(git('ls-files', '-z', '--cached', '--others', '--exclude-standard'));

/** Files that differ from a commit, with those that are new and those that are gone. */
export const changedFiles = (commit: string): string[] =>
  [
    ...new Set([
      ...names(git('diff', '-z', '--name-only', '--no-renames', '--relative', commit)),
      ...names(git('ls-files', '-z', '--others', '--exclude-standard')),
    ]),
  ].sort();
