import { expect, test } from 'vitest';
import { partsOfPages } from './dependencies.ts';

test('the blocks, media and shared sections of every page; the parts of a shared section are its own', () => {
  const files = new Map<string, unknown>([
    ['index.json', { blocks: [{ type: 'hero', image: { src: '/media/live.webp' } }, { use: 'call' }] }],
    ['live/events.json', { blocks: [{ type: 'hero' }] }],
    ['_shared/call.json', { blocks: [{ type: 'cta', image: { src: '/media/call.webp' } }, { use: 'call' }] }],
    ['_site/menu.json', { areas: [] }],
  ]);
  expect(partsOfPages(files)).toEqual([
    {
      route: '/',
      blocks: new Set(['hero', 'cta']),
      media: new Set(['live.webp', 'call.webp']),
      shared: new Set(['call']),
    },
    { route: '/live/events', blocks: new Set(['hero']), media: new Set(), shared: new Set() },
  ]);
});

test('a page in the folder of a language takes the section of its own language, where there is one', () => {
  const files = new Map<string, unknown>([
    ['en/index.json', { blocks: [{ use: 'call' }, { use: 'band' }] }],
    ['_shared/call.json', { blocks: [{ type: 'cta' }] }],
    ['_shared/band.json', { blocks: [{ type: 'logos' }] }],
    ['_shared/en/call.json', { blocks: [{ type: 'hero' }] }],
  ]);
  expect(partsOfPages(files)).toEqual([
    { route: '/en', blocks: new Set(['hero', 'logos']), media: new Set(), shared: new Set(['en/call', 'band']) },
  ]);
});
