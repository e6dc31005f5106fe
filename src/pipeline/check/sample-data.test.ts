import { expect, test } from 'vitest';
import { sampleSite } from '../../../tests/sample-site.ts';
import { page, problemsOf, siteOf } from '../../../tests/small-site.ts';
import { sampleData } from './sample-data.ts';

/** A site document without any sample. */
const real = {
  ...sampleSite,
  sampleData: false,
  baseUrl: 'https://www.agentur-probe.de',
  email: 'post@agentur-probe.de',
  phone: '+49 30 1234567',
  facts: {
    ...sampleSite.facts,
    street: 'Am Ufer 1',
    postalCode: '10115',
    city: 'Hafen',
    representedBy: 'Erika Muster',
    registerCourt: 'Amtsgericht Hafen',
    registerNumber: 'HRB 90210',
    vatId: 'DE123456789',
    supervisoryAuthority: 'Ordnungsamt Hafen',
    editor: 'Erika Muster',
  },
  social: [{ title: 'Netz', href: 'https://netz.agentur-probe.de/a', icon: 'instagram' }],
  chat: { baseUrl: 'https://chat.agentur-probe.de', phone: '+49 30 7654321', greeting: 'Guten Tag.' },
  externalHosts: [],
};

const saying = (lead: string, site: object) =>
  problemsOf(sampleData, siteOf({ '_site/site.json': site, 'live.json': page('Live', [{ type: 'intro', lead }]) }));

test.each(['Musterstraße 1', 'kontakt@example.com', '+49 30 23125 000', '[a](mailto:a@example.org)'])(
  'rejects „%s“ where all data are declared real',
  (lead) => {
    expect(saying(lead, real)).toEqual(['sample-data live.json#/blocks/1/lead']);
  },
);

test('accepts samples as long as the site document says that it has some', () => {
  expect(saying('Musterstraße 1', sampleSite)).toEqual([]);
});

test.each(['Ein Muster für Stoffe', 'Erfundener Fall', '+49 30 1234567', '{site.email}'])('accepts „%s“', (lead) => {
  expect(saying(lead, real)).toEqual([]);
});

test('looks at the site document itself', () => {
  expect(saying('Alles echt', { ...real, email: 'kontakt@example.com' })).toEqual([
    'sample-data _site/site.json#/email',
  ]);
});
