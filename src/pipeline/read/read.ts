import type { z } from 'zod';
import type { DocumentName } from '../../documents/documents.ts';
import type { Problem } from '../../findings/finding.ts';
import { ruleProblems } from '../check/properties-fit.ts';
import type { SourceDocument } from '../model/model.ts';
import { factCollector } from './facts.ts';
import { type ContentFile, type Loaded, load } from './load.ts';
import { type ParsedFile, parse } from './parse.ts';
import { expand } from './sections/expand.ts';
import { type Origins, placed } from './sections/place.ts';
import { type Section, type Sections, sampleDocument, sampleOrigin, sectionOf } from './sections/section.ts';
import { validate } from './validate.ts';
import { history } from './versions/history.gen.ts';
import { tellVersions } from './versions/recognise.ts';

/** One file through load, parse and validate. */
export interface ReadResult<T> {
  file: string;
  /** for excerpts; undefined where the bytes are no text */
  text: string | undefined;
  /** undefined where the text is no JSON */
  document: SourceDocument<T> | undefined;
  findings: readonly Problem[];
}

/** What stands in a file, ready to be held against its schema: shared sections are filled in. */
interface Prepared {
  value: unknown;
  origins?: Origins | undefined;
  /** what was wrong with it before, at its place in the file */
  problems?: readonly Problem[];
  /** false where something of it is missing, so that what is left is no whole document */
  isWhole?: boolean;
}

/**
 * A reader of documents of one schema. It remembers what it made of a `ContentFile`: who keeps the object of a file
 * that has not changed has it read once, which is what keeps the live preview fast on a large site.
 */
export function documentReader<S extends z.ZodType>(
  name: DocumentName,
  schema: S,
): (file: ContentFile) => ReadResult<z.output<S>> {
  const read = reader(name, schema);
  return remembering((file) => read(load(file), file.path, ({ value }) => ({ value })));
}

/** A reader of shared sections, which also gives what pages need of one to use it. */
export function sectionReader<S extends z.ZodType>(
  schema: S,
): (file: ContentFile, name: string) => ReadResult<z.output<S>> & { section: Section | undefined } {
  const read = reader('section', schema);
  const known = new WeakMap<ContentFile, ReadResult<z.output<S>> & { section: Section | undefined }>();
  return (file, name) => {
    const before = known.get(file);
    if (before) return before;
    let section: Section | undefined;
    const result = read(load(file), file.path, ({ value }) => {
      const own = sectionOf(name, file.path, value);
      section = own;
      return { value: sampleDocument(own, value), origins: (path) => sampleOrigin(own, path) };
    });
    const made = { ...result, section };
    known.set(file, made);
    return made;
  };
}

/** A reader of pages. A page that uses no shared section is read once, any other again when a section has changed. */
export function pageReader<S extends z.ZodType>(
  schema: S,
): (file: ContentFile, sections: Sections) => ReadResult<z.output<S>> & { uses: readonly string[] } {
  const read = reader('page', schema);
  type Result = ReadResult<z.output<S>> & { uses: readonly string[] };
  const known = new WeakMap<ContentFile, { result: Result; sections: Sections }>();
  return (file, sections) => {
    const before = known.get(file);
    if (before && (before.result.uses.length === 0 || before.sections === sections)) return before.result;
    let uses: readonly string[] = [];
    const result = read(load(file), file.path, (parsed) => {
      const expanded = expand(parsed, sections);
      uses = expanded.uses;
      return expanded;
    });
    const made = { ...result, uses };
    known.set(file, { result: made, sections });
    return made;
  };
}

function remembering<T>(read: (file: ContentFile) => T): (file: ContentFile) => T {
  const known = new WeakMap<ContentFile, T>();
  return (file) => {
    const result = known.get(file) ?? read(file);
    known.set(file, result);
    return result;
  };
}

function reader<S extends z.ZodType>(name: DocumentName, schema: S) {
  const collect = factCollector(schema);
  return (loaded: Loaded, file: string, prepare: (parsed: ParsedFile) => Prepared): ReadResult<z.output<S>> => {
    const parsed = loaded.value && parse(loaded.value);
    const written = parsed?.value?.value;
    const prepared = parsed?.value && prepare(parsed.value);
    const subject = parsed?.value && { ...parsed.value, value: prepared?.value, origins: prepared?.origins };
    const validated = subject && validate(schema, subject);
    const facts = collect(prepared?.value);
    const broken = ruleProblems(file, facts);
    const told = subject && tellVersions(history, name, subject, [...(validated?.problems ?? []), ...broken]);
    // Broken rules tell versions too; what else is to be said of them, a check says.
    const shape = (told ?? []).filter((problem) => !broken.includes(problem));
    const { problems = [], isWhole = true, origins } = prepared ?? {};
    const own = isWhole ? shape : shape.filter(({ code, spot }) => !(code === 'too-few-items' && isBlocks(spot)));
    const inPlace = origins ? own.map((problem) => placed(problem, origins)) : own;
    const findings = [...loaded.problems, ...(parsed?.problems ?? []), ...problems, ...inPlace];
    const value = isWhole && problems.length === 0 ? validated?.value : undefined;
    const document = validated && { file, written, raw: prepared?.value, value, facts, origins };
    return { file, text: loaded.value?.text ?? loaded.shown, document, findings };
  };
}

const isBlocks = (spot: Problem['spot']) => 'path' in spot && spot.path?.length === 1 && spot.path[0] === 'blocks';
