import type { Problem } from './finding.ts';

/** Most problems of one code that are reported of one file; nobody reads more, and a file may have thousands. */
export const MOST_OF_A_KIND = 100;

/** The problems without those beyond the most of one code and file; the last one reported says how many are left out. */
export function limited(problems: readonly Problem[]): Problem[] {
  if (problems.length <= MOST_OF_A_KIND) return [...problems];
  const counts = new Map<string, number>();
  const key = ({ code, file }: Problem) => `${code} ${file}`;
  const numbered = problems.map((problem) => {
    const number = (counts.get(key(problem)) ?? 0) + 1;
    counts.set(key(problem), number + (problem.further ?? 0));
    return { problem, number };
  });
  const kept = numbered.filter(({ number }) => number <= MOST_OF_A_KIND);
  const last = new Map(kept.map(({ problem }) => [key(problem), problem]));
  return kept.map(({ problem, number }) => {
    const further = (counts.get(key(problem)) ?? 0) - number;
    return last.get(key(problem)) === problem && further > 0 ? { ...problem, further } : problem;
  });
}
