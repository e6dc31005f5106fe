import type { Finding, Problem, Staged } from '../findings/finding.ts';
import type { Unpublished } from '../findings/messages/publish.ts';
import { askChecks, askChecksAgain } from './ask-checks.ts';
import { type Check, concernsChecks } from './check/check.ts';
import { checks } from './checks.gen.ts';
import { partialModel, siteModel } from './model/model.ts';
import { publishedSite, unpublishedPages } from './model/publish.ts';
import type { SiteModel } from './model/site-model.ts';
import type { Content } from './read/content.ts';
import type { KeptPages } from './read/page.ts';
import { type Documents, SiteReader, type Texts } from './read/read.ts';
import { report } from './report/report.ts';
import { type PageMore, type ResolvedSite, resolve } from './resolve/resolve.ts';

/** What is wrong with a site, and all that is known of it. */
export interface Checked {
  /** every problem of every file, in the order of files and lines */
  findings: Finding[];
  /** texts by file, for excerpts */
  texts: Texts;
  /** number of page files, readable or not */
  pages: number;
  /** the day that the site is built for, and the pages that are not published on it, by route */
  day: string | undefined;
  unpublished: ReadonlyMap<string, Unpublished>;
  model: SiteModel;
}

export interface Compiled extends Checked {
  /** the site ready to render; undefined where a finding is an error */
  site: ResolvedSite | undefined;
}

/** A reader for whoever compiles a site repeatedly: it reads only what has changed since the last time. */
export const siteReader = (kept?: KeptPages): SiteReader => new SiteReader(concernsChecks, kept);

/** Content → a site ready to render, or every problem at once. */
export function compileSite(content: Content, reader = siteReader(), more?: PageMore): Compiled {
  const checked = checkSite(content, reader);
  const failed = checked.findings.some((finding) => finding.severity === 'error');
  return { ...checked, site: failed ? undefined : resolve(publishedSite(checked.model), more) };
}

/** Every problem of a site, without making it ready to render. */
export function checkSite(content: Content, reader = siteReader(), rules: readonly Check[] = checks): Checked {
  const documents = reader.read(content.files);
  const model = siteModel(content, documents.value);
  const kept = rules === checks ? reader.kept : undefined;
  const breaches = kept ? askChecksAgain(rules, model.value, content, kept) : askChecks(rules, model.value);
  return checked(documents, model, breaches, kept);
}

/**
 * Every problem that some files of a site have by themselves, as if all others were sound. The documents in `_site` and the
 * shared sections have to be among them.
 *
 * @param routes of all pages of the site
 */
export function checkPart(
  content: Content,
  routes: ReadonlySet<string>,
  reader: SiteReader,
  rules: readonly Check[] = checks,
): Checked {
  const documents = reader.read(content.files);
  const model = partialModel(siteModel(content, documents.value), routes);
  return checked(documents, model, askChecks(rules, model.value));
}

function checked(documents: Staged<Documents>, model: Staged<SiteModel>, site: Problem[], kept?: KeptPages): Checked {
  const { problems, value: read } = documents;
  return {
    findings: report({ documents: [...problems, ...model.problems], site }, model.value, read.texts, kept),
    texts: read.texts,
    pages: model.value.routes.size,
    day: model.value.day,
    unpublished: unpublishedPages(model.value),
    model: model.value,
  };
}
