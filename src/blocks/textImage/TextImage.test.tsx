import { expect, test } from 'vitest';
import { renderBlock } from '../testing.tsx';
import type { TextImageBlock } from './schema.ts';
import { TextImage } from './TextImage.tsx';

const smallest: TextImageBlock = {
  type: 'textImage',
  tone: 'light',
  imageSide: 'right',
  ratio: 'portrait',
  overlap: false,
  title: 'Was der Vertrag regelt',
  paragraphs: ['Das Erstgespräch ist kostenlos.'],
  image: { src: '/media/people.webp', alt: 'Fünf Kopfprofile' },
};

test('the text comes before its picture, whichever side the picture is on', () => {
  for (const imageSide of ['left', 'right'] as const) {
    const html = renderBlock(<TextImage block={{ ...smallest, imageSide }} />);
    expect(html.indexOf('<h2')).toBeLessThan(html.indexOf('<img'));
  }
});

test('the picture waits until it is near', () => {
  expect(renderBlock(<TextImage block={smallest} />)).toMatch(/<img[^>]*alt="Fünf Kopfprofile"[^>]*loading="lazy"/u);
});

test('points are a list, figures a list of terms; both are left out when missing', () => {
  expect(renderBlock(<TextImage block={smallest} />)).not.toMatch(/<ul|<dl/u);
  const html = renderBlock(
    <TextImage
      block={{ ...smallest, points: ['Einsicht in alle Konten'], stats: [{ label: 'Routen', value: '4' }] }}
    />,
  );
  expect(html).toMatch(/<li[^>]*>Einsicht in alle Konten<\/li>/u);
  expect(html).toMatch(/<dt[^>]*>Routen<\/dt><dd[^>]*>4<\/dd>/u);
});
