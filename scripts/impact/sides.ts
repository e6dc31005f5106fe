import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { branchPoint, filesChangedSince, untrackedFiles } from '../../src/files/git.ts';
import type { Side } from '../../src/tools/impact/impact.ts';
import { atEnd } from '../cli/at-end.ts';
import { PAGES } from '../cli/caller.ts';
import { sideOf } from './side.ts';
import { buildTree, copyOfRevision, copyOfWork } from './trees.ts';

interface Built {
  /** folder of the finished site */
  dist: string;
  side: Side;
}

interface Failed {
  failed: 'before' | 'after';
  output: string;
  remove: () => void;
}

interface Sides {
  before: Built;
  after: Built;
  /** files that differ */
  changed: string[];
  remove: () => void;
}

/**
 * Builds the commit at which a revision and HEAD parted, and the files as they are now. Throws an `IncompleteError` where
 * there is nothing to compare with.
 *
 * @returns both sites, or which of them cannot be built and why. `remove` deletes what was built; the end of the process
 * does so, too.
 */
export async function builtSides(base: string): Promise<Sides | Failed> {
  const commit = branchPoint('.', base, '--base');
  const folder = mkdtempSync(join(tmpdir(), 'impact-'));
  const remove = atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const tree = join(folder, 'tree');
  const build = async (name: 'before' | 'after', copy: () => void): Promise<Built | Failed> => {
    copy();
    const dist = join(folder, name);
    const { ok, output } = await buildTree(tree, dist);
    return ok ? { dist, side: sideOf(dist, join(tree, PAGES)) } : { failed: name, output, remove };
  };
  const before = await build('before', () => copyOfRevision(commit, tree));
  if ('failed' in before) return before;
  const after = await build('after', () => copyOfWork(tree));
  if ('failed' in after) return after;
  const changed = new Set([...filesChangedSince('.', commit), ...untrackedFiles('.')]);
  return { before, after, changed: [...changed].sort(), remove };
}
