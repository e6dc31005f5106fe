import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { printable } from '../findings/formats/report.ts';
import type { UnreadableKind } from '../findings/messages/unreadable.ts';

/** The entries below a folder, without hidden ones (`.DS_Store`). Paths are relative to it and use `/`. */
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
      if (entry.name.startsWith('.')) continue;
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (printable(entry.name) !== entry.name) entries.unreadable.push({ path: printable(path), kind: 'name' });
      else if (entry.isDirectory()) walk(path);
      else if (entry.isFile()) entries.files.push(path);
      else entries.unreadable.push({ path, kind: kindOf(entry) });
    }
  };
  walk('');
  return entries;
}

const kindOf = (entry: Dirent): UnreadableKind => (entry.isSymbolicLink() ? 'link' : 'other');
