import { askGit } from '../../src/files/git.ts';

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
  async read(): Promise<ReadonlyMap<string, string>> {
    const head = await headOf(this.#folder);
    if (head === undefined) return new Map();
    if (this.#known?.head !== head) this.#known = { head, days: await daysOf(this.#folder) };
    return this.#known.days;
  }
}

/** The commit that the files are of; undefined where there is no history, or not the whole of it. */
async function headOf(folder: string): Promise<string | undefined> {
  const told = await askGit(folder, 'rev-parse', '--is-shallow-repository', 'HEAD');
  const [isShallow, head] = told?.split('\n') ?? [];
  return isShallow === 'false' ? head : undefined;
}

async function daysOf(folder: string): Promise<Map<string, string>> {
  const days = new Map<string, string>();
  let day = '';
  for (const line of (await askGit(folder, ...LOG))?.split('\n') ?? []) {
    if (line.startsWith('@')) day = line.slice(1);
    else if (line !== '' && !days.has(line)) days.set(line, day);
  }
  return days;
}
