import type { Node } from 'jsonc-parser';
import { type JsonStyle, jsonValue, PAGE_STYLE } from '../json-style.ts';

/** A text, its style, and the nodes of the values that were read from it. */
export interface Source {
  text: string;
  style: JsonStyle;
  nodes: WeakMap<object, Node>;
}

export function sourceOf(text: string): Source {
  const [unit = PAGE_STYLE.unit] = /^[ \t]+(?=\S)/mu.exec(text) ?? [];
  return { text, style: { ...PAGE_STYLE, unit, eol: text.includes('\r\n') ? '\r\n' : '\n' }, nodes: new WeakMap() };
}

/** The value of a node; objects and lists in it are remembered, so that `print` can repeat their text. */
export function readNode(node: Node, source: Source): unknown {
  const { type, children = [] } = node;
  if (type !== 'object' && type !== 'array') return node.value;
  const entry = ({ children: [name, inner] = [] }: Node) => [name?.value, inner && readNode(inner, source)];
  const value =
    type === 'array' ? children.map((child) => readNode(child, source)) : Object.fromEntries(children.map(entry));
  source.nodes.set(value, node);
  return value;
}

/** A value in the style of the file. What was read from the file keeps its text. */
export function print(value: unknown, indent: string, source: Source): string {
  const textOfKnown = (known: object, deeper: string) => {
    const node = source.nodes.get(known);
    return node && textOf(node, deeper, source);
  };
  return jsonValue(value, indent, { ...source.style, textOf: textOfKnown });
}

/** The text of a node, its lines moved to another indent. A JSON string never contains a line break. */
export function textOf(node: Node, indent: string, { text }: Source): string {
  const before = indentAt(node.offset, text);
  const lines = text.slice(node.offset, node.offset + node.length).split('\n');
  return lines
    .map((line, index) => (index > 0 && line.startsWith(before) ? indent + line.slice(before.length) : line))
    .join('\n');
}

/** The blanks that the line of an offset starts with. */
export function indentAt(offset: number, text: string): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/u.exec(text.slice(start, offset))?.[0] ?? '';
}
