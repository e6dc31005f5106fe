import { expect, test } from 'vitest';
import { sampleSite } from '../../../tests/sample-site.ts';
import { checkedSite, menu, page, siteOf } from '../../../tests/small-site.ts';
import { mapStrings } from '../../documents/map-strings.ts';
import { resolve } from './resolve.ts';

const resolved = (files: Parameters<typeof siteOf>[0]) => {
  const site = resolve(siteOf(files));
  if (!site) throw new Error('the site does not resolve');
  return site;
};

test('fills in references in pages, menu, forms and the site document itself', () => {
  const {
    pages,
    menu: shown,
    settings: site,
  } = resolved({
    '_site/site.json': { ...sampleSite, chat: { ...sampleSite.chat, greeting: 'Guten Tag, {site.name}.' } },
    '_site/menu.json': { ...menu(), services: { title: 'Bei {site.mark}', children: [{ title: 'Start', path: '/' }] } },
    'live.json': page('Live bei {site.name}', [{ type: 'intro', lead: '„{site.chat.greeting}“' }]),
  });
  expect(site.chat?.greeting).toBe('Guten Tag, Muster & Leute.');
  expect(shown.services?.title).toBe('Bei M&L');
  expect(pages.find((one) => one.route === '/live')?.content).toMatchObject({
    title: 'Live bei Muster & Leute',
    blocks: [{}, { lead: '„Guten Tag, Muster & Leute.“' }],
  });
});

test('leaves out what an author allows: visitors have no use for it', () => {
  const allow = [{ code: 'page-unreachable', reason: 'Noch im Aufbau' }];
  const { pages } = resolved({ 'live.json': page('Live', [], { allow }) });
  expect(pages.map((one) => 'allow' in one.content)).toEqual([false, false]);
});

test('writes former addresses as browsers send them', () => {
  const redirects = [{ from: '/Über_uns.php', to: '/' }];
  expect(resolved({ '_site/redirects.json': { redirects } }).redirects).toEqual([
    { from: '/%C3%9Cber_uns.php', to: '/' },
  ]);
});

test('fills in defaults', () => {
  expect(resolved({}).pages[0]?.content).toMatchObject({ noindex: false, blocks: [{ type: 'hero', tone: 'light' }] });
});

test('puts the page’s own part of the title first; home has name and slogan alone', () => {
  const { pages, notFound } = resolved({ 'live.json': page('Ver&shy;anstaltungen') });
  expect(pages.map((one) => [one.route, one.documentTitle])).toEqual([
    ['/', 'Muster & Leute – FROM PEOPLE. FOR PEOPLE.'],
    ['/live', 'Veranstaltungen · Muster & Leute – FROM PEOPLE. FOR PEOPLE.'],
  ]);
  expect(notFound.documentTitle).toBe('Nicht gefunden · Muster & Leute – FROM PEOPLE. FOR PEOPLE.');
});

test('lists the media files of each page once, and those of the site documents', () => {
  const image = { src: '/media/live.webp', alt: 'Bühne' };
  const blocks = [
    { type: 'hero', title: 'A', image },
    { type: 'cta', title: 'B', image, action: { kind: 'link', label: 'C', href: '/' } },
  ];
  const site = resolved({ 'live.json': page('Live', [], { blocks }) });
  expect(site.pages.find((one) => one.route === '/live')?.assets).toEqual(['/media/live.webp']);
  expect(new Set(site.siteAssets)).toEqual(new Set(['/media/logo.svg', '/media/live.webp']));
});

test('knows the first picture of each page, with its focus', () => {
  const first = { src: '/media/live.webp', alt: 'Bühne', focus: '20% 50%' };
  const blocks = [
    { type: 'hero', title: 'A', image: first },
    { type: 'hero', title: 'B', image: { src: '/media/talent.webp', alt: 'Köpfe' } },
  ];
  const { pages } = resolved({ 'live.json': page('Live', [], { blocks }) });
  expect(pages.map(({ picture }) => picture)).toEqual([undefined, first]);
});

test('lists the icons that content asks for, each once', () => {
  const features = ['shield', 'key', 'shield'].map((icon) => ({ title: icon, description: 'B', icon }));
  const { icons } = resolved({ 'live.json': page('Live', [{ type: 'featureGrid', title: 'A', features }]) });
  expect(new Set(icons)).toEqual(new Set(['instagram', 'shield', 'key']));
  expect(icons).toHaveLength(3);
});

test('leaves out pages that are not valid, and makes no site without its documents', () => {
  const invalid = checkedSite({ 'live.json': {} }).model;
  expect(resolve(invalid)?.pages.map((one) => one.route)).toEqual(['/']);
  for (const name of ['_site/site.json', '_site/menu.json', '_site/not-found.json']) {
    expect(resolve(checkedSite({ [name]: undefined }).model)).toBeUndefined();
  }
});

test('changes every string of plain data, in a copy', () => {
  const data = { a: 'x', b: ['x', 1, null, { c: 'x' }], d: true };
  expect(mapStrings(data, (text) => `${text}!`)).toEqual({ a: 'x!', b: ['x!', 1, null, { c: 'x!' }], d: true });
  expect(data.a).toBe('x');
});
