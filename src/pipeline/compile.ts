import { withoutAllowed } from './allow.ts';
import { checks } from './checks.gen.ts';
import { asidePages, documentOf, documentSchemas, isAside } from './documents/documents.ts';
import { withoutEchoes } from './echoes.ts';
import type { Draft, Finding } from './finding.ts';
import { formRoutes } from './form-pages.ts';
import type { ContentFile } from './load.ts';
import { locateFindings } from './locate.ts';
import { misplaced, REQUIRED_DOCUMENTS } from './misplaced.ts';
import type { PageDocument, SiteModel, SourceDocument } from './model.ts';
import { documentReader, type ReadResult } from './read.ts';
import { type ResolvedSite, resolve } from './resolve.ts';
import { routeOf } from './routes.ts';
import { property } from './schema.ts';
import { suggestExisting } from './suggest.ts';

/** The content of a site: files below the pages folder, and the names of those below its `_media`. */
export interface Content {
  files: readonly ContentFile[];
  /** paths below `_media`, with `/` */
  assets: readonly string[];
}

/** What is wrong with a site, and all that is known of it. */
export interface Checked {
  /** every problem of every file, in the order of files and lines */
  findings: Finding[];
  /** texts by file, for excerpts */
  texts: ReadonlyMap<string, string>;
  /** number of page files, readable or not */
  pages: number;
  model: SiteModel;
}

export interface Compiled extends Checked {
  /** the site ready to render; undefined where a finding is an error */
  site: ResolvedSite | undefined;
}

const readers = {
  page: documentReader('page', documentSchemas.page),
  site: documentReader('site', documentSchemas.site),
  menu: documentReader('menu', documentSchemas.menu),
  form: documentReader('form', documentSchemas.form),
};

/** Content files in; a site ready to render, or every problem at once. */
export function compileSite(content: Content): Compiled {
  const checked = checkSite(content);
  const failed = checked.findings.some((finding) => finding.severity === 'error');
  return { ...checked, site: failed ? undefined : resolve(checked.model) };
}

/** Every problem of a site, without making it ready to render. */
export function checkSite(content: Content): Checked {
  const shape: Draft[] = [];
  const texts = new Map<string, string>();
  const model = readModel(content, shape, texts);
  const across = checks.flatMap((check) => check(model));
  const drafts = withoutAllowed([...suggestExisting(shape, model), ...withoutEchoes(shape, across)], model);
  return { findings: locateIn(model, texts, drafts), texts, pages: model.routes.size, model };
}

/** Gives drafts about the documents of a site their places. */
export function locateIn(model: SiteModel, texts: Checked['texts'], drafts: readonly Draft[]): Finding[] {
  const documents = new Map(model.documents.map((document) => [document.file, document]));
  return locateFindings(drafts, texts, (file, index) => {
    const type = property(property(property(documents.get(file)?.raw, 'blocks'), index), 'type');
    return typeof type === 'string' ? type : undefined;
  });
}

/** Loads, parses and validates every file; what is wrong goes into `drafts`. */
function readModel(content: Content, drafts: Draft[], texts: Map<string, string>): SiteModel {
  let complete = true;
  let formsComplete = true;
  const routes = new Set<string>();
  const pages: PageDocument[] = [];
  const forms: SiteModel['forms'][number][] = [];
  let site: SiteModel['site'];
  let menu: SiteModel['menu'];
  const aside: Partial<Record<string, PageDocument>> = {};

  function take<T>(result: ReadResult<T>): SourceDocument<T> | undefined {
    drafts.push(...result.findings);
    if (result.text !== undefined) texts.set(result.file, result.text);
    if (result.document?.value === undefined) complete = false;
    return result.document;
  }

  const present = new Set(content.files.map((file) => file.path));
  const meant = new Set<string | undefined>();
  for (const file of content.files) {
    const kind = documentOf(file.path);
    if (kind === 'site') site = take(readers.site(file));
    else if (kind === 'menu') menu = take(readers.menu(file));
    else if (isAside(file.path)) {
      const document = take(readers.page(file));
      if (document) aside[file.path] = { ...document, route: asidePages[file.path] };
    } else if (kind === 'form') {
      const document = take(readers.form(file));
      if (document) forms.push(document);
      if (!document?.value) formsComplete = false;
    } else {
      const route = routeOf(file.path);
      if (route === undefined) {
        const draft = misplaced(file.path, present);
        drafts.push(draft);
        meant.add(draft.nearest);
        complete = false;
        continue;
      }
      routes.add(route);
      const document = take(readers.page(file));
      if (document) pages.push({ ...document, route });
    }
  }
  const {
    '_site/not-found.json': notFound,
    '_site/form-page.json': formPage,
    '_site/thank-you.json': thankYou,
  } = aside;
  const documents = [...pages, ...Object.values(aside), site, menu, ...forms].filter(
    (document) => document !== undefined,
  );
  for (const name of REQUIRED_DOCUMENTS) {
    if (present.has(name)) continue;
    complete = false;
    if (!meant.has(name))
      drafts.push({ code: 'document-missing', file: name, spot: { at: 'file' }, details: { name } });
  }
  const meantRoutes = [...meant, 'index.json']
    .map((file) => file && routeOf(file))
    .filter((route) => route !== undefined);
  const assets = new Set(content.assets.map((path) => `/media/${path}`));
  const linkable = new Set([...routes, ...meantRoutes, ...formRoutes(forms, documents)]);
  return {
    pages,
    notFound,
    formPage,
    thankYou,
    site,
    menu,
    forms,
    documents,
    routes,
    linkable,
    assets,
    complete,
    formsComplete,
  };
}
