import { documentOf, documentSchemas, isAside } from '../../documents/documents.ts';
import type { Edition } from '../../documents/edition.ts';
import type { FormDocument } from '../../documents/form.ts';
import type { Menu } from '../../documents/menu.ts';
import type { Redirects } from '../../documents/redirects.ts';
import { hasHiddenPart, routeOf } from '../../documents/routes.ts';
import { sectionName } from '../../documents/section.ts';
import type { SiteDocument } from '../../documents/site.ts';
import type { Theme } from '../../documents/theme.ts';
import type { OwnWords } from '../../documents/words.ts';
import type { Problem, Staged } from '../../findings/finding.ts';
import { severityOf } from '../../findings/messages/messages.ts';
import type { ContentFile } from './content.ts';
import { documentReader, type ReadResult, remembering } from './document.ts';
import type { TextFilter } from './facts.ts';
import { groupedNumbers } from './grouped-numbers.ts';
import { misplaced } from './misplaced.ts';
import { type KeptPages, type PageResult, pageReader, type SectionResult, sectionReader } from './page.ts';
import type { Sections } from './sections/section.ts';
import type { PageDocument, SectionDocument, SourceDocument } from './source-document.ts';

/** Texts by file, without those that are none. Those of sound pages are read anew whenever they are asked for. */
export interface Texts {
  get(file: string): string | undefined;
}

/** The documents of a site that are JSON, valid or not. */
export interface Documents {
  pages: readonly PageDocument[];
  /** pages that have no address of their own, by their file: `_site/not-found.json` */
  aside: Readonly<Partial<Record<string, PageDocument>>>;
  settings: SourceDocument<SiteDocument> | undefined;
  /** of all languages, as are those that follow */
  editions: ReadonlyArray<SourceDocument<Edition>>;
  menus: ReadonlyArray<SourceDocument<Menu>>;
  forms: ReadonlyArray<SourceDocument<FormDocument>>;
  words: ReadonlyArray<SourceDocument<OwnWords>>;
  redirects: SourceDocument<Redirects> | undefined;
  theme: SourceDocument<Theme> | undefined;
  sections: readonly SectionDocument[];
  /** routes of all page files, also of those that cannot be read */
  routes: ReadonlySet<string>;
  /** texts by file, for excerpts */
  texts: Texts;
  /** files whose names were probably meant by files that are misplaced */
  meantFiles: ReadonlySet<string>;
  /** false where a file is misplaced, unreadable or not valid */
  areAllValid: boolean;
  /** the same for the forms alone */
  areFormsValid: boolean;
}

type Read<T> = (file: ContentFile) => T;

/**
 * Reads the files of a site. It remembers what it made of a `ContentFile`: who keeps the object of a file that has not
 * changed, and the reader, has it read once. A page that uses shared sections is read again when a section has changed.
 */
export class SiteReader {
  readonly #readPages: ReturnType<typeof pageReader>;
  readonly #readSection: Read<SectionResult>;
  readonly #readSettings: Read<ReadResult<SiteDocument>>;
  readonly #readEdition: Read<ReadResult<Edition>>;
  readonly #readMenu: Read<ReadResult<Menu>>;
  readonly #readForm: Read<ReadResult<FormDocument>>;
  readonly #readRedirects: Read<ReadResult<Redirects>>;
  readonly #readWords: Read<ReadResult<OwnWords>>;
  readonly #readTheme: Read<ReadResult<Theme>>;
  readonly kept: KeptPages | undefined;
  #sections: Sections = new Map();

  /**
   * @param concernsChecks which texts the facts of documents list; all by default
   * @param kept what is known of pages from earlier runs
   */
  constructor(concernsChecks?: TextFilter, kept?: KeptPages) {
    const { site, edition, menu, redirects, words, theme } = documentSchemas;
    this.kept = kept;
    this.#readPages = pageReader(concernsChecks, kept);
    this.#readSection = remembering(sectionReader(concernsChecks));
    this.#readSettings = remembering(documentReader('site', site, concernsChecks));
    this.#readEdition = remembering(documentReader('edition', edition, concernsChecks));
    this.#readMenu = remembering(documentReader('menu', menu, concernsChecks));
    this.#readForm = remembering(formReader(concernsChecks));
    this.#readRedirects = remembering(documentReader('redirects', redirects, concernsChecks));
    this.#readWords = remembering(documentReader('words', words, concernsChecks));
    this.#readTheme = remembering(documentReader('theme', theme, concernsChecks));
  }

  read(files: readonly ContentFile[]): Staged<Documents> {
    const sorted = sortFiles(files);
    const present = new Set(files.map(({ path }) => path));
    const outOfPlace = problemsOfMisplaced(sorted.misplaced, present);
    // What the site does without takes nothing from what is known of the rest, and is meant by no link.
    const strays = outOfPlace.filter(({ code }) => severityOf(code) === 'error');
    const sections = sorted.section.map((file) => this.#readSection(file));
    const shared = this.#sameSections(sections, strays);
    const pages = this.#readPages(sorted.page, shared);
    const settings = sorted.site.map((file) => this.#readSettings(file));
    const editions = sorted.edition.map((file) => this.#readEdition(file));
    const menus = sorted.menu.map((file) => this.#readMenu(file));
    const forms = sorted.form.map((file) => this.#readForm(file));
    const redirects = sorted.redirects.map((file) => this.#readRedirects(file));
    const words = sorted.words.map((file) => this.#readWords(file));
    const themes = sorted.theme.map((file) => this.#readTheme(file));
    const results = [sections, pages, settings, editions, menus, forms, redirects, words, themes].flat();
    const found = results.flatMap(({ problems }) => problems).map((problem) => withTaken(problem, present));
    const elsewhere = found.filter((problem) => problem.code === 'document-elsewhere');
    const documents: Documents = {
      ...pageDocuments(pages),
      settings: settings[0]?.document,
      editions: documentsOf(editions),
      menus: documentsOf(menus),
      forms: documentsOf(forms),
      words: documentsOf(words),
      redirects: redirects[0]?.document,
      theme: themes[0]?.document,
      sections: sections.flatMap(({ document, section }) =>
        document && section ? { ...document, name: section.name } : [],
      ),
      routes: new Set(sorted.page.flatMap(({ path }) => (isAside(path) ? [] : (routeOf(path) ?? [])))),
      texts: textsOf(results),
      meantFiles: new Set([...strays, ...elsewhere].flatMap(({ nearest }) => nearest ?? [])),
      areAllValid: strays.length === 0 && results.every(isValid),
      areFormsValid: forms.every(isValid) && !elsewhere.some(({ details }) => details.kind === 'form'),
    };
    return { value: documents, problems: [...outOfPlace, ...found] };
  }

  /** The sections by name; the very map of the last time where none has changed. */
  #sameSections(results: readonly SectionResult[], strays: readonly Problem[]): Sections {
    // A section whose file is misnamed is reported there, not by every page that uses it.
    const misnamed = strays.map(({ nearest }) => sectionName(nearest ?? '')).filter((name) => name !== undefined);
    const sections: Sections = new Map([
      ...misnamed.map((name) => [name, undefined] as const),
      ...results.map(({ file, section }) => [sectionName(file) ?? '', section] as const),
    ]);
    const isSame =
      sections.size === this.#sections.size &&
      [...sections].every(([name, section]) => this.#sections.has(name) && this.#sections.get(name) === section);
    if (!isSame) this.#sections = sections;
    return this.#sections;
  }
}

function formReader(concernsChecks?: TextFilter): Read<ReadResult<FormDocument>> {
  const read = documentReader('form', documentSchemas.form, concernsChecks);
  return (file) => {
    const result = read(file);
    return { ...result, problems: [...result.problems, ...groupedNumbers(result)] };
  };
}

const documentsOf = <T>(results: ReadonlyArray<ReadResult<T>>) => results.flatMap(({ document }) => document ?? []);

const isValid = ({ document }: ReadResult<unknown>) => document?.isValid === true;

function textsOf(results: ReadonlyArray<ReadResult<unknown>>): Texts {
  let byFile: ReadonlyMap<string, ReadResult<unknown>> | undefined;
  // Whoever asks goes from file to file, once for each of its findings.
  let last: { file: string; text: string | undefined } | undefined;
  return {
    get(file) {
      byFile ??= new Map(results.map((result) => [result.file, result]));
      if (last?.file !== file) last = { file, text: byFile.get(file)?.text };
      return last.text;
    },
  };
}

type SortedFiles = Record<NonNullable<ReturnType<typeof documentOf>> | 'misplaced', ContentFile[]>;

function sortFiles(files: readonly ContentFile[]): SortedFiles {
  const sorted: SortedFiles = {
    page: [],
    section: [],
    site: [],
    edition: [],
    menu: [],
    form: [],
    redirects: [],
    words: [],
    theme: [],
    misplaced: [],
  };
  for (const file of files) sorted[documentOf(file.path) ?? 'misplaced'].push(file);
  return sorted;
}

/** A document that belongs where another lies already is told so: its author has to choose. */
function withTaken(problem: Problem, present: ReadonlySet<string>): Problem {
  if (problem.code !== 'document-elsewhere' || !present.has(problem.nearest ?? '')) return problem;
  return { ...problem, details: { ...problem.details, taken: problem.nearest }, nearest: undefined };
}

const problemsOfMisplaced = (files: readonly ContentFile[], present: ReadonlySet<string>): Problem[] =>
  files.filter((file) => !isOfProgram(file)).map(({ path }) => misplaced(path, present));

/** In hidden folders programs keep settings of their own, `.vscode/settings.json`: only what has blocks was meant for the site. */
const isOfProgram = ({ path, bytes }: ContentFile) =>
  hasHiddenPart(path.replace(/[^/]*$/u, '')) && !new TextDecoder().decode(bytes).includes('"blocks"');

/** Pages with an address of their own, and those without one by their file. */
function pageDocuments(results: readonly PageResult[]) {
  const documents = results.flatMap(({ document }) => document ?? []);
  return {
    pages: documents.filter(({ file }) => !isAside(file)),
    aside: Object.fromEntries(documents.filter(({ file }) => isAside(file)).map((page) => [page.file, page])),
  };
}
