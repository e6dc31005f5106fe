import { expect, test } from 'vitest';
import { samplesIn } from '../../src/pipeline/check/samples/samples.ts';
import { compiled } from './agency.ts';

/** R-ROUTE-2 */
const routes = [
  '/',
  '/talent/entertainment/artist-management',
  '/talent/entertainment/talent-development',
  '/talent/entertainment/label-and-ar-services',
  '/talent/entertainment/comedian',
  '/talent/entertainment/social-media-creator',
  '/talent/admin-and-legal-support',
  '/talent/athletik-management',
  '/talent/private-individual',
  '/live/event-production',
  '/live/creative-consulting',
  '/live/modular-services',
  '/live/talent-booking',
  '/live/sponsorship-partnerships',
  '/live/booking-and-representation',
  '/brands/brand-consulting',
  '/brands/brand-talent-partnerships',
  '/brands/fashion-brand-development',
  '/brands/brand-collaborations',
  '/concierge',
  '/concierge/private-jet-travel',
  '/concierge/flights-and-jets',
  '/concierge/yachts-and-boat',
  '/concierge/villa-and-hotel',
  '/concierge/premium-cars',
  '/concierge/hotel-stay',
  '/concierge/vip-transport-logistics',
  '/concierge/lifestyle-requests',
  '/concierge/full-concierge',
  '/concierge/chauffeur-and-logistics',
  '/concierge/vip-and-security',
  '/concierge/lifestyle-management',
  '/security',
  '/styling',
  '/talentbooking',
  '/sponsorship',
  '/management',
  '/impressum',
  '/datenschutz',
  '/popup-test',
];

/** English pages and the German ones that they are the twins of (R-ROUTE-3). */
const english = {
  '/en': '/',
  '/en/talent/entertainment/artist-management': '/talent/entertainment/artist-management',
  '/en/talent/athlete-management': '/talent/athletik-management',
  '/en/talent/admin-and-legal-support': '/talent/admin-and-legal-support',
  '/en/live/event-production': '/live/event-production',
  '/en/brands/brand-consulting': '/brands/brand-consulting',
  '/en/concierge': '/concierge',
  '/en/concierge/flights-and-jets': '/concierge/flights-and-jets',
  '/en/concierge/private-jet-travel': '/concierge/private-jet-travel',
  '/en/concierge/yachts-and-boats': '/concierge/yachts-and-boat',
  '/en/concierge/villa-and-hotel': '/concierge/villa-and-hotel',
  '/en/concierge/vip-and-security': '/concierge/vip-and-security',
  '/en/security': '/security',
  '/en/styling': '/styling',
  '/en/talentbooking': '/talentbooking',
  '/en/sponsorship': '/sponsorship',
  '/en/management': '/management',
  '/en/contact': '/kontakt',
  '/en/imprint': '/impressum',
  '/en/privacy': '/datenschutz',
  '/en/accessibility': '/barrierefreiheit',
};

/** Placeholder pages and the demo of the popup forms: search engines shall not show them. */
const hidden = [
  '/brands/brand-talent-partnerships',
  '/concierge/full-concierge',
  '/live/sponsorship-partnerships',
  '/live/talent-booking',
  '/popup-test',
];

const pages = compiled.site?.pages ?? [];
const inEnglish = ({ route }: { route: string }) => Object.hasOwn(english, route);

test('the real site has no error and no warning', () => {
  expect(compiled.findings).toEqual([]);
  expect(compiled.site).toBeDefined();
});

/** May stand beside the forty (R-ROUTE-3). */
const beside = ['/kontakt', '/barrierefreiheit'];

test('it has the forty routes of the requirements, none missing, none renamed, and only those beside them that may be', () => {
  expect(routes).toHaveLength(40);
  expect(pages.map((page) => page.route).sort()).toEqual([...routes, ...beside, ...Object.keys(english)].sort());
});

test.each(Object.entries(english))('%s is the twin of %s and tells the same figures', (route, original) => {
  const [page, twin] = [route, original].map((one) => pages.find((candidate) => candidate.route === one));
  expect(page?.translations.get('de')).toBe(original);
  expect(twin?.translations.get('en')).toBe(route);
  expect(figuresOf(page?.content)).toEqual(figuresOf(twin?.content));
});

test('search engines are shown 35 of them, and those beside them', () => {
  expect(pages.filter((page) => page.content.noindex).map((page) => page.route)).toEqual(hidden);
});

test('it has the four forms of the requirements, and one to be called back', () => {
  expect(compiled.site?.forms.map((form) => form.name).sort()).toEqual([
    'callback',
    'contact-form',
    'general-contact',
    'newsletter',
    'service-request',
  ]);
});

test.each(pages.map((page) => page.route))(
  '%s has its own part of the title first, and no reference is left open',
  (route) => {
    const page = pages.find((one) => one.route === route);
    expect(page?.documentTitle.endsWith('Lumen & Leute – FROM PEOPLE. FOR PEOPLE.')).toBe(true);
    expect(JSON.stringify(page)).not.toMatch(/\{site\.|&shy;|&nbsp;/u);
  },
);

test('flights and jets ends with the logo of a concierge partner (R-PAGE-6)', () => {
  const blocks = pages.find(({ route }) => route === '/concierge/flights-and-jets')?.content.blocks;
  expect(blocks?.at(-1)).toMatchObject({ type: 'partners', partners: [{ logoUrl: expect.any(String) }] });
});

/** A text that introduces a page may have a large picture. */
const introduces = (type = '') => ['intro', 'textImage'].includes(type);

test('every service page has an intro before its services (R-PAGE-1)', () => {
  const services = pages.filter(
    ({ route, content: page }) =>
      page.blocks[0]?.type === 'hero' &&
      !beside.includes(english[route as keyof typeof english] ?? route) &&
      !page.noindex,
  );
  expect(services.length).toBeGreaterThan(30);
  const withoutIntro = services.filter(({ content: page }) => !introduces(page.blocks[1]?.type));
  expect(withoutIntro.map(({ route }) => route)).toEqual([]);
});

test('every success story says that it is invented (R-NAME-5)', () => {
  const stories = pages.flatMap(({ route, content: page }) =>
    page.blocks.flatMap((block) => (block.type === 'caseStudy' ? [{ route, label: block.label ?? '' }] : [])),
  );
  expect(stories.length).toBeGreaterThan(20);
  expect(stories.filter(({ label }) => !samplesIn(label).some(({ kind }) => kind === 'invented'))).toEqual([]);
});

test('a card that leads to an offer in preparation says so', () => {
  const cards = pages.flatMap(({ content: page }) =>
    page.blocks.flatMap((block) => (block.type === 'linkCards' ? block.cards : [])),
  );
  const announced = cards.filter(({ ctaHref }) => hidden.includes(ctaHref));
  expect(announced.map(({ ctaHref }) => ctaHref).sort()).toEqual(hidden.filter((route) => route !== '/popup-test'));
  for (const { description } of announced) expect(description).toMatch(/^Noch nicht buchbar:/u);
});

test('an answer is promised within one working day, and no sooner', () => {
  const { site } = compiled;
  const german = JSON.stringify([pages.filter((page) => !inEnglish(page)), site?.forms]);
  expect(german).toContain('innerhalb eines Werktags');
  expect(german).not.toMatch(/(?:am|noch am) selben Werktag|innerhalb von \d+\sMinuten/u);
  const own = JSON.stringify([pages.filter(inEnglish), site?.editions[1]?.forms]);
  expect(own).toContain('within one working day');
  expect(own).not.toMatch(/(?:reply|answer|call you)[^."]*(?:the same day|within \d+\s(?:minutes|hours))/u);
});

test('no page shows a picture twice', () => {
  const twice = pages.flatMap(({ route, content: page }) => {
    const pictures = [...JSON.stringify(page.blocks).matchAll(/\/media\/[\w/-]+\.webp/gu)].map(([picture]) => picture);
    return pictures
      .filter((picture, index) => pictures.indexOf(picture) < index)
      .map((picture) => `${route}: ${picture}`);
  });
  expect(twice).toEqual([]);
});

/** A page and its twin show the same pictures: what is rare is rare in one language. */
const editions = [
  { edition: 'German', shown: pages.filter((page) => !inEnglish(page)) },
  { edition: 'English', shown: pages.filter(inEnglish) },
];

/** At most 380 px wide on a desktop: the picture at the edge of a row or in a strip, and a card of the row that moves by itself. */
const isSmall = (block: (typeof pages)[number]['content']['blocks'][number]) =>
  (block.type === 'linkCards' && ['rows', 'strip'].includes(block.layout)) ||
  (block.type === 'cardCarousel' && block.autoplay);

test.each(editions)('no picture is large on more than three $edition pages', ({ shown }) => {
  const places = new Map<string, string[]>();
  for (const { route, content: page } of shown) {
    const large = JSON.stringify(page.blocks.filter((block) => !isSmall(block)));
    for (const [picture] of large.matchAll(/\/media\/[\w/-]+\.webp/gu))
      places.set(picture, [...(places.get(picture) ?? []), route]);
  }
  expect(places.size).toBeGreaterThan(30);
  expect([...places].filter(([, routes]) => routes.length > 3)).toEqual([]);
});

test.each(editions)('no two $edition pages open with the same picture', ({ shown }) => {
  const first = shown.flatMap(({ route, content: page }) => {
    const picture = /\/media\/[\w/-]+\.webp/u.exec(JSON.stringify(page.blocks[0]));
    return picture ? [{ route, picture: picture[0] }] : [];
  });
  const shared = first.filter(({ picture }, index) => first.findIndex((one) => one.picture === picture) < index);
  expect(first.length).toBeGreaterThan(shown.length - 6);
  expect(shared).toEqual([]);
});

/** The digits of every figure that a page shows large, sorted: each edition has an order of its own. */
const figuresOf = (page: unknown): string[] =>
  [...JSON.stringify(page).matchAll(/"value":"([^"]+)"/gu)]
    .map(([, value = '']) => value.replaceAll(/\D/gu, ''))
    .sort();
