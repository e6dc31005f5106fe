import { expect, test } from 'vitest';
import { isBelowMedia, isMediaFile, mediaAddress, mediaFile, mediaName } from './media.ts';

test('a media file has a name, a path below the pages folder and an address', () => {
  const name = 'team/erika.webp';
  expect(mediaFile(name)).toBe('_media/team/erika.webp');
  expect(mediaAddress(name)).toBe('/media/team/erika.webp');
  expect(mediaName(mediaFile(name))).toBe(name);
  expect(mediaName(mediaAddress(name))).toBe(name);
});

test('only what is below the folder of media counts', () => {
  expect(['_media/a.webp', '_mediathek/a.webp', '_media'].filter(isMediaFile)).toEqual(['_media/a.webp']);
  expect(['/media/a.webp', '/medien/a.webp', '/media'].filter(isBelowMedia)).toEqual(['/media/a.webp']);
});
