import type { Node } from 'jsonc-parser';
import { indentAt, type Source } from './print.ts';

// Edits of a JSON text that leave everything else as it is; each gives back the whole text.

const end = (node: Node) => node.offset + node.length;

const splice = (text: string, from: number, to: number, content: string) =>
  text.slice(0, from) + content + text.slice(to);

export const replaceNode = (node: Node, content: string, { text }: Source) =>
  splice(text, node.offset, end(node), content);

/** Removes a property with its comma, and with its line where it has one of its own. */
export function withoutProperty(property: Node, { text }: Source): string {
  const { parent } = property;
  const siblings = parent?.children ?? [];
  const index = siblings.indexOf(property);
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  if (before) return splice(text, end(before), end(property), '');
  if (after) return splice(text, property.offset, after.offset, '');
  return parent ? splice(text, parent.offset, end(parent), '{}') : text;
}

/** Replaces a property by others. */
export function withReplaced(property: Node, properties: readonly Printed[], source: Source): string {
  const { text, style } = source;
  const indent = indentAt(property.offset, text);
  const gap = isOnOwnLine(property, text) ? `,${style.eol}${indent}` : ', ';
  const written = properties.map(({ name, print }) => `${JSON.stringify(name)}: ${print(indent)}`);
  return replaceNode(property, written.join(gap), source);
}

/** Adds a property at the end of an object. */
export function withProperty(owner: Node, { name, print }: Printed, source: Source): string {
  const { text, style } = source;
  const last = owner.children?.at(-1);
  const written = (indent: string) => `${JSON.stringify(name)}: ${print(indent)}`;
  if (!last) return replaceNode(owner, `{ ${written(indentAt(owner.offset, text))} }`, source);
  const indent = indentAt(last.offset, text);
  const gap = isOnOwnLine(last, text) ? `,${style.eol}${indent}` : ', ';
  return splice(text, end(last), end(last), gap + written(indent));
}

/** A property whose value is written once its place, and so its indent, is known. */
export interface Printed {
  name: string;
  print: (indent: string) => string;
}

const isOnOwnLine = ({ offset }: Node, text: string) =>
  /^[ \t]*$/u.test(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset));
