import { expect, test } from 'vitest';
import { sampleSite } from '../../../tests/sample-site.ts';
import { checkedSite, field, form, page } from '../../../tests/small-site.ts';
import { messageOf } from '../../findings/messages/messages.ts';
import { launchFindings } from './launch.ts';

/** Nothing in it is a sample. */
const ready = {
  ...sampleSite,
  baseUrl: 'https://www.lumen-leute.de',
  sampleData: false,
  email: 'kontakt@lumen-leute.de',
  phone: '+49 30 100200300',
  facts: {
    ...sampleSite.facts,
    street: 'Lindenallee 1',
    postalCode: '10115',
    city: 'Berlin',
    representedBy: 'die Geschäftsführung',
    registerCourt: 'Amtsgericht Charlottenburg',
    registerNumber: 'HRB 102030',
    vatId: 'DE123456788',
    supervisoryAuthority: 'Bezirksamt Mitte',
    editor: 'die Geschäftsführung',
  },
  social: [{ title: 'Instagram', href: 'https://www.lumen-leute.de/instagram', icon: 'instagram' }],
  chat: { ...sampleSite.chat, baseUrl: 'https://chat.lumen-leute.de', phone: '+49 30 100200301' },
  externalHosts: [],
};

const found = (site: object, more: object = {}) =>
  launchFindings(checkedSite({ '_site/site.json': site, ...more })).map((finding) => {
    const { problem, remedy } = messageOf(finding, 'de');
    return `${finding.file}:${finding.line} ${finding.pointer} ${problem} ${remedy}`;
  });

test('a site with nothing but real data is ready', () => {
  expect(found(ready)).toEqual([]);
});

test.each([
  [
    { email: 'kontakt@example.com' },
    '_site/site.json:14 /email „kontakt@example.com“ ist eine Beispieladresse. Setzen Sie Ihre eigene Adresse ein.',
  ],
  [
    { phone: '+49 30 23125 000' },
    '_site/site.json:15 /phone „+49 30 23125 000“ ist eine Beispielnummer ohne Anschluss. Setzen Sie Ihre eigene Nummer ein.',
  ],
  [
    { sampleData: true },
    '_site/site.json:13 /sampleData Laut "sampleData": true enthält die Website noch Beispieldaten. Ersetzen Sie sie, dann schreiben Sie "sampleData": false.',
  ],
  [
    { facts: { ...ready.facts, vatId: 'DE000000000' } },
    '_site/site.json:25 /facts/vatId „DE000000000“ ist ein Platzhalter für eine Nummer. Setzen Sie die richtige Nummer ein.',
  ],
  [
    { facts: { ...ready.facts, city: 'Musterstadt' } },
    '_site/site.json:20 /facts/city „Musterstadt“ ist ein Platzhalter. Setzen Sie die richtige Angabe ein.',
  ],
])('%j is named with its place and a remedy', (sample, message) => {
  expect(found({ ...ready, ...sample })).toEqual([message]);
});

test('pages are searched too, and every sample in a text is named', () => {
  const intro = { type: 'intro', lead: 'Erika Mustermann, Musterplatz 1, und noch einmal Mustermann.' };
  const sayings = found(ready, { 'index.json': page('Start', [intro]) });
  expect(sayings.map((saying) => saying.split('“')[0])).toEqual([
    'index.json:11 /blocks/1/lead „Mustermann',
    'index.json:11 /blocks/1/lead „Musterplatz',
  ]);
});

test('key figures are named while the data are samples, but not beside a sample that the same block names', () => {
  const stats = [{ label: 'Länder', value: '80+' }];
  const story = {
    type: 'caseStudy',
    title: 'Fest',
    label: 'Erfunden',
    challenge: 'A',
    solution: 'B',
    result: 'C',
    stats,
  };
  const blocks = [{ type: 'figures', stats }, story];
  const figures = (sampleData: boolean) =>
    found({ ...ready, sampleData }, { 'index.json': page('Start', blocks) }).filter((line) =>
      line.includes('Kennzahl'),
    );
  expect(figures(true)).toEqual([expect.stringContaining(' /blocks/1/stats/0/value „80+“ ist eine Kennzahl')]);
  expect(figures(false)).toEqual([]);
});

test('what a label calls invented is named while the data are samples, and may stay invented afterwards', () => {
  const intro = { type: 'intro', label: 'Erfundener Fall', lead: 'Der Fall ist erfunden, die Frage nicht.' };
  const sayings = (sampleData: boolean) =>
    found({ ...ready, sampleData }, { 'index.json': page('Start', [intro]) }).filter((line) =>
      line.includes('index.json'),
    );
  expect(sayings(true)).toEqual([expect.stringContaining(' /blocks/1/label „Erfundener Fall“ nennt etwas erfunden')]);
  expect(sayings(false)).toEqual([]);
});

test('a sentence of a template is an error before the launch, on any page but a draft, allowed or not', () => {
  const lead = 'Das erste Gespräch ist kostenlos. Danach wissen beide Seiten, ob es passt.';
  const allow = [{ code: 'text-sample', reason: 'Das stimmt bei uns.' }];
  const foundOn = (head: object) => found(ready, { 'probe.json': page('Probe', [{ type: 'intro', lead }], head) });
  const told = expect.stringContaining('probe.json:11 /blocks/1/lead Das ist noch der Beispieltext der Vorlage.');
  expect(foundOn({ draft: true })).toEqual([]);
  expect(foundOn({ unlisted: true })).toEqual([told]);
  expect(foundOn({ unlisted: true, noindex: true, allow })).toEqual([expect.stringContaining('Beispieltext')]);
});

test('an example in the empty field of a form may stay', () => {
  const forms = {
    '_site/forms/contact.json': form('contact-form', [field('phone', { placeholder: '030 23125 000' })]),
  };
  expect(found(ready, forms)).toEqual([]);
});
