import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
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

/** The HTML document that answers a route. */
export function documentOf(route: string): string {
  const file = route === UNKNOWN ? '404' : route === '/' ? 'index' : route;
  return readFileSync(join(dist, `${file}.html`), 'utf8');
}

/** What the JSON element of a document says: in the preview the data itself. */
export function elementOf(html: string) {
  const [, json = ''] = /<script type="application\/json" id="page-data">([\s\S]*?)<\/script>/u.exec(html) ?? [];
  return JSON.parse(json);
}

/** What a document comes to life with, in the files that it names. */
export function dataOf(html: string): DocumentData {
  const sources: Sources = elementOf(html);
  const [site, page] = [sources.site, sources.page].map((path) => JSON.parse(readFileSync(join(dist, path), 'utf8')));
  return { site, page };
}

/** What the site asks its visitors. */
export const consentSettings = (() => {
  const { consent } = dataOf(documentOf('/')).site.settings;
  if (!consent) throw new Error('the site asks for no consent');
  return consent;
})();

/**
 * Pages that together show every block with every property that any page gives it, and every value that names a variant.
 * What costs much and hangs on components, not on texts, is looked at on these.
 */
export const variantPages: readonly string[] = (() => {
  const shown = everyPage.map((route) => ({ route, variants: [...variantsOf(route)] }));
  const missing = new Set(shown.flatMap(({ variants }) => variants));
  const gain = ({ variants }: (typeof shown)[number]) => variants.filter((variant) => missing.has(variant)).length;
  const chosen: string[] = [];
  while (missing.size > 0) {
    const next = shown.reduce((best, page) => (gain(page) > gain(best) ? page : best));
    for (const variant of next.variants) missing.delete(variant);
    chosen.push(next.route);
  }
  return chosen;
})();

/** What the blocks of a page have: `hero.image`, `hero.layout=full`. */
function variantsOf(route: string): Set<string> {
  const { blocks } = dataOf(documentOf(route)).page.content;
  return new Set(
    blocks.flatMap(({ type, ...properties }) =>
      Object.entries(properties).map(([name, value]) => {
        const isVariant = typeof value === 'boolean' || (typeof value === 'string' && /^[a-z][a-zA-Z]*$/u.test(value));
        return `${type}.${name}${isVariant && name !== 'id' ? `=${value}` : ''}`;
      }),
    ),
  );
}
