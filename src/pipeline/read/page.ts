import { asideRoute, documentSchemas } from '../../documents/documents.ts';
import type { Page } from '../../documents/page.ts';
import { routeOf } from '../../documents/routes.ts';
import type { SharedSection } from '../../documents/section.ts';
import { sectionName } from '../../documents/section.ts';
import type { Problem } from '../../findings/finding.ts';
import type { Places } from '../../findings/locate.ts';
import type { ContentFile } from './content.ts';
import { documentReader, type ReadResult } from './document.ts';
import type { Facts, TextFilter } from './facts.ts';
import { load } from './load.ts';
import type { Names } from './names.ts';
import { repeatedBlocks } from './repeated-blocks.ts';
import { expand } from './sections/expand.ts';
import {
  lacksParameters,
  type Section,
  type Sections,
  sampleDocument,
  sampleOrigin,
  sectionOf,
} from './sections/section.ts';
import type { PageDocument, PageHead } from './source-document.ts';

export interface PageResult extends ReadResult<Page> {
  document: PageDocument | undefined;
  /** names of the shared sections that it uses */
  uses: readonly string[];
}

/** What is known of a sound page without its content. */
export interface KeptPage {
  uses: readonly string[];
  head: PageHead;
  names: Names;
  /** undefined where they have been lost since */
  facts: Facts | undefined;
}

/** Keeps what is known of sound pages from one run to the next. */
export interface KeptPages {
  /** of how many pages the facts stay in memory: those that were asked for last */
  readonly mostFacts: number;
  /** Undefined where the file, or a section that the page uses, is not as it was. */
  get(file: ContentFile, sections: Sections): KeptPage | undefined;
  /** Returns what is kept of it. */
  set(file: ContentFile, sections: Sections, page: KeptPage): KeptPage;
  /** Keeps what is known of a page that is as it was in the last run. */
  again(file: ContentFile): void;
  /**
   * The pages of this run that are as they were when they were judged last, and what was wrong with each.
   *
   * @param around all that a judgement of a page depends on beside the page
   */
  judged(around: ReadonlyArray<string | Uint8Array>): ReadonlyMap<string, readonly Problem[]>;
  /** Takes in what is wrong with the others. */
  judge(problems: readonly Problem[]): void;
  /** The places of problems in the text of a page; undefined for a file of which nothing is kept. */
  placesIn(path: string): Places | undefined;
}

type PageReader = (file: ContentFile, sections: Sections) => PageResult;

/**
 * A reader of all pages of a site: one that uses no shared section is read once, any other again when a section has changed. Of a
 * sound page it keeps the facts, and reads the file again for the rest.
 */
export function pageReader(
  concernsChecks?: TextFilter,
  kept?: KeptPages,
): (files: readonly ContentFile[], sections: Sections) => PageResult[] {
  let most = MOST_WHOLE;
  const readWhole = rememberingLast(wholePageReader(concernsChecks), () => most);
  const results = new WeakMap<ContentFile, { result: PageResult; sections: Sections }>();
  const found = (file: ContentFile, sections: Sections, read: () => PageResult) => {
    const known = knownOf(read());
    return known && (kept?.set(file, sections, known) ?? known);
  };
  const read: PageReader = (file, sections) => {
    const before = results.get(file);
    if (before && (before.result.uses.length === 0 || before.sections === sections)) {
      kept?.again(file);
      return before.result;
    }
    const whole = () => readWhole(file, sections);
    const known = kept?.get(file, sections) ?? found(file, sections, whole);
    const result = known ? new LazyResult(file, known, () => released(whole(), file)) : whole();
    results.set(file, { result, sections });
    return released(result, file);
  };
  return (files, sections) => {
    most = files.length > MOST_WHOLE ? FEW_WHOLE : MOST_WHOLE;
    return files.map((file) => read(file, sections));
  };
}

/** What was read of a file holds its text: nobody needs the bytes as well. */
function released<T>(result: T, file: ContentFile): T {
  file.release?.();
  return result;
}

function wholePageReader(concernsChecks?: TextFilter): PageReader {
  const read = documentReader('page', documentSchemas.page, concernsChecks);
  return (file, sections) => {
    let uses: readonly string[] = [];
    const { document, ...result } = read(file, (parsed) => {
      const expanded = expand(parsed, sections);
      uses = expanded.uses;
      return expanded;
    });
    const page = document && { ...document, route: pageRoute(file.path), uses, head: headOf(document.value) };
    const problems = [...result.problems, ...repeatedBlocks(file.path, document?.written, result.text)];
    return { ...result, problems, document: page, uses };
  };
}

/** Only files that are pages are read as such: each has a route. */
const pageRoute = (path: string): string => asideRoute(path) ?? routeOf(path) ?? '';

function headOf(page: Page | undefined): PageHead | undefined {
  if (!page) return undefined;
  const { blocks: _, ...head } = page;
  return head;
}

/** A site of so many pages at most is read once: all of them stay in memory as a whole. */
const MOST_WHOLE = 200;
/**
 * Of a larger one so many do, those that were read last. Most of it is read twice then anyway, and what is forgotten while it is
 * young costs the garbage collector nothing.
 */
const FEW_WHOLE = 4;

function rememberingLast(read: PageReader, most: () => number): PageReader {
  const last = new Map<ContentFile, { sections: Sections; result: PageResult }>();
  return (file, sections) => {
    const known = last.get(file);
    if (known?.sections === sections) return known.result;
    const result = read(file, sections);
    last.set(file, { sections, result });
    for (const oldest of last.keys()) if (last.size > most()) last.delete(oldest);
    return result;
  };
}

function knownOf({ document, problems, uses }: PageResult) {
  if (!document?.head || problems.length > 0) return undefined;
  return { uses, head: document.head, names: document.names, facts: document.facts };
}

/** A sound page whose content is read when it is asked for. Of ten thousand such objects each getter of its own would count. */
class LazyPage implements PageDocument {
  readonly file: string;
  readonly route: string;
  readonly uses: readonly string[];
  readonly head: PageHead;
  readonly isValid = true;
  readonly #known: KeptPage;
  readonly #read: () => PageResult;

  constructor(file: string, known: KeptPage, read: () => PageResult) {
    this.file = file;
    this.route = pageRoute(file);
    this.uses = known.uses;
    this.head = known.head;
    this.#known = known;
    this.#read = read;
  }

  get names() {
    return this.#known.names;
  }

  get facts() {
    return this.#known.facts ?? readFacts(this.#read());
  }

  get written() {
    return this.#read().document?.written;
  }

  get raw() {
    return this.#read().document?.raw;
  }

  get value() {
    return this.#read().document?.value;
  }

  get origins() {
    return this.uses.length === 0 ? undefined : this.#read().document?.origins;
  }
}

class LazyResult implements PageResult {
  readonly file: string;
  readonly uses: readonly string[];
  readonly problems: readonly Problem[] = [];
  readonly document: PageDocument;
  readonly #source: ContentFile;

  constructor(source: ContentFile, known: KeptPage, read: () => PageResult) {
    this.file = source.path;
    this.uses = known.uses;
    this.document = new LazyPage(this.file, known, read);
    this.#source = source;
  }

  get text() {
    return released(load(this.#source), this.#source).value?.text;
  }
}

function readFacts({ file, document }: PageResult): Facts {
  if (!document) throw new Error(`${file} is no longer the page that it was`);
  return document.facts;
}

export interface SectionResult extends ReadResult<SharedSection> {
  /** what pages need of it; undefined where the file is no JSON, or its parameters are none */
  section: Section | undefined;
}

/** A reader of shared sections, as they read with the examples and defaults of their parameters. */
export function sectionReader(concernsChecks?: TextFilter): (file: ContentFile) => SectionResult {
  const read = documentReader('section', documentSchemas.section, concernsChecks);
  return (file) => {
    let section: Section | undefined;
    const document = read(file, ({ value }) => {
      const own = sectionOf(sectionName(file.path) ?? '', file.path, value);
      if (lacksParameters(own, value)) return { value: { ...Object(value), blocks: [] }, isWhole: false };
      section = own;
      return { value: sampleDocument(own, value), origins: (path) => sampleOrigin(own, path) };
    });
    return { ...document, section };
  };
}
