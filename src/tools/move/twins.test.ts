import { expect, test } from 'vitest';
import { contentOf, page } from '../../../tests/small-site.ts';
import { twoLanguages } from '../../../tests/two-languages.ts';
import { checkSite } from '../../pipeline/compile.ts';
import { planDelete, planMove, withChanges } from './move.ts';
import { withOriginal } from './twins.ts';

const content = contentOf(twoLanguages);
const twinsIn = (site: typeof content) =>
  [...checkSite(site).model.twins].map(([route, translations]) => [route, ...translations.values()].join(' '));
const moved = (from: string, to: string, withChildren = false) => {
  const plan = planMove(content, { from, to, withChildren, schema: 's' });
  return { plan, site: withChanges(content, plan) };
};

test.each([
  ['/live', '/buehne', '/buehne', '/en/live'],
  ['/en/live', '/en/stage', '/live', '/en/stage'],
  ['/kontakt', '/anfrage', '/anfrage', '/en/contact'],
  ['/en/contact', '/en/ask', '/kontakt', '/en/ask'],
])('where %s becomes %s, the page stays one in two languages', (from, to, german, english) => {
  const { site } = moved(from, to);
  expect(twinsIn(site)).toContain(`${german} ${german} ${english}`);
  expect(twinsIn(site)).toHaveLength(twinsIn(content).length);
  expect(checkSite(site).findings).toEqual(checkSite(content).findings);
});

test('of the translation nothing changes but the line behind its title', () => {
  const { plan } = moved('/live', '/buehne');
  const change = plan.changes.find(({ file }) => file === 'en/live.json');
  expect(change?.after).toBe(withOriginal(change?.before ?? '', '/buehne'));
  expect(JSON.parse(change?.after ?? '')).toEqual({ ...JSON.parse(change?.before ?? ''), translationOf: '/buehne' });
});

test.each([
  ['{\n\t"title": "A",\n\t"blocks": []\n}\n', '{\n\t"title": "A",\n\t"translationOf": "/a",\n\t"blocks": []\n}\n'],
  ['{\r\n  "title": "A"\r\n}', '{\r\n  "title": "A",\r\n  "translationOf": "/a"\r\n}'],
  ['{ "translationOf": "/b", "title": "A" }', '{ "translationOf": "/b", "title": "A" }'],
  ['[', '['],
])('%j says what it translates', (before, after) => {
  expect(withOriginal(before, '/a')).toBe(after);
});

test('home stays in every language that the site has', () => {
  const stays = expect.objectContaining({
    text: expect.objectContaining({ de: expect.stringMatching(/^Die Startseite bleibt/u) }),
  });
  expect(() => moved('/en', '/english')).toThrow(stays);
  expect(() => planDelete(content, { route: '/en', to: '/', schema: 's' })).toThrow(stays);
});

test('a page that is deleted names the one that stays in another language', () => {
  const twins = (route: string) => planDelete(content, { route, to: '/team', schema: 's' }).twins;
  expect([twins('/live'), twins('/en/live'), twins('/kontakt')]).toEqual([['/en/live'], ['/live'], ['/en/contact']]);
});

test.each([undefined, '/en/contact'])('a translation leads nowhere: with --to %s it is named as one alone', (to) => {
  const intro = { type: 'intro', lead: '[Hin](/kontakt)' };
  const linked = contentOf({ ...twoLanguages, 'team.json': page('Mannschaft', [intro]) });
  const { mentions, circular, twins } = planDelete(linked, { route: '/kontakt', to, schema: 's' });
  expect(mentions.map(({ file }) => file)).toEqual(to === undefined ? ['_site/menu.json', 'team.json'] : []);
  expect(circular).toEqual([]);
  expect(twins).toEqual(['/en/contact']);
});

test('what translates a page that is deleted does not become a translation of the page that takes its place', () => {
  const { changes } = planDelete(content, { route: '/kontakt', to: '/', schema: 's' });
  const change = changes.find(({ file }) => file === 'en/contact.json');
  const { translationOf, ...rest } = JSON.parse(change?.before ?? '');
  expect(translationOf).toBe('/kontakt');
  expect(JSON.parse(change?.after ?? '')).toEqual(rest);
});

test('without the language in the settings its folder holds ordinary pages, which are no translations', () => {
  const one = contentOf({ ...twoLanguages, '_site/site.json': { languages: ['de'] } });
  const { changes } = planMove(one, { from: '/live', to: '/buehne', withChildren: false, schema: 's' });
  expect(changes.map(({ file }) => file)).not.toContain('en/live.json');
  expect(() => planDelete(one, { route: '/en', to: '/', schema: 's' })).not.toThrow();
});
