import type { Draft } from '../../findings/finding.ts';
import { severityOf } from '../../findings/messages/messages.ts';
import type { SiteModel } from '../model/model.ts';

/**
 * Leaves out the warnings that their page allows. An entry that silences nothing is a warning itself, unless an error
 * somewhere may keep a check from speaking.
 */
export function withoutAllowed(drafts: readonly Draft[], { pages, notFound }: SiteModel): Draft[] {
  const unused: Draft[] = [];
  const allowed = new Set<string>();
  const warned = new Set<string>();
  const key = (file: string, code: string) => `${code} ${file}`;
  const isWarning = ({ code }: Draft) => severityOf(code) === 'warning';
  for (const draft of drafts) if (isWarning(draft)) warned.add(key(draft.file, draft.code));
  for (const { file, value } of [...pages, notFound].filter((page) => page !== undefined)) {
    for (const [index, { code }] of (value?.allow ?? []).entries()) {
      const isUsed = warned.has(key(file, code)) && !allowed.has(key(file, code));
      allowed.add(key(file, code));
      const spot = { at: 'value', path: ['allow', index, 'code'] } as const;
      if (!isUsed) unused.push({ code: 'allow-unused', file, spot, details: { code } });
    }
  }
  const left = drafts.filter((draft) => !isWarning(draft) || !allowed.has(key(draft.file, draft.code)));
  return drafts.every(isWarning) ? [...left, ...unused] : left;
}
