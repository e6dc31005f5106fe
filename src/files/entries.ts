import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { printable } from '../findings/formats/report.ts';
import type { UnreadableKind } from '../findings/messages/unreadable.ts';

/**
 * Whether a path below the pages folder is passed over: what is hidden is (`.DS_Store`, `._live.json` of macOS, `.git`), but for a
 * JSON file whose name begins with a full stop, which may be a page that its author misses.
 */
export function isHidden(path: string): boolean {
  const names = path.split('/');
  const name = names.pop() ?? '';
  const isMissed = /^\.[^._].*\.json$/iu.test(name) && names[0] !== '_media';
  return (name.startsWith('.') && !isMissed) || names.some((folder) => folder.startsWith('.'));
}

/** What Node puts where a name is no UTF-8, as old archives bring them along: under the name it gives there is no file. */
const UNDECODED = '\ufffd';

/** Whether a file of this name may be read, and its name be printed as it is. */
export const isReadableName = (name: string): boolean => printable(name) === name && !name.includes(UNDECODED);

/** The entries below a folder that are not hidden. Paths are relative to it and use `/`. */
export interface Entries {
  files: string[];
  /** Neither file nor folder; symbolic links are never followed, so that content is what the repository holds. A name that
   * would steer a terminal is never read either: whatever prints a path need not think of it. */
  unreadable: UnreadableEntry[];
}

export interface UnreadableEntry {
  path: string;
  kind: UnreadableKind;
}

export function entriesOf(folder: string): Entries {
  const entries: Entries = { files: [], unreadable: [] };
  const walk = (below: string) => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (isHidden(path) || (entry.name.startsWith('.') && !entry.isFile())) continue;
      if (!isReadableName(entry.name)) entries.unreadable.push({ path: printable(path), kind: 'name' });
      else if (entry.isDirectory()) walk(path);
      else if (entry.isFile()) entries.files.push(path);
      else entries.unreadable.push({ path, kind: kindOf(entry) });
    }
  };
  walk('');
  return entries;
}

const kindOf = (entry: Dirent): UnreadableKind => (entry.isSymbolicLink() ? 'link' : 'other');
