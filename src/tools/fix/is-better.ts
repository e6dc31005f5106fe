import type { Finding } from '../../findings/finding.ts';
import type { Checked } from '../../pipeline/compile.ts';

/**
 * What is wrong with a site or a file, worst first: files that are no JSON, and how much of them is behind the
 * mistake that reading ends at; values of the wrong type; files that their schema refuses, errors, warnings. What can be read again may show
 * problems that nobody could see before; it is better all the same.
 */
type ProblemCounts = readonly number[];

/**
 * Whether a site has less wrong with it than before, and so has each of these files. None that could be read before has
 * more problems than it had.
 */
export function isBetter(after: Checked, before: Checked, files: readonly string[]): boolean {
  const better = (isCounted: (file: string) => boolean) =>
    compare(countProblems(after, isCounted), countProblems(before, isCounted)) < 0;
  const isWorse = (file: string) =>
    before.model.documents.some((document) => document.file === file) &&
    problemsIn(after, file) > problemsIn(before, file);
  return better(() => true) && files.every((file) => better((other) => other === file) && !isWorse(file));
}

const problemsIn = ({ findings }: Checked, file: string) =>
  findings.reduce((sum, finding) => (finding.file === file ? sum + 1 + (finding.further ?? 0) : sum), 0);

function countProblems({ findings, model, texts }: Checked, isCounted: (file: string) => boolean): ProblemCounts {
  const documents = model.documents.filter(({ file }) => isCounted(file));
  const known = new Set(documents.map(({ file }) => file));
  const count = (severity: Finding['severity']) =>
    findings.filter((finding) => finding.severity === severity && isCounted(finding.file)).length;
  const reported = [...new Set(findings.map(({ file }) => file))];
  const unreadable = reported.filter((file) => isCounted(file) && !known.has(file) && texts.get(file) !== undefined);
  const lengthBehind = (file: string) => {
    const { line = 1, column = 1 } = findings.findLast((finding) => finding.file === file) ?? {};
    const lines =
      texts
        .get(file)
        ?.split('\n')
        .slice(line - 1) ?? [];
    return lines.join('\n').length - column;
  };
  return [
    unreadable.length,
    unreadable.reduce((sum, file) => sum + lengthBehind(file), 0),
    findings.filter(({ code, file }) => code === 'wrong-type' && isCounted(file)).length,
    documents.filter(({ isValid }) => !isValid).length,
    count('error'),
    count('warning'),
  ];
}

function compare(a: ProblemCounts, b: ProblemCounts): number {
  const index = a.findIndex((value, at) => value !== b[at]);
  return index === -1 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}
