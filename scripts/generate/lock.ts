import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockSchemas } from '../../src/blocks/schemas.gen.ts';
import { blockUnion } from '../../src/documents/block-union.ts';
import { documentSchemas } from '../../src/documents/documents.ts';
import type { SubjectKind } from '../../src/documents/shape.ts';
import { UsageError } from '../../src/findings/errors.ts';
import { historyIndex } from '../../src/tools/generate/registry.ts';
import { jsonText, PAGE_STYLE } from '../../src/tools/json-style.ts';
import { type Lock, updateLock, versionFiles } from '../../src/tools/lock/lock.ts';
import { folderOf, subjectsOf } from '../../src/tools/lock/subjects.ts';
import { shownPath } from '../cli/caller.ts';
import type { Output } from './indexes.ts';
import { namesOfOwnBlocks, OWN_LOCK, ownBlocks } from './own-blocks.ts';

const LOCK = 'schema/lock.json';
const NOTHING: Lock = { blocks: {}, documents: {} };

/**
 * Writes the lock of all schemas, and the history of their versions. Returns the lock, and what keeps schemas from being locked. Throws a
 * `UsageError` for a name that nothing has, and for a lock that is damaged.
 *
 * @param relock names of schemas to lock as they are
 */
export function writeLock(relock: ReadonlySet<string>, output: Output) {
  const subjects = subjectsOf(blockSchemas, documentSchemas, blockUnion);
  const folder = ownBlocks();
  // Beside a site's own blocks, and committed with them: the package is installed anew.
  const ownFile = folder && join(folder, OWN_LOCK);
  const [engine, site] = [read(LOCK), ownFile === undefined ? NOTHING : read(ownFile)];
  const own = new Set([...namesOfOwnBlocks(), ...Object.keys(site.blocks)]);
  const locked: Lock = { ...engine, blocks: { ...engine.blocks, ...site.blocks } };
  const names = new Set([...subjects.map(({ name }) => name), ...Object.keys(locked.blocks)]);
  const unknown = [...relock].find((name) => !names.has(name));
  if (unknown !== undefined) {
    throw new UsageError({ de: `--relock ${unknown}: kein Schema`, en: `--relock ${unknown}: no schema` });
  }
  // The package comes without the files that prove migrations; a site's own blocks have theirs.
  const isOwn = (path: string) => [...own].some((name) => path.startsWith(`${folderOf('blocks', name)}/`));
  const exists = (path: string) => existsSync(path) || (folder !== undefined && !isOwn(path));
  const fileOf = (name: string) => (ownFile !== undefined && own.has(name) ? shownPath(ownFile) : LOCK);
  const { lock, problems } = updateLock(locked, subjects, { exists, relock, fileOf });
  const blocksWhere = (isOwn: boolean) =>
    Object.fromEntries(Object.entries(lock.blocks).filter(([name]) => own.has(name) === isOwn));
  output(LOCK, text({ ...lock, blocks: blocksWhere(false) }));
  if (ownFile !== undefined && (own.size > 0 || existsSync(ownFile)))
    output(ownFile, text({ ...NOTHING, blocks: blocksWhere(true) }));
  output('src/pipeline/read/versions/history.gen.ts', historyIndex(withSteps(lock)));
  return { lock, problems };
}

/** What the history may name: a block that was deleted, or a step, is told as a problem and keeps no command from starting. */
function withSteps({ blocks, documents }: Lock): Lock {
  const isWhole =
    (kind: SubjectKind) =>
    ([name, { before = {} }]: [string, Lock[SubjectKind][string]]) =>
      Object.keys(before).every((version) => existsSync(versionFiles(folderOf(kind, name), Number(version)).step));
  return {
    blocks: Object.fromEntries(Object.entries(blocks).filter(isWhole('blocks'))),
    documents: Object.fromEntries(Object.entries(documents).filter(isWhole('documents'))),
  };
}

const text = (lock: Lock) => jsonText(lock, { ...PAGE_STYLE, width: Number.POSITIVE_INFINITY });

function read(file: string): Lock {
  if (!existsSync(file)) return NOTHING;
  try {
    const lock = JSON.parse(readFileSync(file, 'utf8'));
    if (lock.blocks && lock.documents) return lock;
  } catch {
    // Told below, with what is no lock.
  }
  const shown = shownPath(file);
  throw new UsageError({
    de: `${shown} ist beschädigt. Nehmen Sie den letzten Stand aus git.`,
    en: `${shown} is damaged. Take its last state from git.`,
  });
}
