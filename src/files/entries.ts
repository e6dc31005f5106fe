import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hasHiddenPart } from '../documents/routes.ts';
import { printable } from '../findings/formats/report.ts';
import type { UnreadableKind } from '../findings/messages/unreadable.ts';

/** Folders in which tools keep copies of pages that nobody misses: git, a change under way, the trash, histories of editors. */
const OF_TOOLS = /^\.(?:git|change|history|stversions|trash.*)$/iu;

/**
 * Whether a path below the pages folder is passed over: what is hidden is (`.DS_Store`, `._live.json` of macOS, `.git`), but for
 * JSON files, which may be pages that their author misses.
 */
export function isHidden(path: string): boolean {
  const names = path.split('/');
  if (names.some((name) => OF_TOOLS.test(name))) return true;
  const isMissed = /^(?!\.[._]).+\.json$/iu.test(names.at(-1) ?? '') && names[0] !== '_media';
  return !isMissed && hasHiddenPart(path);
}

/** What Node puts where a name is no UTF-8, as old archives bring them along: under the name it gives there is no file. */
const UNDECODED = '\ufffd';

/** Whether a file of this name may be read, and its name be printed as it is. */
export const isReadableName = (name: string): boolean => printable(name) === name && !name.includes(UNDECODED);

/** The entries below a folder that are not passed over. Paths are relative to it and use `/`. */
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

/** What lies below a folder, by whether it may be read. */
export function entriesOf(folder: string): Entries {
  const entries: Entries = { files: [], unreadable: [] };
  const walk = (below: string) => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory() ? OF_TOOLS.test(entry.name) : isHidden(path)) continue;
      if (!isReadableName(entry.name)) entries.unreadable.push({ path: printable(path), kind: 'name' });
      else if (entry.isDirectory()) walk(path);
      else if (entry.isFile()) entries.files.push(path);
      else if (!hasHiddenPart(path)) entries.unreadable.push({ path, kind: kindOf(entry) });
    }
  };
  walk('');
  return entries;
}

const kindOf = (entry: Dirent): UnreadableKind => (entry.isSymbolicLink() ? 'link' : 'other');
