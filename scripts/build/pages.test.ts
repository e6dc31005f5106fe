import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DocumentData } from '../../src/app/page-data.ts';
import { compileSite } from '../../src/pipeline/compile.ts';
import { type ResolvedPage, type ResolvedSite, wholePage } from '../../src/pipeline/resolve/resolve.ts';
import { contentOf, type Files, menu, page } from '../../tests/small-site.ts';
import { shortHash, sourceOf } from './hashes.ts';
import { LastSite } from './last-site.ts';
import { Output } from './output.ts';
import { writePages } from './pages.ts';
import { noProgress } from './progress.ts';
import { DiskStore, noStore } from './store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const rest = { shareImages: '', contentOf: () => undefined, progress: noProgress };

const chunk = (file: string, dynamicImports: string[] = []) => ({ file, imports: [], dynamicImports });
const manifest = {
  'src/app/bootstrap.ts': chunk('bootstrap.js', ['src/app/client.tsx']),
  'src/app/client.tsx': chunk('client.js'),
  'src/blocks/hero': chunk('hero.js'),
};

/** All that prerendering is handed but the renderer. */
const given = {
  hashOf: shortHash,
  styleHashOf: (text: string) => sourceOf('sha256', text),
  fonts: [],
  pictures: {},
  files: {},
  shareImage: () => undefined,
  build: 'x',
  manifest,
  integrityOf: () => 'sha384-x',
  blockSource: () => 'src/blocks/hero',
};

/** Writes a small site in a fresh process, as it were. Returns the routes of the pages that were drawn. */
async function drawn(files: Files = {}, code = 'code'): Promise<string[]> {
  const { site } = compileSite(contentOf({ 'events.json': page('Veranstaltungen'), ...files }));
  if (!site) throw new Error('the small site is not valid');
  const routes: string[] = [];
  const render = ({ page: { route } }: DocumentData) => {
    routes.push(route);
    return { html: '<main>', skipLink: '', footer: '', styleTags: `<style>/* ${route} */</style>` };
  };
  const tools = { ...given, render, build: code };
  const store = new DiskStore(join(folder, 'store'));
  await writePages(site, tools, { ...rest, output: new Output(join(folder, 'out')), code, store });
  return routes;
}

const withPages = (site: ResolvedSite, pages: ResolvedPage[]): ResolvedSite => ({
  ...site,
  editions: site.editions.map((edition) => ({ ...edition, pages })),
});

const read = (path: string) => readFileSync(join(folder, 'out', path), 'utf8');

test('a page that is not changed is not drawn again, and is the same', async () => {
  expect((await drawn()).length).toBeGreaterThan(2);
  const before = ['index.html', 'events.html', '404.html', '_data/events.json'].map(read);
  rmSync(join(folder, 'out'), { recursive: true });
  expect(await drawn()).toEqual([]);
  expect(['index.html', 'events.html', '404.html', '_data/events.json'].map(read)).toEqual(before);
});

test('a page that is changed is drawn, and no other', async () => {
  await drawn();
  expect(await drawn({ 'events.json': page('Feste') })).toEqual(['/events']);
  expect(read('events.html')).toContain('<title>Feste');
});

test('other code, another menu and another site make all pages anew', async () => {
  const all = await drawn();
  expect(await drawn({}, 'other code')).toEqual(all);
  expect(await drawn({ '_site/menu.json': menu('/events') })).toEqual(all);
});

test('a document is drawn anew where only the name of the page above it has changed', async () => {
  const files = { 'events/summer.json': page('Sommer', [], { unlisted: true }) };
  await drawn(files);
  expect(await drawn({ ...files, 'events.json': page('Feste') })).toEqual(['/events', '/events/summer']);
  expect(read('events/summer.html')).toContain('"name":"Feste"');
});

test('a page that is known by its content is taken from the last site without being read', async () => {
  const { site } = compileSite(contentOf({ 'events.json': page('Veranstaltungen') }));
  if (!site) throw new Error('the small site is not valid');
  const render = () => ({ html: '<main>', skipLink: '', footer: '', styleTags: '<style>a{}</style>' });
  const tools = { ...given, render };
  const write = async (pages: typeof site.pages, changed = '') => {
    const output = new Output(join(folder, 'new'), new LastSite(join(folder, 'out')));
    const known = (file: string) => `${file}${file === changed ? ' changed' : ''}`;
    const making = { ...rest, output, code: 'code', contentOf: known, store: noStore };
    const result = await writePages(withPages(site, pages), tools, making);
    output.publish(join(folder, 'out'));
    return result;
  };
  const first = await write(site.pages);
  const unread = site.pages.map((each): typeof each => ({
    ...wholePage(each),
    get content(): never {
      throw new Error(`${each.route} was read`);
    },
  }));
  expect(await write(unread)).toEqual(first);
  expect(read('events.html')).toContain('<title>Veranstaltungen');
  await expect(write(unread, 'events.json')).rejects.toThrow('/events was read');
  const translations = new Map([
    ['de', '/events'],
    ['en', '/en/events'],
  ] as const);
  const translated = unread.map((each): typeof each => Object.create(each, { translations: { value: translations } }));
  await expect(write(translated)).rejects.toThrow('was read');
});

test('media that stand in the data alone are made, too', async () => {
  const { site } = compileSite(contentOf());
  if (!site) throw new Error('the small site is not valid');
  const render = () => ({ html: '', skipLink: '', footer: '', styleTags: '' });
  const info = { width: 800, height: 500, src: '/media/a-0123456789-800.webp' };
  const pages = site.pages.map((each) => ({ ...wholePage(each), assets: ['/media/a.webp'] }));
  const tools = { ...given, render, pictures: { '/media/a.webp': info } };
  const store = new DiskStore(join(folder, 'store'));
  const making = { ...rest, output: new Output(folder), code: 'code', store };
  expect([...(await writePages(withPages(site, pages), tools, making)).shown]).toContain(
    '/media/a-0123456789-800.webp',
  );
});

test('hashes of styles and addresses of media are known of what is found again, too', async () => {
  const { site } = compileSite(contentOf());
  if (!site) throw new Error('the small site is not valid');
  const styleTags = '<style>a{}</style>';
  const render = () => ({ html: '<img src="/media/a-0123456789-480.avif">', skipLink: '', footer: '', styleTags });
  const tools = { ...given, render };
  const store = new DiskStore(join(folder, 'store'));
  const making = { ...rest, output: new Output(folder), code: 'code', store };
  const first = await writePages(site, tools, making);
  expect([...first.shown]).toContain('/media/a-0123456789-480.avif');
  expect(first.styles['/']).toEqual([expect.stringMatching(/^sha256-/u)]);
  expect(await writePages(site, tools, making)).toEqual(first);
});
