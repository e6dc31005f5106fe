import type { z } from 'zod';
import type { DocumentName } from '../../documents/documents.ts';
import { folderLanguage } from '../../documents/languages.ts';
import type { Problem } from '../../findings/finding.ts';
import { factCollector } from './collect.ts';
import type { ContentFile } from './content.ts';
import { foreignDocument } from './correction/foreign-document.ts';
import type { Facts, TextFilter } from './facts.ts';
import { load, textOf } from './load.ts';
import { explainMisplacedBlocks } from './misplaced-blocks.ts';
import { namedSchema } from './named-schema.ts';
import { withNames } from './names.ts';
import { type ParsedFile, parse } from './parse.ts';
import { ruleProblems } from './rules.ts';
import { type Origins, placed } from './sections/place.ts';
import type { SourceDocument } from './source-document.ts';
import { underOtherNames, validate } from './validate.ts';
import { history } from './versions/history.gen.ts';
import { explainVersions } from './versions/recognise.ts';

/** One file from its bytes to a typed document. */
export interface ReadResult<T> {
  file: string;
  /** for excerpts; undefined where the bytes are no text */
  text: string | undefined;
  /** undefined where the text is no JSON */
  document: SourceDocument<T> | undefined;
  problems: readonly Problem[];
}

/** What a file holds once shared sections are filled in, ready for its schema. */
interface Prepared {
  value: unknown;
  origins?: Origins | undefined;
  /** problems of the filling in, at their places in the file */
  problems?: readonly Problem[];
  /** false where a section is missing, so that what is left is no whole document */
  isWhole?: boolean;
}

export type Prepare = (parsed: ParsedFile) => Prepared;

/** A reader of files of one kind of document: bytes → text → value → typed document, with every problem on the way. */
export function documentReader<S extends z.ZodType>(name: DocumentName, schema: S, concernsChecks?: TextFilter) {
  const collect = factCollector(schema, concernsChecks);
  // What is suspect is so in a site's first language: in another, every text is.
  const collectAll = factCollector(schema);
  return (file: ContentFile, prepare: Prepare = ({ value }) => ({ value })): ReadResult<z.output<S>> => {
    const loaded = load(file);
    const parsed = loaded.value && parse(loaded.value);
    const written = parsed?.value?.value;
    const foreign = foreignDocument(name, file.path, written);
    const head = foreign.length > 0 ? foreign : namedSchema(name, file.path, written);
    const problems = [...loaded.problems, ...(parsed?.problems ?? []), ...head];
    const text = textOf(loaded);
    if (!parsed?.value || foreign.length > 0) return { file: file.path, text, document: undefined, problems };
    const prepared = prepare(parsed.value);
    const subject = { ...parsed.value, value: prepared.value, origins: prepared.origins };
    const facts = folderLanguage(file.path) ? collectAll(prepared.value) : collect(prepared.value);
    const validated = validate(schema, subject);
    const isSound = prepared.isWhole !== false && (prepared.problems ?? []).length === 0;
    const value = isSound ? validated.value : undefined;
    const document: SourceDocument<z.output<S>> = {
      file: file.path,
      written,
      raw: prepared.value,
      value,
      isValid: value !== undefined,
      ...withNames(facts),
      origins: prepared.origins,
    };
    const shape = shapeProblems(name, schema, subject, validated.problems, facts);
    return { file: file.path, text, document, problems: [...problems, ...inFile(prepared, shape)] };
  };
}

/** What the schema finds wrong, explained by the version that each part is written for. */
function shapeProblems(
  name: DocumentName,
  schema: z.ZodType,
  subject: ParsedFile,
  found: readonly Problem[],
  facts: Facts,
): Problem[] {
  // Broken rules help to recognise a version; a check of the whole site reports them.
  const broken = ruleProblems(subject.path, facts);
  const explained = explainVersions(history, name, subject, [...found, ...broken]);
  const told = explained.filter((problem) => !broken.includes(problem));
  return explainMisplacedBlocks([...told, ...underOtherNames(told, schema, subject)], subject);
}

/** All problems of a prepared value at the places of its file. A page that lacks a section may well lack blocks. */
function inFile({ problems = [], isWhole = true, origins }: Prepared, shape: readonly Problem[]): Problem[] {
  const own = isWhole ? shape : shape.filter(({ code, spot }) => !(code === 'too-few-items' && isBlocks(spot)));
  return [...problems, ...(origins ? own.map((problem) => placed(problem, origins)) : own)];
}

const isBlocks = (spot: Problem['spot']) => 'path' in spot && spot.path?.length === 1 && spot.path[0] === 'blocks';

/** Reads every file once, as long as its object stays the same. */
export function remembering<T>(read: (file: ContentFile) => T): (file: ContentFile) => T {
  const results = new WeakMap<ContentFile, T>();
  return (file) => {
    const result = results.get(file) ?? read(file);
    results.set(file, result);
    return result;
  };
}
