import { execFileSync } from 'node:child_process';

/**
 * The day of the last commit of every file below a folder, by path from there. Empty without git, outside a repository
 * and in a shallow clone: there the dates of files say when they were copied, not when they were written.
 */
export function lastChanges(folder: string): Map<string, string> {
  const changes = new Map<string, string>();
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return changes;
    let day = '';
    for (const line of git('-c', 'core.quotePath=off', 'log', '--format=@%cs', '--name-only', '--relative').split(
      '\n',
    )) {
      if (line.startsWith('@')) day = line.slice(1);
      else if (line !== '' && !changes.has(line)) changes.set(line, day);
    }
  } catch {}
  return changes;
}
