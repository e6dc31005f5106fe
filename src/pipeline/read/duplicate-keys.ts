import { findNodeAtLocation, getNodeValue, type Node, parseTree, visit } from 'jsonc-parser';
import { blockUnion } from '../../documents/block-union.ts';
import type { JsonPath } from '../../documents/json.ts';
import { optionsByTag } from '../../documents/reflect.ts';
import type { Fix, Problem } from '../../findings/finding.ts';
import { limited, MOST_OF_A_KIND } from '../../findings/limit.ts';
import type { TextFile } from './load.ts';

/** A property whose name its object has before. */
interface Repeat {
  name: string;
  path: JsonPath;
  offset: number;
  length: number;
}

type Details = Extract<Problem, { code: 'duplicate-key' }>['details'];
type Cause = Omit<Details, 'name'> & { fix?: Fix | undefined };

/**
 * One problem for every property name that is repeated in the same object; where the objects of two blocks, entries or
 * groups have run together, only for the name that the next begins with.
 */
export function duplicateKeys({ path: file, text }: TextFile): Problem[] {
  const groups = repeatsOf(text);
  const tree = groups.length > 0 ? parseTree(text, [], { allowTrailingComma: true }) : undefined;
  let count = 0;
  return limited(
    groups.flatMap((repeats) => {
      const isShown = count < MOST_OF_A_KIND;
      count += repeats.length;
      const path = repeats[0]?.path.slice(0, -1) ?? [];
      const owner = isShown && tree ? findNodeAtLocation(tree, path) : undefined;
      const together = owner && runTogether(owner.children ?? [], repeats, path);
      const named = together ? repeats.filter(({ name }) => name === together.start) : repeats;
      return named.map((repeat, at): Problem => {
        const { fix, ...cause } = owner && at < MOST_OF_A_KIND ? causeOf(owner, repeat, text, together?.cause) : {};
        const spot = { at: 'offset', offset: repeat.offset, length: repeat.length, path: repeat.path } as const;
        return { code: 'duplicate-key', file, spot, details: { name: repeat.name, ...cause }, fix };
      });
    }),
  );
}

/** The repeated properties of a text, by the object that they are in. */
function repeatsOf(text: string): Repeat[][] {
  const open: { names: Set<string>; repeats: Repeat[] }[] = [];
  const groups: Repeat[][] = [];
  visit(text, {
    onObjectBegin: () => void open.push({ names: new Set(), repeats: [] }),
    onObjectEnd: () => {
      const { repeats = [] } = open.pop() ?? {};
      if (repeats.length > 0) groups.push(repeats);
    },
    onObjectProperty: (name, offset, length, _line, _character, parent) => {
      const { names, repeats } = open.at(-1) ?? {};
      if (names?.has(name)) repeats?.push({ name, path: [...parent(), name], offset, length });
      else names?.add(name);
    },
  });
  return groups;
}

const nameOf = ({ children }: Node) => String(children?.[0]?.value);
const written = ({ children }: Node): unknown => children?.[1] && getNodeValue(children[1]);
const isSame = (a: Node, b: Node) => JSON.stringify(written(a)) === JSON.stringify(written(b));

/** Two objects that have run together, and the name that the second seems to begin with; undefined where nothing shows it. */
function runTogether(
  properties: readonly Node[],
  repeats: readonly Repeat[],
  owner: JsonPath,
): { start: string; cause: Cause } | undefined {
  const [first] = repeats;
  const firsts = new Map([...properties].reverse().map((property) => [nameOf(property), property]));
  const again = properties.filter((property) => firsts.get(nameOf(property)) !== property);
  const isTwice = again.every((property) => isSame(property, firsts.get(nameOf(property)) ?? property));
  if (!first || isTwice || owner.length === 0) return undefined;
  const isBlock = owner.at(-2) === 'blocks';
  if (isBlock && again.some((property) => nameOf(property) === 'type'))
    return { start: 'type', cause: { hidden: 'block' } };
  const rest = properties.slice(properties.findIndex(({ offset }) => offset === first.offset)).map(nameOf);
  const next = isBlock ? typesWith(rest) : [];
  const own = firsts.get('type');
  const isOther = next.length > 0 && own !== undefined && !next.includes(String(written(own)));
  if (!isOther && new Set(again.map(nameOf)).size === 1) return undefined;
  if (isBlock) return { start: first.name, cause: { hidden: 'head', next: next.length === 1 ? next[0] : undefined } };
  return { start: first.name, cause: { hidden: typeof owner.at(-1) === 'number' ? 'entry' : 'group' } };
}

/** The types of the blocks that may have all these properties. */
const typesWith = (names: readonly string[]) =>
  [...(optionsByTag(blockUnion)?.options ?? [])].flatMap(([type, { shape }]) =>
    names.every((name) => Object.hasOwn(shape, name)) ? [type] : [],
  );

/** What the first property of a name loses by the second: nothing if the two are the same, so that one can be deleted. */
function causeOf({ children = [] }: Node, { name, offset }: Repeat, text: string, together?: Cause): Cause {
  const at = children.findIndex((property) => property.offset === offset);
  const [before, repeated] = [children[at - 1], children[at]];
  const first = children.find((property) => nameOf(property) === name);
  if (!before || !repeated || !first) return { ...together };
  const end = before.offset + before.length;
  if (together) {
    const isWhole = first === children[0] && text[end] === ',' && /block|entry/u.test(together.hidden ?? '');
    return { ...together, fix: isWhole ? { edits: [{ offset: end, length: 1, text: ' }, {' }] } : undefined };
  }
  if (isSame(first, repeated))
    return { fix: { edits: [{ offset: end, length: repeated.offset + repeated.length - end, text: '' }] } };
  const areLists = [first, repeated].every((property) => Array.isArray(written(property)));
  return areLists ? { hidden: 'list' } : {};
}
