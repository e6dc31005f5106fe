import { expect, test } from 'vitest';
import { sampleSite } from '../../../../tests/sample-site.ts';
import { page, problemsOf, siteOf } from '../../../../tests/small-site.ts';
import { externalAllowed } from './external-allowed.ts';

const map = { type: 'embed', title: 'Anfahrt', name: 'Karte', frame: 'https://maps.example.com/embed?q=a' };

const check = (externalContent: unknown, blocks: unknown[] = [map]) =>
  problemsOf(
    externalAllowed,
    siteOf({ 'live.json': page('Live', blocks), '_site/site.json': { ...sampleSite, externalContent } }),
  );

test('accepts what is loaded from a host that is approved for it', () => {
  expect(check([{ host: 'maps.example.com', kind: 'frame' }])).toEqual([]);
});

test('tells of what is loaded from elsewhere, and from whom it may have been meant', () => {
  expect(check(undefined)).toEqual(['external-unlisted live.json#/blocks/1/frame']);
  expect(check([{ host: 'map.example.com', kind: 'frame' }])).toEqual([
    'external-unlisted live.json#/blocks/1/frame → map.example.com',
    'external-unused _site/site.json#/externalContent/0',
  ]);
});

test('a host is approved for one way of loading alone', () => {
  expect(check([{ host: 'maps.example.com', kind: 'image' }])).toEqual([
    'external-unlisted live.json#/blocks/1/frame → maps.example.com',
    'external-unused _site/site.json#/externalContent/0',
  ]);
});

test('tells of a host from which nothing is loaded', () => {
  expect(check([{ host: 'maps.example.com', kind: 'frame' }], [])).toEqual([
    'external-unused _site/site.json#/externalContent/0',
  ]);
});
