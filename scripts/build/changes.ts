import { existsSync } from 'node:fs';
import { git } from '../../src/files/git.ts';
import { IncompleteError } from '../../src/findings/errors.ts';

const LOG = ['-c', 'core.quotePath=off', 'log', '--format=@%cs', '--name-only', '--relative'];

/** When the files below a folder were changed last. */
export class LastChanges {
  readonly #folder: string;
  #known: { head: string; days: ReadonlyMap<string, string> } | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * The day of the last commit of every file, by path from the folder. Empty without git, outside a repository, before the first
   * commit and in a shallow clone: there the dates of files say when they were copied, not when they were written. The log is
   * read again after another commit only.
   */
  read(): ReadonlyMap<string, string> {
    const head = headOf(this.#folder);
    if (head === undefined) return new Map();
    if (this.#known?.head !== head) this.#known = { head, days: daysOf(this.#folder) };
    return this.#known.days;
  }
}

/** The commit that the files are of; undefined where there is no history, or not the whole of it. */
function headOf(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  try {
    const told = git(folder, 'rev-parse', '--is-shallow-repository', 'HEAD')?.toString() ?? '';
    const [isShallow, head] = told.split('\n');
    return isShallow === 'false' ? head : undefined;
  } catch (error) {
    if (error instanceof IncompleteError) return undefined;
    throw error;
  }
}

function daysOf(folder: string): Map<string, string> {
  const days = new Map<string, string>();
  let day = '';
  for (const line of (git(folder, ...LOG)?.toString() ?? '').split('\n')) {
    if (line.startsWith('@')) day = line.slice(1);
    else if (line !== '' && !days.has(line)) days.set(line, day);
  }
  return days;
}
