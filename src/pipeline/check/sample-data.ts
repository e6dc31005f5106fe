import type { Check } from './check.ts';
import { samplesOf } from './samples/samples.ts';

/** Once the site document says that its data are real, no sample is left anywhere. What is said to be invented is none. */
export const sampleData: Check = (site) => {
  if (site.settings?.value?.sampleData !== false) return [];
  return site.unsettled.documents.flatMap((document) =>
    samplesOf(document)
      .filter(({ kind }) => kind !== 'invented')
      .map(({ value, path }) => ({
        code: 'sample-data' as const,
        file: document.file,
        spot: { at: 'value', path, part: value } as const,
        details: { found: value },
      })),
  );
};
