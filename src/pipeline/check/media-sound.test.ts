import { expect, test } from 'vitest';
import { page, problemsOf, siteOf } from '../../../tests/small-site.ts';
import type { MediaFacts } from '../read/media.ts';
import { mediaSound } from './media-sound.ts';

/** What is said of a file of the site; the home page shows `live.webp`. */
function saidOf(name: string, facts: Partial<MediaFacts>) {
  const image = { src: '/media/live.webp', alt: 'Leere Bühne' };
  const site = siteOf({ 'live.json': page('A', [], { blocks: [{ type: 'hero', title: 'A', image }] }) });
  const whole = { bytes: 100_000, format: undefined, isWhole: true, ...facts };
  return problemsOf(mediaSound, { ...site, media: new Map([[`/media/${name}`, whole]]) });
}

test.each<[string, Partial<MediaFacts>]>([
  ['live.webp', { format: 'WebP', width: 1600 }],
  ['live.webp', { format: 'PNG', width: 2400 }],
  ['portrait.png', { format: 'PNG', width: 1600, isAnimated: true }],
  ['portrait.jpg', { format: 'JPG', width: 400 }],
  ['logo.svg', { format: 'SVG' }],
  ['film.mp4', { format: 'MP4', bytes: 10_000_000, codec: 'avc1' }],
  ['film.mov', { format: 'MOV', codec: 'hvc1', isConvertible: true }],
  ['notizen.docx', {}],
])('accepts %s with %j', (name, facts) => {
  expect(saidOf(name, facts)).toEqual([]);
});

test.each<[string, Partial<MediaFacts>, string]>([
  ['live.webp', { format: 'HEIC' }, 'media-format'],
  ['live.webp', { format: 'JPG', isWhole: false }, 'media-cut-off'],
  ['live.webp', {}, 'media-unreadable'],
  ['live.webp', { format: 'JPG', width: undefined }, 'media-unreadable'],
  ['live.webp', { format: 'JPG', width: 1599 }, 'picture-small'],
  ['live.webp', { format: 'WebP', width: 1600, isAnimated: true }, 'picture-animated'],
  ['live.webp', { format: 'JPG', width: 6000, bytes: 10_000_001 }, 'media-large'],
  ['film.mp4', {}, 'media-unreadable'],
  ['film.mp4', { format: 'MP4' }, 'media-unreadable'],
  ['film.mp4', { format: 'GIF' }, 'media-format'],
  ['film.mov', { format: 'MOV', codec: 'hvc1', isConvertible: false }, 'video-format'],
  ['film.webm', { format: 'WebM', isWhole: false }, 'media-cut-off'],
  ['logo.svg', { format: 'PDF' }, 'media-format'],
])('%s with %j: %s', (name, facts, code) => {
  expect(saidOf(name, facts)).toEqual([`${code} _media/${name}`]);
});

test('the still of a video may be as narrow as the video', () => {
  const blocks = [
    {
      type: 'videoHero',
      title: 'A',
      video: { webm: '/media/a.webm', mp4: '/media/a.mp4' },
      poster: { src: '/media/live.webp', alt: '' },
    },
  ];
  const site = siteOf({ 'index.json': page('A', [], { blocks }) });
  const media = new Map([['/media/live.webp', { bytes: 1, format: 'WebP', isWhole: true, width: 1280 } as const]]);
  expect(problemsOf(mediaSound, { ...site, media })).toEqual([]);
});
