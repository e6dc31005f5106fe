import type { Shape, SubjectKind } from '../../documents/shape.ts';
import { isSafe, isSilent } from './changes.ts';
import { type Change, compareShapes } from './compare.ts';

/** What is committed of a schema: its version, its shape, and the shapes of the versions before, by number. */
interface Locked {
  version: number;
  shape: Shape;
  before?: Readonly<Record<string, Shape>>;
}

/** What a lock file holds. */
export type Lock = Readonly<Record<SubjectKind, Readonly<Record<string, Locked>>>>;

/** A schema as the code has it now. */
export interface Subject {
  kind: SubjectKind;
  name: string;
  version: number;
  shape: Shape;
  /** the file that declares it, and the folder of its `migrations`, `fixtures` and `migrated` */
  file: string;
  folder: string;
}

interface Problems {
  /** old pages do not fit, and the version stayed */
  breaking: { version: number; folder: string; changes: readonly Change[] };
  /** old pages fit and mean something else */
  silent: { version: number; changes: readonly Change[] };
  /** a version that is not the next one */
  version: { version: number; expected: number };
  /** a step or a fixture of an older version is not there */
  missing: { version: number; files: readonly string[] };
  /** an old file does not come out as the migrated one says, in this line; with none it is not migrated at all */
  unproved: { version: number; fixture: string; migrated: string; line: number | undefined };
  /** locked, and gone from the code */
  removed: object;
}

export type LockProblemKind = keyof Problems;

/** Why a schema must not be locked as it is. */
export type LockProblem<Kind extends LockProblemKind = LockProblemKind> = {
  [K in Kind]: { kind: K; file: string; name: string } & Problems[K];
}[Kind];

interface Update {
  /** whether there is a file of this path */
  exists: (path: string) => boolean;
  /** names whose shape is taken as it is, because no page was ever written for the locked one */
  relock: ReadonlySet<string>;
  /** the lock file that a name is in */
  fileOf: (name: string) => string;
}

/**
 * The lock after a change of the schemas. Safe changes are accepted, and breaking ones where the version went up by
 * one and old pages can follow; whatever else has changed stays locked as it was and is a problem.
 */
export function updateLock(
  lock: Lock,
  subjects: readonly Subject[],
  { exists, relock, fileOf }: Update,
): { lock: Lock; problems: LockProblem[] } {
  const problems: LockProblem[] = [];
  const next: Record<SubjectKind, Record<string, Locked>> = { blocks: {}, documents: {} };
  for (const subject of subjects) {
    const locked = lock[subject.kind][subject.name];
    const found = relock.has(subject.name) ? [] : problemsOf(subject, locked, exists);
    problems.push(...found);
    const entry = found.length === 0 ? entryOf(subject, locked) : locked;
    if (entry) next[subject.kind][subject.name] = entry;
  }
  for (const kind of ['blocks', 'documents'] as const) {
    for (const [name, entry] of Object.entries(lock[kind])) {
      if (relock.has(name) || subjects.some((subject) => subject.kind === kind && subject.name === name)) continue;
      next[kind][name] = entry;
      problems.push({ kind: 'removed', file: fileOf(name), name });
    }
  }
  return { lock: next, problems };
}

function problemsOf(subject: Subject, locked: Locked | undefined, exists: (path: string) => boolean): LockProblem[] {
  const { file, name, folder, version } = subject;
  const base = { file, name };
  const before = locked?.version ?? 1;
  const isRaised = locked !== undefined && version === before + 1;
  const changes = locked ? compareShapes(locked.shape, subject.shape).filter((change) => !isSafe(change)) : [];
  if (version !== before && !isRaised) {
    const expected = changes.length > 0 ? before + 1 : before;
    return [{ ...base, kind: 'version', version, expected }];
  }
  if (changes.length > 0 && !isRaised) return [{ ...base, kind: 'breaking', version, folder, changes }];
  const silent = changes.filter(isSilent);
  if (silent.length > 0) return [{ ...base, kind: 'silent', version, changes: silent }];
  const missing = historyFiles(folder, version).filter((path) => !exists(path));
  return missing.length > 0 ? [{ ...base, kind: 'missing', version, files: missing }] : [];
}

/** What must lie in a subject's folder for every version before this one, for ever. */
const historyFiles = (folder: string, version: number): string[] =>
  Array.from({ length: version - 1 }, (_, index) => Object.values(versionFiles(folder, index + 1))).flat();

/** The files in a subject's folder about one of its old versions: the step to the next one, an old page, and what becomes of it. */
export const versionFiles = (folder: string, version: number) => ({
  step: `${folder}/migrations/${version}-to-${version + 1}.ts`,
  fixture: `${folder}/fixtures/v${version}.json`,
  migrated: `${folder}/migrated/v${version}.json`,
});

/** Raised, the shape locked so far becomes one of those before. */
function entryOf({ version, shape }: Subject, locked: Locked | undefined): Locked {
  const isRaised = locked !== undefined && version > locked.version;
  const before = { ...locked?.before, ...(isRaised ? { [locked.version]: locked.shape } : {}) };
  return { version, shape, ...(Object.keys(before).length > 0 ? { before } : {}) };
}
