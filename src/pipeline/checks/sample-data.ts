import type { Draft, JsonPath } from '../finding.ts';
import type { Check } from '../model.ts';

/** Names and addresses that German samples use; hosts for examples (RFC 2606); numbers that are reserved for fiction. */
const SAMPLE =
  /\bMuster(?:mann|frau|stadt|straße|strasse|firma|weg|dorf|hausen)\b|\bexample\.(?:com|org|net)\b|\b0?30[ -]?23125\b|\b0?40[ -]?66969\b|\b0?89[ -]?99998\b|\bDE0{9}\b|\bHRB 0{3,}\b/u;

/** Once the site document says that its data are real, no sample is left anywhere. */
export const sampleData: Check = (site) => {
  if (site.site?.value?.sampleData !== false) return [];
  return site.documents.flatMap(({ file, raw }) =>
    stringsIn(raw, []).flatMap(({ value, path }): Draft[] => {
      const found = SAMPLE.exec(value);
      if (!found) return [];
      const spot = { at: 'value', path, part: found[0], from: found.index } as const;
      return [{ code: 'sample-data', file, spot, details: { found: found[0] } }];
    }),
  );
};

function stringsIn(value: unknown, path: JsonPath): Array<{ value: string; path: JsonPath }> {
  if (typeof value === 'string') return [{ value, path }];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((inner, index) => stringsIn(inner, [...path, index]));
  return Object.entries(value).flatMap(([key, inner]) => stringsIn(inner, [...path, key]));
}
