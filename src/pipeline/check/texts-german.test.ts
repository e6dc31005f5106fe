import { expect, test } from 'vitest';
import { page, problemsOf, siteOf } from '../../../tests/small-site.ts';
import { textsGerman } from './texts-german.ts';

const saying = (lead: string, more: object = {}) =>
  problemsOf(textsGerman, siteOf({ 'live.json': page('Live', [{ type: 'intro', lead, ...more }]) }));

test.each(['Wir planen Ihren Auftritt.', 'Label & A&R Services', 'Mehr unter [Leistungen](/the-and-you)'])(
  'accepts „%s“',
  (lead) => {
    expect(saying(lead)).toEqual([]);
  },
);

test.each(['This text is for you.', 'Alles Weitere: click here'])('rejects „%s“', (lead) => {
  expect(saying(lead)).toEqual(['text-english live.json#/blocks/1/lead']);
});

test('accepts English that is marked, in its block and everything inside', () => {
  const texts = { title: 'What we do for you', paragraphs: ['This is the second paragraph.'] };
  expect(saying('This text is for you.', { lang: 'en', ...texts })).toEqual([]);
});

test('a mark holds for its block alone', () => {
  const english = { type: 'intro', lang: 'en', lead: 'This text is for you.' };
  const site = siteOf({ 'live.json': page('Live', [english, { type: 'intro', lead: 'This is not for you.' }]) });
  expect(problemsOf(textsGerman, site)).toEqual(['text-english live.json#/blocks/2/lead']);
});

test('accepts the notice of a placeholder page, which is English by its nature', () => {
  const action = { kind: 'link', label: 'Zur Startseite', href: '/' };
  const notice = 'This service is under development.';
  const blocks = [{ type: 'placeholderNotice', title: 'Bald', notice, action }];
  expect(problemsOf(textsGerman, siteOf({ 'live.json': page('Live', [], { blocks }) }))).toEqual([]);
});

test('looks at alternative texts, too', () => {
  const image = { src: '/media/live.webp', alt: 'The stage is empty and dark' };
  const blocks = [{ type: 'hero', title: 'Live', image }];
  expect(problemsOf(textsGerman, siteOf({ 'live.json': page('Live', [], { blocks }) }))).toEqual([
    'text-english live.json#/blocks/0/image/alt',
  ]);
});
