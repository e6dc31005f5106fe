import { expect, test } from 'vitest';
import { page, siteOf } from '../../../../tests/small-site.ts';
import { resolve } from '../../resolve/resolve.ts';
import { robots, sitemap } from './indexing.ts';

const site = resolve(
  siteOf({
    'live.json': page('Live'),
    'brands.json': page('Brands'),
    'entwurf.json': page('E', [], { noindex: true }),
  }),
);
if (!site) throw new Error('The site of this test is not sound');

test('the sitemap lists what may be indexed, with the day of the last change where it is known', () => {
  expect(sitemap(site, new Map([['live.json', '2026-11-21']]))).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://www.example.com/</loc></url>
<url><loc>https://www.example.com/brands</loc></url>
<url><loc>https://www.example.com/live</loc><lastmod>2026-11-21</lastmod></url>
</urlset>
`);
});

test.each([
  ['later', '2026-11-20', '2026-11-21', '<lastmod>2026-11-21</lastmod>'],
  ['earlier', '2026-11-21', '2026-11-20', '<lastmod>2026-11-21</lastmod>'],
  ['at a time that is not known', '2026-11-21', undefined, '<lastmod>2026-11-21</lastmod>'],
  ['while the page itself is not committed', undefined, '2026-11-20', ''],
])('a page whose shared section changed %s', (_, own, section, lastmod) => {
  const call = { description: 'Ruf', blocks: [{ type: 'intro', lead: 'Kurz gefragt.' }] };
  const shared = resolve(siteOf({ '_shared/call.json': call, 'live.json': page('Live', [{ use: 'call' }]) }));
  const known = Object.entries({ 'live.json': own, '_shared/call.json': section });
  const changes = new Map(known.flatMap(([file, day]) => (day === undefined ? [] : [[file, day]])));
  expect(shared && sitemap(shared, changes)).toContain(`<url><loc>https://www.example.com/live</loc>${lastmod}</url>`);
});

test('robots are kept from nothing and told of the sitemap', () => {
  expect(robots(site)).toBe('User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/sitemap.xml\n');
});

test('a site for showing around asks for no page to be indexed', () => {
  const hidden = resolve(siteOf({ 'live.json': page('Live') }), { noindex: true });
  expect(hidden?.pages.every(({ content: { noindex } }) => noindex)).toBe(true);
  expect(hidden && sitemap(hidden, new Map())).not.toContain('<url>');
});
