import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { DATA_ELEMENT } from '../../src/app/data-element.ts';
import type { DocumentData, Sources } from '../../src/app/page-data.ts';

export const address = inject('address');
export const dist = inject('dist');

/** No page stands here. */
export const UNKNOWN = '/gibt-es-nicht';

const forServer: { routes: string[] } = JSON.parse(readFileSync(join(dist, '_server.json'), 'utf8'));

/** Every route of the site. */
export const { routes } = forServer;
/** Every route, and an address where the not-found page answers. */
export const everyPage = [...routes, UNKNOWN];

/** The home page of each language. */
export const homes = ['/', '/en'];

/** The language of a page: English ones stand below `/en`. */
export const languageOf = (route: string) => (/^\/en(?:\/|$)/u.test(route) ? 'en' : 'de');

/** The HTML document that answers a route. */
export function documentOf(route: string): string {
  const file = route === UNKNOWN ? '404' : route === '/' ? 'index' : route;
  return readFileSync(join(dist, `${file}.html`), 'utf8');
}

const DATA = new RegExp(`<script type="application/json" id="${DATA_ELEMENT}">([\\s\\S]*?)</script>`, 'u');

/** What the JSON element of a document says: in the preview the data itself. */
export function elementOf(html: string) {
  const [, json = ''] = DATA.exec(html) ?? [];
  return JSON.parse(json);
}

/** What a document comes to life with, in the files that it names. */
export function dataOf(html: string): DocumentData {
  const sources: Sources = elementOf(html);
  const [site, page] = [sources.site, sources.page].map((path) => JSON.parse(readFileSync(join(dist, path), 'utf8')));
  return { site, page };
}

/** What the site asks its visitors, in the language of a page. */
function consentOf(route: string) {
  const { consent } = dataOf(documentOf(route)).site.settings;
  if (!consent) throw new Error('the site asks for no consent');
  return consent;
}

/** The same in its first language. */
export const consentSettings = consentOf('/');

/** What the banner asks, in each language. */
export const bannerTitles: readonly string[] = ['/', '/en'].map((home) => consentOf(home).banner.title);
