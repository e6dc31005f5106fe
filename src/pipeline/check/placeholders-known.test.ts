import { expect, test } from 'vitest';
import { sampleSite } from '../../../tests/sample-site.ts';
import { checkedSite, page, problemsOf, siteOf } from '../../../tests/small-site.ts';
import { placeholdersKnown } from './placeholders-known.ts';

const saidOf = (lead: string) =>
  problemsOf(placeholdersKnown, siteOf({ 'live.json': page('A', [{ type: 'intro', lead }]) }));
const at = 'live.json#/blocks/1/lead';

test.each([
  'Ohne alles.',
  'Wir sind {site.name}.',
  'Wir sind {site.name} in {site.facts.city}, {site.chat.phone}.',
  '[Schreiben](mailto:{site.email})',
  '({site.name})',
])('accepts %s', (lead) => {
  expect(saidOf(lead)).toEqual([]);
});

test.each([
  ['Wir sind {site.nmae}.', [`placeholder-unknown ${at} → {site.name}`]],
  ['Wir sind {site.Name}.', [`placeholder-unknown ${at} → {site.name}`]],
  ['Wir sind {firma}.', [`placeholder-unknown ${at} → {site.facts.legalName}`]],
  ['Wir sind {wir}.', [`placeholder-unknown ${at}`]],
  ['Rufen Sie an: {site.telefon}.', [`placeholder-unknown ${at} → {site.phone}`]],
  ['Rufen Sie an: {site.telefonn}.', [`placeholder-unknown ${at}`]],
  ['Wir sind in {site.city}.', [`placeholder-unknown ${at} → {site.facts.city}`]],
  ['Wir sind in {site.facts.stadt}.', [`placeholder-unknown ${at} → {site.facts.city}`]],
  ['Wir sind in {site.facts.citty}.', [`placeholder-unknown ${at} → {site.facts.city}`]],
  ['Wir sind {site.facts}.', [`placeholder-unknown ${at}`]],
  ['Wir sind {site.social}.', [`placeholder-unknown ${at}`]],
  ['Wir sind {}.', [`placeholder-unknown ${at}`]],
  ['Wir sind {{site.name}}.', [`placeholder-unknown ${at} → {site.name}`]],
  ['Wir sind {site.name und mehr.', [`placeholder-unknown ${at} → {site.name}`]],
  ['Wir sind site.name} und mehr.', [`placeholder-unknown ${at} → {site.name}`]],
  ['{a} und {b}', [`placeholder-unknown ${at}`, `placeholder-unknown ${at}`]],
])('rejects %s', (lead, findings) => {
  expect(saidOf(lead)).toEqual(findings);
});

test('the site document may refer to itself, to what it has', () => {
  const greeting = (text: string) => ({ ...sampleSite, chat: { ...sampleSite.chat, greeting: text } });
  expect(problemsOf(placeholdersKnown, siteOf({ '_site/site.json': greeting('Guten Tag, {site.name}.') }))).toEqual([]);
  expect(problemsOf(placeholdersKnown, siteOf({ '_site/site.json': greeting('Guten Tag, {site.title}.') }))).toEqual([
    'placeholder-unknown _site/site.json#/chat/greeting',
  ]);
});

test('only the page of the forms may speak of the form that it shows', () => {
  const texts = page('{form.title}', [{ type: 'intro', lead: '{form.subtitle} {form.name}' }]);
  const files = { '_site/form-page.json': texts, 'live.json': page('{form.title}') };
  expect(problemsOf(placeholdersKnown, siteOf(files))).toEqual([
    'placeholder-unknown live.json#/title',
    'placeholder-unknown live.json#/description',
    'placeholder-unknown _site/form-page.json#/blocks/1/lead',
  ]);
});

test('says nothing while the site document is not valid', () => {
  const { model } = checkedSite({
    '_site/site.json': {},
    'live.json': page('A', [{ type: 'intro', lead: '{site.nmae}' }]),
  });
  expect(problemsOf(placeholdersKnown, model)).toEqual([]);
});
