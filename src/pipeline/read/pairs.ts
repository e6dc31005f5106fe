import { valueAt } from '../../documents/reflect.ts';
import { type Draft, type JsonPath, toPointer } from '../../findings/finding.ts';
import { kindOf } from './describe.ts';

/**
 * Where an object has one unknown property and lacks one, and what stands there is of the kind that is missing, the
 * one is taken for the other: `"ueberschrift": "…"` for `"title": "…"`.
 */
export function pairNames(drafts: readonly Draft[], value: unknown): Draft[] {
  return drafts.map((draft) => {
    if (draft.code !== 'unknown-property' || draft.nearest !== undefined || draft.spot.at !== 'key') return draft;
    const owner = toPointer(draft.spot.path.slice(0, -1));
    const siblings = drafts.filter(
      ({ spot }) => 'path' in spot && spot.path && toPointer(spot.path.slice(0, -1)) === owner,
    );
    const [missing, ...others] = siblings.filter((sibling) => sibling.code === 'missing-property');
    const isOnly = siblings.filter((sibling) => sibling.code === 'unknown-property').length === 1;
    if (!isOnly || !missing || others.length > 0) return draft;
    const fits = missing.expected === kindOf(valueAt(value, draft.spot.path));
    return fits ? { ...draft, nearest: missing.details.name } : draft;
  });
}

/**
 * One mistake, one finding: a misspelt name makes zod report the name and the property it should have been; and text
 * that is empty or too long fails its pattern as well.
 */
export function withoutRepeats(drafts: readonly Draft[]): Draft[] {
  const key = (path: JsonPath) => JSON.stringify(path);
  const renamed = new Set<string>();
  const sized = new Set<string>();
  for (const draft of drafts) {
    if (draft.spot.at === 'key' && draft.code === 'unknown-property' && draft.nearest !== undefined) {
      renamed.add(key([...draft.spot.path.slice(0, -1), draft.nearest]));
    }
    if (draft.spot.at === 'value' && draft.code === 'text-blank') sized.add(key(draft.spot.path));
  }
  const blank = new Set<string>();
  return drafts.filter((draft) => {
    if (draft.spot.at !== 'value') return true;
    const at = key(draft.spot.path);
    if (draft.code === 'missing-property') return !renamed.has(at);
    if (draft.code === 'text-blank') return !blank.has(at) && blank.add(at);
    return !sized.has(at);
  });
}
