import { expect, test } from 'vitest';
import { pageSchema } from '../../documents/page.ts';
import { descriptions, type PageTemplateName, pageTemplates } from '../../templates/page-templates.ts';
import { LANGUAGES } from '../../words/language.ts';
import { pageFile, routeOfInput } from './page.ts';

const names: PageTemplateName[] = ['service', 'text', 'landing', 'legal', 'imprint', 'privacy', 'placeholder'];
const picture = { src: '/media/live.webp', alt: 'Leere Bühne im Gegenlicht', focus: '50% 40%' };

test('every template is tested here', () => {
  for (const templates of Object.values(pageTemplates)) expect(Object.keys(templates)).toEqual(names);
});

test.each(names)('a page from the template %s is valid', (name) => {
  const { path, content } = pageFile(
    { route: '/live/probe', title: 'Probe', picture, form: 'contact-form' },
    { template: name, language: 'de' },
    's',
  );
  expect(path).toBe('live/probe.json');
  expect(pageSchema.safeParse(JSON.parse(content)).error).toBeUndefined();
});

test.each(names)('%s does without a picture and without a form', (name) => {
  const { content } = pageFile({ route: '/probe', title: 'Probe' }, { template: name, language: 'de' }, 's');
  expect(pageSchema.safeParse(JSON.parse(content)).error).toBeUndefined();
  expect(content).not.toContain('/media/');
  expect(content).not.toContain('"contact"');
});

test.each(names)('%s takes the longest title that a page may have', (name) => {
  const { content } = pageFile(
    { route: '/probe', title: 'x'.repeat(60), form: 'contact-form' },
    { template: name, language: 'de' },
    's',
  );
  expect(pageSchema.safeParse(JSON.parse(content)).error).toBeUndefined();
});

const described = LANGUAGES.flatMap((language) => names.map((template) => ({ language, template })));

test.each(described)(
  'a new page says what a $template is about, at a length that search results show ($language)',
  (made) => {
    for (const title of ['Abo', 'x'.repeat(60)]) {
      const { description } = pageSchema.parse(JSON.parse(pageFile({ route: '/abo', title }, made, 's').content));
      expect(description).toMatch(`${title}: `);
      expect(description.length).toBeGreaterThanOrEqual(70);
      expect(description.length).toBeLessThanOrEqual(160);
    }
  },
);

test.each(described)('links of $template ($language) lead to the home page of its language', (made) => {
  const { content } = pageFile({ route: '/en/abo', title: 'Abo', home: '/en' }, made, 's');
  expect(content).not.toMatch(/"\/"|\]\(\/\)/u);
});

test('no template is described as another', () => {
  const all = LANGUAGES.flatMap((language) => Object.values(descriptions[language]));
  expect(new Set(all).size).toBe(LANGUAGES.length * names.length);
});

test('a new page is a draft that names its schema', () => {
  const { content } = pageFile(
    { route: '/probe', title: 'Probe' },
    { template: 'text', language: 'de' },
    '../schema/page.schema.json',
  );
  expect(JSON.parse(content)).toMatchObject({ $schema: '../schema/page.schema.json', draft: true });
});

test('an imprint names what its site says of itself, and nothing that it does not', () => {
  const address = ['legalName', 'street', 'postalCode', 'city'].map((name) => `site.facts.${name}`);
  const namedBy = (...more: string[]) => {
    const references = ['site.email', ...address, ...more];
    const options = { route: '/impressum', title: 'Impressum', references };
    const { content } = pageFile(options, { template: 'imprint', language: 'de' }, 's');
    expect(pageSchema.safeParse(JSON.parse(content)).error).toBeUndefined();
    const named = new Set(Array.from(content.matchAll(/\{(site\.(?!name)[^{}]+)\}/gu), ([, name]) => name));
    return [...named].filter((name) => name !== 'site.email' && !address.includes(name ?? ''));
  };
  expect(namedBy()).toEqual([]);
  expect(namedBy('site.phone', 'site.facts.country', 'site.facts.editor')).toEqual([
    'site.facts.country',
    'site.phone',
    'site.facts.editor',
  ]);
});

test.each([
  ['/concierge/picknick', '/concierge/picknick'],
  ['concierge/picknick', '/concierge/picknick'],
  ['/concierge/picknick/', '/concierge/picknick'],
  ['/agb-2027', '/agb-2027'],
])('the path %s means %s', (input, route) => {
  expect(routeOfInput(input)).toEqual({ route });
});

test.each([
  ['/Concierge/Picknick', '/concierge/picknick'],
  ['/concierge/Picknick am See.html', '/concierge/picknick-am-see'],
  ['/küche', '/kueche'],
  ['/a_b', '/a-b'],
  ['pages-data/live/show.json', '/live/show'],
  ['/home/anna/site/pages-data/live.json', '/live'],
  ['live.json', '/live'],
  ['//host', undefined],
  ['/', undefined],
  ['', undefined],
  ['/index', undefined],
  ['/live/index', undefined],
  ['/../etc', '/etc'],
  ['https://example.com/a', undefined],
])('the path "%s" is refused, nearest %s', (input, nearest) => {
  expect(routeOfInput(input)).toEqual({ nearest });
});
