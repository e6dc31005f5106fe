import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { UnreadableKind } from '../findings/messages/unreadable.ts';

/** The entries below a folder, without hidden ones (`.DS_Store`). Paths are relative to it and use `/`. */
export interface Entries {
  files: string[];
  /** neither file nor folder; symbolic links are never followed, so that content is what the repository holds */
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
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile()) entries.files.push(path);
      else entries.unreadable.push({ path, kind: kindOf(entry) });
    }
  };
  walk('');
  return entries;
}

const kindOf = (entry: Dirent): UnreadableKind => (entry.isSymbolicLink() ? 'link' : 'other');
