import { expect, test } from 'vitest';
import { sampleSite } from '../../../../tests/sample-site.ts';
import { page, siteOf } from '../../../../tests/small-site.ts';
import { type ResolvedSite, resolve } from '../../resolve/resolve.ts';
import { structuredData } from './structured-data.ts';

const service = {
  type: 'cta',
  title: 'Sprechen wir',
  action: {
    kind: 'contact',
    label: 'Anfragen',
    contact: { heading: 'Anfrage', subheading: 'Kurz.', formId: 'contact-form', serviceLabel: 'Security' },
  },
};

const site = resolve(
  siteOf({
    'live.json': page('Live-Formate', [], { navigationTitle: 'Li&shy;ve' }),
    'live/buehne/licht.json': page('Licht', [service]),
    'livestream.json': page('Livestream'),
    'entwurf.json': page('Entwurf', [service], { noindex: true }),
  }),
);
if (!site) throw new Error('The site of this test is not sound');

const dataOf = (route: string, of: ResolvedSite = site) =>
  [...of.pages, of.notFound].filter((one) => one.route === route).flatMap((one) => structuredData(one, of));

const organization = { '@id': 'https://www.example.com/#organization' };

test('home tells who the agency is, and which site this is', () => {
  expect(dataOf('/')).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      ...organization,
      name: sampleSite.name,
      legalName: 'Muster & Leute GmbH',
      slogan: sampleSite.slogan,
      url: 'https://www.example.com/',
      logo: 'https://www.example.com/icon-512.png',
      email: 'kontakt@example.com',
      telephone: '+49 30 23125 000',
      address: { '@type': 'PostalAddress', addressLocality: 'Musterstadt' },
      sameAs: ['https://www.example.net/instagram'],
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: sampleSite.name,
      url: 'https://www.example.com/',
      inLanguage: 'de',
      publisher: organization,
    },
  ]);
});

test('another page tells the way to it, over the pages on its path', () => {
  const [breadcrumbs] = dataOf('/live/buehne/licht');
  expect(breadcrumbs).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: sampleSite.name, item: 'https://www.example.com/' },
      { '@type': 'ListItem', position: 2, name: 'Live', item: 'https://www.example.com/live' },
      { '@type': 'ListItem', position: 3, name: 'Licht', item: 'https://www.example.com/live/buehne/licht' },
    ],
  });
});

test('a page that can be asked for a service offers it', () => {
  expect(dataOf('/live/buehne/licht')[1]).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: 'Licht',
    url: 'https://www.example.com/live/buehne/licht',
    provider: { '@type': 'Organization', ...organization, name: sampleSite.name },
  });
  expect(dataOf('/livestream')).toHaveLength(1);
});

test.each(['/entwurf', '/404'])('%s, which is not to be indexed, says nothing', (route) => {
  expect(dataOf(route)).toEqual([]);
});
