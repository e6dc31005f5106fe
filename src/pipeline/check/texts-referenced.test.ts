import { expect, test } from 'vitest';
import { sampleSite } from '../../../tests/sample-site.ts';
import { type Files, menu, page, problemsOf, siteOf } from '../../../tests/small-site.ts';
import { sampleForm } from '../../forms/cases.ts';
import { textsReferenced } from './texts-referenced.ts';

const problemsIn = (files: Files) => problemsOf(textsReferenced, siteOf(files));
const saying = (lead: string) => problemsIn({ 'live.json': page('Live', [{ type: 'intro', lead }]) });

test.each([
  'Rufen Sie an: {site.phone}, {site.email}',
  'Telefon +49 30 23125 0001 und +49 40 1234 567',
  'Vorgang 103023125000',
  'presse.kontakt@example.com',
  'Wir sind Muster & Leute.',
])('accepts %s on a page', (lead) => {
  expect(saying(lead)).toEqual([]);
});

test.each([
  ['Telefon +49 30 23125 000.', '{site.phone}'],
  ['Telefon +49 (30) 23125-000', '{site.phone}'],
  ['Telefon 030 23125000', '{site.phone}'],
  ['Telefon (030) 23125-000', '{site.phone}'],
  ['Telefon 0049 30 / 23125 000', '{site.phone}'],
  ['Telefon +49 (0)30 23125000', '{site.phone}'],
  ['Chat: +49 30 23125 001', '{site.chat.phone}'],
  ['Mail: kontakt@example.com.', '{site.email}'],
])('rejects %s on a page', (lead, reference) => {
  expect(saying(lead)).toEqual([`site-value-copied live.json#/blocks/1/lead → ${reference}`]);
});

test('numbers and names in forms, menu and the site’s own sentences are references', () => {
  const [first, ...fields] = sampleForm.fields;
  const files = {
    '_site/site.json': { ...sampleSite, chat: { ...sampleSite.chat, greeting: 'Guten Tag, Muster & Leute' } },
    '_site/menu.json': { ...menu(), services: { title: 'Muster & Leute', children: [{ title: 'Start', path: '/' }] } },
    '_site/forms/sample.json': { ...sampleForm, fields: [{ ...first, placeholder: '+49 30 23125 000' }, ...fields] },
  };
  expect(problemsIn(files).sort()).toEqual([
    'site-value-copied _site/forms/sample.json#/fields/0/placeholder → {site.phone}',
    'site-value-copied _site/menu.json#/services/title → {site.name}',
    'site-value-copied _site/site.json#/chat/greeting → {site.name}',
  ]);
});

test('the site document says its values once, the legal name among them', () => {
  expect(problemsIn({})).toEqual([]);
});
