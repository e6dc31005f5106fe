import type { Edit, Finding, FixedFinding } from '../../findings/finding.ts';
import { type Checked, checkSite, siteReader } from '../../pipeline/compile.ts';
import type { Content } from '../../pipeline/read/content.ts';
import type { SiteReader } from '../../pipeline/read/read.ts';
import { applyEdits } from './edits.ts';
import { isBetter } from './is-better.ts';

export interface Fixed {
  content: Content;
  checked: Checked;
  fixed: readonly FixedFinding[];
  /** files whose text has changed */
  files: readonly string[];
}

type Fixable = { finding: Finding; edits: readonly Edit[] };

/**
 * Applies the safe fixes of a site until there is none left: text edits, so that formatting and the order of properties
 * stay. Every change is checked with the whole site; one that leaves its file or the site no better is not made.
 *
 * @param isMeant which files may be changed
 * @param reader one that has read the content before reads only what the fixes change
 */
export function fixSite(
  content: Content,
  isMeant: (file: string) => boolean = () => true,
  reader = siteReader(),
): Fixed {
  let state: Fixed = { content, checked: checkSite(content, reader), fixed: [], files: [] };
  for (;;) {
    const next = round(state, isMeant, reader);
    if (!next) return state;
    state = next;
  }
}

/** All fixes at once; where that does not do, those of one file; and of one file one by one. */
function round(state: Fixed, isMeant: (file: string) => boolean, reader: SiteReader): Fixed | undefined {
  const byFile = new Map<string, Fixable[]>();
  for (const finding of state.checked.findings) {
    const { fix, file } = finding;
    if (fix && isMeant(file)) byFile.set(file, [...(byFile.get(file) ?? []), { finding, edits: fix }]);
  }
  if (byFile.size === 0) return undefined;
  const all = attempt(state, byFile, reader);
  if (all) return all;
  let current = state;
  for (const [file, fixes] of byFile) {
    const one = (some: Fixable[]) => attempt(current, new Map([[file, some]]), reader);
    current = one(fixes) ?? firstDefined(fixes, (fix) => one([fix])) ?? current;
  }
  return current === state ? undefined : current;
}

function firstDefined<T, R>(values: readonly T[], make: (value: T) => R | undefined): R | undefined {
  for (const value of values) {
    const made = make(value);
    if (made !== undefined) return made;
  }
  return undefined;
}

const encoder = new TextEncoder();

function attempt(state: Fixed, byFile: ReadonlyMap<string, readonly Fixable[]>, reader: SiteReader): Fixed | undefined {
  const fixed: FixedFinding[] = [];
  const files = state.content.files.map((file) => {
    const fixes = byFile.get(file.path);
    const before = fixes && state.checked.texts.get(file.path);
    if (!fixes || before === undefined) return file;
    const { text, applied } = applyEdits(before, fixes);
    fixed.push(...applied.map(({ finding, edits }) => ({ finding, changes: changesOf(edits, before) })));
    return { path: file.path, bytes: encoder.encode(text) };
  });
  const content = { ...state.content, files };
  const checked = checkSite(content, reader);
  const changed = [...byFile.keys()];
  if (!isBetter(checked, state.checked, changed)) return undefined;
  return {
    content,
    checked,
    fixed: [...state.fixed, ...fixed],
    files: [...new Set([...state.files, ...changed])],
  };
}

const changesOf = (edits: readonly Edit[], text: string) =>
  edits.map((edit) => ({ from: text.slice(edit.offset, edit.offset + edit.length), to: edit.text }));
