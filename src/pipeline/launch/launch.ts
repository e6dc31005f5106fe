import { type Checked, locateIn } from '../compile.ts';
import type { Draft, Finding, JsonPath } from '../finding.ts';
import { samplesIn } from './samples.ts';

/**
 * Every sample value that is still in place. None of them is wrong while the site is being made; a site for the public
 * must have none.
 */
export function launchFindings({ model, texts }: Pick<Checked, 'model' | 'texts'>): Finding[] {
  const drafts = model.documents.flatMap(({ file, raw }) => draftsOf(raw, file, []));
  return locateIn(model, texts, drafts);
}

function draftsOf(value: unknown, file: string, path: JsonPath): Draft[] {
  if (path.at(-1) === 'sampleData' && value === true) {
    return [
      { code: 'sample-value', file, spot: { at: 'value', path }, details: { kind: 'flag', value: 'sampleData' } },
    ];
  }
  if (typeof value === 'string') {
    // An example in an empty field of a form is meant to stay one.
    if (path.at(-1) === 'placeholder') return [];
    return samplesIn(value).map((details) => ({
      code: 'sample-value',
      file,
      spot: { at: 'value', path, part: details.value },
      details,
    }));
  }
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, inner]: [string | number, unknown]) => draftsOf(inner, file, [...path, key]));
}
