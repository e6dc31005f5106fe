import { z } from 'zod';
import { type JsonPath, property, valueAt } from '../../../documents/json.ts';
import { folderLanguage } from '../../../documents/languages.ts';
import type { Problem } from '../../../findings/finding.ts';
import { meant } from '../../../findings/nearest.ts';
import type { Language } from '../../../words/language.ts';
import { describeValue } from '../describe.ts';
import { blockTypes } from '../misplaced-blocks.ts';
import type { ParsedFile } from '../parse.ts';
import { validate } from '../validate.ts';
import { askedFor, fill, isOneParameter } from './fill.ts';
import type { Origin, Origins } from './place.ts';
import { type Section, type Sections, samplesOf } from './section.ts';

/** A page document with the blocks of shared sections in the places where it uses them. */
export interface Expanded {
  value: unknown;
  /** names of the sections that the page uses */
  uses: readonly string[];
  /** undefined where the page uses none */
  origins?: Origins;
  /** what is wrong with the uses themselves, at its place in the page */
  problems: readonly Problem[];
  /** false where a section is missing or cannot be read: the rest proves nothing about the page as a whole */
  isWhole: boolean;
}

/** Whether an entry of `blocks` uses a shared section, or tries to. */
export const isUse = (block: unknown): boolean =>
  property(block, 'use') !== undefined ||
  (property(block, 'with') !== undefined && property(block, 'type') === undefined);

/** Puts the blocks of the shared sections that a page uses in their places, and says what is wrong with the uses. */
export function expand(file: ParsedFile, sections: Sections): Expanded {
  const blocks = property(file.value, 'blocks');
  if (!Array.isArray(blocks) || !blocks.some(isUse))
    return { value: file.value, uses: [], problems: [], isWhole: true };
  const uses: string[] = [];
  const problems: Problem[] = [];
  const made: unknown[] = [];
  const sources: Source[] = [];
  let isWhole = true;
  for (const [index, block] of blocks.entries()) {
    if (!isUse(block)) {
      made.push(block);
      sources.push({ index });
      continue;
    }
    const name = property(block, 'use');
    const found = typeof name === 'string' ? nameFor(name, file.path, sections) : '';
    if (found !== '') uses.push(found);
    const section = sections.get(found);
    problems.push(...problemsOfUse(file, index, section, sections));
    if (!section) isWhole = false;
    else {
      const values = new Map([...samplesOf(section), ...givenTexts(block)]);
      made.push(...fill(section.blocks, values));
      for (let inner = 0; inner < section.blocks.length; inner++) sources.push({ index, block, section, inner });
    }
  }
  const origins = (path: JsonPath) => originOf(path, file.path, sources);
  return { value: { ...Object(file.value), blocks: made }, uses, origins, problems, isWhole };
}

/** A page in the folder of a language uses the section of its own language, where there is one. */
function nameFor(name: string, page: string, sections: Sections): string {
  const own = `${folderLanguage(page)}/${name}`;
  return sections.has(own) ? own : name;
}

/** What a page may call the sections that it can use. */
function namesFor(page: string, sections: Sections): string[] {
  const prefix = `${folderLanguage(page)}/`;
  const names = [...sections.keys()].map((name) => (name.startsWith(prefix) ? name.slice(prefix.length) : name));
  return [...new Set(names.filter((name) => !name.includes('/')))];
}

function problemsOfUse(file: ParsedFile, index: number, section: Section | undefined, sections: Sections): Problem[] {
  const block: unknown = valueAt(file.value, ['blocks', index]);
  const name = property(block, 'use');
  if (property(block, 'type') !== undefined) return [mixedUse(file.path, index, namesBeside(block, section))];
  if (!section && typeof name === 'string') {
    if (sections.has(nameFor(name, file.path, sections))) return [];
    const options = namesFor(file.path, sections);
    const spot = { at: 'value', path: ['blocks', index, 'use'] } as const;
    const received = describeValue(name);
    const expected = options.join(', ');
    return [
      {
        code: 'unknown-section',
        file: file.path,
        spot,
        details: { options, isBlock: blockTypes.has(name) },
        ...(blockTypes.has(name) ? {} : meant(name.replace(/^.*\/|\.json$/gu, ''), options)),
        expected,
        received,
      },
    ];
  }
  const other =
    property(block, 'with') === undefined && Object.keys(Object(block)).find((key) => meant(key, ['with']).fix);
  if (other) {
    const spot = { at: 'key', path: ['blocks', index, other] } as const;
    const details = { name: other, known: ['with'] };
    return [{ code: 'unknown-property', file: file.path, spot, details, ...meant(other, ['with']), received: other }];
  }
  const value = { ...Object(block), with: property(block, 'with') ?? {} };
  const found = validate(schemaOf(section), { ...file, value }).problems;
  const findings = property(block, 'with') === undefined ? withoutGroup(file.path, found) : found.map(insideWith);
  const placed = findings.map(({ spot, ...problem }) => ({
    ...problem,
    spot: spot.at === 'value' || spot.at === 'key' ? { ...spot, path: ['blocks', index, ...spot.path] } : spot,
  }));
  const strange = placed.flatMap((problem) => (isForeign(problem) ? [problem.details.name] : []));
  if (strange.length === 0) return placed;
  return [mixedUse(file.path, index, strange), ...placed.filter((problem) => !isForeign(problem))];
}

/** Whether a property beside `use` is neither a mistyped one nor a parameter that belongs into `with`. */
const isForeign = (problem: Problem): problem is Extract<Problem, { code: 'unknown-property' }> =>
  problem.code === 'unknown-property' &&
  problem.nearest === undefined &&
  problem.details.inside === undefined &&
  problem.spot.at === 'key' &&
  problem.spot.path.length === 3;

/** What stands beside `use` that is a property of a block. */
function namesBeside(block: unknown, section: Section | undefined): string[] {
  const own = new Set(['use', 'with', ...(section?.parameters ?? []).map(({ name }) => name)]);
  return Object.keys(Object(block)).filter((name) => !own.has(name));
}

/** An entry that uses a section and has properties of a block: it can be only one of them. */
function mixedUse(file: string, index: number, names: string[]): Problem {
  const isBlock = names.includes('type');
  const spot = { at: 'key', path: ['blocks', index, isBlock ? 'type' : (names[0] ?? 'use')] } as const;
  return { code: 'use-mixed', file, spot, details: { names, isBlock } };
}

type Missing = Extract<Problem, { code: 'missing-property' }>;

const isParameterMissing = (problem: Problem): problem is Missing =>
  problem.code === 'missing-property' && problem.spot.at === 'value' && problem.spot.path[0] === 'with';

/** Says of a parameter that is missing where its line belongs. */
const insideWith = (problem: Problem): Problem =>
  isParameterMissing(problem) ? { ...problem, details: { ...problem.details, inside: 'with' } } : problem;

/** A page that gives no parameter lacks the group of them: one mistake, one line to write. */
function withoutGroup(file: string, problems: readonly Problem[]): Problem[] {
  const missing = problems.filter(isParameterMissing).map(({ details, expected }) => ({ ...details, expected }));
  const rest = problems.filter((problem) => !isParameterMissing(problem));
  if (missing.length === 0) return rest;
  const each = (language: Language) => missing.map(({ name, about }) => (about ? `${name}: ${about[language]}` : name));
  const about = { de: each('de').join('; '), en: each('en').join('; ') };
  const expected = `{ ${missing.map(({ name, expected }) => `"${name}": ${expected}`).join(', ')} }`;
  const details = { name: 'with', about };
  return [...rest, { code: 'missing-property', file, spot: { at: 'value', path: ['with'] }, details, expected }];
}

/** What a page has to say to a section; without one, only that it has to name it. */
function schemaOf(section: Section | undefined): z.ZodType {
  const fields = (section?.parameters ?? []).map(({ name, description, isRequired }): [string, z.ZodType] => {
    const text = z.string().max(2000);
    const described = description === undefined ? text : text.describe(description);
    return [name, isRequired ? described : text.optional()];
  });
  const parameters = section ? z.strictObject(Object.fromEntries(fields)) : z.looseObject({});
  return z.strictObject({ use: z.string(), with: parameters });
}

const givenTexts = (block: unknown): Array<[string, string]> =>
  Object.entries(Object(property(block, 'with') ?? {})).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );

/** Where a block of the expanded page comes from: the page itself, or a block of a section that it uses. */
type Source = { index: number; block?: undefined } | { index: number; block: unknown; section: Section; inner: number };

function originOf(path: JsonPath, file: string, sources: readonly Source[]): Origin {
  const [root, at, ...rest] = path;
  const source = root === 'blocks' && typeof at === 'number' ? sources[at] : undefined;
  if (!source) return { file, path };
  const own: JsonPath = ['blocks', source.index];
  if (source.block === undefined) return { file, path: [...own, ...rest] };
  const { section, block, inner } = source;
  const text = valueAt(section.blocks, [inner, ...rest]);
  const asked = typeof text === 'string' ? askedFor(text) : [];
  const given = asked.find((name) => typeof property(property(block, 'with'), name) === 'string');
  if (given !== undefined) {
    const isMixed = typeof text === 'string' && !isOneParameter(text);
    return { file, path: [...own, 'with', given], ...(isMixed ? { isMixed } : {}) };
  }
  const use = { file, path: [...own, 'use'] };
  const parameter = section.parameters.find(({ name }) => name === asked[0]);
  if (parameter && typeof text === 'string' && isOneParameter(text))
    return { file: section.file, path: parameter.path, use };
  return { file: section.file, path: ['blocks', inner, ...rest], use };
}
