import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { named, plain, tagsOf, textOf } from './html.ts';
import { address, consentSettings, dataOf, documentOf, everyPage, languageOf } from './site.ts';

const { settings: site } = dataOf(documentOf('/')).site;
const { facts = {} } = site;
const notice = documentOf('/datenschutz');
const imprint = documentOf('/impressum');
const sections = sectionsOf('/datenschutz');
const processings = sections.flatMap(({ id, processing }) => (processing ? [{ id, ...processing }] : []));

const IMPRINT = [
  ['Anbieter', [facts.legalName, facts.street, '§ 5 DDG']],
  ['Vertreten durch', [facts.representedBy]],
  ['Kontakt', [site.phone, site.email]],
  ['Umsatzsteuer-Identifikationsnummer', [facts.vatId, '§ 27a UStG']],
  ['Registereintrag', [facts.registerCourt, facts.registerNumber]],
  ['Redaktionell verantwortlich', [facts.editor, '§ 18 Abs. 2']],
  ['Verbraucherstreitbeilegung', ['nicht verpflichtet']],
  ['Aufsichtsbehörde', [facts.supervisoryAuthority, '§ 34a']],
  ['Bildnachweise', ['Schriften', 'Symbole']],
  ['Barrierefreiheit', ['Zuletzt geprüft: November 2026', '(WCAG) 2.2, Stufe AA', 'BFSG']],
] as const;

const NOTICE = [
  'Verantwortlicher',
  'Datenschutzbeauftragte Person',
  'Rechtsgrundlagen',
  'Hosting und Server-Logs',
  'Einwilligungsverwaltung',
  'Webfonts',
  'Externe Bilder und Medien',
  'Chat-Messaging',
  'Kontaktformular und Bestätigungsmail',
  'E-Mail und Telefon',
  'Daten aus Aufträgen',
  'Newsletter',
  'Social-Media-Links',
  'Links zu Gesetzen und Behörden',
  'Empfänger und Drittländer',
  'Speicherdauer',
  'Ihre Rechte',
  'Widerspruchsrecht (Art. 21 DSGVO)',
  'Aufsichtsbehörde',
  'Automatisierte Entscheidungen',
  'Stand und Änderungen',
];

test('both legal pages are of January 2025', () => {
  for (const html of [imprint, notice]) expect(textOf(html)).toContain('Stand: Januar 2025');
});

test('the imprint has all of its parts', () => {
  expect(headingsOf(imprint)).toEqual(IMPRINT.map(([title]) => title));
});

test.each(IMPRINT)('the part „%s“ of the imprint says what it must', (title, texts) => {
  const id = sectionsOf('/impressum').find((section) => plain(section.title) === title)?.id;
  const [, part = ''] = new RegExp(`<section [^>]*id="${id}"[^>]*>(.*?)</section>`, 'su').exec(imprint) ?? [];
  for (const text of texts) expect(textOf(part)).toContain(plain(text ?? 'missing'));
});

test('the privacy notice has all of its parts', () => {
  expect(headingsOf(notice)).toEqual(NOTICE);
});

test('every processing is told whole', () => {
  expect(processings.map(({ id }) => id)).toEqual([
    'hosting',
    'einwilligung',
    'webfonts',
    'externe-medien',
    'chat',
    'kontaktformular',
    'email-telefon',
    'auftraege',
    'newsletter',
    'social-media-links',
    'externe-links',
  ]);
  const terms = ['Zweck', 'Daten', 'Rechtsgrundlage', 'Empfänger', 'Drittland', 'Speicherdauer'];
  for (const term of terms) {
    expect(notice.match(new RegExp(`<dt[^>]*>${term}</dt><dd>(?!</dd>)`, 'gu'))).toHaveLength(processings.length);
  }
});

test.each(processings.map((one) => [one.id, one] as const))('%s names a letter of Art. 6', (_, { legalBases }) => {
  const norms = legalBases.map(({ norm }) => plain(norm));
  const hasLetter = norms.some((norm) => /^Art\. 6 Abs\. 1 lit\. [a-f] DSGVO$/u.test(norm));
  expect(hasLetter).toBe(true);
});

test.each(['einwilligung', 'webfonts', 'externe-medien', 'chat'])(
  '%s, on the device or of others, cites § 25 TDDDG',
  (id) => {
    const { legalBases } = processings.find((one) => one.id === id) ?? { legalBases: [] };
    expect(legalBases.map(({ norm }) => plain(norm)).join()).toContain('§ 25 Abs.');
  },
);

test.each([
  [
    'hosting',
    'Server-Logs 14 Tage. Zähler zur Abwehr von Missbrauch, die die vollständige IP-Adresse verwenden, höchstens eine Stunde.',
  ],
  ['hosting', 'In den Server-Logs wird die IP-Adresse nicht vollständig gespeichert.'],
  ['einwilligung', 'im lokalen Speicher (localStorage)'],
  ['einwilligung', `„${consentSettings.storageKey}“`],
  ['chat', 'Solange Sie den Link nicht anklicken, entsteht keine Verbindung zu diesem Dienst.'],
  ['kontaktformular', 'automatische Bestätigung per E-Mail, die Ihre Nachricht nicht wiederholt'],
  ['kontaktformular', 'nach spätestens 90 Tagen automatisch gelöscht'],
  ['kontaktformular', 'Die IP-Adresse speichern wir nicht mit der Einsendung.'],
  ['kontaktformular', 'mehrfache Bestätigungen an dieselbe Adresse verhindern: höchstens 24 Stunden'],
  ['newsletter', 'versandt wird noch kein Newsletter'],
  ['newsletter', 'Double-Opt-in'],
  ['newsletter', 'höchstens 90 Tage nach der Vormerkung'],
])('%s: „%s“', (id, fact) => {
  const [, part = ''] = new RegExp(`<section [^>]*id="${id}"[^>]*>(.*?)</section>`, 'su').exec(notice) ?? [];
  expect(textOf(part)).toContain(fact);
});

test('the hosts in content, in the policy and in the notice are the same', async () => {
  const own = new URL(site.baseUrl).host;
  const ofNotice = processings.flatMap(({ hosts = [] }) => hosts).map((host) => host.replace('https://', ''));
  const linked = everyPage
    .flatMap((route) => tagsOf(documentOf(route)))
    .flatMap(({ name, attributes: { href } }) =>
      name === 'a' && href?.startsWith('https:') ? [new URL(href).host] : [],
    );
  const policy = (await fetch(`${address}/`)).headers.get('content-security-policy') ?? '';
  const allowed = [...policy.matchAll(/https:\/\/([^\s;]+)/gu)].map(([, host = '']) => host);
  const chat = site.chat ? [new URL(site.chat.baseUrl).host] : [];
  const used = new Set([...linked, ...allowed, ...chat].filter((host) => host !== own));
  expect([...used].toSorted()).toEqual([...new Set(ofNotice)].filter((host) => host !== own).toSorted());
  expect(allowed).toEqual((site.externalContent ?? []).map(({ host }) => host));
});

test('nothing is loaded from another host', () => {
  for (const route of everyPage) {
    const loaded = tagsOf(documentOf(route)).flatMap(({ name, attributes: { src, srcset, poster, href, rel } }) => [
      ...(name === 'link' && rel !== 'canonical' && rel !== 'alternate' ? [href] : []),
      src,
      srcset,
      poster,
    ]);
    expect(loaded.filter((url) => url?.includes('//'))).toEqual([]);
  }
});

describe.each(everyPage)('%s', (route) => {
  const html = documentOf(route);

  test('cites no law and names no place that is gone', () => {
    expect(textOf(html)).not.toMatch(/§\s*5\s*TMG|\bTTDSG\b|\bRStV\b|Privacy[ -]?Shield/u);
    expect(html).not.toMatch(/ec\.europa\.eu\/consumers\/odr|webgate\.ec\.europa\.eu/u);
  });

  test('leads to both legal pages with one click, without a script', () => {
    const links = named(html, 'a').map(({ attributes }) => attributes.href);
    const pages = { de: ['/datenschutz', '/impressum'], en: ['/en/privacy', '/en/imprint'] };
    expect(links).toEqual(expect.arrayContaining(pages[languageOf(route)]));
  });

  test('opens a new tab only without a way back, and says so', () => {
    for (const [link, attributes] of html.matchAll(/<a\b([^>]*target="_blank"[^>]*)>.*?<\/a>/gu)) {
      expect(attributes).toMatch(/rel="noopener noreferrer"/u);
      expect(textOf(link)).toMatch(/neue[mnrs]? (?:Tab|Fenster)|new tab/u);
    }
  });
});

test('the facts of the company stand in the site document alone', () => {
  const texts = Object.values(facts);
  for (const path of ['impressum', 'datenschutz']) {
    const source = readFileSync(`pages-data/${path}.json`, 'utf8');
    expect(texts.filter((fact) => fact !== facts.country && source.includes(fact))).toEqual([]);
  }
});

function sectionsOf(route: string) {
  const [block] = dataOf(documentOf(route)).page.content.blocks;
  if (block?.type !== 'legalText') throw new Error(`${route} does not start with a legal text`);
  return block.sections;
}

/** Headings of the page itself: header and footer have some too. */
const headingsOf = (html: string) =>
  [...html.replace(/^.*<main|<\/main>.*$/gsu, '').matchAll(/<h2[^>]*>(.*?)<\/h2>/gu)].map(([, text = '']) =>
    textOf(text),
  );
