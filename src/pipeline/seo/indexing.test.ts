import { expect, test } from 'vitest';
import { resolve } from '../resolve.ts';
import { page, siteOf } from '../testing.ts';
import { robots, sitemap, unindexed } from './indexing.ts';

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

test('robots are kept from nothing and told of the sitemap', () => {
  expect(robots(site)).toBe('User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/sitemap.xml\n');
});

test('a site for showing around asks for no page to be indexed, and leaves the site it was made of as it is', () => {
  expect(unindexed(site).pages.every(({ page }) => page.noindex)).toBe(true);
  expect(sitemap(unindexed(site), new Map())).not.toContain('<url>');
  expect(sitemap(site, new Map())).toContain('<url>');
});
