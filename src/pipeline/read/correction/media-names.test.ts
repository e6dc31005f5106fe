import { expect, test } from 'vitest';
import { endingsOf } from '../../../fields/media.ts';
import { mediaMeant, nameOnSite } from './media-names.ts';

const assets = [
  '/media/buehne.webp',
  '/media/team/erika.jpg',
  '/media/team/chor.jpg',
  '/media/chor.webp',
  '/media/logo.svg',
];
const meant = (written: string, endings = endingsOf(['picture'])) => mediaMeant(written, assets, endings);

test.each([
  ['buehne', '/media/buehne.webp'],
  ['/media/buehne.webp.webp', '/media/buehne.webp'],
  ['/media/buehne,webp', '/media/buehne.webp'],
  ['/media/buehne.webp?v=2', '/media/buehne.webp'],
  ['media\\Bühne.WEBP', '/media/buehne.webp'],
  ['/media/B%C3%BChne.webp', '/media/buehne.webp'],
  ['public/buehne.webp', '/media/buehne.webp'],
  ['/Users/erika/Bilder/Bühne.webp', '/media/buehne.webp'],
  ['file:///C:/Bilder/buehne.webp', '/media/buehne.webp'],
  ['http://localhost:5173/media/buehne.webp', '/media/buehne.webp'],
  ['![Bühne](/media/buehne.webp)', '/media/buehne.webp'],
  ['erika.jpg', '/media/team/erika.jpg'],
  ['team/chor', '/media/team/chor.jpg'],
  ['/media/chor', '/media/chor.webp'],
])('%s is certainly %s', (written, file) => {
  expect(meant(written)).toEqual({ file, isCertain: true });
});

test.each([
  ['/media/buehne.jpg', '/media/buehne.webp'],
  ['/media/buehne.heic', '/media/buehne.webp'],
  ['/media/buehne-1024x768.webp', '/media/buehne.webp'],
  ['Bühne (1).webp', '/media/buehne.webp'],
  ['/media/beuhne.webp', '/media/buehne.webp'],
  ['/media/erika.jpg', '/media/team/erika.jpg'],
  ['/media/bilder/buehne.webp', '/media/buehne.webp'],
])('%s is perhaps %s', (written, file) => {
  expect(meant(written)).toEqual({ file, isCertain: false });
});

test('a file that no property of this kind can name is none', () => {
  expect(meant('logo')).toBeUndefined();
  expect(meant('logo', ['svg'])).toEqual({ file: '/media/logo.svg', isCertain: true });
  expect(meant('/media/')).toBeUndefined();
});

test('a file on a computer gets a name for the site', () => {
  expect(nameOnSite('C:\\Bilder\\Mein Foto (2).JPG')).toBe('/media/mein-foto-2.jpg');
  expect(nameOnSite('/Users/erika/Bilder')).toBeUndefined();
});
