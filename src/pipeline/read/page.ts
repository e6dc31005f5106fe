import { documentSchemas } from '../../documents/documents.ts';
import type { Page } from '../../documents/page.ts';
import type { SharedSection } from '../../documents/section.ts';
import { sectionName } from '../../documents/section.ts';
import type { ContentFile } from './content.ts';
import { documentReader, type ReadResult } from './document.ts';
import type { TextFilter } from './facts.ts';
import { expand } from './sections/expand.ts';
import { type Section, type Sections, sampleDocument, sampleOrigin, sectionOf } from './sections/section.ts';

export interface PageResult extends ReadResult<Page> {
  /** names of the shared sections that it uses */
  uses: readonly string[];
}

/** A reader of pages: one that uses no shared section is read once, any other again when a section has changed. */
export function pageReader(concernsChecks?: TextFilter): (file: ContentFile, sections: Sections) => PageResult {
  const read = documentReader('page', documentSchemas.page, concernsChecks);
  const results = new WeakMap<ContentFile, { result: PageResult; sections: Sections }>();
  return (file, sections) => {
    const before = results.get(file);
    if (before && (before.result.uses.length === 0 || before.sections === sections)) return before.result;
    let uses: readonly string[] = [];
    const document = read(file, (parsed) => {
      const expanded = expand(parsed, sections);
      uses = expanded.uses;
      return expanded;
    });
    const result = { ...document, uses };
    results.set(file, { result, sections });
    return result;
  };
}

export interface SectionResult extends ReadResult<SharedSection> {
  /** what pages need of it; undefined where the file is no JSON */
  section: Section | undefined;
}

/** A reader of shared sections, as they read with the examples and defaults of their parameters. */
export function sectionReader(concernsChecks?: TextFilter): (file: ContentFile) => SectionResult {
  const read = documentReader('section', documentSchemas.section, concernsChecks);
  return (file) => {
    let section: Section | undefined;
    const document = read(file, ({ value }) => {
      const own = sectionOf(sectionName(file.path) ?? '', file.path, value);
      section = own;
      return { value: sampleDocument(own, value), origins: (path) => sampleOrigin(own, path) };
    });
    return { ...document, section };
  };
}
