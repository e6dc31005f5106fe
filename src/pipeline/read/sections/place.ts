import type { JsonPath } from '../../../documents/json.ts';
import type { Problem, Spot } from '../../../findings/finding.ts';

/** Where an author finds what stands at a path of a document in which shared sections are filled in. */
export interface Origin {
  file: string;
  path: JsonPath;
  /** the value is only a part of what stands there, or the other way round: no offset in it is any use */
  isMixed?: boolean;
  /** where the page asks for the section that the value comes from */
  use?: { file: string; path: JsonPath };
}

export type Origins = (path: JsonPath) => Origin;

/** A problem at the place that an author can change. */
export function placed({ spot, ...problem }: Problem, origins: Origins | undefined): Problem {
  if (!origins || spot.at === 'offset' || spot.at === 'file') return { ...problem, spot };
  const { file, path, isMixed, use } = origins(spot.path);
  const moved: Spot = isMixed ? { at: 'value', path } : { ...spot, path };
  const mend = isMixed || use ? undefined : movedMend(problem.mend, origins);
  return { ...problem, file, spot: moved, mend, ...(use ? { inUse: use } : {}) };
}

/** An entry that is to change its place does so only where the whole list is the author's own. */
function movedMend(mend: Problem['mend'], origins: Origins): Problem['mend'] {
  if (!mend || !('moveToFront' in mend)) return mend;
  const { use, path } = origins(mend.moveToFront);
  return use ? undefined : { moveToFront: path };
}

/**
 * What is wrong with a shared section is told once, in its own file. What is wrong only on one page, such as an anchor that
 * stands there already, is told where that page asks for the section.
 *
 * @param all everything that was found, to know what a section's own file is told already
 */
export function withoutRepeatedUses(problems: readonly Problem[], all: readonly Problem[]): Problem[] {
  const told = new Set(all.filter(({ inUse }) => inUse === undefined).map(keyOf));
  return problems.flatMap(({ inUse, ...problem }): Problem[] => {
    if (!inUse) return [problem];
    if (told.has(keyOf(problem))) return [];
    return [{ ...problem, file: inUse.file, spot: { at: 'value', path: inUse.path } }];
  });
}

const keyOf = ({ code, file, spot }: Problem) => JSON.stringify([code, file, 'path' in spot ? spot.path : spot]);
