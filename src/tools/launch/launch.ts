import type { Finding, Problem } from '../../findings/finding.ts';
import { samplesOf } from '../../pipeline/check/samples/samples.ts';
import { textsOwn } from '../../pipeline/check/texts-own.ts';
import type { Checked } from '../../pipeline/compile.ts';
import { locateIn } from '../../pipeline/report/report.ts';

/**
 * What keeps a site from being published: every finding, every sample value and every sentence of a template that is still
 * in place. While the site is being made none of these is wrong, and later they are mere warnings; here they are errors,
 * allowed or not.
 */
export function launchFindings({ findings, model, texts }: Pick<Checked, 'findings' | 'model' | 'texts'>): Finding[] {
  const problems = model.documents.flatMap(({ file, raw }) =>
    samplesOf(raw).map(({ path, ...details }): Problem => {
      const part = details.kind === 'flag' ? undefined : details.value;
      return { code: 'sample-value', file, spot: { at: 'value', path, part }, details };
    }),
  );
  const samples = locateIn(model, texts, [...problems, ...textsOwn(model)]);
  return [
    ...findings.filter(({ code }) => code !== 'sample-data' && code !== 'text-sample'),
    ...samples.map((finding): Finding => ({ ...finding, severity: 'error' })),
  ];
}
