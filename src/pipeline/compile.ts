import { asidePages, documentOf, documentSchemas, isAside } from '../documents/documents.ts';
import { property } from '../documents/json.ts';
import { mediaAddress } from '../documents/media.ts';
import { routeOf } from '../documents/routes.ts';
import { sectionName } from '../documents/section.ts';
import type { Finding, Problem } from '../findings/finding.ts';
import { locateFindings } from '../findings/locate.ts';
import type { Unpublished } from '../findings/messages/publish.ts';
import { checks } from './check/checks.gen.ts';
import { formRoutes } from './model/form-pages.ts';
import type { PageDocument, SectionDocument, SiteModel, SourceDocument } from './model/model.ts';
import { publishedSite, unpublishedPages } from './model/publish.ts';
import type { ContentFile } from './read/load.ts';
import { misplaced, REQUIRED_DOCUMENTS } from './read/misplaced.ts';
import { documentReader, pageReader, type ReadResult, sectionReader } from './read/read.ts';
import { placed, withoutRepeatedUses } from './read/sections/place.ts';
import type { Section, Sections } from './read/sections/section.ts';
import { withoutAllowed } from './report/allow.ts';
import { withoutEchoes } from './report/echoes.ts';
import { suggestExisting } from './report/suggest.ts';
import { type ResolvedSite, resolve } from './resolve/resolve.ts';

/** The content of a site: files below the pages folder, and the names of those below its `_media`. */
export interface Content {
  files: readonly ContentFile[];
  /** paths below `_media`, with `/` */
  assets: readonly string[];
  /** the day that the site is made for, `2026-12-01`; without one no window of publication counts */
  day?: string;
}

/** What is wrong with a site, and all that is known of it. */
export interface Checked {
  /** every problem of every file, in the order of files and lines */
  findings: Finding[];
  /** texts by file, for excerpts */
  texts: ReadonlyMap<string, string>;
  /** number of page files, readable or not */
  pages: number;
  /** the day that the site is made for, and the pages that visitors do not get on it, by route */
  day: string | undefined;
  unpublished: ReadonlyMap<string, Unpublished>;
  model: SiteModel;
}

export interface Compiled extends Checked {
  /** the site ready to render; undefined where a finding is an error */
  site: ResolvedSite | undefined;
}

const readers = {
  page: pageReader(documentSchemas.page),
  section: sectionReader(documentSchemas.section),
  site: documentReader('site', documentSchemas.site),
  menu: documentReader('menu', documentSchemas.menu),
  form: documentReader('form', documentSchemas.form),
};

/** Content files in; a site ready to render, or every problem at once. */
export function compileSite(content: Content): Compiled {
  const checked = checkSite(content);
  const failed = checked.findings.some((finding) => finding.severity === 'error');
  return { ...checked, site: failed ? undefined : resolve(publishedSite(checked.model)) };
}

/** Every problem of a site, without making it ready to render. */
export function checkSite(content: Content): Checked {
  const shape: Problem[] = [];
  const texts = new Map<string, string>();
  const model = readModel(content, shape, texts);
  const places = new Map(model.documents.map(({ file, origins }) => [file, origins]));
  const across = checks.flatMap((check) => check(model)).map((problem) => placed(problem, places.get(problem.file)));
  const all = [...shape, ...across];
  const [own, ofSite] = [withoutRepeatedUses(shape, all), withoutRepeatedUses(across, all)];
  const problems = withoutAllowed([...suggestExisting(own, model), ...withoutEchoes(own, ofSite)], model);
  return {
    findings: locateIn(model, texts, problems),
    texts,
    pages: model.routes.size,
    day: content.day,
    unpublished: unpublishedPages(model),
    model,
  };
}

/** Gives problems about the documents of a site their places. */
export function locateIn(model: SiteModel, texts: Checked['texts'], problems: readonly Problem[]): Finding[] {
  const documents = new Map(model.documents.map((document) => [document.file, document]));
  return locateFindings(problems, texts, (file, index) => {
    const block = property(property(documents.get(file)?.written, 'blocks'), index);
    const type = property(block, 'type') ?? property(block, 'use');
    return typeof type === 'string' ? type : undefined;
  });
}

/** Loads, parses and validates every file; what is wrong goes into `problems`. */
function readModel(content: Content, problems: Problem[], texts: Map<string, string>): SiteModel {
  let complete = true;
  let formsComplete = true;
  const routes = new Set<string>();
  const pages: PageDocument[] = [];
  const forms: SiteModel['forms'][number][] = [];
  let site: SiteModel['settings'];
  let menu: SiteModel['menu'];
  const aside: Partial<Record<string, PageDocument>> = {};

  function take<T>(result: ReadResult<T>): SourceDocument<T> | undefined {
    problems.push(...result.findings);
    if (result.text !== undefined) texts.set(result.file, result.text);
    if (result.document?.value === undefined) complete = false;
    return result.document;
  }

  const present = new Set(content.files.map((file) => file.path));
  const sections: SectionDocument[] = [];
  const usable = new Map<string, Section | undefined>();
  for (const file of content.files) {
    const name = sectionName(file.path);
    if (name === undefined) {
      // A section whose file is misnamed is told of there, not by every page that uses it.
      const meant = file.path.startsWith('_shared/') && misplaced(file.path, present).nearest;
      const section = meant && sectionName(meant);
      if (section) usable.set(section, undefined);
      continue;
    }
    const result = readers.section(file, name);
    const document = take(result);
    usable.set(name, result.section);
    if (document) sections.push({ ...document, name });
  }
  const shared = kept(usable);

  function takePage(file: ContentFile, route: string): PageDocument | undefined {
    const result = readers.page(file, shared);
    const document = take(result);
    return document && { ...document, route, uses: result.uses };
  }

  const meant = new Set<string | undefined>();
  for (const file of content.files) {
    const kind = documentOf(file.path);
    if (kind === 'site') site = take(readers.site(file));
    else if (kind === 'menu') menu = take(readers.menu(file));
    else if (isAside(file.path)) {
      aside[file.path] = takePage(file, asidePages[file.path]);
    } else if (kind === 'section') continue;
    else if (kind === 'form') {
      const document = take(readers.form(file));
      if (document) forms.push(document);
      if (!document?.value) formsComplete = false;
    } else {
      const route = routeOf(file.path);
      if (route === undefined) {
        const problem = misplaced(file.path, present);
        problems.push(problem);
        meant.add(problem.nearest);
        complete = false;
        continue;
      }
      routes.add(route);
      const document = takePage(file, route);
      if (document) pages.push(document);
    }
  }
  const {
    '_site/not-found.json': notFound,
    '_site/form-page.json': formPage,
    '_site/thank-you.json': thankYou,
  } = aside;
  const shown = [...pages, ...Object.values(aside), site, menu, ...forms].filter((document) => document !== undefined);
  const documents = [...shown, ...sections];
  for (const name of REQUIRED_DOCUMENTS) {
    if (present.has(name)) continue;
    complete = false;
    if (!meant.has(name))
      problems.push({ code: 'document-missing', file: name, spot: { at: 'file' }, details: { name } });
  }
  const meantRoutes = [...meant, 'index.json']
    .map((file) => file && routeOf(file))
    .filter((route) => route !== undefined);
  const assets = new Set(content.assets.map(mediaAddress));
  const linkable = new Set([...routes, ...meantRoutes, ...formRoutes(forms, shown)]);
  return {
    pages,
    notFound,
    formPage,
    thankYou,
    settings: site,
    menu,
    forms,
    sections,
    documents,
    routes,
    linkable,
    assets,
    day: content.day,
    complete,
    formsComplete,
  };
}

let last: Sections = new Map();

/** The very sections of the last time where none is another one, so that the pages that use them are not read again. */
function kept(sections: Sections): Sections {
  const isSame = sections.size === last.size && [...sections].every(([name, section]) => last.get(name) === section);
  if (!isSame) last = sections;
  return last;
}
