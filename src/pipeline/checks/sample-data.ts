import type { Draft, JsonPath } from '../finding.ts';
import { samplesIn } from '../launch/samples.ts';
import type { Check } from '../model.ts';

/** Once the site document says that its data are real, no sample is left anywhere. */
export const sampleData: Check = (site) => {
  if (site.site?.value?.sampleData !== false) return [];
  return site.documents.flatMap(({ file, raw }) =>
    stringsIn(raw, []).flatMap(({ value, path }): Draft[] => {
      // An example in an empty field of a form is meant to stay one.
      if (path.at(-1) === 'placeholder') return [];
      return samplesIn(value).map((sample) => ({
        code: 'sample-data',
        file,
        spot: { at: 'value', path, part: sample.value },
        details: { found: sample.value },
      }));
    }),
  );
};

function stringsIn(value: unknown, path: JsonPath): Array<{ value: string; path: JsonPath }> {
  if (typeof value === 'string') return [{ value, path }];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((inner, index) => stringsIn(inner, [...path, index]));
  return Object.entries(value).flatMap(([key, inner]) => stringsIn(inner, [...path, key]));
}
