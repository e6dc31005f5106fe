import type { Problem } from '../../findings/finding.ts';
import { severityOf } from '../../findings/messages/messages.ts';
import type { SiteModel } from '../model/site-model.ts';

/**
 * Leaves out the warnings that their page allows. An entry that silences nothing is a warning itself, unless an error
 * somewhere may keep a check from speaking.
 */
export function withoutAllowed(problems: readonly Problem[], { pages, notFound }: SiteModel): Problem[] {
  const unused: Problem[] = [];
  const allowed = new Set<string>();
  const warned = new Set<string>();
  const key = (file: string, code: string) => `${code} ${file}`;
  const isWarning = ({ code }: Problem) => severityOf(code) === 'warning';
  for (const problem of problems) if (isWarning(problem)) warned.add(key(problem.file, problem.code));
  for (const { file, head } of [...pages, notFound].filter((page) => page !== undefined)) {
    for (const [index, { code }] of (head?.allow ?? []).entries()) {
      const isUsed = warned.has(key(file, code)) && !allowed.has(key(file, code));
      allowed.add(key(file, code));
      const spot = { at: 'value', path: ['allow', index, 'code'] } as const;
      if (!isUsed) unused.push({ code: 'allow-unused', file, spot, details: { code } });
    }
  }
  const left = problems.filter((problem) => !isWarning(problem) || !allowed.has(key(problem.file, problem.code)));
  return problems.every(isWarning) ? [...left, ...unused] : left;
}
