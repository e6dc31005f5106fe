import { type JsonPath, leadsInto } from '../../documents/json.ts';
import type { Problem, Spot } from '../../findings/finding.ts';
import type { FindingCode } from '../../findings/messages/messages.ts';

/** What is said of single texts by the rules of a language: an echo where the whole document is in another. */
const OF_LANGUAGE: readonly FindingCode[] = [
  'text-english',
  'text-german',
  'text-quotes',
  'text-space',
  'text-umlaut',
  'link-language',
];

/**
 * One mistake, one finding: what a whole-site check says about a value that its schema refuses already is an echo, and
 * so is a property that is missed where another one has an unknown name, one without effect where what decides that is wrong
 * itself, all that is reported of a block by the rules of a version that it is not written in, and all that is reported of texts by
 * the rules of a language that their document is not in.
 *
 * @param shape what the schemas found
 * @param site what the whole-site checks found
 */
export function withoutEchoes(shape: readonly Problem[], site: readonly Problem[]): Problem[] {
  const places = new Set<string>();
  const misnaming = new Set<string>();
  const old: Problem[] = [];
  for (const problem of shape) {
    const path = pathOf(problem.spot);
    if (path === undefined) continue;
    places.add(placeOf(problem.file, path));
    if (problem.code === 'values-swapped')
      places.add(placeOf(problem.file, [...path.slice(0, -1), problem.details.other]));
    if (problem.code === 'old-version') old.push(problem);
    if (problem.code === 'unknown-property') {
      const owner = path.slice(0, -1);
      misnaming.add(placeOf(problem.file, owner));
      if (problem.nearest !== undefined) places.add(placeOf(problem.file, [...owner, problem.nearest]));
    }
  }
  const foreign = new Set(site.filter(({ code }) => code === 'document-language').map(({ file }) => file));
  return site.filter((problem) => {
    if (foreign.has(problem.file) && OF_LANGUAGE.includes(problem.code)) return false;
    const path = pathOf(problem.spot);
    if (path === undefined) return true;
    if (old.some((part) => part.file === problem.file && isInside(path, part))) return false;
    if (decidingPaths(problem, path).some((each) => places.has(placeOf(problem.file, each)))) return false;
    const owner = ownerOfMissed(problem, path);
    return !places.has(placeOf(problem.file, path)) && !(owner && misnaming.has(placeOf(problem.file, owner)));
  });
}

/** The object in which a rule between properties misses one. */
function ownerOfMissed({ code }: Problem, path: JsonPath): JsonPath | undefined {
  if (code === 'property-one-of') return path;
  return code === 'property-needs' || code === 'property-gap' ? path.slice(0, -1) : undefined;
}

/** Where the property may stand that decides whether another one has an effect: beside it, or beside a group or list that it is in. */
function decidingPaths({ code, details }: Problem, path: JsonPath): JsonPath[] {
  return code === 'property-without-effect' ? path.map((_, depth) => [...path.slice(0, depth), details.other]) : [];
}

/** Whether a path leads into what is of an old version: the block that its finding names the type of, or the file. */
const isInside = (path: JsonPath, { spot }: Problem): boolean => leadsInto(path, (pathOf(spot) ?? []).slice(0, -1));

const pathOf = (spot: Spot): JsonPath | undefined => (spot.at === 'value' || spot.at === 'key' ? spot.path : undefined);
const placeOf = (file: string, path: JsonPath) => JSON.stringify([file, ...path]);
