import type { JsonPath } from '../../../documents/json.ts';
import type { Problem, Spot } from '../../../findings/finding.ts';

/** Where an author finds the value at a path of a document in which shared sections are filled in. */
export interface Origin {
  file: string;
  path: JsonPath;
  /** the value is only a part of the one there, or the other way round: offsets in it are of no use */
  isMixed?: boolean;
  /** where the page uses the section that the value comes from */
  use?: { file: string; path: JsonPath };
}

export type Origins = (path: JsonPath) => Origin;

/** A problem at the place that an author can change. */
export function placed({ spot, ...problem }: Problem, origins: Origins | undefined): Problem {
  if (!origins || spot.at === 'offset' || spot.at === 'file') return { ...problem, spot };
  const { file, path, isMixed, use } = spot.at === 'key' ? originOfName(spot.path, origins) : origins(spot.path);
  const moved: Spot = isMixed ? { at: 'value', path } : { ...spot, path };
  const fix = isMixed || use ? undefined : movedFix(problem.fix, origins);
  return { ...problem, file, spot: moved, fix, ...(use ? { inUse: use } : {}) };
}

/** A name is written where its object is, even if a page gives its value. */
function originOfName(path: JsonPath, origins: Origins): Origin {
  const { isMixed, ...owner } = origins(path.slice(0, -1));
  return { ...owner, path: [...owner.path, ...path.slice(-1)] };
}

/** An entry that is to change its place does so only where the whole list is the author's own. */
function movedFix(fix: Problem['fix'], origins: Origins): Problem['fix'] {
  if (!fix || !('moveToFront' in fix)) return fix;
  const { use, path } = origins(fix.moveToFront);
  return use ? undefined : { moveToFront: path };
}

/**
 * A problem of a shared section is reported once, in its own file. One that only a single page has, such as an anchor
 * that exists there already, is reported where that page uses the section.
 *
 * @param all everything that was found, to know what is reported in a section's own file already
 */
export function withoutRepeatedUses(problems: readonly Problem[], all: readonly Problem[]): Problem[] {
  const reported = new Set(all.filter(({ inUse }) => inUse === undefined).map(keyOf));
  return problems.flatMap(({ inUse, ...problem }): Problem[] => {
    if (!inUse) return [problem];
    if (reported.has(keyOf(problem))) return [];
    return [{ ...problem, file: inUse.file, spot: { at: 'value', path: inUse.path } }];
  });
}

const keyOf = ({ code, file, spot }: Problem) => JSON.stringify([code, file, 'path' in spot ? spot.path : spot]);
