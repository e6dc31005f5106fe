import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { named, piecesOf, plain, textOf } from './html.ts';
import { address, dataOf, dist, documentOf, everyPage, homes, languageOf, routes } from './site.ts';

const { settings: site } = dataOf(documentOf('/')).site;
const indexed = routes.filter((route) => !dataOf(documentOf(route)).page.content.noindex);

interface Step {
  name: string;
  item: string;
  position: number;
}
type Thing = Record<string, unknown> & { '@type': string; itemListElement?: Step[] };

const thingsOf = (html: string): Thing[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gu)].map(([, json = '']) => JSON.parse(json));

test('the sitemap lists exactly the pages that may be indexed', async () => {
  const response = await fetch(`${address}/sitemap.xml`);
  const listed = [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/gu)].map(([, location]) => location);
  expect(response.headers.get('content-type')).toBe('application/xml;charset=utf-8');
  expect(listed.length).toBeGreaterThanOrEqual(35);
  expect(listed.toSorted()).toEqual(indexed.map((route) => site.baseUrl + route).toSorted());
});

test('robots are kept from no page, also not from one that asks not to be indexed', async () => {
  const text = await (await fetch(`${address}/robots.txt`)).text();
  expect(text).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${site.baseUrl}/sitemap.xml\n`);
});

test.each(['title', 'description'] as const)('no two pages have the same %s', (part) => {
  const texts = everyPage.map((route) => dataOf(documentOf(route)).page.content[part].toLowerCase());
  expect(new Set(texts).size).toBe(everyPage.length);
});

test('the pages of a pair name each other and themselves, and no other page names a language', () => {
  const pairs = everyPage.flatMap((route) => {
    const named = alternatesOf(route);
    return named.size > 0 ? [{ route, named }] : [];
  });
  expect(pairs.filter(({ route }) => languageOf(route) === 'en').map(({ route }) => route)).toEqual(
    routes.filter((route) => languageOf(route) === 'en'),
  );
  for (const { route, named } of pairs) {
    expect(named.get(languageOf(route))).toBe(route);
    expect(named.get('x-default')).toBe(named.get('de'));
    for (const other of named.values()) expect(alternatesOf(other)).toEqual(named);
  }
});

describe.each(routes)('shared, %s', (route) => {
  const html = documentOf(route);
  const meta = new Map(
    named(html, 'meta').map(({ attributes: { property, name, content } }) => [property ?? name, content]),
  );
  const { content: page, documentTitle } = dataOf(html).page;

  test('has its own title, description and address', () => {
    expect(Object.fromEntries(meta)).toMatchObject({
      'og:type': 'website',
      'og:locale': { de: 'de_DE', en: 'en_GB' }[languageOf(route)],
      'og:site_name': site.name,
      'og:title': homes.includes(route) ? documentTitle : plain(page.title),
      'og:description': page.description,
      'og:url': site.baseUrl + route,
      'twitter:card': 'summary_large_image',
      'theme-color': '#f2eadf',
    });
  });

  test('shows a picture of our own, 1200 × 630, with a text', async () => {
    const image = meta.get('og:image') ?? '';
    expect(image.startsWith(`${site.baseUrl}/media/share/`)).toBe(true);
    const { width, height, format } = await sharp(join(dist, image.slice(site.baseUrl.length))).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
    expect([meta.get('og:image:width'), meta.get('og:image:height')]).toEqual(['1200', '630']);
    expect(meta.get('og:image:alt')).toMatch(/\S/u);
    expect([meta.get('twitter:image'), meta.get('twitter:image:alt')]).toEqual([image, meta.get('og:image:alt')]);
  });
});

describe.each(indexed)('as data, %s', (route) => {
  const html = documentOf(route);
  const things = thingsOf(html);
  const visible = plain(
    piecesOf(html.slice(html.indexOf('<body>')))
      .map(({ text }) => text)
      .join(' '),
  );

  test('is what it should be', () => {
    const types = things.map((thing) => thing['@type']);
    const german = alternatesOf(route).get('de') ?? route;
    const offersNothing = ['/impressum', '/datenschutz', '/kontakt', '/barrierefreiheit'].includes(german);
    if (homes.includes(route)) expect(types).toEqual(['Organization', 'WebSite']);
    else expect(types).toEqual(offersNothing ? ['BreadcrumbList'] : ['BreadcrumbList', 'Service']);
  });

  test('says nothing that the page does not show', () => {
    for (const text of things.flatMap(namesIn)) expect(visible).toContain(plain(text));
  });

  test('leads over pages that exist', () => {
    for (const step of things.flatMap(({ itemListElement = [] }) => itemListElement)) {
      expect(routes).toContain(step.item.slice(site.baseUrl.length));
    }
  });
});

test.each(everyPage.filter((route) => !indexed.includes(route)))(
  '%s, not to be indexed, says nothing as data',
  (route) => {
    expect(thingsOf(documentOf(route))).toEqual([]);
  },
);

test('the manifest names icons that are there, also for masks', async () => {
  const manifest = JSON.parse(readFileSync(join(dist, 'manifest.webmanifest'), 'utf8'));
  expect(manifest).toMatchObject({ name: site.name, lang: 'de', start_url: '/', theme_color: '#f2eadf' });
  const purposes = manifest.icons.map(({ purpose, sizes }: Record<string, string>) => `${purpose} ${sizes}`);
  expect(purposes.toSorted()).toEqual(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(join(dist, src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test.each(everyPage)('%s names its icons', (route) => {
  const links = named(documentOf(route), 'link').filter(({ attributes: { rel = '' } }) => /icon|manifest/u.test(rel));
  const files = links.map(({ attributes: { href = '' } }) => href);
  expect(files).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/manifest.webmanifest']);
  for (const file of files) expect(existsSync(join(dist, file))).toBe(true);
});

/** Routes of a page by language, as it names them to search engines. */
const alternatesOf = (route: string) =>
  new Map(
    named(documentOf(route), 'link').flatMap(({ attributes: { hreflang, href = '' } }) =>
      hreflang === undefined ? [] : [[hreflang, href.slice(site.baseUrl.length) || '/']],
    ),
  );

/** Texts of a thing that people read; addresses and identifiers are for machines. */
function namesIn(thing: object): string[] {
  return Object.entries(thing).flatMap(([key, value]): string[] => {
    if (typeof value === 'object' && value !== null) return namesIn(value);
    const isRead = ['name', 'legalName', 'slogan', 'email', 'telephone', 'addressLocality'].includes(key);
    return isRead && typeof value === 'string' ? [textOf(value)] : [];
  });
}
