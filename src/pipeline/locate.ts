import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import type { Draft, Finding, JsonPath } from './finding.ts';
import { toPointer } from './finding.ts';
import { severityOf } from './messages/messages.ts';

/** A text and, once asked for, its lines and its syntax tree. */
class SourceMap {
  readonly #text: string;
  #lineStarts: number[] | undefined;
  #tree: Node | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  node(path: JsonPath): Node | undefined {
    this.#tree ??= parseTree(this.#text, [], { allowTrailingComma: true });
    return this.#tree && findNodeAtLocation(this.#tree, [...path]);
  }

  /** Line and column, from 1, of an offset. */
  position(offset: number): { line: number; column: number } {
    this.#lineStarts ??= lineStarts(this.#text);
    let low = 0;
    let high = this.#lineStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.#lineStarts[low] ?? 0) + 1 };
  }
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let i = text.indexOf('\n'); i !== -1; i = text.indexOf('\n', i + 1)) starts.push(i + 1);
  return starts;
}

interface Span {
  offset: number;
  length: number;
  path: JsonPath;
}

/** Span of a draft's spot. A path that is not in the text (a missing property) is shown at its nearest parent. */
function spanOf(spot: Draft['spot'], source: SourceMap): Span {
  if (spot.at === 'file') return { offset: 0, length: 1, path: [] };
  if (spot.at === 'offset') return { offset: spot.offset, length: spot.length, path: spot.path ?? [] };
  for (let end = spot.path.length; end >= 0; end--) {
    const node = source.node(spot.path.slice(0, end));
    if (!node) continue;
    const key = spot.at === 'key' && node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
    const shown = key ?? node;
    const whole = end === spot.path.length && shown.type !== 'object' && shown.type !== 'array';
    return { offset: shown.offset, length: whole ? shown.length : 1, path: spot.path };
  }
  return { offset: 0, length: 1, path: spot.path };
}

/**
 * Gives every draft its line and column, in the order of files, lines and columns.
 *
 * @param texts the text of each file by path; a file without one (unreadable) is located at its first character
 * @param blockType what the block at an index of a file calls itself
 */
export function locateFindings(
  drafts: readonly Draft[],
  texts: ReadonlyMap<string, string>,
  blockType: (file: string, index: number) => string | undefined,
): Finding[] {
  const sources = new Map<string, SourceMap>();
  const sourceOf = (file: string) => {
    const known = sources.get(file) ?? new SourceMap(texts.get(file) ?? '');
    sources.set(file, known);
    return known;
  };
  const findings = drafts.map(({ spot, ...draft }): Finding => {
    const source = sourceOf(draft.file);
    const { offset, length, path } = spanOf(spot, source);
    const start = source.position(offset);
    const end = source.position(offset + length);
    const index = path[0] === 'blocks' && typeof path[1] === 'number' ? path[1] : undefined;
    return {
      ...draft,
      severity: severityOf(draft.code),
      ...start,
      endLine: end.line,
      endColumn: end.column,
      pointer: toPointer(path),
      ...(index === undefined ? {} : { block: { index, type: blockType(draft.file, index) } }),
    };
  });
  return findings.sort(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.code, b.code),
  );
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
