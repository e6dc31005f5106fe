import { beforeAll, describe, expect, test } from 'vitest';
import { componentName } from '../../src/blocks/block-name.ts';
import { bundleOfBlock } from '../../src/layout.ts';
import { closureOf, scriptNamed, scripts, scriptsOf } from './chunks.ts';
import { named, piecesOf, plain, tagsOf, textOf } from './html.ts';
import { address, dataOf, documentOf, elementOf, everyPage, homes, languageOf, routes, UNKNOWN } from './site.ts';

const { settings: site } = dataOf(documentOf('/')).site;
const SUFFIX = `${site.name} – ${site.slogan}`;

/** As they stand in the site document: a heading, a label or a service that is one of them is read in English. */
const ENGLISH_NAMES = new Set(site.englishNames);

/** Decided: placeholders, the demo of the popup forms, and what is no page. */
const NOT_INDEXED = [
  '/brands/brand-talent-partnerships',
  '/concierge/full-concierge',
  '/live/sponsorship-partnerships',
  '/live/talent-booking',
  '/popup-test',
  UNKNOWN,
];

describe.each(everyPage)('%s', (route) => {
  const html = documentOf(route);
  const { content: page } = dataOf(html).page;

  test('is a document in its language with one main heading', () => {
    expect(html.startsWith(`<!doctype html>\n<html lang="${languageOf(route)}">`)).toBe(true);
    expect(named(html, 'h1')).toHaveLength(1);
    expect(named(html, 'main')).toHaveLength(1);
  });

  test('has the header and the footer of the site', () => {
    expect(named(html, 'header').filter((tag) => tag.attributes['data-state'] !== undefined)).toHaveLength(1);
    expect(named(html, 'footer')).toHaveLength(1);
  });

  test('has the title of the pattern, its own part at most 60 characters long', () => {
    const [, title = ''] = /<title>([^<]*)<\/title>/u.exec(html) ?? [];
    expect(textOf(title)).toBe(homes.includes(route) ? SUFFIX : `${plain(page.title)} · ${SUFFIX}`);
    expect(page.title.length).toBeLessThanOrEqual(60);
  });

  test('has a description of 70 to 160 characters', () => {
    const description = metaOf(html, 'description') ?? '';
    expect(description).toBe(page.description);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  test('names its own address as the canonical one', () => {
    const canonical = named(html, 'link').filter(({ attributes }) => attributes.rel === 'canonical');
    const own = route === UNKNOWN ? [] : [new URL(route, site.baseUrl).href];
    expect(canonical.map(({ attributes }) => attributes.href)).toEqual(own);
  });

  test('asks not to be indexed exactly where that was decided', () => {
    expect(metaOf(html, 'robots')).toBe(NOT_INDEXED.includes(route) ? 'noindex' : undefined);
  });

  test('runs no inline script and carries no style attribute and no event handler', () => {
    for (const { name, attributes } of tagsOf(html)) {
      const names = Object.keys(attributes);
      expect(names.filter((attribute) => attribute === 'style' || attribute.startsWith('on'))).toEqual([]);
      if (name === 'script')
        expect(attributes.src ?? attributes.type).toMatch(/^(?:\/assets\/|application\/(?:ld\+)?json$)/u);
    }
  });

  test('gives every picture its size and a text', () => {
    for (const { attributes } of named(html, 'img')) {
      expect(attributes.alt, attributes.src).toBeDefined();
      expect(Number(attributes.width), attributes.src).toBeGreaterThan(0);
      expect(Number(attributes.height), attributes.src).toBeGreaterThan(0);
    }
  });

  test('comes to life with the client and exactly the code of its own blocks', () => {
    const { bootstrap, modules, later } = scriptsOf(html);
    expect(bootstrap).toEqual([scriptNamed('bootstrap')]);
    const blocks = page.blocks.map(({ type }) => bundleOfBlock(type) ?? componentName(type));
    const needed = (shown: string[]) => closureOf(['client', ...new Set(shown)].map(scriptNamed));
    expect(modules.toSorted()).toEqual([...needed(blocks.slice(0, elementOf(html).first))].toSorted());
    expect([...modules, ...later].toSorted()).toEqual([...needed(blocks)].toSorted());
  });

  test('fetches none of it by itself', () => {
    expect(named(html, 'link').filter(({ attributes: { rel } }) => rel === 'modulepreload')).toEqual([]);
  });

  test('preloads the fonts of its own styles alone', () => {
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gsu)].map(([, css = '']) => css).join('');
    const faces = styles.match(/@font-face\s*\{[^}]*\}/gu) ?? [];
    const used = faces.reduce((css, face) => css.replace(face, ''), styles);
    for (const { attributes } of named(html, 'link').filter(({ attributes: { as } }) => as === 'font')) {
      const face = faces.find((one) => one.includes(attributes.href ?? '?'));
      expect(used).toContain(/font-family:\s*'?([^';]+)/u.exec(face ?? '')?.[1] ?? attributes.href);
    }
  });

  test('marks as English what its content says is English', () => {
    const pieces = piecesOf(html).filter(({ lang }) => lang === 'en');
    const english = plain(pieces.map(({ text }) => text).join(' '));
    for (const text of englishTexts(page)) expect(english).toContain(plain(text.replaceAll('*', '')));
    expect(english).toContain(site.slogan);
  });

  test('marks headings and labels that are English names', () => {
    const german = piecesOf(html).filter(({ text, lang }) => lang !== 'en' && ENGLISH_NAMES.has(text));
    expect(german).toEqual([]);
  });

  test('has ids that are unique', () => {
    const ids = tagsOf(html).flatMap(({ attributes: { id } }) => (id === undefined ? [] : [id]));
    expect(ids).toEqual([...new Set(ids)]);
  });

  test('keeps its texts out of the scripts', () => {
    const sentences = [page.description, ...sentencesOf(page.blocks)];
    const carried = [...scripts].flatMap(([path, code]) =>
      sentences.filter((sentence) => code.includes(sentence)).map((sentence) => `${path}: ${sentence}`),
    );
    expect(carried).toEqual([]);
  });
});

test.each(everyPage)('%s names what it comes to life with, and carries none of it', (route) => {
  const name = route === UNKNOWN ? '/404' : route === '/' ? '/index' : route;
  expect(elementOf(documentOf(route))).toEqual({
    page: `/_data${name}.json`,
    site: expect.stringMatching(/^\/assets\/site-[0-9a-f]{10}\.json$/u),
    first: homes.includes(route) ? 1 : 2,
    modules: expect.arrayContaining([scriptNamed('client')]),
    later: expect.not.arrayContaining([scriptNamed('client')]),
    build: dataOf(documentOf(route)).page.build,
  });
});

describe('what the documents refer to', () => {
  const references = new Map(everyPage.flatMap((route) => referencesOf(documentOf(route)).map((url) => [url, route])));
  const answers = new Map<string, number>();

  beforeAll(async () => {
    const paths = new Set([...references.keys()].map((url) => url.replace(/#.*/u, '')));
    paths.delete(UNKNOWN);
    for (const path of paths)
      answers.set(path, (await fetch(address + path, { method: 'HEAD', redirect: 'manual' })).status);
  });

  test('exists', () => {
    expect(references.size).toBeGreaterThan(200);
    expect([...answers].filter(([, status]) => status !== 200)).toEqual([]);
  });

  test('has the anchors that are linked to', () => {
    const missing = [...references].filter(([url]) => {
      const [path = '', anchor] = url.split('#');
      if (anchor === undefined || /\.\w+$/u.test(path)) return false;
      return !tagsOf(documentOf(path)).some(({ attributes: { id } }) => id === anchor);
    });
    expect(missing).toEqual([]);
  });

  test('includes every page: none is an orphan', () => {
    expect(routes.filter((route) => !answers.has(route))).toEqual([]);
  });
});

const metaOf = (html: string, name: string) =>
  named(html, 'meta').find(({ attributes }) => attributes.name === name)?.attributes.content;

/** Addresses on this site in links, scripts, pictures and their variants; anchors of the same page count too. */
function referencesOf(html: string): string[] {
  const own = dataOf(html).page.route;
  const here = own === '/404' ? UNKNOWN : own;
  return tagsOf(html)
    .flatMap(({ attributes: { href, src, poster, srcset } }) => [
      href,
      src,
      poster,
      ...(srcset?.split(',').map((candidate) => candidate.trim().split(' ')[0]) ?? []),
    ])
    .filter((url) => url !== undefined)
    .map((url) => (url.startsWith('#') ? here + url : url))
    .filter((url) => url.startsWith('/'));
}

/** Texts beside `"lang": "en"`, and titles beside `"titleLang": "en"`. */
function englishTexts(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = ['title', 'label', 'description', 'notice'].filter(
    (key) => Reflect.get(value, 'lang') === 'en' || Reflect.get(value, `${key}Lang`) === 'en' || key === 'notice',
  );
  const texts = own.map((key): unknown => Reflect.get(value, key)).filter((text) => typeof text === 'string');
  return [...texts, ...Object.values(value).flatMap(englishTexts)];
}

/** Strings long enough that no code contains them by accident. */
function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 40 ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesOf) : [];
}
