import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { History, OldVersion } from '../../src/pipeline/read/versions/history.ts';
import { type Lock, type LockProblem, versionFiles } from '../../src/tools/lock/lock.ts';
import { folderOf } from '../../src/tools/lock/subjects.ts';
import { migrateFile } from '../../src/tools/migrate/migrate.ts';

/**
 * Old pages in `fixtures` of blocks that do not come out as the files in `migrated` say. The package has none of its own blocks; of those
 * of a site nothing else compares them.
 */
export async function unprovedMigrations(lock: Lock): Promise<LockProblem[]> {
  const blocks: Record<string, OldVersion[]> = {};
  for (const [name, { before = {} }] of Object.entries(lock.blocks)) {
    // Loaded by their paths: the index that names them has just been written.
    blocks[name] = await Promise.all(
      Object.entries(before).map(async ([key, shape]) => {
        const version = Number(key);
        const file = versionFiles(folderOf('blocks', name), version).step;
        const { step } = await import(pathToFileURL(resolve(file)).href);
        return { version, shape, step };
      }),
    );
  }
  const history = { blocks, documents: {} };
  return Object.entries(blocks).flatMap(([name, versions]) =>
    versions.flatMap(({ version }) => problemOf(name, version, history) ?? []),
  );
}

function problemOf(name: string, version: number, history: History): LockProblem | undefined {
  const folder = folderOf('blocks', name);
  const { fixture, migrated } = versionFiles(folder, version);
  if (!existsSync(fixture) || !existsSync(migrated)) return undefined;
  const expected = readFileSync(migrated, 'utf8');
  const migration = migrateFile({ path: fixture, bytes: readFileSync(fixture) }, 'page', history);
  if (migration?.kind === 'migrated' && migration.after === expected) return undefined;
  const made = migration?.kind === 'migrated' ? migration.after : undefined;
  const line = made === undefined ? undefined : firstDifference(made, expected);
  return { kind: 'unproved', file: `${folder}/schema.ts`, name, version, fixture, migrated, line };
}

/** The first line, from 1, in which two texts differ. */
function firstDifference(one: string, other: string): number {
  const [lines, others] = [one.split('\n'), other.split('\n')];
  return lines.findIndex((line, index) => line !== others[index]) + 1 || lines.length + 1;
}
