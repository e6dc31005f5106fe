import type { Check } from './check.ts';
import { samplesOf } from './samples/samples.ts';

/** Once the site document says that its data are real, no sample is left anywhere. */
export const sampleData: Check = (site) => {
  if (site.settings?.value?.sampleData !== false) return [];
  return site.unsettled.documents.flatMap(({ file, raw }) =>
    samplesOf(raw).map(({ value, path }) => ({
      code: 'sample-data' as const,
      file,
      spot: { at: 'value', path, part: value } as const,
      details: { found: value },
    })),
  );
};
