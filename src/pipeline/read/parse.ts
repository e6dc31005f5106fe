import { findNodeAtLocation, getNodeValue, type Node, parseTree, visit } from 'jsonc-parser';
import { type JsonPath, toPointer } from '../../documents/json.ts';
import type { Fix, Problem, Staged } from '../../findings/finding.ts';
import { limited, MOST_OF_A_KIND } from '../../findings/limit.ts';
import type { TextFile } from './load.ts';
import { countKeys, scan } from './scan.ts';
import type { Origins } from './sections/place.ts';
import { syntaxErrors } from './syntax/syntax.ts';

/** A file whose JSON is known. */
export interface ParsedFile extends TextFile {
  value: unknown;
  /** where an author finds the value at a path, if that is elsewhere: messages use its name there */
  origins?: Origins | undefined;
}

/** Deepest accepted nesting; zod would overflow the stack far beyond it. */
const MAX_DEPTH = 32;

/**
 * Text to value. Refuses nesting over 32 and every syntax error; names properties that appear twice. After errors that
 * leave no doubt about the content (trailing commas, comments) the value is still handed on, so that the other
 * problems of the file show in the same run.
 */
export function parse(file: TextFile): Staged<ParsedFile | undefined> {
  const { path, text } = file;
  const { depth, keys, tooDeepAt } = scan(text, MAX_DEPTH);
  if (tooDeepAt !== undefined) {
    const spot = { at: 'offset', offset: tooDeepAt, length: 1 } as const;
    const details = { depth, limit: MAX_DEPTH };
    return { value: undefined, problems: [{ code: 'too-deep', file: path, spot, details }] };
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const { value: recovered, findings } = syntaxErrors(file);
    if (recovered === undefined) return { value: undefined, problems: findings };
    return { value: { ...file, value: recovered }, problems: [...findings, ...duplicateKeys(file)] };
  }
  const findings = countKeys(value) === keys ? [] : duplicateKeys(file);
  // Of two lists, or two blocks in the same braces, half the content is hidden: what is said of the rest would mislead.
  const isWhole = findings.every((problem) => problem.code !== 'duplicate-key' || problem.details.hidden === undefined);
  return { value: isWhole ? { ...file, value } : undefined, problems: findings };
}

/** One problem for every property name that is repeated in the same object. */
function duplicateKeys({ path: file, text }: TextFile): Problem[] {
  const seen: Set<string>[] = [];
  const findings: Problem[] = [];
  let tree: Node | undefined;
  const repetitionAt = (path: JsonPath, offset: number) => {
    if (findings.length >= MOST_OF_A_KIND) return {};
    tree ??= parseTree(text, [], { allowTrailingComma: true });
    return tree ? repetitionOf(tree, path, offset) : {};
  };
  visit(text, {
    onObjectBegin: () => void seen.push(new Set()),
    onObjectEnd: () => void seen.pop(),
    onObjectProperty: (name, offset, length, _line, _character, parent) => {
      const names = seen.at(-1);
      if (!names?.has(name)) {
        names?.add(name);
        return;
      }
      const path: JsonPath = [...parent(), name];
      const spot = { at: 'offset', offset, length, path } as const;
      const { hidden, fix } = repetitionAt(path, offset);
      findings.push({ code: 'duplicate-key', file, spot, details: { name, ...(hidden && { hidden }) }, fix });
    },
  });
  // Other names are there twice only because two blocks are in the same braces.
  const isBlock = (problem: Problem) => problem.code === 'duplicate-key' && problem.details.hidden === 'block';
  const doubled = new Set(findings.filter(isBlock).map(ownerOf));
  return limited(findings.filter((problem) => isBlock(problem) || !doubled.has(ownerOf(problem))));
}

/** The object that a repeated name is in. */
const ownerOf = ({ spot }: Problem) => toPointer(('path' in spot && spot.path ? spot.path : []).slice(0, -1));

/** What the first property of a name loses by the second: nothing if the two are the same, so that one can be deleted. */
function repetitionOf(tree: Node, path: JsonPath, offset: number): { hidden?: 'list' | 'block'; fix?: Fix } {
  const owner = findNodeAtLocation(tree, path.slice(0, -1));
  const properties = owner?.children ?? [];
  const at = properties.findIndex((property) => property.offset === offset);
  const [before, repeated] = [properties[at - 1], properties[at]];
  const first = properties.find((property) => property.children?.[0]?.value === path.at(-1))?.children?.[1];
  const second = repeated?.children?.[1];
  if (!before || !repeated || !first || !second) return {};
  const [value, repetition] = [first, second].map((node) => JSON.stringify(getNodeValue(node)));
  if (value !== repetition) {
    if (path.at(-1) === 'type' && path.at(-3) === 'blocks') return { hidden: 'block' };
    return first.type === 'array' && second.type === 'array' ? { hidden: 'list' } : {};
  }
  const end = before.offset + before.length;
  return { fix: { edits: [{ offset: end, length: repeated.offset + repeated.length - end, text: '' }] } };
}
