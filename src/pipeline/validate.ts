import { z } from 'zod';
import { type Role, roles } from '../fields/roles.ts';
import { type Draft, type JsonPath, type Staged, toPointer } from './finding.ts';
import { describeFormat } from './formats-of-text.ts';
import { nearestName } from './nearest.ts';
import type { ParsedFile } from './parse.ts';
import { optionsByTag, property, schemaAt, unwrap } from './schema.ts';

type Issue = z.core.$ZodIssue;

/**
 * Holds a parsed file against its schema.
 *
 * @returns the value with every default filled in, or undefined and what is wrong with it
 */
export function validate<S extends z.ZodType>(schema: S, file: ParsedFile): Staged<z.output<S> | undefined> {
  const result = schema.safeParse(file.value);
  if (result.success) return { value: result.data, findings: [] };
  const drafts = result.error.issues.flatMap((issue) => draftsOf(issue, schema, file));
  return { value: undefined, findings: withoutEchoes(pairNames(drafts, file)) };
}

/** Path of a zod issue; keys of JSON are strings and indexes. */
const jsonPath = (issue: Issue): JsonPath => issue.path.filter((key) => typeof key !== 'symbol');

function valueAt(root: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>((value, key) => property(value, key), root);
}

function draftsOf(issue: Issue, root: z.ZodType, file: ParsedFile): Draft[] {
  const path = jsonPath(issue);
  const value = valueAt(file.value, path);
  const schema = schemaAt(root, file.value, path);
  const base = { file: file.path, spot: { at: 'value', path } as const };
  const name = nameOf(path);
  const received = describeValue(value);
  switch (issue.code) {
    case 'unrecognized_keys': {
      const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
      const free = known.filter((key) => key !== '$schema' && property(value, key) === undefined);
      return issue.keys.map((key) => ({
        code: 'unknown-property',
        file: file.path,
        spot: { at: 'key', path: [...path, key] },
        details: { name: key, known: free },
        nearest: nearestName(key, free),
        expected: free.join(', '),
        received: key,
      }));
    }
    case 'invalid_type':
      if (value === undefined && !hasProperty(file.value, path)) {
        return [{ ...base, code: 'missing-property', details: { name }, expected: describeSchema(schema) }];
      }
      return [{ ...base, code: 'wrong-type', details: { name }, expected: describeSchema(schema), received }];
    case 'invalid_union':
      return [unionDraft(path, root, file)];
    case 'invalid_value': {
      if (value === undefined && !hasProperty(file.value, path)) {
        return [{ ...base, code: 'missing-property', details: { name }, expected: describeSchema(schema) }];
      }
      const options = issue.values.map(String);
      const nearest = typeof value === 'string' ? nearestName(value, options) : undefined;
      const code = roleOf(schema)?.kind === 'icon' ? 'unknown-icon' : 'unknown-value';
      return [{ ...base, code, details: { name, options }, nearest, expected: options.join(', '), received }];
    }
    case 'too_small':
    case 'too_big':
      return [sizeDraft(issue, base, name, value)];
    case 'invalid_format':
      return [formatDraft(issue, root, file, base)];
    default:
      return [{ ...base, code: 'wrong-type', details: { name }, expected: describeSchema(schema), received }];
  }
}

function hasProperty(root: unknown, path: JsonPath): boolean {
  const parent = valueAt(root, path.slice(0, -1));
  const key = path.at(-1);
  return key === undefined || (typeof parent === 'object' && parent !== null && Object.hasOwn(parent, key));
}

/** What a message calls the value at a path: a property by its name, an entry of a list by `list[0]`. */
function nameOf(path: JsonPath): string {
  const last = path.at(-1);
  return typeof last === 'number' ? `${path.at(-2) ?? ''}[${last}]` : (last ?? '');
}

function formatDraft(
  issue: Extract<Issue, { code: 'invalid_format' }>,
  root: z.ZodType,
  file: ParsedFile,
  base: { file: string; spot: { at: 'value'; path: JsonPath } },
): Draft {
  const { path } = base.spot;
  const value = String(valueAt(file.value, path));
  const pattern = 'pattern' in issue && typeof issue.pattern === 'string' ? issue.pattern : undefined;
  const context = { pattern, description: descriptionAt(root, file.value, path) };
  const { part, ...format } = describeFormat(roleOf(schemaAt(root, file.value, path)), value, nameOf(path), context);
  return { ...base, ...format, spot: { ...base.spot, part }, received: describeValue(value) };
}

/** What the schema tells authors about the value at a path. */
function descriptionAt(root: z.ZodType, value: unknown, path: JsonPath): string | undefined {
  const owner = schemaAt(root, value, path.slice(0, -1));
  const key = path.at(-1);
  if (owner instanceof z.ZodArray) return descriptionAt(root, value, path.slice(0, -1));
  const schema: unknown = owner instanceof z.ZodObject && key !== undefined ? owner.shape[key] : undefined;
  return schema instanceof z.ZodType ? schema.description : undefined;
}

/** A tagged union whose tag is missing or unknown: a block without a type, an action of an unknown kind. */
function unionDraft(path: JsonPath, root: z.ZodType, file: ParsedFile): Draft {
  const owner = path.slice(0, -1);
  const union = optionsByTag(schemaAt(root, file.value, owner) ?? root);
  const options = [...(union?.options.keys() ?? [])];
  const tag = union?.tag ?? String(path.at(-1));
  const value = valueAt(file.value, path);
  const expected = options.join(', ');
  if (value === undefined) {
    const keys = Object.keys(Object(valueAt(file.value, owner)));
    const misspelt = keys.find((key) => nearestName(key, [tag]) !== undefined);
    if (misspelt === undefined) {
      const spot = { at: 'value', path } as const;
      return { code: 'missing-property', file: file.path, spot, details: { name: tag }, expected: oneOf(options) };
    }
    const spot = { at: 'key', path: [...owner, misspelt] } as const;
    const details = { name: misspelt, known: [tag] };
    return {
      code: 'unknown-property',
      file: file.path,
      spot,
      details,
      nearest: tag,
      expected: tag,
      received: misspelt,
    };
  }
  return {
    code: tag === 'type' ? 'unknown-block-type' : 'unknown-value',
    file: file.path,
    spot: { at: 'value', path },
    details: { name: tag, options },
    nearest: typeof value === 'string' ? nearestName(value, options) : undefined,
    expected,
    received: describeValue(value),
  };
}

function sizeDraft(
  issue: Extract<Issue, { code: 'too_small' | 'too_big' }>,
  base: Pick<Draft, 'file' | 'spot'>,
  name: string,
  value: unknown,
): Draft {
  const small = issue.code === 'too_small';
  const limit = Number(small ? issue.minimum : issue.maximum);
  const sign = small ? '≥' : '≤';
  if (Array.isArray(value)) {
    const code = small ? 'too-few-items' : 'too-many-items';
    return {
      ...base,
      code,
      details: { name, limit, count: value.length },
      expected: `${sign} ${limit}`,
      received: String(value.length),
    };
  }
  if (typeof value === 'string') {
    if (small) return { ...base, code: 'text-blank', details: { name }, expected: `≥ ${limit}`, received: '""' };
    const details = { name, limit, length: value.length };
    return { ...base, code: 'text-too-long', details, expected: `≤ ${limit}`, received: String(value.length) };
  }
  const details = { name, options: [`${sign} ${limit}`] };
  return { ...base, code: 'unknown-value', details, expected: `${sign} ${limit}`, received: describeValue(value) };
}

/**
 * Where an object has one unknown property and lacks one, and what stands there is of the kind that is missing, the
 * one is taken for the other: `"ueberschrift": "…"` for `"title": "…"`.
 */
function pairNames(drafts: Draft[], file: ParsedFile): Draft[] {
  return drafts.map((draft) => {
    if (draft.code !== 'unknown-property' || draft.nearest !== undefined || draft.spot.at !== 'key') return draft;
    const owner = toPointer(draft.spot.path.slice(0, -1));
    const siblings = drafts.filter(
      ({ spot }) => 'path' in spot && spot.path && toPointer(spot.path.slice(0, -1)) === owner,
    );
    const [missing, ...others] = siblings.filter((sibling) => sibling.code === 'missing-property');
    const isOnly = siblings.filter((sibling) => sibling.code === 'unknown-property').length === 1;
    if (!isOnly || !missing || others.length > 0) return draft;
    const fits = missing.expected === kindOf(valueAt(file.value, draft.spot.path));
    return fits ? { ...draft, nearest: missing.details.name } : draft;
  });
}

function roleOf(schema: z.core.$ZodType | undefined): Role | undefined {
  return schema && (roles.get(schema) ?? roles.get(unwrap(schema)));
}

/**
 * One mistake, one finding: a misspelt name makes zod report the name and the property it should have been; and text
 * that is empty or too long fails its pattern as well.
 */
function withoutEchoes(drafts: Draft[]): Draft[] {
  const key = (path: JsonPath) => JSON.stringify(path);
  const renamed = new Set<string>();
  const sized = new Set<string>();
  for (const draft of drafts) {
    if (draft.spot.at === 'key' && draft.code === 'unknown-property' && draft.nearest !== undefined) {
      renamed.add(key([...draft.spot.path.slice(0, -1), draft.nearest]));
    }
    if (draft.spot.at === 'value' && draft.code === 'text-blank') sized.add(key(draft.spot.path));
  }
  const blank = new Set<string>();
  return drafts.filter((draft) => {
    if (draft.spot.at !== 'value') return true;
    const at = key(draft.spot.path);
    if (draft.code === 'missing-property') return !renamed.has(at);
    if (draft.code === 'text-blank') return !blank.has(at) && blank.add(at);
    return !sized.has(at);
  });
}

/** What a value is, for "received": short, as it stands in the file. */
export function describeValue(value: unknown): string {
  if (Array.isArray(value)) return '[…]';
  if (typeof value === 'object' && value !== null) return '{…}';
  const shown = JSON.stringify(value) ?? '';
  return shown.length > 60 ? `${shown.slice(0, 57)}…"` : shown;
}

/** The kind of a value, in the signs of `describeSchema`. */
function kindOf(value: unknown): string {
  if (typeof value === 'string') return '"…"';
  if (typeof value === 'boolean') return 'true | false';
  if (typeof value === 'number') return '1, 2, 3 …';
  return Array.isArray(value) ? '[…]' : '{…}';
}

/** What a schema wants, as a word of JSON: `string`, `[…]`, `{…}`, `true | false`, or the values allowed. */
export function describeSchema(schema: z.core.$ZodType | undefined): string {
  const inner = schema && unwrap(schema);
  if (inner instanceof z.ZodObject || (inner && optionsByTag(inner))) return '{…}';
  if (inner instanceof z.ZodArray) return '[…]';
  if (inner instanceof z.ZodBoolean) return 'true | false';
  if (inner instanceof z.ZodEnum) return oneOf(inner.options);
  if (inner instanceof z.ZodLiteral) return oneOf([...inner.values]);
  if (inner instanceof z.ZodNumber) return '1, 2, 3 …';
  return '"…"';
}

/** Values as they may stand in a file; too many of them are no help. */
function oneOf(values: readonly unknown[]): string {
  return values.length > 32 ? '"…"' : values.map((value) => JSON.stringify(value)).join(' | ');
}
