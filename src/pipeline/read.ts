import type { z } from 'zod';
import { ruleDrafts } from './checks/properties-fit.ts';
import type { DocumentName } from './documents/documents.ts';
import { factCollector } from './facts.ts';
import type { Draft } from './finding.ts';
import { history } from './history.gen.ts';
import { type ContentFile, load } from './load.ts';
import { tellVersions } from './migrate/recognise.ts';
import type { SourceDocument } from './model.ts';
import { parse } from './parse.ts';
import { validate } from './validate.ts';

/** One file through load, parse and validate. */
export interface ReadResult<T> {
  file: string;
  /** for excerpts; undefined where the bytes are no text */
  text: string | undefined;
  /** undefined where the text is no JSON */
  document: SourceDocument<T> | undefined;
  findings: readonly Draft[];
}

/**
 * A reader of documents of one schema. It remembers what it made of a `ContentFile`: who keeps the object of a file
 * that has not changed has it read once, which is what keeps the live preview fast on a large site.
 */
export function documentReader<S extends z.ZodType>(
  name: DocumentName,
  schema: S,
): (file: ContentFile) => ReadResult<z.output<S>> {
  const collect = factCollector(schema);
  const known = new WeakMap<ContentFile, ReadResult<z.output<S>>>();
  const read = (file: ContentFile): ReadResult<z.output<S>> => {
    const loaded = load(file);
    const parsed = loaded.value && parse(loaded.value);
    const validated = parsed?.value && validate(schema, parsed.value);
    const raw = parsed?.value?.value;
    const facts = collect(raw);
    const broken = ruleDrafts(file.path, facts);
    const told =
      parsed?.value && tellVersions(history, name, parsed.value, [...(validated?.findings ?? []), ...broken]);
    // Broken rules tell versions too; what else is to be said of them, a check says.
    const shape = (told ?? []).filter((draft) => !broken.includes(draft));
    const findings = [...loaded.findings, ...(parsed?.findings ?? []), ...shape];
    const document = validated && { file: file.path, raw, value: validated.value, facts };
    return { file: file.path, text: loaded.value?.text ?? loaded.shown, document, findings };
  };
  return (file) => {
    const result = known.get(file) ?? read(file);
    known.set(file, result);
    return result;
  };
}
