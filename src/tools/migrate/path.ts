import { findNodeAtLocation, type Node } from 'jsonc-parser';
import type { JsonPath } from '../../documents/json.ts';

/** Stands for every entry of a list. */
const EACH = '[]';

/** `stats[].label` as keys: `stats`, `[]`, `label`. An empty path has none. */
export const keysOf = (path: string): string[] =>
  path
    .replaceAll(EACH, `.${EACH}`)
    .split('.')
    .filter((key) => key !== '');

/** The paths of all values that keys lead to from `base`. */
export function pathsOf(root: Node | undefined, base: JsonPath, keys: readonly string[]): JsonPath[] {
  const node = root && findNodeAtLocation(root, [...base]);
  const [key, ...rest] = keys;
  if (!node) return [];
  if (key === undefined) return [base];
  if (key !== EACH) return pathsOf(root, [...base, key], rest);
  const entries = node.type === 'array' ? (node.children ?? []) : [];
  return entries.flatMap((_, index) => pathsOf(root, [...base, index], rest));
}

/** Another path of the same document, the entries of its lists those that `path` went through. */
export function pathLike(path: JsonPath, base: JsonPath, keys: readonly string[]): JsonPath {
  const indexes = path.slice(base.length).filter((key) => typeof key === 'number');
  return [...base, ...keys.map((key) => (key === EACH ? (indexes.shift() ?? 0) : key))];
}
