import { expect, test } from 'vitest';
import type { Block } from '../../src/blocks/types.ts';
import { blocksOf, compiled, pages, wordsOf } from './agency.ts';

const isOf =
  <Type extends Block['type']>(type: Type) =>
  (block: Block): block is Extract<Block, { type: Type }> =>
    block.type === type;

/** The first block of a type on a page. */
function blockOf<Type extends Block['type']>(route: string, type: Type) {
  const block = blocksOf(route).find(isOf(type));
  if (!block) throw new Error(`${route} has no ${type}`);
  return block;
}

const titlesOf = (items: ReadonlyArray<{ title: string }>) => items.map(({ title }) => wordsOf(title));

/** Pages of services, by the form that they are asked for with: it is opened at their head, with the service. */
const services = pages.filter(({ content: page }) => {
  const [head] = page.blocks;
  const action = head?.type === 'hero' ? head.action : undefined;
  return action?.kind === 'contact' && action.contact.serviceLabel !== undefined;
});
const PLACEHOLDERS = [
  '/live/talent-booking',
  '/live/sponsorship-partnerships',
  '/brands/brand-talent-partnerships',
  '/concierge/full-concierge',
];

const TALENT = '/talent/entertainment';

test.each([
  ['R-SERVICE-2', `${TALENT}/talent-development`, ['Talententwicklung', 'Handwerk', 'Profil', 'Praxis']],
  [
    'R-SERVICE-3',
    `${TALENT}/label-and-ar-services`,
    [
      ...['A&R-Entwicklung', 'Produktion', 'Labeldeals', 'Verlag und Rechte', 'Vertrieb', 'Visuals und Rollout'],
      'Branding und Mediaplatzierung',
    ],
  ],
  [
    'R-SERVICE-4',
    `${TALENT}/comedian`,
    ['Tourplanung', 'Skriptentwicklung', 'TV- und Streamingbuchungen', 'Social Media', 'Markenpartnerschaften'],
  ],
  ['R-SERVICE-5', `${TALENT}/social-media-creator`, ['Creator', 'Kanalstrategie']],
  ['R-SERVICE-6', '/talent/athletik-management', ['Scouting', 'Markenaufbau', 'Mentales Coaching']],
  ['R-SERVICE-7', '/talent/private-individual', ['Privatbüro', 'Diskretion']],
  [
    'R-SERVICE-8',
    '/talent/admin-and-legal-support',
    ['Vertragsprüfung', 'Lizenzierung', 'Administrative Entlastung', 'Partnerkanzleien', 'Krisen-PR'],
  ],
  ['R-SERVICE-9', '/live/event-production', ['Eventproduktion']],
  ['R-SERVICE-9', '/live/creative-consulting', ['Eventkonzepte', 'Leitidee', 'Dramaturgie']],
  ['R-SERVICE-9', '/live/booking-and-representation', ['Booking und Vertretung']],
  ['R-SERVICE-10', '/brands/brand-consulting', ['Markenberatung']],
  [
    'R-SERVICE-10',
    '/brands/brand-collaborations',
    ['Scouting', 'Matchmaking', 'Kampagnenproduktion', 'Performance Monitoring'],
  ],
  ['R-SERVICE-10', '/brands/fashion-brand-development', ['Modemarke']],
  ['R-SERVICE-12', '/security', ['VIP-Schutz', 'Eventschutz', 'Reiseschutz']],
  ['R-SERVICE-12', '/styling', ['Styling']],
  ['R-SERVICE-12', '/concierge', ['Concierge']],
  ['R-SERVICE-12', '/talentbooking', ['Talent Booking']],
  ['R-SERVICE-12', '/sponsorship', ['Sponsoring']],
  ['R-SERVICE-12', '/management', ['Projektsteuerung']],
])('%s: %s covers %j', (_, route, subjects) => {
  const headings = wordsOf(blocksOf(route).map((block) => ('title' in block ? block : {})));
  for (const subject of subjects) expect(headings).toContain(subject);
});

test('R-SERVICE-9: six modules', () => {
  expect(blockOf('/live/modular-services', 'cardCarousel').features).toHaveLength(6);
});

test('R-SERVICE-11: the concierge services have a page each, which is asked for by name', () => {
  const labels = services.filter(({ route }) => route.startsWith('/concierge/')).map(({ route }) => labelOf(route));
  expect(labels.sort()).toEqual([
    'Chauffeur And Logistics',
    'Flights And Jets',
    'Hotel Stay',
    'Lifestyle Management',
    'Lifestyle Requests',
    'Premium Cars',
    'Private Jet Travel',
    'VIP And Security',
    'VIP Transport Logistics',
    'Villa And Hotel',
    'Yachts And Boat',
  ]);
});

test.each(PLACEHOLDERS)('R-SERVICE-13: %s says in English that the service is under development', (route) => {
  expect(blocksOf(route)[0]).toMatchObject({ type: 'placeholderNotice', notice: 'This service is under development.' });
});

test.each(PLACEHOLDERS)('%s closes with a picture that no other page shows', (route) => {
  const picture = blockOf(route, 'cta').image?.src ?? '';
  expect(picture).toMatch(/^\/media\//u);
  const elsewhere = pages.filter((page) => page.route !== route && JSON.stringify(page.content).includes(picture));
  expect(elsewhere.map((page) => page.route)).toEqual([]);
});

/** What the closing call of a page says. */
function labelOf(route: string) {
  const { action } = blockOf(route, 'cta');
  return action.kind === 'contact' ? action.contact.serviceLabel : undefined;
}

test('R-PAGE-1, R-PAGE-2: a service page ends with a call that opens a form, with title, subtitle and service', () => {
  expect(services.length).toBeGreaterThanOrEqual(30);
  for (const { route, content: page } of services) {
    const lists = ['featureGrid', 'cardCarousel', 'linkCards', 'useCases'];
    const last = page.blocks.filter(({ type }) => type !== 'partners').at(-1);
    expect(page.blocks.filter(({ type }) => lists.includes(type)).length, route).toBeGreaterThan(0);
    expect(last, route).toMatchObject({
      type: 'cta',
      action: {
        kind: 'contact',
        contact: {
          heading: expect.any(String),
          subheading: expect.any(String),
          serviceLabel: expect.any(String),
        },
      },
    });
  }
  expect(pages.filter(({ content: page }) => page.blocks.some(isOf('caseStudy'))).length).toBeGreaterThan(18);
});

test('a page has at most seven blocks, and no other of its area has them in the same order', () => {
  const orders = pages
    .filter(({ content: page }) => page.blocks[0]?.type !== 'legalText')
    .map(({ route, content: page }) => {
      const [, area, ...rest] = route.split('/');
      const types = page.blocks.map(({ type }) => type);
      expect(types.length, route).toBeLessThanOrEqual(7);
      return `${rest.length > 0 || area === 'concierge' ? area : 'outside the areas'}: ${types.join(', ')}`;
    });
  expect(orders.length).toBeGreaterThan(36);
  expect(orders.filter((order, index) => orders.indexOf(order) < index)).toEqual([]);
});

test('R-PAGE-3: event production has intro, services, case study and closing call, in this order', () => {
  const types: string[] = blocksOf('/live/event-production').map(({ type }) => type);
  const order = ['intro', 'featureGrid', 'caseStudy', 'cta'].map((type) => types.indexOf(type));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(order).not.toContain(-1);
});

test.each(['/concierge/private-jet-travel', '/concierge/lifestyle-requests'])(
  'R-PAGE-4, R-PAGE-5: %s links to six other services',
  (route) => {
    const targets = blockOf(route, 'linkCards').cards.map(({ ctaHref }) => ctaHref);
    expect(new Set(targets).size).toBe(6);
    expect(targets).not.toContain(route);
  },
);

test('R-PAGE-7: brand consulting shows partner logos', () => {
  expect(blockOf('/brands/brand-consulting', 'partners').partners.length).toBeGreaterThan(1);
});

test('R-PAGE-8: talent development has three building blocks, links and a case study', () => {
  const route = `${TALENT}/talent-development`;
  expect(blockOf(route, 'featureGrid').features).toHaveLength(3);
  expect(blockOf(route, 'linkCards').cards.length).toBeGreaterThan(1);
  expect(blockOf(route, 'caseStudy').stats?.length).toBeGreaterThan(1);
});

test('R-PAGE-9, R-SERVICE-1: artist management has these five steps', () => {
  const { step1, step2, step3, step4, step5 } = blockOf(`${TALENT}/artist-management`, 'process');
  expect(titlesOf([step1, step2, ...[step3, step4, step5].filter((step) => step !== undefined)])).toEqual([
    'Verträge und Rechtemanagement',
    'Organisation und Struktur',
    'Zugang zur Fachkanzlei',
    'Aufbauen und wachsen',
    'Nächste Stufe, neue Märkte',
  ]);
});

test('R-PAGE-10: admin and legal support has three steps with subtitle, bullets and picture', () => {
  const { variant, subtitle, step4, ...process } = blockOf('/talent/admin-and-legal-support', 'process');
  expect([variant, step4]).toEqual(['alternating', undefined]);
  expect(subtitle).toBeTruthy();
  for (const step of [process.step1, process.step2, process.step3])
    expect(step).toMatchObject({ subtitle: expect.any(String), image: {}, points: expect.any(Array) });
});

test.each([
  ['R-PAGE-11', `${TALENT}/label-and-ar-services`, 2],
  ['R-PAGE-12', `${TALENT}/comedian`, 3],
  ['R-PAGE-12', `${TALENT}/social-media-creator`, 3],
])('%s: %s shows its services in %i columns', (_, route, columns) => {
  expect(blockOf(route, 'featureGrid').columns).toBe(columns);
});

test('R-PAGE-13: security has use cases', () => {
  expect(blockOf('/security', 'useCases').useCases.length).toBeGreaterThan(2);
});

test('R-PAGE-14, R-ROUTE-8: cards of other pages lead to these pages, and to all that the menu leaves out', () => {
  const cards = pages.flatMap(({ route, content: page }) =>
    page.blocks.filter(isOf('linkCards')).flatMap((block) => block.cards.map(({ ctaHref }) => [route, ctaHref])),
  );
  const targets = cards.filter(([route, target]) => route !== target).map(([, target]) => target);
  const wanted = [
    ...['/styling', '/talent/admin-and-legal-support', '/live/booking-and-representation', '/brands/brand-consulting'],
    ...['/talent/entertainment/artist-management', '/talentbooking', '/sponsorship', '/management', '/security'],
    '/concierge',
    ...PLACEHOLDERS,
    ...services
      .map(({ route }) => route)
      .filter((route) => !JSON.stringify(compiled.site?.menu).includes(`"${route}"`)),
  ];
  expect(wanted.filter((route) => !targets.includes(route))).toEqual([]);
});

test.each([
  ['R-FIGURE-1', '/live/event-production', '2.000'],
  ['R-FIGURE-2', '/concierge/private-jet-travel', '2.500 Jets'],
  ['R-FIGURE-3', '/concierge/yachts-and-boat', '40 m'],
  ['R-FIGURE-4', '/concierge/vip-transport-logistics', '18 Fahrzeuge auf vier Routen'],
  ['R-FIGURE-5', '/security', 'Einsatzkräfte\n14'],
  ['R-FIGURE-6', '/', '1.000+'],
  ['R-FIGURE-6', '/security', '500+'],
  ['R-FIGURE-7', '/', '2.000+'],
  ['R-FIGURE-7', '/', '80+'],
  ['R-FIGURE-8', '/', '99,8 %'],
])('%s: %s says %j', (_, route, figure) => {
  expect(wordsOf(blocksOf(route))).toContain(figure);
});

/** What a page opens with, where that is a picture. */
const openingOf = (page: (typeof pages)[number] | undefined) => {
  const [first] = page?.content.blocks ?? [];
  return first && 'image' in first && typeof first.image === 'object' ? first.image?.src : undefined;
};

test('a card that leads to a page shows what the page opens with, everywhere in the same cut', () => {
  const all = compiled.site?.pages ?? [];
  const cards = all.flatMap(({ route, content: page }) =>
    page.blocks.filter(isOf('linkCards')).flatMap(({ cards }) => cards.map((card) => ({ ...card, route }))),
  );
  const pictured = cards.flatMap(({ route, ctaHref, image }) => (image ? [{ route, ctaHref, image }] : []));
  expect(pictured.length).toBeGreaterThan(30);
  const foreign = pictured.filter(
    ({ ctaHref, image }) => image.src !== openingOf(all.find(({ route }) => route === ctaHref)),
  );
  expect(foreign.map(({ route, ctaHref, image }) => `${route}: ${ctaHref} with ${image.src}`)).toEqual([]);
  const cuts = new Set(pictured.map(({ image }) => `${image.src} at ${image.focus}`));
  expect([...cuts].sort().map((cut) => cut.split(' ')[0])).toEqual([
    ...new Set(pictured.map(({ image }) => image.src).sort()),
  ]);
});

test('no alternative text of an English page is a German one', () => {
  const german = new Set(pages.flatMap(({ content }) => altsOf(content)));
  const english = (compiled.site?.pages ?? []).filter((page) => !pages.includes(page));
  const alike = english.flatMap(({ route, content }) =>
    altsOf(content)
      .filter((alt) => german.has(alt))
      .map((alt) => [route, alt]),
  );
  expect(english.length).toBeGreaterThan(20);
  expect(alike).toEqual([]);
});

/** Every alternative text in a value of more than one word, which may be a name. */
const altsOf = (value: unknown): string[] =>
  Object.entries(Object(value)).flatMap(([name, part]) =>
    typeof part === 'string' ? (name === 'alt' && part.includes(' ') ? [part] : []) : altsOf(part),
  );
