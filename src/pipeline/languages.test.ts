import { expect, test } from 'vitest';
import { sampleSite } from '../../tests/sample-site.ts';
import { checkedSite, type Files, page, siteOf } from '../../tests/small-site.ts';
import { englishPage, twoLanguages } from '../../tests/two-languages.ts';
import { publishedSite } from './model/publish.ts';
import { resolve } from './resolve/resolve.ts';

const siteWith = (files: Files = {}) => siteOf({ ...twoLanguages, ...files });
const findings = (files: Files) =>
  checkedSite({ ...twoLanguages, ...files }).findings.map(({ code, file }) => `${code} ${file}`);

function resolved(files: Files = {}) {
  const site = resolve(siteWith(files));
  const [german, english] = site?.editions ?? [];
  if (!site || !german || !english) throw new Error('The site of this test is not sound');
  return { site, german, english };
}

test('a site in two languages has nothing to complain of', () => {
  expect(findings({})).toEqual([]);
});

test.each([
  ['a mistake elsewhere', { ...sampleSite, languages: ['de', 'en'], email: 'x' }],
  ['languages by other names', { ...sampleSite, languages: ['deutsch', 'english'] }],
  ['languages in a text', { ...sampleSite, languages: 'de, en' }],
  ['no JSON', '{ "name": "Muster", }}'],
])('with %s in the site document the pages of a further language stay what they are', (_, site) => {
  const files = findings({ '_site/site.json': site }).map((finding) => finding.split(' ')[1]);
  expect([...new Set(files)]).toEqual(['_site/site.json']);
});

test('pages, menu and forms of a language lie in its folder, the rest is that of the first language', () => {
  const { site, german, english } = resolved();
  expect(german.pages.map(({ route }) => route)).toEqual(['/', '/live', '/kontakt', '/team']);
  expect(english.pages.map(({ route }) => route)).toEqual(['/en', '/en/live', '/en/contact']);
  expect(site.pages).toHaveLength(7);
  expect(english.home).toBe('/en');
  expect(english.notFound).toMatchObject({ route: '/en/404', content: { title: 'Not found' } });
  expect(english.menu.areas[0]?.path).toBe('/en/live');
  expect(english.forms.map(({ title, submitLabel }) => [title, submitLabel])).toEqual([['Write to us', 'Send']]);
  expect(german.forms.map(({ submitLabel }) => submitLabel)).toEqual(['Absenden']);
  expect([german.words.locale, english.words.locale]).toEqual(['de-DE', 'en-GB']);
});

test('the settings of a language are those of the site, but for what it says otherwise', () => {
  const { german, english } = resolved();
  expect(english.settings).toMatchObject({
    ...{ name: german.settings.name, language: 'en', home: '/en', slogan: 'All for people.', sloganLang: 'en' },
    facts: { ...german.settings.facts, country: 'Germany' },
    chat: { ...german.settings.chat, greeting: 'Good morning.' },
    addresses: { forms: '/en/form', thanks: '/en/form/thanks', main: german.settings.addresses.main },
  });
  expect(german.settings).toMatchObject({ language: 'de', home: '/', addresses: { forms: '/formular' } });
});

test('a page of the law is where the twin of the German one is', () => {
  const { english } = resolved({
    'impressum.json': englishPage('Impressum', [], { unlisted: true }),
    'en/imprint.json': englishPage('Imprint', [], { unlisted: true, translationOf: '/impressum' }),
  });
  expect(english.settings.addresses).toMatchObject({ imprint: '/en/imprint', privacy: '/en/datenschutz' });
});

test('twins are found by their addresses, or by what the translation says', () => {
  const { site } = resolved();
  const twins = site.pages.map(({ route, translations }) => [route, Object.fromEntries(translations)]);
  expect(Object.fromEntries(twins)).toEqual({
    '/': { de: '/', en: '/en' },
    '/en': { de: '/', en: '/en' },
    '/live': { de: '/live', en: '/en/live' },
    '/en/live': { de: '/live', en: '/en/live' },
    '/kontakt': { de: '/kontakt', en: '/en/contact' },
    '/en/contact': { de: '/kontakt', en: '/en/contact' },
    '/team': {},
  });
});

test('pages made of forms have twins: the form, its thanks, and the services that twin pages open it for', () => {
  const contact = (serviceLabel: string) => ({
    ...{ type: 'cta', title: 'A' },
    action: {
      kind: 'contact',
      label: 'B',
      contact: { heading: 'C', subheading: 'D', formId: 'contact-form', serviceLabel },
    },
  });
  const files = {
    'live.json': page('Auf der Bühne', [contact('Licht'), contact('Ton')]),
    'team.json': page('Mannschaft', [contact('Tanz'), contact('Security')]),
    'en/live.json': englishPage('On stage', [contact('Light'), contact('Sound')]),
    'en/contact.json': englishPage('Contact', [contact('Security')], { translationOf: '/kontakt' }),
  };
  const twinsWith = (more: Files) =>
    Object.fromEntries(
      resolve(publishedSite(siteWith({ ...files, ...more })))?.formPages.map(({ route, translations }) => [
        route,
        Object.fromEntries(translations),
      ]) ?? [],
    );
  const pair = (de: string, en: string) => {
    const twins = { de: `/formular/${de}`, en: `/en/form/${en}` };
    return { [twins.de]: twins, [twins.en]: twins };
  };
  const always = {
    ...pair('contact-form', 'contact-form'),
    ...pair('contact-form/security', 'contact-form/security'),
    ...pair('danke/contact-form', 'thanks/contact-form'),
    '/formular/contact-form/tanz': {},
  };
  expect(twinsWith({})).toEqual({
    ...always,
    ...pair('contact-form/licht', 'contact-form/light'),
    ...pair('contact-form/ton', 'contact-form/sound'),
  });
  expect(twinsWith({ 'live.json': { ...files['live.json'], draft: true } })).toEqual({
    ...always,
    '/en/form/contact-form/light': {},
    '/en/form/contact-form/sound': {},
  });
});

test('home of a language has the title of the site, in its words', () => {
  const { english } = resolved();
  expect(english.pages.map(({ documentTitle }) => documentTitle)).toEqual([
    'Muster & Leute – All for people.',
    'On stage · Muster & Leute – All for people.',
    'Contact · Muster & Leute – All for people.',
  ]);
});

test('forms of a language have pages of their own, which its own document or the engine’s is made into', () => {
  const { english } = resolved();
  expect(english.formPages.map(({ route, content }) => [route, content.title])).toEqual([
    ['/en/form/contact-form', 'Write to us'],
    ['/en/form/thanks/contact-form', 'Thank you'],
  ]);
  expect(JSON.stringify(english.formPages[1]?.content)).toContain('"href":"/en"');
});

test('a shared section in the folder of a language is that of its pages; without one they show the first language’s', () => {
  const section = (lead: string) => ({ description: 'Ein Satz', blocks: [{ type: 'intro', lead }] });
  const use = [{ use: 'call' }, { use: 'sign' }];
  const site = siteWith({
    '_shared/call.json': section('Rufen Sie an.'),
    '_shared/sign.json': section('1, 2, 3.'),
    '_shared/en/call.json': section('Give us a call.'),
    'team.json': englishPage('Mannschaft', use),
    'en/live.json': englishPage('On stage', use),
  });
  const leads = ['team.json', 'en/live.json'].map((file) => {
    const blocks = site.pages.find((page) => page.file === file)?.value?.blocks ?? [];
    return blocks.flatMap((block) => (block.type === 'intro' ? block.lead : []));
  });
  expect(leads).toEqual([
    ['Rufen Sie an.', '1, 2, 3.'],
    ['Give us a call.', '1, 2, 3.'],
  ]);
});

test.each([['_site/en/menu.json'], ['_site/en/not-found.json'], ['en/index.json']])('%s is asked for', (file) => {
  expect(findings({ [file]: undefined })).toContain(`document-missing ${file}`);
});

test('German checks look at German texts, wherever they are', () => {
  const lead = 'Read more about the people that we work with.';
  const german = { type: 'intro', lead: 'Das ist "gut" so.' };
  expect(findings({ 'live.json': englishPage('Live', [{ type: 'intro', lead }]) })).toContain('text-english live.json');
  expect(findings({ 'en/live.json': englishPage('Live', [{ type: 'intro', lead }, german]) })).toEqual([
    'text-german en/live.json',
  ]);
  expect(
    findings({
      '_site/en/forms/contact.json': { ...Object(twoLanguages['_site/en/forms/contact.json']), subtitle: lead },
    }),
  ).toEqual([]);
});

test('without the language in the site document its folder holds ordinary pages', () => {
  const { editions, pages } = siteOf({
    ...twoLanguages,
    '_site/site.json': { ...Object(twoLanguages['_site/site.json']), languages: ['de'] },
  });
  expect(editions).toHaveLength(1);
  expect(pages.map(({ route }) => route)).toContain('/en/live');
});
