import type { Finding } from './finding.ts';
import type { Report } from './formats/report.ts';

/** Files of a change, and what it is compared with. */
export interface Change {
  base: string;
  /** paths as findings name them */
  files: ReadonlySet<string>;
  /** a file of the checks that is among them, or beside them */
  checks?: string | undefined;
}

/**
 * The findings of a change: every problem of the files that it touches, and in the others those that were not
 * there before. A page that was deleted breaks links in files that nobody touched. Where the checks have changed, nobody knows
 * what they found before: then all.
 */
export function newFindings(
  after: Pick<Report, 'findings'>,
  before: Pick<Report, 'findings'>,
  { base, files, checks }: Change,
): Required<Pick<Report, 'findings' | 'change'>> {
  const old = new Map<string, number>();
  for (const finding of before.findings) old.set(keyOf(finding), (old.get(keyOf(finding)) ?? 0) + 1);
  const known = { errors: 0, warnings: 0 };
  const findings = after.findings.filter((finding) => {
    const key = keyOf(finding);
    const count = old.get(key) ?? 0;
    if (checks !== undefined || files.has(finding.file) || count === 0) return true;
    old.set(key, count - 1);
    known[finding.severity === 'error' ? 'errors' : 'warnings'] += 1;
    return false;
  });
  return { findings, change: { base, files: files.size, before: known, checks } };
}

/** In a file that has not changed, the same problem has the same place. */
const keyOf = ({ file, code, line, column, pointer, details }: Finding) =>
  JSON.stringify([file, code, line, column, pointer, details]);
