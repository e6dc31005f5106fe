import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { type JsonPath, property, toPointer } from '../../documents/json.ts';
import type { Operation, Properties, Step } from '../../fields/steps.ts';
import { replaceNode, withoutProperty, withProperty, withReplaced } from './edit.ts';
import { keysOf, pathLike, pathsOf } from './path.ts';
import { indentAt, print, readNode, type Source, sourceOf, textOf } from './print.ts';

/**
 * The text with a step done to the value at `base`. Only what an operation names is written anew; formatting and the
 * order of properties stay. Throws where an operation would overwrite what an author wrote.
 */
export function applyStep(text: string, base: JsonPath, step: Step): string {
  return step.reduce((before, operation) => applyOperation(before, base, operation), text);
}

/** Place by place, each in the text that the one before left behind: an edit moves all that follows it. */
function applyOperation(text: string, base: JsonPath, operation: Operation): string {
  const keys = keysOf(operation.path);
  const owner = operation.op === 'set' ? keys.slice(0, -1) : keys;
  return pathsOf(parseTree(text), base, owner).reduce((before, path) => {
    const node = nodeAt(before, path);
    return node ? editAt({ node, path, base, source: sourceOf(before) }, operation) : before;
  }, text);
}

function nodeAt(text: string, path: JsonPath): Node | undefined {
  const root = parseTree(text);
  return root && findNodeAtLocation(root, [...path]);
}

/** A value that an operation names. */
interface Place {
  node: Node;
  path: JsonPath;
  base: JsonPath;
  source: Source;
}

function editAt(place: Place, operation: Operation): string {
  const { node, source } = place;
  switch (operation.op) {
    case 'rename':
      return renamed(place, operation.to);
    case 'move':
      return moved(place, operation.to);
    case 'wrap': {
      const text = source.text.slice(node.offset, node.offset + node.length);
      const { as } = operation;
      return replaceNode(node, as === '[]' ? `[${text}]` : `{ ${JSON.stringify(as)}: ${text} }`, source);
    }
    case 'set': {
      const name = keysOf(operation.path).at(-1) ?? '';
      if (node.type !== 'object' || propertyOf(node, name)) return source.text;
      return withProperty(node, { name, print: (indent) => print(operation.value, indent, source) }, source);
    }
    case 'remove':
      return withoutProperty(ownerOf(place), source);
    case 'change':
      return changed(place, operation.by);
    case 'rewrite':
      return rewritten(place, operation.names, operation.by);
  }
}

/** The property that a value belongs to. */
function ownerOf({ node, path }: Place): Node {
  if (node.parent?.type !== 'property') throw new Error(`${path.join('.')} is no property`);
  return node.parent;
}

const nameOf = (node: Node): unknown => node.children?.[0]?.value;
const propertyOf = (owner: Node | undefined, name: string) => owner?.children?.find((child) => nameOf(child) === name);

function refuseExisting(owner: Node | undefined, name: string) {
  if (propertyOf(owner, name)) throw new Error(`${name} is already there`);
}

function renamed(place: Place, to: string): string {
  const owner = ownerOf(place);
  refuseExisting(owner.parent, to);
  const [name] = owner.children ?? [];
  return name ? replaceNode(name, JSON.stringify(to), place.source) : place.source.text;
}

/** Into an object that is there, or into one that takes the place of the property. */
function moved(place: Place, to: string): string {
  const { node, path, base, source } = place;
  const target = pathLike(path, base, keysOf(to));
  const folder = target.slice(0, -1);
  const name = String(target.at(-1));
  const existing = nodeAt(source.text, folder);
  if (existing) {
    if (existing.type !== 'object') throw new Error(`${folder.join('.')} is no object`);
    refuseExisting(existing, name);
    const without = withoutProperty(ownerOf(place), source);
    const owner = nodeAt(without, folder);
    const moving = { name, print: (indent: string) => textOf(node, indent, source) };
    return owner ? withProperty(owner, moving, sourceOf(without)) : source.text;
  }
  if (toPointer(folder.slice(0, -1)) !== toPointer(path.slice(0, -1)))
    throw new Error(`${folder.join('.')} is missing`);
  const wrapper = {
    name: String(folder.at(-1)),
    print: (indent: string) => `{ ${JSON.stringify(name)}: ${textOf(node, indent, source)} }`,
  };
  return withReplaced(ownerOf(place), [wrapper], source);
}

function changed({ node, source }: Place, by: (value: unknown) => unknown): string {
  const before = readNode(node, source);
  const after = by(before);
  if (after === before) return source.text;
  return replaceNode(node, print(after, indentAt(node.offset, source.text), source), source);
}

/** The first of the properties gives way to the new ones, the others go. */
function rewritten(place: Place, names: readonly string[], by: (properties: Properties) => Properties): string {
  const { node, path, source } = place;
  const present = (node.children ?? []).map((child) => String(nameOf(child))).filter((name) => names.includes(name));
  const [first, ...others] = present;
  if (first === undefined) return source.text;
  const value = readNode(node, source);
  const result = by(Object.fromEntries(present.map((name) => [name, property(value, name)])));
  const entries = Object.entries(result).filter(([, inner]) => inner !== undefined);
  for (const [name] of entries) if (!present.includes(name)) refuseExisting(node, name);
  const remaining = others.reduce((text, name) => {
    const doomed = propertyOf(nodeAt(text, path), name);
    return doomed ? withoutProperty(doomed, sourceOf(text)) : text;
  }, source.text);
  const replaced = propertyOf(nodeAt(remaining, path), first);
  if (!replaced) return source.text;
  if (entries.length === 0) return withoutProperty(replaced, sourceOf(remaining));
  const printed = entries.map(([name, inner]) => ({ name, print: (indent: string) => print(inner, indent, source) }));
  return withReplaced(replaced, printed, sourceOf(remaining));
}
