import { realpathSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { relative, resolve, sep } from 'node:path';

/** Files that nobody gets from the preview: Vite's own list, and what visitors have sent, databases and mails in any folder. */
const PRIVATE_FILES = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.data/**', '*.{db,db-wal,db-shm,eml}'];

/**
 * Patterns of the files that nobody gets.
 *
 * @param dataDir folder of what visitors have sent, absolute; one that holds the project itself would leave nothing to serve
 */
export function privateFiles(root: string, dataDir: string | undefined): string[] {
  if (dataDir === undefined || !relative(dataDir, root).startsWith('..')) return PRIVATE_FILES;
  const literal = dataDir
    .split(sep)
    .join('/')
    .replace(/[!*?()[\]{}+@|]/gu, String.raw`\$&`);
  return [...PRIVATE_FILES, `${literal}/**`];
}

/**
 * Whether a request comes from the preview itself, from an address that somebody has typed, or from a program. A page of
 * another origin, also of another port of this machine, may lead to a page, and gets nothing else.
 */
export function isOwnRequest({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'same-site' || site === 'cross-site')
    return headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  return headers.origin === undefined || headers.origin.replace(/^https?:\/\//u, '') === headers.host;
}

/** Whether a request to open a file comes from the preview's own script and names a file of the pages folder. */
export function mayOpen({ headers, url }: IncomingMessage, folder: string): boolean {
  if (headers['sec-fetch-site'] !== 'same-origin' || headers['sec-fetch-mode'] === 'navigate') return false;
  const named = new URL(url ?? '', 'http://localhost').searchParams.get('file') ?? '';
  const file = realFile(resolve(named.replace(/:\d+(?::\d+)?$/u, '')));
  return file?.startsWith(`${realFile(folder)}${sep}`) ?? false;
}

/** Where a file really is, with all links followed; undefined where there is none. */
export function realFile(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
