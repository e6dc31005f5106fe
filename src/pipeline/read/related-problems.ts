import { type JsonPath, toPointer, valueAt } from '../../documents/json.ts';
import type { Problem } from '../../findings/finding.ts';
import { kindOf } from './describe.ts';

/**
 * Where an object has one unknown property and lacks one, and its value is of the kind that is missing, the
 * one is taken for the other: `"ueberschrift": "…"` for `"title": "…"`.
 */
export function pairNames(problems: readonly Problem[], value: unknown): Problem[] {
  return problems.map((problem) => {
    if (problem.code !== 'unknown-property' || problem.nearest !== undefined || problem.spot.at !== 'key')
      return problem;
    const owner = toPointer(problem.spot.path.slice(0, -1));
    const siblings = problems.filter(
      ({ spot }) => 'path' in spot && spot.path && toPointer(spot.path.slice(0, -1)) === owner,
    );
    const [missing, ...others] = siblings.filter((sibling) => sibling.code === 'missing-property');
    const isOnly = siblings.filter((sibling) => sibling.code === 'unknown-property').length === 1;
    if (!isOnly || !missing || others.length > 0) return problem;
    const written = valueAt(value, problem.spot.path);
    const isMeant = missing.expected === kindOf(written) && isAddress(written) === ADDRESSES.has(missing.details.name);
    return isMeant ? { ...problem, nearest: missing.details.name } : problem;
  });
}

const ADDRESSES: ReadonlySet<string> = new Set(['href', 'path', 'src', 'from', 'to']);

const isAddress = (value: unknown) => typeof value === 'string' && /^(?:\/|#|https?:\/\/)/u.test(value);

/**
 * One mistake, one finding: a misspelt name makes zod report the name and the property it should have been, a name
 * around the properties of an object all that it needs; and text that is empty or too long fails its pattern as well.
 */
export function withoutRepeats(problems: readonly Problem[]): Problem[] {
  const key = (path: JsonPath) => JSON.stringify(path);
  const renamed = new Set<string>();
  const wrapped = new Set<string>();
  const sized = new Set<string>();
  const unnamed = new Set<string>();
  for (const problem of problems) {
    if (problem.spot.at === 'key' && problem.code === 'unknown-property' && problem.nearest !== undefined) {
      renamed.add(key([...problem.spot.path.slice(0, -1), problem.nearest]));
    }
    if (problem.spot.at === 'key' && problem.code === 'unknown-property' && problem.details.inside !== undefined) {
      const group = [...problem.spot.path.slice(0, -1), problem.details.inside];
      renamed.add(key(group)).add(key([...group, problem.details.name]));
    }
    if (problem.spot.at === 'key' && problem.code === 'property-wraps')
      wrapped.add(key(problem.spot.path.slice(0, -1)));
    if (problem.spot.at === 'value' && problem.code === 'names-missing') unnamed.add(key(problem.spot.path));
    if (problem.spot.at === 'value' && problem.code === 'text-blank') sized.add(key(problem.spot.path));
  }
  const blank = new Set<string>();
  const malformed = new Set(
    problems.flatMap(({ code, spot }) => (code === 'wrong-format' && spot.at === 'value' ? key(spot.path) : [])),
  );
  return problems.filter((problem) => {
    if (problem.spot.at !== 'value') return true;
    const at = key(problem.spot.path);
    if (problem.code === 'missing-property') {
      const owner = key(problem.spot.path.slice(0, -1));
      return !renamed.has(at) && !wrapped.has(owner) && !unnamed.has(owner);
    }
    if (problem.code === 'text-blank') return !blank.has(at) && blank.add(at);
    if (problem.code === 'text-too-long') return !malformed.has(at);
    return !sized.has(at);
  });
}
