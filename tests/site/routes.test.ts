import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { address, homes, languageOf, routes } from './site.ts';

const pagesFolder = 'pages-data';
const { name, slogan } = readJson(`${pagesFolder}/_site/site.json`);

/** Every page file and the route that its path stands for. */
const pages = readdirSync(pagesFolder, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.json') && !path.startsWith('_'))
  .map((path) => ({
    route: `/${path.slice(0, -'.json'.length)}`.replace(/\/index$/, '') || '/',
    file: `${pagesFolder}/${path}`,
  }))
  .sort((one, other) => one.route.localeCompare(other.route));

test('every page file has its route in the finished site', () => {
  expect(pages.map(({ route }) => route).sort()).toEqual([...routes].sort());
});

test.each(pages)('$route answers 200 with its own title', async ({ route, file }) => {
  const { status, text } = await get(route);
  expect(status).toBe(200);
  const own = homes.includes(route) ? '' : `${readJson(file).title} · `;
  expect(titleOf(text)).toBe(`${own}${name} – ${slogan}`);
});

test.each(pages.filter(({ route }) => route !== '/'))('$route/ leads to its one address', async ({ route }) => {
  const { status, headers } = await get(`${route}/?a=1`);
  expect(status).toBe(308);
  expect(headers.get('location')).toBe(`${route}?a=1`);
});

test.each(['/unbekannt', '/live/unbekannt', '/live', '/en/unknown', '/_data/unbekannt.json'])(
  '%s answers 404',
  async (route) => {
    expect((await get(route)).status).toBe(404);
  },
);

test.each([
  ['/unbekannt', '/'],
  ['/en/unknown', '/en'],
])('the not-found page at %s, in the language there, leads back to the four areas and %s', async (route, home) => {
  const { text, headers } = await get(route);
  expect(headers.get('content-type')).toBe('text/html;charset=utf-8');
  expect(text).toContain(`<html lang="${languageOf(route)}"`);
  const [main = ''] = /<main.*<\/main>/su.exec(text) ?? [];
  const links = [...main.matchAll(/<a[^>]* href="([^"]*)"/gu)].map(([, href = '']) => href);
  const areas = links.flatMap((href) => /^(?:\/en)?\/(talent|live|brands|concierge)\b/u.exec(href)?.[1] ?? []);
  expect(areas).toEqual(['talent', 'live', 'brands', 'concierge']);
  expect(links).toContain(home);
});

async function get(route: string) {
  const response = await fetch(address + route, { redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

function titleOf(html: string): string {
  const [, title = ''] = /<title[^>]*>([^<]*)<\/title>/.exec(html) ?? [];
  return title
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

function readJson(path: string): Record<string, unknown> {
  return JSON.parse(readFileSync(path, 'utf8'));
}
