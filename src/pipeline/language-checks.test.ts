import { expect, test } from 'vitest';
import { sampleSite } from '../../tests/sample-site.ts';
import { page, problemsOf, siteOf } from '../../tests/small-site.ts';
import { checks } from './checks.gen.ts';

const german = checks.filter(({ language }) => language === 'de');

/** Every text has something that a check of German would find. */
const leads = ['This text is for you and your guests.', 'Der Weg fuer alle', 'Das "beste" Brot', 'Rund 10 kg Mehl'];
const found = (language: string, more: object = {}) => {
  const blocks = leads.map((lead) => ({ type: 'intro', lead, ...more }));
  const site = siteOf({
    '_site/site.json': { ...sampleSite, languages: [language] },
    'live.json': page('Live', blocks),
  });
  return german.flatMap((check) => problemsOf(check, site)).map((problem) => problem.split(' ')[0]);
};

test('four checks are about German alone', () => {
  expect(german).toHaveLength(4);
});

test('they look at a German site, and not at an English one', () => {
  expect(found('de').toSorted()).toEqual(['text-english', 'text-quotes', 'text-space', 'text-umlaut']);
  expect(found('en')).toEqual([]);
});

test('on an English site they look at what is marked as German', () => {
  expect(found('en', { lang: 'de' }).toSorted()).toEqual(['text-english', 'text-quotes', 'text-space', 'text-umlaut']);
});
