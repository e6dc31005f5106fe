import { expect, test } from 'vitest';
import { MediaContext } from '../../design/Picture.tsx';
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

test('what covers a taller box is fetched as wide as it is drawn', () => {
  const media = {
    '/media/people.webp': {
      width: 1600,
      height: 1000,
      src: '/p.webp',
      srcset: '/p.avif 1600w',
    },
  };
  const html = renderBlock(
    <MediaContext value={media}>
      <TextImage block={smallest} />
    </MediaContext>,
  );
  expect(html).toContain(
    'sizes="(min-width: 1100px) max(50vw, 1.6 * min(62.5vw, 54rem, 100vh - 8rem)), max(100vw, 1.6 * 75vw)"',
  );
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
