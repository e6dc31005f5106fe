import type { JsonPath } from '../../documents/json.ts';
import type { Finding, Problem } from '../../findings/finding.ts';
import { locateFindings } from '../../findings/locate.ts';
import { samplesOf } from '../../pipeline/check/samples/samples.ts';
import { textsOwn } from '../../pipeline/check/texts-own.ts';
import type { Checked } from '../../pipeline/compile.ts';
import type { SourceDocument } from '../../pipeline/read/source-document.ts';

/**
 * Every sample of a document. Its key figures are samples, and what it calls invented is to be replaced, while the data are
 * declared as samples: nothing shows in a number whether it is true, and an invented story may be meant to stay one.
 */
function samplesAndFigures(document: SourceDocument<unknown>, areSamples: boolean) {
  const samples = samplesOf(document).filter(({ kind }) => areSamples || kind !== 'invented');
  const blockOf = (path: JsonPath) => path.slice(0, 2).join('/');
  const told = samples.map(({ path }) => blockOf(path));
  const figures = areSamples ? document.facts.figures.filter(({ path }) => !told.includes(blockOf(path))) : [];
  return [...samples, ...figures.map((figure) => ({ ...figure, kind: 'figure' as const }))];
}

/**
 * What keeps a site from being published: every finding, every sample value and every sentence of a template that is still
 * in place. While the site is being made none of these is wrong, and later they are mere warnings; here they are errors,
 * allowed or not.
 */
export function launchFindings({ findings, model, texts }: Pick<Checked, 'findings' | 'model' | 'texts'>): Finding[] {
  const { settings } = model;
  const areSamples = settings?.value?.sampleData === true;
  const declared: Problem[] = areSamples
    ? [
        {
          code: 'sample-value',
          file: settings.file,
          spot: { at: 'value', path: ['sampleData'] },
          details: { kind: 'flag', value: 'sampleData' },
        },
      ]
    : [];
  const problems = model.documents.flatMap((document) =>
    samplesAndFigures(document, areSamples).map(({ path, kind, value }): Problem => {
      const spot = { at: 'value', path, part: value } as const;
      return { code: 'sample-value', file: document.file, spot, details: { kind, value } };
    }),
  );
  const samples = locateFindings([...declared, ...problems, ...textsOwn(model)], texts);
  return [
    ...findings.filter(({ code }) => code !== 'sample-data' && code !== 'text-sample'),
    ...samples.map((finding): Finding => ({ ...finding, severity: 'error' })),
  ];
}
