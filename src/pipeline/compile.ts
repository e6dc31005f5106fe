import type { z } from 'zod';
import { checks } from './checks.gen.ts';
import { formSchema } from './documents/form.ts';
import { menuSchema } from './documents/menu.ts';
import { pageSchema } from './documents/page.ts';
import { siteSchema } from './documents/site.ts';
import { type Facts, factCollector } from './facts.ts';
import type { Draft, Finding } from './finding.ts';
import { type ContentFile, load, type TextFile } from './load.ts';
import { locateFindings } from './locate.ts';
import type { PageDocument, SiteModel, SourceDocument } from './model.ts';
import { nearestName } from './nearest.ts';
import { parse } from './parse.ts';
import { type ResolvedSite, resolve } from './resolve.ts';
import { routeOf } from './routes.ts';
import { property } from './schema.ts';
import { validate } from './validate.ts';

/** The content of a site: files below the pages folder, and the names of those below its `_media`. */
export interface Content {
  files: readonly ContentFile[];
  /** paths below `_media`, with `/` */
  assets: readonly string[];
}

export interface Compiled {
  /** every problem of every file, in the order of files and lines */
  findings: Finding[];
  /** texts by file, for excerpts */
  texts: ReadonlyMap<string, string>;
  /** number of page files, readable or not */
  pages: number;
  /** the site ready to render; undefined where a finding is an error */
  site: ResolvedSite | undefined;
}

const collectors = {
  page: factCollector(pageSchema),
  site: factCollector(siteSchema),
  menu: factCollector(menuSchema),
  form: factCollector(formSchema),
};

/** Content files in; a site ready to render, or every problem at once. */
export function compileSite(content: Content): Compiled {
  const drafts: Draft[] = [];
  const texts = new Map<string, string>();
  const model = readModel(content, drafts, texts);
  for (const check of checks) drafts.push(...check(model));
  const documents = new Map(model.documents.map((document) => [document.file, document]));
  const findings = locateFindings(drafts, texts, (file, index) => {
    const type = property(property(property(documents.get(file)?.raw, 'blocks'), index), 'type');
    return typeof type === 'string' ? type : undefined;
  });
  const failed = findings.some((finding) => finding.severity === 'error');
  return { findings, texts, pages: model.routes.size, site: failed ? undefined : resolve(model) };
}

/** Loads, parses and validates every file; what is wrong goes into `drafts`. */
function readModel(content: Content, drafts: Draft[], texts: Map<string, string>): SiteModel {
  let complete = true;
  const routes = new Set<string>();
  const pages: PageDocument[] = [];
  const forms: SiteModel['forms'][number][] = [];
  let site: SiteModel['site'];
  let menu: SiteModel['menu'];
  let notFound: PageDocument | undefined;

  function read<S extends z.ZodType>(
    file: ContentFile,
    schema: S,
    collect: (value: unknown) => Facts,
  ): SourceDocument<z.output<S>> | undefined {
    const loaded = load(file);
    drafts.push(...loaded.findings);
    const text: TextFile | undefined = loaded.value;
    if (text) texts.set(file.path, text.text);
    const parsed = text && parse(text);
    if (parsed) drafts.push(...parsed.findings);
    if (!parsed?.value) {
      complete = false;
      return undefined;
    }
    const validated = validate(schema, parsed.value);
    drafts.push(...validated.findings);
    const raw = parsed.value.value;
    return { file: file.path, raw, value: validated.value, facts: collect(raw) };
  }

  const present = new Set<string>();
  for (const file of content.files) {
    present.add(file.path);
    if (file.path === '_site/site.json') site = read(file, siteSchema, collectors.site);
    else if (file.path === '_site/menu.json') menu = read(file, menuSchema, collectors.menu);
    else if (file.path === '_site/not-found.json') {
      const document = read(file, pageSchema, collectors.page);
      notFound = document && { ...document, route: '/404' };
    } else if (/^_site\/forms\/[^/]+\.json$/u.test(file.path)) {
      const document = read(file, formSchema, collectors.form);
      if (document) forms.push(document);
    } else {
      const route = routeOf(file.path);
      if (route === undefined) {
        drafts.push(misplaced(file.path));
        complete = false;
        continue;
      }
      routes.add(route);
      const document = read(file, pageSchema, collectors.page);
      if (document) pages.push({ ...document, route });
    }
  }
  for (const name of ['_site/site.json', '_site/menu.json', '_site/not-found.json', 'index.json']) {
    if (!present.has(name)) drafts.push({ code: 'document-missing', file: name, spot: { at: 'file' }, details: { name } });
  }
  const documents = [...pages, notFound, site, menu, ...forms].filter((document) => document !== undefined);
  const assets = new Set(content.assets.map((path) => `/media/${path}`));
  return { pages, notFound, site, menu, forms, documents, routes, assets, complete };
}

/** A file that is no page and no site document: its name is wrong, or it does not belong here. */
function misplaced(path: string): Draft {
  const name = path.split('/').at(-1) ?? path;
  const base = { file: path, spot: { at: 'file' }, details: { name } } as const;
  if (path.startsWith('_') || !/\.json$/iu.test(name)) {
    const known = ['_site', '_media'];
    const folder = path.split('/')[0] ?? '';
    const nearest = path.startsWith('_') && path.includes('/') ? nearestName(folder, known) : undefined;
    return { code: 'stray-file', ...base, nearest: nearest === folder ? undefined : nearest };
  }
  const wanted = `${name.slice(0, -5)}`
    .toLowerCase()
    .replace(/[äöüß]/gu, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter] ?? letter)
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+|-+$/gu, '');
  const nearest = wanted === 'index' ? `${path.split('/').at(-2)}.json` : `${wanted}.json`;
  return { code: 'file-name', ...base, nearest: wanted === '' || nearest === name ? undefined : nearest };
}
