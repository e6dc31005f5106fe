import { type JsonPath, property } from '../../documents/json.ts';
import type { Problem } from '../../findings/finding.ts';
import { askedFor } from '../read/sections/fill.ts';
import type { SectionDocument } from '../read/source-document.ts';
import type { Check } from './check.ts';

/** Every parameter of a shared section has a name of its own and is used in its blocks. */
export const parametersUsed: Check = (site) => site.sections.flatMap(parameterProblems);

function parameterProblems({ file, written, value }: SectionDocument): Problem[] {
  const seen = new Set<string>();
  const used = new Set(askedFor(JSON.stringify(property(written, 'blocks') ?? [])));
  const known = new Set(value?.parameters.map(({ name }) => name));
  // A placeholder that no parameter has may be the one that is missed.
  const isClear = [...used].every((name) => known.has(name));
  return (value?.parameters ?? []).flatMap(({ name }, index): Problem[] => {
    const path: JsonPath = ['parameters', index, 'name'];
    const base = { file, spot: { at: 'value', path }, details: { name } } as const;
    if (seen.has(name)) return [{ ...base, code: 'parameter-duplicate' }];
    seen.add(name);
    return used.has(name) || !isClear ? [] : [{ ...base, code: 'parameter-unused' }];
  });
}
