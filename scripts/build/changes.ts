import { existsSync } from 'node:fs';
import { git } from '../../src/files/git.ts';
import { IncompleteError } from '../../src/findings/errors.ts';

const LOG = ['-c', 'core.quotePath=off', 'log', '--format=@%cs', '--name-only', '--relative'];

/**
 * The day of the last commit of every file below a folder, by path from there. Empty without git, outside a repository
 * and in a shallow clone: there the dates of files say when they were copied, not when they were written.
 */
export function lastChanges(folder: string): Map<string, string> {
  const changes = new Map<string, string>();
  let day = '';
  for (const line of logOf(folder).split('\n')) {
    if (line.startsWith('@')) day = line.slice(1);
    else if (line !== '' && !changes.has(line)) changes.set(line, day);
  }
  return changes;
}

function logOf(folder: string): string {
  if (!existsSync(folder)) return '';
  try {
    const isShallow = git(folder, 'rev-parse', '--is-shallow-repository')?.toString().trim() !== 'false';
    return isShallow ? '' : (git(folder, ...LOG)?.toString() ?? '');
  } catch (error) {
    if (error instanceof IncompleteError) return '';
    throw error;
  }
}
