import { expect, test } from 'vitest';
import { sampleSite } from '../../../tests/sample-site.ts';
import { page, problemsOf, siteOf } from '../../../tests/small-site.ts';
import { filesExist } from './files-exist.ts';

const picture = (src: string) =>
  page('A', [], { blocks: [{ type: 'hero', title: 'A', image: { src, alt: 'Bühne' } }] });
const assets = ['logo.svg', 'live.webp', 'team/erika.jpg'];

test.each(['/media/live.webp', '/media/team/erika.jpg'])('accepts %s', (src) => {
  expect(problemsOf(filesExist, siteOf({ 'live.json': picture(src) }, assets))).toEqual([]);
});

test('accepts a file that is there under a wrong name, which is reported for the file', () => {
  const site = siteOf({ 'live.json': picture('/media/foto-1.webp') }, [...assets, 'Foto 1.webp']);
  expect(problemsOf(filesExist, site)).toEqual(['asset-name _media/Foto 1.webp → /media/foto-1.webp']);
});

test.each([
  ['/media/lvie.webp', 'file-missing live.json#/blocks/0/image/src → /media/live.webp'],
  ['/media/team/ericka.jpg', 'file-missing live.json#/blocks/0/image/src → /media/team/erika.jpg'],
  ['/media/strand.webp', 'file-missing live.json#/blocks/0/image/src'],
  ['/media/wiese.webp', 'file-missing live.json#/blocks/0/image/src'],
  ['/media/live.png', 'file-missing live.json#/blocks/0/image/src → /media/live.webp'],
])('rejects %s', (src, finding) => {
  expect(problemsOf(filesExist, siteOf({ 'live.json': picture(src) }, assets))).toEqual([finding]);
});

test('rejects a logo of the site that is not there', () => {
  const site = { ...sampleSite, logo: '/media/lgo.svg' };
  expect(problemsOf(filesExist, siteOf({ '_site/site.json': site }, assets))).toEqual([
    'file-missing _site/site.json#/logo → /media/logo.svg',
  ]);
});

test('a picture, a font and a document of another kind are told by their endings, in capitals or not', () => {
  expect(
    problemsOf(filesExist, siteOf({}, [...assets, 'Wiese 1.HEIC', 'title.woff', 'preise.pdf', 'live.json'])),
  ).toEqual([
    'media-ending _media/Wiese 1.HEIC',
    'media-ending _media/title.woff',
    'media-ending _media/preise.pdf',
    'media-ending _media/live.json',
  ]);
});

test('rejects a name that a file system would not take with a hash', () => {
  const [fitting, long] = ['a'.repeat(109), 'b'.repeat(110)].map((stem) => `${stem}.svg`);
  expect(problemsOf(filesExist, siteOf({}, [...assets, String(fitting), String(long)]))).toEqual([
    `asset-name-long _media/${long}`,
  ]);
});
