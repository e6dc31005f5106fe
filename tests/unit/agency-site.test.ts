import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { MenuItem } from '../../src/documents/menu.ts';
import { samplesIn } from '../../src/pipeline/check/samples/samples.ts';
import { contrast } from '../../src/pipeline/check/theme/contrast.ts';
import { launchFindings } from '../../src/tools/launch/launch.ts';
import { blocksOf, compiled, pages, wordsOf } from './agency.ts';

const { site } = compiled;
const settings: Record<string, unknown> = JSON.parse(readFileSync('pages-data/_site/site.json', 'utf8'));

test('R-NAME-1, R-NAME-2: name, mark and slogan', () => {
  expect(settings).toMatchObject({ name: 'Lumen & Leute', mark: 'L&L', slogan: 'FROM PEOPLE. FOR PEOPLE.' });
  expect(readFileSync('pages-data/_media/brand/brand-wordmark.svg', 'utf8')).toContain('Lumen &amp; Leute');
});

test('R-NAME-4: the company’s data are samples, and so is every phone number and mail address', () => {
  expect(settings).toMatchObject({ phone: '+49 30 23125 000', sampleData: true });
  expect(settings.facts).toMatchObject({ street: 'Musterstraße 1', postalCode: '12345', city: 'Musterstadt' });
  const words = wordsOf([settings, pages.map(({ content: page }) => page)]);
  const numbers = words.match(/(?:\+49|\b0)[ ()/-]*\d[\d ()/-]{6,}\d/gu) ?? [];
  const addresses = words.match(/[\w.+-]+@[\w.-]+\w/gu) ?? [];
  expect([numbers.length, addresses.length].every((count) => count > 0)).toBe(true);
  expect(numbers.filter((number) => !samplesIn(number).some(({ kind }) => kind === 'phone'))).toEqual([]);
  expect(addresses.filter((address) => !address.endsWith('@example.com'))).toEqual([]);
});

test('R-NAME-5: partners say on their page that they are invented', () => {
  const notes = pages.flatMap(({ content: page }) =>
    page.blocks.flatMap((block) => (block.type === 'partners' ? [block.note ?? ''] : [])),
  );
  expect(notes.length).toBeGreaterThan(1);
  for (const note of notes) expect(note).toMatch(/erfunden|Beispiel/u);
});

const leaves = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ title, children }) => [title, ...leaves(children ?? [])]);

test('R-HOME-3, R-MENU-3 to R-MENU-7: the menu', () => {
  const { areas = [], services } = site?.menu ?? {};
  expect(areas.map((area) => leaves([area]))).toEqual([
    [
      ...['TALENT', 'Entertainment Talent', 'Artist Management', 'Label & A&R Services', 'Comedian'],
      ...['Social Media Creator', 'Athletik Management', 'Private Individual', 'Admin & Legal Support'],
    ],
    ['LIVE', 'Event Production', 'Creative Consulting', 'Booking & Representation', 'Modular Services'],
    ['BRANDS', 'Brand Consulting', 'Brand Collaborations', 'Fashion Brand Development'],
    [
      ...['CONCIERGE', 'Flights & Jets', 'Yachts & Boat', 'Villa & Hotel', 'Premium Cars', 'Chauffeur & Logistics'],
      ...['VIP & Security', 'Lifestyle Management'],
    ],
  ]);
  const special = areas.flatMap(({ children = [] }) => children).flatMap(({ children = [] }) => children);
  expect(special.filter(({ useSpecialFont }) => useSpecialFont).map(({ title }) => title)).toEqual([
    'Label & A&R Services',
  ]);
  expect([services?.title, services?.children.map(({ path }) => path)]).toEqual([
    'Services',
    ['/security', '/styling', '/concierge', '/talentbooking', '/sponsorship', '/management'],
  ]);
});

const sectionOfHome = (id: string) => blocksOf('/').find((block) => block.id === id);

test('R-HOME-4, R-PURPOSE-3: “Über Uns” names the visitors', () => {
  expect(sectionOfHome('ueber-uns')).toMatchObject({ title: 'Über Uns' });
  const words = wordsOf(sectionOfHome('ueber-uns')).toLowerCase();
  for (const visitor of ['künstler', 'comedian', 'creator', 'sportler', 'marken', 'privat', 'veranstalt'])
    expect(words).toContain(visitor);
});

test('R-HOME-5: “Unsere Services” has the services of the menu, and opens the contact form', () => {
  const section = sectionOfHome('services');
  expect(section).toMatchObject({
    title: 'Unsere Services',
    action: { kind: 'contact', contact: { formId: 'contact-form' } },
  });
  const shown = section?.type === 'serviceList' ? section.services.map(({ ctaHref }) => ctaHref) : [];
  expect(shown).toEqual(site?.menu.services?.children.map(({ path }) => path));
});

test('R-HOME-6: the closing call of home opens the contact form', () => {
  expect(sectionOfHome('services-cta')).toMatchObject({
    title: 'Bereit für den nächsten Schritt?',
    action: { kind: 'contact', label: 'Jetzt Beratung anfragen', contact: { formId: 'contact-form' } },
  });
});

test('R-HOME-1, R-HOME-7: home begins with the film and has a carousel that advances by itself', () => {
  expect(blocksOf('/')[0]).toMatchObject({ type: 'videoHero', video: { webm: /./u, mp4: /./u } });
  expect(blocksOf('/').filter((block) => block.type === 'cardCarousel' && block.autoplay)).toHaveLength(1);
});

test('R-PURPOSE-5: every form is opened from a page that search engines show', () => {
  const open = pages.filter(({ content: page }) => !page.noindex).flatMap(({ content: page }) => JSON.stringify(page));
  expect(site?.forms.length).toBeGreaterThan(0);
  for (const { name } of site?.forms ?? []) expect(open.join()).toContain(`"formId":"${name}"`);
});

test('R-ROUTE-3: /kontakt has all ways to the agency and the three forms, one of them to be filled in on the page', () => {
  expect(blocksOf('/kontakt')).toContainEqual(
    expect.objectContaining({ type: 'form', form: expect.objectContaining({ formId: 'general-contact' }) }),
  );
  const words = wordsOf(blocksOf('/kontakt'));
  for (const way of ['+49 30 23125 000', 'kontakt@example.com', 'Musterstraße 1']) expect(words).toContain(way);
  for (const form of ['general-contact', 'service-request', 'newsletter']) expect(words).toContain(form);
});

test.each(site?.editions ?? [])(
  '“Newsletter” in a menu leads to the button that opens its form ($language)',
  (edition) => {
    const { path } = edition.menu.contact?.find(({ title }) => title === 'Newsletter') ?? {};
    const [route, id] = path?.split('#') ?? [];
    const blocks = compiled.site?.pages.find((page) => page.route === route)?.content.blocks;
    const section = blocks?.find((block) => block.id === id);
    expect(section).toMatchObject({
      title: expect.not.stringContaining('?'),
      action: { contact: { formId: 'newsletter' } },
    });
  },
);

test('R-ROUTE-4: /popup-test shows three forms and a list of features', () => {
  const demo = blocksOf('/popup-test').find(({ type }) => type === 'popupDemo');
  const variants = demo?.type === 'popupDemo' ? demo.variants.map(({ contact }) => contact.formId) : [];
  expect(variants).toEqual(['contact-form', 'service-request', 'newsletter']);
  expect(demo?.type === 'popupDemo' ? demo.features.length : 0).toBeGreaterThan(3);
});

test('/popup-test says nothing that is true on one kind of device alone', () => {
  expect(JSON.stringify(blocksOf('/popup-test'))).not.toMatch(/Maus|Taste|Tastatur|Escape|[Kk]lick/u);
});

test('R-FOOTER-4: two social profiles', () => {
  expect(site?.settings.social).toHaveLength(2);
});

test('R-ENTITY-12: the labels of services', () => {
  expect(site?.settings.serviceLabels).toEqual(
    expect.arrayContaining([
      ...['Event Production', 'Creative Consulting', 'Modular Services', 'Brand Consulting'],
      ...['Fashion Brand Development', 'Private Jet Travel', 'Flights And Jets', 'Yachts And Boat', 'Villa And Hotel'],
      ...['Premium Cars', 'Hotel Stay', 'VIP Transport Logistics', 'Lifestyle Requests', 'Chauffeur And Logistics'],
      ...['VIP And Security', 'Lifestyle Management', 'Artist Management', 'Talent Development', 'Label A&R Services'],
    ]),
  );
});

test('R-LOOK-1: the brand’s colours', () => {
  expect(site?.theme.colors).toMatchObject({ brand: '#7e4b26', ground: '#f2eadf' });
});

test('R-CONSENT-2: the record has a key of the site and version 1.0.0', () => {
  expect(site?.settings.consent).toMatchObject({ storageKey: 'lumen-leute-consent', version: '1.0.0' });
});

test('R-CONSENT-12: the banner names the purpose, the third countries and the way back', () => {
  const { text = '' } = site?.settings.consent?.banner ?? {};
  for (const fact of ['Chat', 'IP-Adresse', 'Drittländern', 'freiwillig', 'Cookie-Einstellungen'])
    expect(text).toContain(fact);
});

test('R-A11Y-12: every criterion has a result, and the statement says what is open and how to report', () => {
  const rows = readFileSync('docs/accessibility.md', 'utf8').match(/^\| \d\.\d+\.\d+ .*$/gmu) ?? [];
  expect(rows).toHaveLength(55);
  for (const row of rows) expect(row).toMatch(/^\| [\d.]+ [^|]+ \| A{1,2} \| (?:met|does not apply) \| [^|]+ \|$/u);
  const words = wordsOf(blocksOf('/barrierefreiheit'));
  for (const section of ['Wie geprüft wurde', 'Was noch aussteht', 'Eine Barriere melden'])
    expect(words).toContain(section);
});

const CODE = ['src', 'server', 'mail', 'functions', 'scripts', 'public'];

test('R-NAME-3: no code and no icon names the agency', () => {
  const files = CODE.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(?:tsx?|mts|mjs|css|svg|json)$/u.test(path) && !/\.test\.|fixtures/u.test(path))
      .map((path) => `${folder}/${path}`),
  );
  expect(files.length).toBeGreaterThan(400);
  expect(files.filter((file) => /Lumen|lumen-leute/u.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('R-NAME-6: the launch check names every story, and every block with figures', () => {
  const named = launchFindings(compiled).map(({ file, pointer }) => `${file}${pointer}`);
  const wanted = pages.flatMap(({ file, content: page }) =>
    page.blocks.flatMap((block, index) =>
      block.type === 'caseStudy' || ('stats' in block && block.stats) ? `${file}/blocks/${index}/` : [],
    ),
  );
  expect(wanted.length).toBeGreaterThan(20);
  expect(wanted.filter((place) => !named.some((one) => one.startsWith(place)))).toEqual([]);
});

test('R-PURPOSE-8: nobody is spoken to by “du”', () => {
  const words = wordsOf([pages.map(({ content: page }) => page), site?.forms, site?.menu, settings]);
  expect(words.match(/\b(?:du|dich|dir|dein\p{L}*|euch|eure\p{L}*)\b.*/giu)).toBeNull();
});

test('quiet texts are darker than the check of contrast demands: most of them stand beside display type', () => {
  if (!site) throw new Error('the site is not valid');
  const { colors, areas = [] } = site.theme;
  expect(contrast(colors.muted, colors.ground)).toBeGreaterThan(8);
  for (const { mutedOnBand = colors.mutedOnBand, band = colors.band } of [colors, ...areas])
    expect(contrast(mutedOnBand, band)).toBeGreaterThan(8);
});
