import type { z } from 'zod';
import type { DocumentName } from '../../../documents/documents.ts';
import { type JsonPath, toPointer, valueAt } from '../../../documents/json.ts';
import { schemaOf } from '../../../documents/shape.ts';
import type { Problem, Spot } from '../../../findings/finding.ts';
import { factCollector } from '../collect.ts';
import type { ParsedFile } from '../parse.ts';
import { ruleProblems } from '../rules.ts';
import { validate } from '../validate.ts';
import { type History, type OldVersion, versionsOf } from './history.ts';
import { type Part, partAt, partsOf } from './parts.ts';

/** A part of a document that was written for an older version of its schema. */
export interface OldPart {
  part: Part;
  version: number;
  /** what it has to become */
  current: number;
  /** what is wrong with it even as that older version */
  mistakes: Problem[];
}

/** Finds all that is wrong with a value by its schema alone: its shape, and the rules between its properties. */
export function mistakeReader(schema: z.ZodType): (file: ParsedFile) => Problem[] {
  const collect = factCollector(schema);
  return (file) => [...validate(schema, file).problems, ...ruleProblems(file.path, collect(file.value))];
}

/**
 * The parts that are of an older version. Pages carry no mark of their version: a part that its newest schema refuses is
 * held against the older ones, from the newest down, and is of the one that finds the least wrong with it. What has a property
 * that only the newest knows was not written for one before.
 *
 * @param problems what the newest schemas find wrong with the document, broken rules too
 */
export function oldParts(
  history: History,
  document: DocumentName,
  file: ParsedFile,
  problems: readonly Problem[],
): OldPart[] {
  if (problems.length === 0) return [];
  const parts = partsOf(document, file.value);
  return parts.flatMap((part) => {
    const versions = versionsOf(history, part);
    if (versions.length === 0) return [];
    const own = problems.filter((problem) => isWithin(parts, part, problem.spot));
    const unknown = namesUnknownIn(own);
    const isKnownToday = (name: string) => !unknown.some((other) => `${name}/`.startsWith(`${other}/`));
    let mistakes = own;
    let found: OldVersion | undefined;
    for (const old of versions.toReversed()) {
      const asOld = mistakes.length === 0 ? mistakes : mistakesOf(old, part, file);
      if (asOld.length >= mistakes.length || namesUnknownIn(asOld).some(isKnownToday)) continue;
      mistakes = asOld;
      found = old;
    }
    return found ? [{ part, version: found.version, current: versions.length + 1, mistakes }] : [];
  });
}

/** What schemas found, explained by the version that each part is written for: an old part is one problem, not one a property. */
export function explainVersions(
  history: History,
  document: DocumentName,
  file: ParsedFile,
  problems: readonly Problem[],
): Problem[] {
  const old = oldParts(history, document, file, problems);
  if (old.length === 0) return [...problems];
  const parts = partsOf(document, file.value);
  const rest = problems.filter((problem) => !old.some(({ part }) => isWithin(parts, part, problem.spot)));
  return [...rest, ...old.flatMap((one) => [versionProblem(file.path, one), ...one.mistakes])];
}

function versionProblem(file: string, { part, version, current, mistakes }: OldPart): Problem {
  const type = part.kind === 'blocks' ? part.name : undefined;
  return {
    code: 'old-version',
    file,
    spot: { at: 'value', path: type === undefined ? part.path : [...part.path, 'type'] },
    details: { type, version, current, sound: mistakes.length === 0 },
  };
}

/** The places of properties whose names a schema does not know. */
const namesUnknownIn = (problems: readonly Problem[]): string[] =>
  problems.flatMap(({ code, spot }) => (code === 'unknown-property' && spot.at === 'key' ? toPointer(spot.path) : []));

const readers = new WeakMap<OldVersion, (file: ParsedFile) => Problem[]>();

function mistakesOf(old: OldVersion, { path }: Part, file: ParsedFile): Problem[] {
  const reader = readers.get(old) ?? mistakeReader(schemaOf(old.shape));
  readers.set(old, reader);
  const mistakes = reader({ ...file, value: valueAt(file.value, path) });
  return mistakes.map((problem) => ({ ...problem, spot: below(path, problem.spot) }));
}

const below = (base: JsonPath, spot: Spot): Spot =>
  spot.at === 'value' || spot.at === 'key' ? { ...spot, path: [...base, ...spot.path] } : spot;

/** Whether a problem is about this part and not about one inside it. */
function isWithin(parts: readonly Part[], part: Part, spot: Spot): boolean {
  const own = 'path' in spot && spot.path ? partAt(parts, spot.path) : parts[0];
  return own !== undefined && toPointer(own.path) === toPointer(part.path);
}
