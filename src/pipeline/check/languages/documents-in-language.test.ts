import { expect, test } from 'vitest';
import { contentOf, type Files, page, siteOf } from '../../../../tests/small-site.ts';
import { englishPage, twoLanguages } from '../../../../tests/two-languages.ts';
import { checkSite } from '../../compile.ts';
import { documentsInLanguage } from './documents-in-language.ts';

const english = [
  'This is the “stage” that we built for you.',
  'It can be seen from the road, and it has a roof.',
  'We will be with you at your doors.',
  'Have a look at what we do for our guests.',
  'The rest is up to you and your band.',
  'Call us, and we are there by the evening.',
];
const german = [
  'Das ist die „Bühne“, die wir für Sie gebaut haben.',
  'Sie ist von der Straße aus zu sehen und hat ein Dach.',
  'Wir sind bei Ihnen, auch wenn es regnet.',
  'Sehen Sie sich an, was wir mit unseren Gästen und für sie tun.',
  'Der Rest ist eine Sache von Ihnen und der Band.',
  'Rufen Sie an, und wir sind noch am Abend bei Ihnen.',
];
const intros = (texts: readonly string[], more: object = {}) => texts.map((lead) => ({ type: 'intro', lead, ...more }));

const found = (files: Files) =>
  documentsInLanguage(siteOf({ ...twoLanguages, ...files })).map(({ file, details }) => ({ file, ...details }));

test('a page that lies in the folder of the other language is told where it belongs', () => {
  expect(
    found({
      'live/stage.json': page('Stage', intros(english)),
      'en/live/buehne.json': englishPage('Bühne', intros(german)),
    }),
  ).toEqual([
    { file: 'live/stage.json', language: 'en', place: 'en/live/stage.json', isTaken: false },
    { file: 'en/live/buehne.json', language: 'de', place: 'live/buehne.json', isTaken: false },
  ]);
});

test('a page that was copied to be translated is not told to replace its original', () => {
  expect(found({ 'contact.json': page('Contact', intros(english)) })).toEqual([
    { file: 'contact.json', language: 'en', place: 'en/contact.json', isTaken: true },
  ]);
});

test('without that language on the site there is no place for it', () => {
  const model = siteOf({ 'live.json': page('Stage', intros(english)) });
  expect(documentsInLanguage(model)).toMatchObject([{ details: { language: 'en', place: undefined } }]);
});

test('a few sentences, marked ones, and a page that is half translated are no foreign page', () => {
  expect(
    found({
      'a.json': page('A', intros(english.slice(0, 4))),
      'b.json': page('B', intros(english, { lang: 'en' })),
      'en/b.json': englishPage('B', intros(german, { lang: 'en' })),
      'c.json': page('C', intros([...english, ...german.slice(0, 2)])),
    }),
  ).toEqual([]);
});

test('nothing else is said of the language of its texts', () => {
  const files = { ...twoLanguages, 'live/stage.json': page('Stage', intros([...english, 'Just 10 kg “so”.'])) };
  const codes = checkSite(contentOf(files))
    .findings.filter(({ file }) => file === 'live/stage.json')
    .map(({ code }) => code);
  expect(codes).toEqual(['document-language', 'page-unreachable']);
});
