import { z } from 'zod';
import { type JsonPath, leadsInto, nameAt, property, valueAt } from '../../documents/json.ts';
import { aboutAt, isNeeded, schemaAt, unwrap } from '../../documents/reflect.ts';
import { type Role, roles } from '../../fields/roles.ts';
import type { Text } from '../../findings/errors.ts';
import type { Problem, Staged } from '../../findings/finding.ts';
import { limited } from '../../findings/limit.ts';
import { meant } from '../../findings/nearest.ts';
import { type Stray, straysIn } from './correction/characters.ts';
import { correction, exampleFor } from './correction/wrong-type.ts';
import { describeSchema, describeValue } from './describe.ts';
import type { ParsedFile } from './parse.ts';
import { pairNames, withoutRepeats } from './related-problems.ts';
import { describeFormat, strayFormat } from './text-formats.ts';
import { unknownProperties } from './unknown-properties.ts';
import { isMissedByVariant, unionProblem } from './variants.ts';

type Issue = z.core.$ZodIssue;

/**
 * Holds a parsed file against its schema.
 *
 * @returns the value with every default filled in, or undefined and what is wrong with it
 */
export function validate<S extends z.ZodType>(schema: S, file: ParsedFile): Staged<z.output<S> | undefined> {
  const result = schema.safeParse(file.value);
  if (result.success) return { value: result.data, problems: [] };
  const problems = result.error.issues.flatMap((issue) => problemsOf(issue, schema, file));
  return { value: undefined, problems: withoutRepeats(pairNames(limited(withWholeForms(problems)), file.value)) };
}

type UnknownProperty = Extract<Problem, { code: 'unknown-property' }>;

/** What is wrong with the values of properties with unknown names, read as those of the properties that are meant. */
export function underOtherNames(problems: readonly Problem[], schema: z.ZodType, file: ParsedFile): Problem[] {
  const renamed = problems.filter(
    (problem): problem is UnknownProperty =>
      problem.code === 'unknown-property' && problem.nearest !== undefined && problem.spot.at === 'key',
  );
  if (renamed.length === 0) return [];
  const value: unknown = structuredClone(file.value);
  const places = renamed.flatMap(({ spot, nearest = '', fix }) => {
    const path = spotPath(spot);
    const owner: unknown = valueAt(value, path.slice(0, -1));
    if (typeof owner !== 'object' || owner === null || Object.hasOwn(owner, nearest)) return [];
    Reflect.set(owner, nearest, valueAt(file.value, path));
    Reflect.deleteProperty(owner, String(path.at(-1)));
    return [{ path, meant: [...path.slice(0, -1), nearest], isCertain: fix !== undefined }];
  });
  const result = schema.safeParse(value);
  const issues = result.error?.issues ?? [];
  const found = places.flatMap(({ path, meant: place, isCertain }) => {
    const within = issues.filter((issue) => leadsInto(jsonPath(issue), place));
    return withoutRepeats(within.flatMap((issue) => problemsOf(issue, schema, { ...file, value }))).map(
      (problem): Problem => ({
        ...problem,
        spot: movedTo(problem.spot, place, path),
        fix: isCertain ? problem.fix : undefined,
      }),
    );
  });
  return limited(found);
}

/** A spot below one path, below another. */
const movedTo = (spot: Problem['spot'], from: JsonPath, to: JsonPath): Problem['spot'] =>
  spot.at === 'value' || spot.at === 'key' ? { ...spot, path: [...to, ...spot.path.slice(from.length)] } : spot;

/** What else is said of a whole form in the place of a name is that it is none. */
function withWholeForms(problems: readonly Problem[]): Problem[] {
  const wholes = problems.filter(({ code }) => code === 'form-whole').map(({ spot }) => spotPath(spot));
  const isOfWhole = ({ code, spot }: Problem) =>
    code !== 'form-whole' && wholes.some((whole) => leadsInto(spotPath(spot), whole));
  return problems.filter((problem) => !isOfWhole(problem));
}

const spotPath = (spot: Problem['spot']): JsonPath => ('path' in spot ? (spot.path ?? []) : []);

/** Path of a zod issue; keys of JSON are strings and indexes. */
const jsonPath = (issue: Issue): JsonPath => issue.path.filter((key) => typeof key !== 'symbol');

function problemsOf(issue: Issue, root: z.ZodType, file: ParsedFile): Problem[] {
  const path = jsonPath(issue);
  const value = valueAt(file.value, path);
  const schema = schemaAt(root, file.value, path);
  const base = { file: file.path, spot: { at: 'value', path } as const };
  const name = nameOf(path, file);
  const received = describeValue(value);
  const missing = (): Problem[] => {
    if (isMissedByVariant(path, root, file.value)) return [];
    const about = aboutAt(root, file.value, path);
    return [
      {
        ...base,
        code: 'missing-property',
        details: { name, about },
        expected: exampleFor(schema) ?? describeSchema(schema),
      },
    ];
  };
  const wrongType = (): Problem => {
    const { example, isList, isOneOf, fix } = correction(schema, value, typeof path.at(-1) === 'number');
    const isSpare = value === null && !isNeededAt(path, root, file) && typeof path.at(-1) === 'string';
    const details = {
      name,
      ...(example && { example }),
      ...(isList && { isList }),
      ...(isOneOf && { isOneOf }),
      ...(isSpare && { isSpare }),
    };
    return { ...base, code: 'wrong-type', details, expected: describeSchema(schema), received, fix };
  };
  switch (issue.code) {
    case 'unrecognized_keys':
      return unknownProperties(issue.keys, base, root, file);
    case 'invalid_type':
      if (value === undefined && !hasProperty(file.value, path)) return missing();
      return [wrongType()];
    case 'invalid_union':
      return [unionProblem(path, root, file)];
    case 'invalid_value': {
      if (value === undefined && !hasProperty(file.value, path)) return missing();
      if (Array.isArray(value)) return [wrongType()];
      const options = issue.values.map(String);
      const code = roleOf(schema)?.kind === 'icon' ? 'unknown-icon' : 'unknown-value';
      const { nearest, fix } = typeof value === 'string' ? meant(value, options) : {};
      const details = { name, options };
      // `"2"` is near to 2, which is no text.
      const meantText = fix && issue.values.includes(fix.write) ? fix : undefined;
      const meantNumber = issue.values.some((each) => typeof each === 'number' && String(each) === value);
      const json = meantNumber ? { json: String(value) } : undefined;
      return [{ ...base, code, details, nearest, fix: json ?? meantText, expected: options.join(', '), received }];
    }
    case 'too_small':
    case 'too_big':
      // A text where a list belongs is of the wrong type, which zod reports as well; its length is not the list's.
      if (schema && unwrap(schema) instanceof z.ZodArray !== Array.isArray(value)) return [];
      return [
        sizeProblem(issue, base, {
          name,
          value,
          isNeeded: isNeededAt(path, root, file),
          about: aboutAt(root, file.value, path),
        }),
      ];
    case 'invalid_format':
      return formatProblems(issue, root, file, base);
    default:
      return [wrongType()];
  }
}

function hasProperty(root: unknown, path: JsonPath): boolean {
  const parent = valueAt(root, path.slice(0, -1));
  const key = path.at(-1);
  return key === undefined || (typeof parent === 'object' && parent !== null && Object.hasOwn(parent, key));
}

/** What a message calls the value at a path of the file. */
function nameOf(path: JsonPath, { origins }: ParsedFile): string {
  return nameAt(origins?.(path).path ?? path);
}

function formatProblems(
  issue: Extract<Issue, { code: 'invalid_format' }>,
  root: z.ZodType,
  file: ParsedFile,
  base: { file: string; spot: { at: 'value'; path: JsonPath } },
): Problem[] {
  const { path } = base.spot;
  const value = String(valueAt(file.value, path));
  const pattern = 'pattern' in issue && typeof issue.pattern === 'string' ? issue.pattern : undefined;
  const context = { pattern, about: aboutAt(root, file.value, path) };
  const { part, from, isSame, ...found } = describeFormat(
    roleOf(schemaAt(root, file.value, path)),
    value,
    nameOf(path, file),
    context,
  );
  const format =
    found.code === 'text-blank' && isNeededAt(path, root, file)
      ? { ...found, details: { ...found.details, about: context.about } }
      : found;
  const other = swappedWith(base.spot.path, root, file);
  if (other !== undefined) {
    return [
      { ...base, code: 'values-swapped', details: { name: nameOf(path, file), other }, fix: { swapWith: other } },
    ];
  }
  if (format.code === 'text-character')
    return straysIn(value).map((stray) => strayProblem(stray, value, nameOf(path, file), base));
  // Of a link inside a text it is the target that is wrong; of any other part the text.
  const judged = (from === undefined ? undefined : part) ?? value;
  // A blank inside a foreign address may be one of a line, or belong to it.
  const isForeign = /^\s*https:.*\S\s+\S/u.test(judged);
  const isOnlySpaced =
    !isForeign && format.nearest !== undefined && format.nearest === judged.replace(/[\s\p{Cf}]+/gu, '');
  const isCertain =
    isSame ||
    ['text-padded', 'day-form'].includes(format.code) ||
    (['link-form', 'file-form', 'anchor-form'].includes(format.code) && isOnlySpaced);
  const fix = isCertain && format.nearest !== undefined ? { write: format.nearest } : undefined;
  return [{ ...base, ...format, spot: { ...base.spot, part, from }, received: describeValue(judged), fix }];
}

/** One character, or one run of them, that a text must not have. */
function strayProblem(
  stray: Stray,
  value: string,
  name: string,
  base: { file: string; spot: { at: 'value'; path: JsonPath } },
): Problem {
  const { part, ...format } = strayFormat(stray, name);
  const fix = stray.written === undefined ? undefined : { write: stray.written };
  return { ...base, ...format, spot: { ...base.spot, part, from: stray.index }, received: describeValue(value), fix };
}

/** The property beside an address that holds an address, where what is written for the address fits that property. */
function swappedWith(path: JsonPath, root: z.ZodType, { value }: ParsedFile): string | undefined {
  const owner = schemaAt(root, value, path.slice(0, -1));
  const own = schemaAt(root, value, path);
  if (!(owner instanceof z.ZodObject) || !own || !ADDRESSES.has(roleOf(own)?.kind)) return undefined;
  const group = valueAt(value, path.slice(0, -1));
  return Object.entries(owner.shape).find(([name, schema]) => {
    const written = property(group, name);
    const isAddress = typeof written === 'string' && written !== '' && z.safeParse(own, written).success;
    return isAddress && z.safeParse(schema, valueAt(value, path)).success;
  })?.[0];
}

/** Whether the object that a property is in may not leave it out. */
function isNeededAt(path: JsonPath, root: z.ZodType, { value }: ParsedFile): boolean {
  const owner = schemaAt(root, value, path.slice(0, -1));
  const own = owner instanceof z.ZodObject ? owner.shape[String(path.at(-1))] : undefined;
  return own !== undefined && isNeeded(own);
}

const ADDRESSES: ReadonlySet<Role['kind'] | undefined> = new Set(['link', 'imagePath', 'videoPath', 'svgPath']);

function sizeProblem(
  issue: Extract<Issue, { code: 'too_small' | 'too_big' }>,
  base: Pick<Problem, 'file' | 'spot'>,
  { name, value, isNeeded, about }: { name: string; value: unknown; isNeeded: boolean; about: Text | undefined },
): Problem {
  const small = issue.code === 'too_small';
  const limit = Number(small ? issue.minimum : issue.maximum);
  const sign = small ? '≥' : '≤';
  if (Array.isArray(value)) {
    const details = { name, limit, count: value.length };
    const size = { expected: `${sign} ${limit}`, received: String(value.length) };
    return small
      ? { ...base, code: 'too-few-items', details: { ...details, isNeeded }, ...size }
      : { ...base, code: 'too-many-items', details, ...size };
  }
  if (typeof value === 'string') {
    if (small)
      return {
        ...base,
        code: 'text-blank',
        details: { name, ...(isNeeded && { about }) },
        expected: `≥ ${limit}`,
        received: '""',
      };
    const details = { name, limit, length: value.length };
    return { ...base, code: 'text-too-long', details, expected: `≤ ${limit}`, received: String(value.length) };
  }
  const details = { name, options: [`${sign} ${limit}`] };
  return { ...base, code: 'unknown-value', details, expected: `${sign} ${limit}`, received: describeValue(value) };
}

function roleOf(schema: z.core.$ZodType | undefined): Role | undefined {
  return schema && (roles.get(schema) ?? roles.get(unwrap(schema)));
}
