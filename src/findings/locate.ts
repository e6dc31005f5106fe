import { type Node, parseTree } from 'jsonc-parser';
import { type JsonPath, toPointer } from '../documents/json.ts';
import type { Edit, Finding, Fix, Problem } from './finding.ts';
import { severityOf } from './messages/messages.ts';
import { movingInto, unwrapping } from './restructure.ts';

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
    return path.reduce<Node | undefined>((node, key) => node && childOf(node, key), this.#tree);
  }

  /** What the block at an index of a page calls itself, or the shared section that stands in its place. */
  blockType(index: number): string | undefined {
    const block = this.node(['blocks', index]);
    const type: unknown = (block && (childOf(block, 'type') ?? childOf(block, 'use')))?.value;
    return typeof type === 'string' ? type : undefined;
  }

  /**
   * Place of `part` within the span of a string: at index `from` of its value, else its first occurrence; the whole
   * span where it is written differently there (escapes).
   */
  within(span: Span, part: string, from: number | undefined): Span {
    if (from !== undefined) {
      const start = this.#offsetInString(span.offset, from);
      const end = this.#offsetInString(span.offset, from + part.length);
      return { ...span, offset: start, length: end - start, holds: 'part' };
    }
    const offset = this.#text.slice(0, span.offset + span.length).indexOf(part, span.offset);
    return part === '' || offset === -1 ? span : { ...span, offset, length: part.length, holds: 'part' };
  }

  /** Offset of a character of a string's value, whose opening quote is at `quote`; escapes are longer than they look. */
  #offsetInString(quote: number, index: number): number {
    let offset = quote + 1;
    for (let i = 0; i < index; i++) {
      if (this.#text[offset] !== '\\') offset += 1;
      else offset += this.#text[offset + 1] === 'u' ? 6 : 2;
    }
    return offset;
  }

  /** Edits that put an entry of a list before the first one. */
  movingToFront(path: JsonPath): Edit[] | undefined {
    const entry = this.node(path);
    const entries = entry?.parent?.children ?? [];
    const index = entry ? entries.indexOf(entry) : -1;
    const [first, second] = entries;
    const before = entries[index - 1];
    if (!entry || !first || !second || !before) return undefined;
    const between = this.#text.slice(endOf(first), second.offset);
    const moved = this.#text.slice(entry.offset, endOf(entry));
    return [
      { offset: first.offset, length: 0, text: moved + between },
      { offset: endOf(before), length: endOf(entry) - endOf(before), text: '' },
    ];
  }

  /** The edit that puts what a value has at a path inside it, between two pieces, in place of the whole. */
  replacing(path: JsonPath, { inner, between }: Extract<Fix, { inner: JsonPath }>): Edit[] | undefined {
    const [whole, part] = [this.node(path), this.node([...path, ...inner])];
    if (!whole || !part) return undefined;
    const text = between.join(this.#text.slice(part.offset, endOf(part)));
    return [{ offset: whole.offset, length: whole.length, text }];
  }

  /** The edit that writes JSON in place of a whole object or list. */
  writing(path: JsonPath, text: string): Edit[] | undefined {
    const whole = this.node(path);
    return whole && [{ offset: whole.offset, length: whole.length, text }];
  }

  /** The edits that exchange the value at a path for that of a property beside it. */
  swapping(path: JsonPath, other: string): Edit[] | undefined {
    const [one, two] = [this.node(path), this.node([...path.slice(0, -1), other])];
    if (!one || !two) return undefined;
    const textOf = (node: Node) => this.#text.slice(node.offset, endOf(node));
    return [
      { offset: one.offset, length: one.length, text: textOf(two) },
      { offset: two.offset, length: two.length, text: textOf(one) },
    ];
  }

  /** The edits that move the property at a path into a group beside it, or what is in it out of it. */
  restructuring(path: JsonPath, fix: Extract<Fix, { moveInto: string } | { unwrap: true }>): Edit[] | undefined {
    const value = this.node(path);
    if (!value) return undefined;
    return 'unwrap' in fix ? unwrapping(value) : movingInto(fix.moveInto, value, this.#text);
  }

  /** Where a span ends. One that is nothing but a line's end stays on that line. */
  end({ offset, length }: Span): { line: number; column: number } {
    if (this.#text[offset] !== '\n' && this.#text[offset] !== '\r') return this.position(offset + length);
    const { line, column } = this.position(offset);
    return { line, column: column + 1 };
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

const endOf = (node: Node) => node.offset + node.length;

/** Where a name occurs twice, JSON means its last value. */
function childOf(node: Node, key: string | number): Node | undefined {
  if (typeof key === 'number') return node.type === 'array' ? node.children?.[key] : undefined;
  return node.children?.findLast((child) => child.type === 'property' && child.children?.[0]?.value === key)
    ?.children?.[1];
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
  /** whether it is a whole value or name, or a part of a text; neither where only a bracket is marked */
  holds?: 'token' | 'part';
}

/** Span of a problem's spot. A path that is not in the text (a missing property) is shown at its nearest parent. */
function spanOf(spot: Problem['spot'], source: SourceMap): Span {
  if (spot.at === 'file') return { offset: 0, length: 1, path: [] };
  if (spot.at === 'offset') return { offset: spot.offset, length: spot.length, path: spot.path ?? [] };
  for (let end = spot.path.length; end >= 0; end--) {
    const node = source.node(spot.path.slice(0, end));
    if (!node) continue;
    const key = spot.at === 'key' && node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
    const shown = key ?? node;
    const whole = end === spot.path.length && shown.type !== 'object' && shown.type !== 'array';
    const span: Span = { offset: shown.offset, length: whole ? shown.length : 1, path: spot.path };
    if (!whole) return span;
    span.holds = 'token';
    return spot.at === 'value' && spot.part !== undefined ? source.within(span, spot.part, spot.from) : span;
  }
  return { offset: 0, length: 1, path: spot.path };
}

function editsOf(fix: Fix, span: Span, source: SourceMap): readonly Edit[] | undefined {
  if ('edits' in fix) return fix.edits;
  if ('moveToFront' in fix) return source.movingToFront(fix.moveToFront);
  if ('moveInto' in fix || 'unwrap' in fix) return source.restructuring(span.path, fix);
  if ('swapWith' in fix) return source.swapping(span.path, fix.swapWith);
  if ('inner' in fix) return source.replacing(span.path, fix);
  const written = 'json' in fix ? fix.json : JSON.stringify(fix.write);
  const { offset, length, holds } = span;
  if ('json' in fix && !holds) return source.writing(span.path, written);
  return holds && [{ offset, length, text: holds === 'token' ? written : written.slice(1, -1) }];
}

/** Where a problem is in a text, and what mends it there. */
export type ProblemPlace = Pick<Finding, 'line' | 'column' | 'endLine' | 'endColumn' | 'pointer' | 'fix' | 'block'>;

/** The place of a problem in a text, by what it is found with: as it was found before, or found now. */
export type Places = (spot: string, find: () => ProblemPlace) => ProblemPlace;

/**
 * Gives every problem its line and column, in the order of files, lines and columns.
 *
 * @param texts the text of each file by path; a file without one (unreadable) is located at its first character
 * @param placesIn the places that are known of a file, whose text then need not be read
 */
export function locateFindings(
  problems: readonly Problem[],
  texts: Pick<ReadonlyMap<string, string>, 'get'>,
  placesIn: (file: string) => Places | undefined = () => undefined,
): Finding[] {
  let last: { file: string; source: SourceMap } | undefined;
  const sourceOf = (file: string) => {
    if (last?.file !== file) last = { file, source: new SourceMap(texts.get(file) ?? '') };
    return last.source;
  };
  const placeOf = ({ file, spot, fix }: Problem): ProblemPlace => {
    const find = () => findPlace(spot, fix, sourceOf(file));
    return placesIn(file)?.(JSON.stringify([spot, fix]), find) ?? find();
  };
  // One file after the other: the syntax trees of thousands would fill the memory.
  const byFile = [...problems].sort((a, b) => compare(a.file, b.file));
  const findings = byFile.map((located): Finding => {
    const { spot: _spot, fix: _fix, inUse: _use, ...problem } = located;
    return { ...problem, severity: severityOf(problem.code), ...placeOf(located) };
  });
  return findings.sort(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.code, b.code),
  );
}

function findPlace(spot: Problem['spot'], fix: Fix | undefined, source: SourceMap): ProblemPlace {
  const span = spanOf(spot, source);
  const { path } = span;
  const start = source.position(span.offset);
  const end = source.end(span);
  const edits = fix && editsOf(fix, span, source);
  const index = path[0] === 'blocks' && typeof path[1] === 'number' ? path[1] : undefined;
  return {
    ...start,
    endLine: end.line,
    endColumn: end.column,
    pointer: toPointer(path),
    ...(edits === undefined ? {} : { fix: edits }),
    ...(index === undefined ? {} : { block: { index, type: source.blockType(index) } }),
  };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
