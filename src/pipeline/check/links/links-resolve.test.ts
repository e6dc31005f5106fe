import { describe, expect, test } from 'vitest';
import { sampleSite } from '../../../../tests/sample-site.ts';
import { checkedSite, menu, page, problemsOf, siteOf } from '../../../../tests/small-site.ts';
import { internalLink } from '../../../documents/routes.ts';
import { linksResolve } from './links-resolve.ts';

const link = (href: string) =>
  page('A', [{ type: 'cta', id: 'kontakt', title: 'Mehr', action: { kind: 'link', label: 'Mehr', href } }]);
const prose = (lead: string) => page('A', [{ type: 'intro', lead }]);
const others = {
  'index.json': page('Start', [{ type: 'intro', id: 'services', lead: 'Text.' }]),
  'security.json': page('Security'),
  'live/event-production.json': page('Event Production'),
};
const saidOf = (live: unknown) => problemsOf(linksResolve, siteOf({ ...others, 'live.json': live }));
const at = 'live.json#/blocks/1/action/href';

test.each([
  '/',
  '/security',
  '/live/event-production',
  '/live',
  '/#services',
  '#kontakt',
  '/live#kontakt',
  'https://www.example.net',
  'https://www.example.net/a?b#c',
  'mailto:kontakt@example.com',
  'mailto:{site.email}',
  'tel:{site.phone}',
  'tel:+49-30-23125-000',
])('accepts %s', (href) => {
  expect(saidOf(link(href))).toEqual([]);
});

test.each([
  ['tel:{site.name}', 'tel:{site.phone}'],
  ['mailto:{site.phone}', 'mailto:{site.email}'],
])('rejects %s, whose text is none', (href, nearest) => {
  expect(saidOf(link(href))).toEqual([`link-form ${at} → ${nearest}`]);
});

test.each([
  ['/securty', 'link-target-missing', ' → /security'],
  ['/event-production', 'link-target-missing', ' → /live/event-production'],
  ['/kuenstler', 'link-target-missing', ''],
  ['/securty#kontakt', 'link-target-missing', ' → /security'],
  ['/#service', 'link-anchor-missing', ' → /#services'],
  ['#kontkat', 'link-anchor-missing', ' → #kontakt'],
  ['/security#preise', 'link-anchor-missing', ''],
  ['https://www.exampel.net/a', 'link-host-unlisted', ' → www.example.net'],
  ['https://evil.test', 'link-host-unlisted', ''],
  ['https://shop.example.net', 'link-host-unlisted', ' → www.example.net'],
])('rejects %s as %s', (href, code, nearest) => {
  expect(saidOf(link(href))).toEqual([`${code} ${at}${nearest}`]);
});

describe('an address of the site itself, written in full,', () => {
  test.each([
    ['https://www.example.com', 'link-own-host', '/'],
    ['https://www.example.com/security/', 'link-own-host', '/security'],
    ['https://www.example.com/security.html', 'link-own-host', '/security'],
    ['https://www.example.com/#services', 'link-own-host', '/#services'],
    ['https://example.com/security', 'link-own-host', '/security'],
    ['https://www.example.com/securty', 'link-target-missing', '/security'],
    ['https://www.example.com/gibts-nicht', 'link-target-missing', undefined],
  ])('is a link inside the site: %s', (href, code, nearest) => {
    expect(saidOf(link(href))).toEqual([`${code} ${at}${nearest === undefined ? '' : ` → ${nearest}`}`]);
    const lead = `Zur [Seite](${href}).`;
    expect(saidOf(prose(lead))).toEqual([
      `${code} live.json#/blocks/1/lead${nearest === undefined ? '' : ` → ${nearest}`}`,
    ]);
  });

  test('is corrected, but with a query', () => {
    const fixOf = (href: string) => linksResolve(siteOf({ ...others, 'live.json': link(href) }))[0]?.fix;
    expect(fixOf('https://www.example.com/security#a')).toEqual({ write: '/security#a' });
    expect(fixOf('https://www.example.com/securty')).toEqual({ write: '/security' });
    expect(fixOf('https://www.example.com/security?a=1')).toBeUndefined();
  });

  test('is another site, where links may lead there', () => {
    const settings = { ...sampleSite, externalHosts: ['example.com', 'www.example.com'] };
    const said = (href: string) =>
      problemsOf(linksResolve, siteOf({ ...others, '_site/site.json': settings, 'live.json': link(href) }));
    expect(said('https://example.com/a')).toEqual([]);
    expect(said('https://www.example.com/security')).toEqual([`link-own-host ${at} → /security`]);
  });
});

describe('inside a text', () => {
  test('links are followed, each by itself', () => {
    expect(saidOf(prose('Zur [Security](/security) und zum [Start](/#services).'))).toEqual([]);
    expect(saidOf(prose('Zur [Security](/securty) und zum [Start](/#service).'))).toEqual([
      'link-target-missing live.json#/blocks/1/lead → /security',
      'link-anchor-missing live.json#/blocks/1/lead → /#services',
    ]);
  });

  test('one that no schema has looked at, for the list that it is in is too long', () => {
    const paragraphs = Array.from({ length: 6 }, () => 'Zur [Security](/security/).');
    const intro = { type: 'intro', lead: 'Wir.', paragraphs };
    const { findings } = checkedSite({ ...others, 'live.json': page('A', [intro], { unlisted: true }) });
    expect(findings.filter(({ file }) => file === 'live.json').map(({ code, nearest }) => [code, nearest])).toEqual([
      ['too-many-items', undefined],
      ...paragraphs.map(() => ['link-form', '/security']),
    ]);
  });

  test('the place is the link, not the text', () => {
    const { findings } = checkedSite({ ...others, 'live.json': prose('Zur [Security](/securty).') });
    expect(findings).toMatchObject([{ code: 'link-target-missing', column: 31, endColumn: 39 }]);
  });
});

describe('in the menu', () => {
  test.each(['/security', '/#services', 'https://www.example.net'])('accepts %s', (path) => {
    expect(problemsOf(linksResolve, siteOf({ ...others, '_site/menu.json': menu(path) }))).toEqual([]);
  });

  test.each([
    ['/securty', 'link-target-missing _site/menu.json#/legal/1/path → /security'],
    ['#services', 'link-form _site/menu.json#/legal/1/path → /#services'],
  ])('rejects %s', (path, finding) => {
    expect(problemsOf(linksResolve, siteOf({ ...others, '_site/menu.json': menu(path) }))).toEqual([finding]);
  });
});

test.each([
  ['a page that cannot be read', { 'security.json': '{' }, '/security#preise'],
  ['a page that is not valid', { 'security.json': { ...page('S'), titel: 'S' } }, '/security#preise'],
  ['a page whose file has a wrong name', { 'security.json': undefined, 'Security.json': page('S') }, '/security'],
  ['the home page, which is missing', { 'index.json': undefined }, '/'],
  ['any host while the site document is not valid', { '_site/site.json': {} }, 'https://evil.test'],
])('says nothing of %s', (_, files, href) => {
  const { model } = checkedSite({ ...others, ...files, 'live.json': link(href) });
  expect(problemsOf(linksResolve, model)).toEqual([]);
});

test.each([
  ['/', { route: '/', anchor: undefined }],
  ['/a#b', { route: '/a', anchor: 'b' }],
  ['#b', { route: '', anchor: 'b' }],
  ['https://www.example.com', undefined],
  ['mailto:a@example.com', undefined],
])('%s leads inside the site to %j', (href, expected) => {
  expect(internalLink(href)).toEqual(expected);
});

test('names the pages of the same folder where none is near', () => {
  expect(linksResolve(siteOf({ ...others, 'live.json': link('/live/wiesen') }))).toMatchObject([
    { code: 'link-target-missing', nearest: undefined, expected: '/live/event-production' },
  ]);
});

test('of those, the ones that begin most like it come first', () => {
  const files = Object.fromEntries(
    ['autos', 'flug', 'yachts', 'yachts-and-boat'].map((name) => [`x/${name}.json`, page(name)]),
  );
  expect(linksResolve(siteOf({ ...files, 'live.json': link('/x/yachting-touren') }))).toMatchObject([
    { nearest: undefined, expected: '/x/yachts, /x/yachts-and-boat, /x/autos, /x/flug' },
  ]);
});
