import { join } from 'node:path';
import { property } from '../documents/json.ts';
import { fileOf } from '../documents/routes.ts';
import type { Language, Severity } from '../findings/messages/message.ts';
import { reasonText } from '../findings/messages/publish.ts';
import type { Checked } from '../pipeline/compile.ts';
import type { PageState } from './contract.ts';

/** Every page of a site with its problems and whether visitors get it. */
export function pageList({ model, findings, unpublished }: Checked, folder: string, language: Language): PageState[] {
  const titles = new Map(model.pages.map((page) => [page.file, property(page.head ?? page.raw, 'title')]));
  const counts = new Map<string, Record<Severity, number>>();
  for (const { file, severity } of findings) {
    const count = counts.get(file) ?? { error: 0, warning: 0 };
    count[severity] += 1;
    counts.set(file, count);
  }
  return [...model.routes].sort().map((route) => {
    const file = fileOf(route);
    const title = titles.get(file);
    const { error, warning } = counts.get(file) ?? { error: 0, warning: 0 };
    const reason = unpublished.get(route);
    return {
      route,
      title: typeof title === 'string' ? title : '',
      open: join(folder, file),
      errors: error,
      warnings: warning,
      ...(reason ? { unpublished: reasonText(reason, language) } : {}),
    };
  });
}
