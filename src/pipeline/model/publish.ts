import { documentOf, documentSchemas } from '../../documents/documents.ts';
import { internalLink } from '../../documents/routes.ts';
import type { Unpublished } from '../../findings/messages/publish.ts';
import { factCollector } from '../read/collect.ts';
import { withNames } from '../read/names.ts';
import { type PageDocument, readWhole, type SourceDocument } from '../read/source-document.ts';
import { twinsWithForms } from './form-twins.ts';
import { leaveOut } from './leave-out.ts';
import type { Edition, SiteModel } from './site-model.ts';
import type { Twins } from './twins.ts';

/** What of a page decides whether it is published. */
type Head = Partial<Pick<NonNullable<PageDocument['head']>, 'draft' | 'publishFrom' | 'publishUntil'>>;

/**
 * Why a page is not published on a day; undefined where it is, and where its window is none. Days are compared as texts:
 * both are of the same form, and the first and the last day of a window belong to it. Without a day only drafts stay away.
 */
export function unpublished(head: Head | undefined, day: string | undefined): Unpublished | undefined {
  if (head?.draft) return { why: 'draft' };
  if (day === undefined) return undefined;
  const { publishFrom: from, publishUntil: until } = head ?? {};
  if (from !== undefined && until !== undefined && from > until) return undefined;
  if (from !== undefined && day < from) return { why: 'from', day: from };
  if (until !== undefined && day > until) return { why: 'until', day: until };
  return undefined;
}

/** The pages of a site that visitors do not get, by route; home is always there. */
export function unpublishedPages({ pages, day, editions }: SiteModel): Map<string, Unpublished> {
  const homes = new Set(editions.map(({ home }) => home));
  const hidden = new Map<string, Unpublished>();
  for (const page of pages) {
    const why = homes.has(page.route) ? undefined : unpublished(page.head, day);
    if (why) hidden.set(page.route, why);
  }
  return hidden;
}

/** The site without them, and without what leads to them. */
export function publishedSite(model: SiteModel): SiteModel {
  const hidden = unpublishedPages(model);
  if (hidden.size === 0) return model;
  const isGone = (target: string) => hidden.has(internalLink(target)?.route ?? '');
  const shown = <D extends SourceDocument<unknown>>(document: D): D => withoutDead(document, isGone);
  const gone = new Set(model.pages.filter(({ route }) => hidden.has(route)).map(({ file }) => file));
  const published = <E extends Edition>(edition: E): E => ({
    ...edition,
    pages: edition.pages.filter(({ file }) => !gone.has(file)).map(shown),
    notFound: edition.notFound && shown(edition.notFound),
    formPage: edition.formPage && shown(edition.formPage),
    thankYou: edition.thankYou && shown(edition.thankYou),
    menu: edition.menu && shown(edition.menu),
    forms: edition.forms.map(shown),
    documents: edition.documents.filter(({ file }) => !gone.has(file)).map(shown),
    routes: new Set([...edition.routes].filter((route) => !hidden.has(route))),
    twins: withoutTwins(edition.twins, hidden),
  });
  const editions = model.editions.map(published);
  const twins = twinsWithForms(editions);
  return { ...published(model), twins, editions: editions.map((edition) => ({ ...edition, twins })) };
}

const withoutTwins = (twins: Twins, hidden: ReadonlyMap<string, unknown>): Twins =>
  new Map(
    [...twins].map(([route, translations]) => [
      route,
      new Map([...translations].filter(([, translation]) => !hidden.has(translation))),
    ]),
  );

function withoutDead<D extends SourceDocument<unknown>>(document: D, isGone: (target: string) => boolean): D {
  const kind = documentOf(document.file);
  const leadsThere = document.names.links.some(isGone);
  if (!leadsThere || document.value === undefined || kind === undefined || kind === 'section') return document;
  const schema = documentSchemas[kind];
  const value = leaveOut(document.value, schema, isGone);
  return { ...readWhole(document), value, ...withNames(factCollector(schema)(value)) };
}
