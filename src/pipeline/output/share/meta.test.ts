import { expect, test } from 'vitest';
import { shareMeta } from './meta.ts';

test('says what social networks read', () => {
  const meta = shareMeta({
    title: 'Security',
    description: 'Schutz für Personen.',
    url: 'https://www.example.com/security',
    locale: 'de-DE',
    otherLocales: ['en-GB'],
    siteName: 'Muster & Leute',
    image: { url: 'https://www.example.com/media/share/security.jpg', width: 1200, height: 630, alt: 'Bild' },
  });
  expect(Object.fromEntries(meta.map(({ content, ...key }) => [Object.values(key)[0], content]))).toEqual({
    'og:type': 'website',
    'og:locale': 'de_DE',
    'og:locale:alternate': 'en_GB',
    'og:site_name': 'Muster & Leute',
    'og:title': 'Security',
    'og:description': 'Schutz für Personen.',
    'og:url': 'https://www.example.com/security',
    'og:image': 'https://www.example.com/media/share/security.jpg',
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Bild',
    'twitter:card': 'summary_large_image',
    'twitter:image': 'https://www.example.com/media/share/security.jpg',
    'twitter:image:alt': 'Bild',
  });
  expect(meta.flatMap((one) => ('name' in one ? [one.name] : []))).toEqual([
    'twitter:card',
    'twitter:image',
    'twitter:image:alt',
  ]);
});
