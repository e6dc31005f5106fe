import { parse } from 'jsonc-parser';
import { property } from '../../documents/json.ts';
import { REDIRECTS, type Redirect } from '../../documents/redirects.ts';
import { fileOf, routeOf } from '../../documents/routes.ts';
import { SITE } from '../../documents/site-files.ts';
import { UsageError } from '../../findings/errors.ts';
import { nearestName } from '../../findings/nearest.ts';
import { unpublished } from '../../pipeline/model/publish.ts';
import type { Content, ContentFile } from '../../pipeline/read/content.ts';
import { load } from '../../pipeline/read/load.ts';
import { type Follow, type Mention, mentionsOf, withLinks } from './links.ts';
import { type RedirectChange, withRedirects } from './redirects.ts';
import { namesOriginal, originalToName, twinsByPlace, withOriginal, withoutOriginal } from './twins.ts';

/** What becomes of a file: its text before and after, undefined where there is none, and where it comes to lie. */
interface FileChange {
  file: string;
  to: string;
  before: string | undefined;
  after: string | undefined;
}

export interface Plan {
  changes: FileChange[];
  /** pages below the address that stay where they are */
  staying: string[];
}

interface MoveOrder {
  from: string;
  to: string;
  /** whether the pages below the address go with it */
  withChildren: boolean;
  /** where the list of redirects finds its JSON Schema, relative to itself */
  schema: string;
}

/**
 * What a page takes along to another address: its file, every link to it, with its anchor, and its former address as a
 * redirect. A page that is not out yet has had no visitors and leaves no redirect. Pages that were one in two languages by
 * their places stay so: the translation says what it translates. Throws a `UsageError` where there is no such page, or where
 * one is already.
 */
export function planMove(content: Content, { from, to, withChildren, schema }: MoveOrder): Plan {
  const routes = routesOf(content);
  const further = furtherLanguages(content);
  requireNotHome(from, further);
  requirePage(from, routes);
  const below = [...routes].filter((route) => route.startsWith(`${from}/`));
  const moved = withChildren ? [from, ...below] : [from];
  const targets = new Map(moved.map((route) => [route, to + route.slice(from.length)]));
  for (const [route, target] of targets) if (routes.has(target) && !targets.has(target)) throw taken(route, target);
  if (from === to) throw taken(from, to);
  const follow: Follow = (route, anchor) => {
    const target = targets.get(route);
    return target === undefined ? undefined : target + (anchor === undefined ? '' : `#${anchor}`);
  };
  const targetOf = (route: string) => targets.get(route) ?? route;
  const originals = new Map(
    twinsByPlace(routes, further).map((twin) => [fileOf(twin.route), originalToName(twin, targetOf)]),
  );
  const place = (file: string) => fileOf(targetOf(routeOf(file) ?? ''));
  const changes = changesOf(content, follow, place, (text, file) => {
    const original = originals.get(file);
    return original === undefined ? text : withOriginal(text, original);
  });
  const known = [...targets].filter(([route]) => !isStillToCome(route, content));
  const added = known.map(([route, target]): Redirect => ({ from: route, to: target }));
  const places = new Set(targets.values());
  const isGone = (redirect: { from: unknown }) => places.has(String(redirect.from));
  const redirected = redirectChange(content, follow, { added, isGone, schema });
  return { changes: [...changes, ...redirected], staying: withChildren ? [] : below };
}

interface DeleteOrder {
  route: string;
  /** where links and visitors go instead */
  to: string | undefined;
  schema: string;
}

/** Places that lead to a page, by file. */
export type Mentions = ReadonlyArray<Mention & { file: string }>;

/**
 * What goes with a page that is deleted. With `to`, links lead there, and so does the address itself; those of that page,
 * which then lead to itself, are named (`circular`). So is the same page in another language (`twins`), which stays and no longer says what it translates. Without, the places that lead to the page are named, and redirects to it
 * go. Throws a `UsageError` where there is no such page.
 */
export function planDelete(
  content: Content,
  { route, to, schema }: DeleteOrder,
): Plan & { mentions: Mentions; circular: Mentions; twins: string[] } {
  const routes = routesOf(content);
  const further = furtherLanguages(content);
  requireNotHome(route, further);
  requirePage(route, routes);
  if (to === route) throw taken(route, route);
  if (to !== undefined) requirePage(to, routes);
  const file = fileOf(route);
  const others = { ...content, files: content.files.filter(({ path }) => path !== file) };
  const mentions = others.files.flatMap((other) => {
    const text = other.path === REDIRECTS ? undefined : textIn(other);
    return mentionsOf(text ?? '', (target) => target === route).map((mention) => ({ file: other.path, ...mention }));
  });
  const pages = content.files.filter(({ path }) => routeOf(path) !== undefined);
  const named = new Set(pages.filter((page) => namesOriginal(textIn(page) ?? '', route)).map(({ path }) => path));
  const follow: Follow = (other) => (other === route ? to : undefined);
  const added = to === undefined || isStillToCome(route, content) ? [] : [{ from: route, to }];
  const isGone = (redirect: { to: unknown }) => to === undefined && redirect.to === route;
  const changes = [
    { file, to: file, before: textOf(content, file), after: undefined },
    // A translation of what is gone translates nothing: it does not become one of another page, as a link comes to lead there.
    ...changesOf(
      others,
      follow,
      (path) => path,
      (text, path) => (named.has(path) ? withoutOriginal(text) : text),
    ),
    ...redirectChange(content, follow, { added, isGone, schema }),
  ];
  const staying = [...routes].filter((other) => other.startsWith(`${route}/`));
  const byPlace = twinsByPlace(routes, further).flatMap(({ route: translation, original }) =>
    translation === route ? original : original === route ? translation : [],
  );
  const twins = [...new Set([...byPlace, ...[...named].flatMap((path) => routeOf(path) ?? [])])];
  const circular = mentions.filter((mention) => to !== undefined && mention.file === fileOf(to));
  return { changes, staying, mentions: to === undefined ? mentions : [], circular, twins };
}

/** The content as it is once a plan is carried out. */
export function withChanges(content: Content, { changes }: Plan): Content {
  const gone = new Set(changes.map(({ file }) => file));
  const encoder = new TextEncoder();
  const fresh = changes.flatMap(({ to, after }) =>
    after === undefined ? [] : [{ path: to, bytes: encoder.encode(after) }],
  );
  return { ...content, files: [...content.files.filter(({ path }) => !gone.has(path)), ...fresh] };
}

function changesOf(
  content: Content,
  follow: Follow,
  placeOf: (file: string) => string,
  more: (text: string, file: string) => string = (text) => text,
): FileChange[] {
  return content.files.flatMap((file) => {
    const { path } = file;
    const before = path === REDIRECTS ? undefined : textIn(file);
    if (before === undefined) return [];
    const to = routeOf(path) === undefined ? path : placeOf(path);
    const after = withSchemaFrom(more(withLinks(before, follow), path), path, to);
    return to === path && after === before ? [] : [{ file: path, to, before, after }];
  });
}

function redirectChange(content: Content, follow: Follow, change: RedirectChange): FileChange[] {
  const before = textOf(content, REDIRECTS);
  const after = withRedirects(before && withLinks(before, follow), change);
  return after === before ? [] : [{ file: REDIRECTS, to: REDIRECTS, before, after }];
}

/** A reference that leaves the pages folder has one step up for each folder that its file is in. */
function withSchemaFrom(text: string, file: string, to: string): string {
  const [before, after] = [file, to].map((path) => path.split('/').length - 1);
  if (before === undefined || after === undefined || before === after) return text;
  return text.replace(/("\$schema"\s*:\s*")((?:\.\.\/)+)/u, (whole, start: string, up: string) => {
    const steps = up.length / 3;
    return steps > before ? start + '../'.repeat(steps - before + after) : whole;
  });
}

/** The languages beside the first that the settings of a site name. */
function furtherLanguages(content: Content): unknown[] {
  const languages = property(parse(textOf(content, SITE) ?? ''), 'languages');
  return Array.isArray(languages) ? languages.slice(1) : [];
}

const routesOf = ({ files }: Content) => new Set(files.flatMap(({ path }) => routeOf(path) ?? []));

function textOf({ files }: Content, path: string): string | undefined {
  const file = files.find((other) => other.path === path);
  return file && textIn(file);
}

const textIn = (file: ContentFile): string | undefined =>
  file.path.endsWith('.json') ? load(file).value?.text : undefined;

/** Whether a page is a draft, or not out before a later day. */
function isStillToCome(route: string, content: Content): boolean {
  const { why } = unpublished(Object(parse(textOf(content, fileOf(route)) ?? '')), content.day) ?? {};
  return why === 'draft' || why === 'from';
}

function requireNotHome(route: string, further: readonly unknown[]) {
  if (route !== '/' && !further.some((language) => route === `/${language}`)) return;
  throw new UsageError({
    de: 'Die Startseite bleibt, wo sie ist: Ohne sie gibt es keine Website.',
    en: 'The home page stays where it is: there is no site without it.',
  });
}

function requirePage(route: string, routes: ReadonlySet<string>) {
  if (routes.has(route)) return;
  const nearest = nearestName(route, routes);
  throw new UsageError({
    de: `Es gibt keine Seite „${route}“.${nearest ? ` Meinten Sie „${nearest}“?` : ''}`,
    en: `There is no page "${route}".${nearest ? ` Did you mean "${nearest}"?` : ''}`,
  });
}

const taken = (from: string, to: string) =>
  from === to
    ? new UsageError({ de: `${from}: Das ist dieselbe Adresse.`, en: `${from}: that is the same address.` })
    : new UsageError({
        de: `Unter „${to}“ gibt es schon eine Seite. Wählen Sie eine andere Adresse.`,
        en: `There is a page at "${to}" already. Choose another address.`,
      });
