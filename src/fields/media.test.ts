import { expect, test } from 'vitest';
import { endingsOf, isMediaAddress, mediaKind } from './media.ts';

test.each(['/media/a.webp', '/media/a-1/b.jpeg', '/media/video.mp4'])('%s is a name for a media file', (asset) => {
  expect(isMediaAddress(asset)).toBe(true);
});

test.each([
  '/media/A.webp',
  '/media/a b.webp',
  '/media/ä.webp',
  '/media/a.docx',
  '/media/a--b.webp',
  '/media/a',
  '/media/.webp',
])('%s is no name for a media file', (asset) => {
  expect(isMediaAddress(asset)).toBe(false);
});

test.each([
  ['live.webp', 'picture'],
  ['team/Erika.JPG', 'picture'],
  ['/media/logo.svg', 'drawing'],
  ['start.mp4', 'video'],
  ['fonts/title.woff2', 'font'],
  ['notes.docx', undefined],
  ['webp', undefined],
  ['folder.webp/notes', undefined],
])('%s is a %s', (file, kind) => {
  expect(mediaKind(file)).toBe(kind);
});

test('endings are known by what the files are', () => {
  expect(endingsOf(['video'])).toEqual(['webm', 'mp4', 'mov', 'm4v', 'mkv', 'avi']);
  expect(endingsOf()).toEqual(['webp', 'jpg', 'jpeg', 'png', 'avif', 'svg', ...endingsOf(['video', 'font'])]);
});
