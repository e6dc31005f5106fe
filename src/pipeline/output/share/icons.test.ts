import { expect, test } from 'vitest';
import { sampleSite } from '../../../../tests/sample-site.ts';
import { siteOf } from '../../../../tests/small-site.ts';
import { defaultColors } from '../../../design/theme.ts';
import { resolve } from '../../resolve/resolve.ts';
import { readDrawing } from './drawing.ts';
import { drawIcon, ICON_LINKS, manifestOf, PIXELS } from './icons.ts';

const mark = readDrawing('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 5" fill="red"><path d="M1 1"/></svg>');

function manifest(changes: object = {}) {
  const site = resolve(siteOf({ '_site/site.json': { ...sampleSite, ...changes } }));
  if (!site) throw new Error('the site does not resolve');
  return JSON.parse(manifestOf(site.settings, site.theme.colors));
}

test('an icon carries the mark of the site, in the icon’s own colour', () => {
  expect(mark).toEqual({ viewBox: '0 0 9 5', content: '<path d="M1 1"/>' });
  for (const shape of ['disc', 'square'] as const) {
    expect(drawIcon(mark, shape, defaultColors)).toContain('viewBox="0 0 9 5"');
    expect(drawIcon(mark, shape, defaultColors)).not.toContain('red');
  }
});

test('a file that is no drawing is refused', () => {
  expect(() => readDrawing('<svg><path d="M1 1"/></svg>')).toThrow('An SVG file of the logo has no viewBox');
});

test('the manifest names site and mark, and icons that may be cut to any shape', () => {
  expect(manifest()).toMatchObject({ name: 'Muster & Leute', short_name: 'M&L', lang: 'de', start_url: '/' });
  expect(manifest({ name: 'Muster' })).toMatchObject({ name: 'Muster', short_name: 'Muster' });
  expect(manifest().icons).toEqual([
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ]);
});

test('every icon that a document or the manifest names is made', () => {
  const made = new Set<string>([...PIXELS.map(({ path }) => path), '/favicon.svg', '/manifest.webmanifest']);
  const named = [...ICON_LINKS.map(({ href }) => href), ...manifest().icons.map(({ src }: { src: string }) => src)];
  expect(named.filter((path) => !made.has(path))).toEqual([]);
});
