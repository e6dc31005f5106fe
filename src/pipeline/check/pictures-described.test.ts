import { expect, test } from 'vitest';
import { page, problemsOf, siteOf } from '../../../tests/small-site.ts';
import { picturesDescribed } from './pictures-described.ts';

const saidOf = (alt: string) => {
  const blocks = [{ type: 'hero', title: 'A', image: { src: '/media/live.webp', alt } }];
  return problemsOf(picturesDescribed, siteOf({ 'live.json': page('A', [], { blocks }) }));
};

test.each([
  '',
  'Leere Bühne im Gegenlicht',
  'Bildhauerin in ihrem Atelier',
  'Fotografin bei der Arbeit',
  'Grafikerin am Tisch',
  'Tanz',
  'Feuerwerk 2026',
  'Halle 7',
  'Plakat der Datei live.webp',
])('accepts "%s"', (alt) => {
  expect(saidOf(alt)).toEqual([]);
});

test.each([
  'live.webp',
  'IMG_1234.JPG',
  'IMG_4711',
  'DSC01234',
  '20260131_184502',
  'PXL_20260131_184502123',
  'Bild',
  'Bild einer Bühne',
  'Foto: Bühne',
  'Image of a stage',
  'abbildung 3',
  'x',
  'Uhr',
])('rejects "%s"', (alt) => {
  expect(saidOf(alt)).toEqual(['alt-not-helpful live.json#/blocks/0/image/alt']);
});
