import { type Cause, causeOf, reaches } from './causes.ts';
import type { PageParts } from './dependencies.ts';
import { type BuiltSite, PARTS, type Part, partsOfDocument, scriptName, scriptsOf, scriptText } from './snapshot.ts';

/** Bytes that a page costs: document, scripts and styles compressed, media as they lie there. */
export interface Sizes {
  html: number;
  js: number;
  css: number;
  media: number;
}

/** A page that is another one than before. */
export interface TouchedRoute {
  route: string;
  state: 'new' | 'gone' | 'changed';
  /** what differs */
  parts: Part[];
  /** what may have brought it about; empty where nothing that changed explains it */
  causes: Cause[];
  before: Sizes | undefined;
  after: Sizes | undefined;
}

/** A script that pages fetch later, or only some visitors do. */
export interface LaterScript {
  name: string;
  before: number | undefined;
  after: number | undefined;
}

export interface Impact {
  base: string;
  /** pages of both builds */
  routes: number;
  touched: TouchedRoute[];
  later: LaterScript[];
  /** changed files that touch no page */
  without: string[];
}

/** A built site, and what its pages are made of. */
export interface Side extends BuiltSite {
  pages: readonly PageParts[];
  /** every script by its address */
  scripts: readonly string[];
  sizesOf: (route: string) => Sizes;
  /** bytes of a file as it is sent */
  sentSize: (address: string) => number;
}

/** What a change does to the pages: the two builds say which are others, the changed files say why. */
export function impactOf(base: string, before: Side, after: Side, changed: readonly string[]): Impact {
  const causes = changed.map(causeOf).filter((cause) => cause !== undefined);
  const pages = [...before.pages, ...after.pages];
  const routes = [...new Set([...before.documents.keys(), ...after.documents.keys()])].sort();
  const touched = routes.flatMap((route): TouchedRoute[] => {
    const [old, now] = [before.documents.get(route), after.documents.get(route)];
    const parts = differing(old, now, before, after);
    if (parts.length === 0) return [];
    return [
      {
        route,
        state: old === undefined ? 'new' : now === undefined ? 'gone' : 'changed',
        parts,
        causes: causes.filter((cause) => reaches(cause, route, pages)),
        before: old === undefined ? undefined : before.sizesOf(route),
        after: now === undefined ? undefined : after.sizesOf(route),
      },
    ];
  });
  const later = laterScripts(before, after);
  const effective = new Set([
    ...touched.flatMap((route) => route.causes.map(({ file }) => file)),
    ...(later.length > 0 ? causes.filter(({ kind }) => kind === 'code').map(({ file }) => file) : []),
  ]);
  return { base, routes: routes.length, touched, later, without: changed.filter((file) => !effective.has(file)) };
}

function differing(old: string | undefined, now: string | undefined, before: Side, after: Side): Part[] {
  if (old === undefined || now === undefined) return [...PARTS];
  const [a, b] = [partsOfDocument(old, before.contentOf), partsOfDocument(now, after.contentOf)];
  return PARTS.filter((part) => a[part] !== b[part]);
}

/** Scripts that no document asks for, and whose code is another one. */
function laterScripts(before: Side, after: Side): LaterScript[] {
  const [old, now] = [scriptsByName(before), scriptsByName(after)];
  return [...new Set([...old.keys(), ...now.keys()])].sort().flatMap((name): LaterScript[] => {
    const [a, b] = [old.get(name), now.get(name)];
    const same = a && b && scriptText(before.contentOf(a)) === scriptText(after.contentOf(b));
    return same ? [] : [{ name, before: sizeIn(before, a), after: sizeIn(after, b) }];
  });
}

const sizeIn = (side: Side, address: string | undefined) =>
  address === undefined ? undefined : side.sentSize(address);

function scriptsByName({ scripts, documents }: Side): Map<string, string> {
  const atOnce = new Set([...documents.values()].flatMap(scriptsOf));
  return new Map(
    scripts
      .filter((address) => !atOnce.has(address))
      .map((address) => [scriptName(address).slice('/assets/'.length), address]),
  );
}
