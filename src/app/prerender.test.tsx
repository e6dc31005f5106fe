import { expect, test } from 'vitest';
import { sampleSettings } from '../../tests/sample-site.ts';
import { menu, page } from '../../tests/small-site.ts';
import { browserWords, words } from '../words/words.ts';
import { failingBlock, renderPage } from './prerender.tsx';

/** A document whose second block lacks what its component needs; no schema would let it through. */
const dataWith = (second: object) =>
  JSON.parse(
    JSON.stringify({
      site: { settings: sampleSettings, menu: menu(), words: browserWords(words.de) },
      page: {
        route: '/probe',
        documentTitle: 'Probe',
        content: page('Probe', [second]),
        media: {},
        forms: [],
        build: 'x',
      },
    }),
  );

test('the block that cannot be drawn is found', () => {
  const data = dataWith({ type: 'faq', title: 'Fragen' });
  expect(() => renderPage(data)).toThrow(TypeError);
  expect(failingBlock(data)).toEqual({ type: 'faq', index: 1 });
});

test('where every block can be drawn there is none', () => {
  expect(failingBlock(dataWith({ type: 'intro', tone: 'light', layout: 'side', lead: 'Text' }))).toBeUndefined();
});

const OPTIONAL = ['slogan', 'phone', 'facts', 'social', 'chat', 'consent', 'preloader', 'serviceLabels'] as const;

test('a site without its optional parts says nothing of them', () => {
  const data = dataWith({ type: 'intro', tone: 'light', layout: 'side', lead: 'Text' });
  for (const part of OPTIONAL) Reflect.deleteProperty(data.site.settings, part);
  data.site.menu = { areas: data.site.menu.areas };
  const { html, footer } = renderPage(data);
  const said = (html + footer).replaceAll(/<[^>]*>/gu, ' ');
  for (const word of ['Cookie', 'Folgen', 'Services', 'Chat', 'undefined']) expect(said).not.toContain(word);
  expect(html + footer).not.toMatch(/tel:|data-consent|aria-label="Rechtliches"/u);
  expect(footer).toContain('Muster &amp; Leute');
});

test('the footer of every page leads to that very page in other languages, in the same styles', () => {
  const { site, page: shown } = dataWith({ type: 'intro', tone: 'light', layout: 'side', lead: 'Text' });
  const translatedTo = (path: string) =>
    renderPage({ site, page: { ...shown, languages: [{ language: 'en', title: 'English', path }] } });
  const first = translatedTo('/en/one');
  const list = /<ul[^>]*><li><a [^>]*href="\/en\/one">English<span [^>]*><\/span><\/a><\/li><\/ul>/u;
  expect(first.footer).toMatch(list);
  expect(translatedTo('/en/two')).toEqual({ ...first, footer: first.footer.replace('/en/one', '/en/two') });
  expect(renderPage({ site, page: shown }).footer).toBe(first.footer.replace(list, ''));
});

test('what only the footer shows has its styles on every page', () => {
  const data = dataWith({ type: 'intro', tone: 'light', layout: 'side', lead: 'Text' });
  for (const { footer, styleTags } of [renderPage(data), renderPage(data)]) {
    const [, name] = /<button [^>]*data-consent-settings[^>]* class="\S+ (\S+)"/u.exec(footer) ?? [];
    expect(name).toBeDefined();
    expect(styleTags).toContain(`.${name}{`);
  }
});

test('the main landmark has the id of the site document, and the skip link leads there', () => {
  const data = dataWith({ type: 'intro', tone: 'light', layout: 'side', lead: 'Text' });
  data.site.settings.addresses.main = 'content';
  const { html, skipLink } = renderPage(data);
  expect(html).toContain('<main id="content"');
  expect(skipLink).toContain('href="#content"');
});

test('the status of the page is there before it says anything', () => {
  const { html } = renderPage(dataWith({ type: 'intro', tone: 'light', layout: 'side', lead: 'Text' }));
  expect(html).toMatch(/<div role="status" aria-live="polite"[^>]*><\/div>/u);
});

test('the header is hidden where the first block covers it, and on no other page', () => {
  const data = dataWith({ type: 'intro', tone: 'light', layout: 'side', lead: 'Text' });
  expect(renderPage({ ...data, page: { ...data.page, route: '/' } }).html).toContain('data-state="large"');
  expect(renderPage({ ...data, page: { ...data.page, coversHeader: true } }).html).toContain('data-state="hidden"');
});
