import type { JsonPath } from '../../documents/json.ts';
import type { Finding, Problem } from '../../findings/finding.ts';
import { locateFindings } from '../../findings/locate.ts';
import { samplesOf } from '../../pipeline/check/samples/samples.ts';
import { textsOwn } from '../../pipeline/check/texts-own.ts';
import type { Checked } from '../../pipeline/compile.ts';

/** The key figures of a document. */
function figuresIn(value: unknown, path: JsonPath = []): Array<{ path: JsonPath; value: string }> {
  if (typeof value === 'string' && path.at(-3) === 'stats' && path.at(-1) === 'value') return [{ path, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    figuresIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/**
 * Every sample of a document. Its key figures are samples, and what it calls invented is to be replaced, while the data are
 * declared as samples: nothing shows in a number whether it is true, and an invented story may be meant to stay one.
 */
function samplesAndFigures(raw: unknown, areSamples: boolean) {
  const samples = samplesOf(raw).filter(({ kind }) => areSamples || kind !== 'invented');
  const blockOf = (path: JsonPath) => path.slice(0, 2).join('/');
  const told = samples.map(({ path }) => blockOf(path));
  const figures = areSamples ? figuresIn(raw).filter(({ path }) => !told.includes(blockOf(path))) : [];
  return [...samples, ...figures.map((figure) => ({ ...figure, kind: 'figure' as const }))];
}

/**
 * What keeps a site from being published: every finding, every sample value and every sentence of a template that is still
 * in place. While the site is being made none of these is wrong, and later they are mere warnings; here they are errors,
 * allowed or not.
 */
export function launchFindings({ findings, model, texts }: Pick<Checked, 'findings' | 'model' | 'texts'>): Finding[] {
  const problems = model.documents.flatMap(({ file, raw }) =>
    samplesAndFigures(raw, model.settings?.value?.sampleData === true).map(({ path, ...details }): Problem => {
      const part = details.kind === 'flag' ? undefined : details.value;
      return { code: 'sample-value', file, spot: { at: 'value', path, part }, details };
    }),
  );
  const samples = locateFindings([...problems, ...textsOwn(model)], texts);
  return [
    ...findings.filter(({ code }) => code !== 'sample-data' && code !== 'text-sample'),
    ...samples.map((finding): Finding => ({ ...finding, severity: 'error' })),
  ];
}
