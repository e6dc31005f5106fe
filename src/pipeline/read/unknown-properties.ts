import { z } from 'zod';
import { type JsonPath, property, valueAt } from '../../documents/json.ts';
import { optionsByTag, schemaAt, unwrap } from '../../documents/reflect.ts';
import { roles } from '../../fields/roles.ts';
import type { Fix, Problem } from '../../findings/finding.ts';
import { meant } from '../../findings/nearest.ts';
import { entriesOf, exampleList, jsonLine, onlyList } from './correction/lists.ts';
import type { ParsedFile } from './parse.ts';
import { otherVariantOf } from './variants.ts';

/** One problem for each name that an object of a schema must not have: what it should be called, or where it belongs. */
export function unknownProperties(
  names: readonly string[],
  { file, spot: { path } }: { file: string; spot: { path: JsonPath } },
  root: z.ZodType,
  parsed: ParsedFile,
): Problem[] {
  const owner = valueAt(parsed.value, path);
  const schema = schemaAt(root, parsed.value, path);
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape).filter((name) => name !== '$schema') : [];
  if (isForm(schema, owner)) return [{ code: 'form-whole', file, spot: { at: 'value', path }, details: {} }];
  const has = (name: string) => property(owner, name) !== undefined;
  const free = known.filter((name) => !has(name));
  const isNamed = names.some((name) => meant(name, free).nearest !== undefined);
  const entries = schema && !isNamed && free.length === known.length ? unnamedIn(schema, owner) : undefined;
  if (entries) return [{ code: 'names-missing', file, spot: { at: 'value', path }, ...entries }];
  const pair = schema && !isNamed ? pairIn(schema, owner, names) : undefined;
  if (pair) return [{ code: 'names-missing', file, spot: { at: 'value', path }, details: { example: pair } }];
  return names.map((name): Problem => {
    const spot = { at: 'key', path: [...path, name] } as const;
    if (isAround(property(owner, name), free, has))
      return { code: 'property-wraps', file, spot, details: { name }, fix: { unwrap: true } };
    const suggested = meant(name, free);
    const other = suggested.nearest === undefined ? otherVariantOf(name, path, root, parsed.value) : undefined;
    if (other) return { code: 'property-of-other-kind', file, spot, details: { name, ...other } };
    const inside = groupOf(name, schema, owner);
    const isOfFile = path.length > 0 && property(parsed.value, name) === undefined && isOfPage(root, name);
    const present = suggested.nearest === undefined ? meant(name, known.filter(has)).fix?.write : undefined;
    const home = {
      ...(suggested.nearest === undefined && NOTE.test(name) && { isNote: true }),
      ...(present && { present }),
      ...(inside && { inside }),
      ...(isOfFile && { isOfFile }),
      ...(path.length === 0 && isOfBlock(root, name) && { isOfBlock: true }),
    };
    const expected = free.join(', ');
    const details = { name, known: free, ...home };
    const moved: Fix | undefined = inside && suggested.nearest === undefined ? { moveInto: inside } : undefined;
    return {
      code: 'unknown-property',
      file,
      spot,
      details,
      ...suggested,
      fix: suggested.fix ?? moved,
      expected,
      received: name,
    };
  });
}

/** How people name what is only for themselves. */
const NOTE = /^(?:[_/#$-]+.*|(?:kommentar|comment|notizen?|anmerkung(?:en)?|todo|hinweis)\d*)$/iu;

/** Whether a whole form is where the name of one belongs. */
const isForm = (schema: z.core.$ZodType | undefined, owner: unknown) =>
  schema instanceof z.ZodObject &&
  Object.values(schema.shape).some((part) => roles.get(part)?.kind === 'form') &&
  Array.isArray(property(owner, 'fields'));

type Unnamed = Extract<Problem, { code: 'names-missing' }>;

/** What a group of values without names stands for: an entry of two texts, or the list of such that it should have. */
function unnamedIn(schema: z.core.$ZodType, group: unknown): Pick<Unnamed, 'details' | 'fix'> | undefined {
  const { $schema, ...pairs } = Object(group);
  const list = onlyList(schema);
  const entries = entriesOf(list?.entry ?? schema, pairs);
  if (!entries || (!list && entries.length > 1)) return undefined;
  const kept = $schema === undefined ? {} : { $schema };
  const json = jsonLine(list ? { ...kept, [list.name]: entries } : entries[0]);
  const example = list ? `{ "${list.name}": ${exampleList(entries)} }` : json;
  return { details: { example }, fix: { json } };
}

/** What the only unknown name and its value stand for among known ones: `"title": "Live", "path": "/live"` for `"Live": "/live"`. */
function pairIn(schema: z.core.$ZodType, owner: unknown, names: readonly string[]): string | undefined {
  const [name = '', ...others] = names;
  const [entry] = entriesOf(schema, { [name]: property(owner, name) }) ?? [];
  if (!entry || others.length > 0 || Object.keys(entry).some((each) => property(owner, each) !== undefined))
    return undefined;
  return jsonLine(entry).slice(1, -1).trim();
}

const blocksOf = (root: z.ZodType) => (root instanceof z.ZodObject && 'blocks' in root.shape ? root.shape : undefined);

const isOfPage = (root: z.ZodType, name: string) => Object.hasOwn(blocksOf(root) ?? {}, name);

/** Whether some block has a property of this name. */
function isOfBlock(root: z.ZodType, name: string): boolean {
  const { blocks }: { blocks?: unknown } = blocksOf(root) ?? {};
  const list = blocks instanceof z.ZodType ? unwrap(blocks) : undefined;
  const { options } = (list instanceof z.ZodArray && optionsByTag(unwrap(list.def.element))) || {};
  return [...(options?.values() ?? [])].some(({ shape }) => Object.hasOwn(shape, name));
}

/**
 * The group that one of an object's properties belongs into: `src` into `image`. Where several have one of this name, the group
 * that would take the value; undefined where that does not decide.
 */
function groupOf(name: string, schema: z.core.$ZodType | undefined, owner: unknown): string | undefined {
  const groups = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const homes = groups.flatMap((group) => {
    const inner = schema && schemaAt(schema, owner, [group]);
    const own = inner instanceof z.ZodObject && Object.hasOwn(inner.shape, name) ? inner.shape[name] : undefined;
    return own && property(property(owner, group), name) === undefined ? [{ group, own }] : [];
  });
  const value = property(owner, name);
  const fitting = homes.length > 1 ? homes.filter(({ own }) => own.safeParse(value).success) : homes;
  return fitting.length === 1 ? fitting[0]?.group : undefined;
}

/** Whether a group holds properties that belong in its place: most of them, and none that is there already. */
function isAround(group: unknown, free: readonly string[], has: (name: string) => boolean): boolean {
  if (typeof group !== 'object' || group === null || Array.isArray(group)) return false;
  const names = Object.keys(group).filter((name) => name !== '$schema');
  return names.filter((name) => free.includes(name)).length * 2 > names.length && !names.some(has);
}
