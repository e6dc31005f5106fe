import { describe, expect, test } from 'vitest';
import { distance, meant, nearestName, slipOf } from './nearest.ts';

test.each([
  ['', '', 0],
  ['title', 'title', 0],
  ['titel', 'title', 1],
  ['tite', 'title', 1],
  ['tittle', 'title', 1],
  ['tisle', 'title', 1],
  ['securty', 'security', 1],
  ['abc', 'xyz', 3],
])('"%s" is %s %i letters away', (a, b, far) => {
  expect(distance(a, b, 4)).toBe(far);
  expect(distance(b, a, 4)).toBe(far);
});

test('a distance beyond the limit is not worked out', () => {
  expect(distance('abcdefgh', 'zyxwvuts', 2)).toBe(3);
  expect(distance('a', 'abcdefgh', 2)).toBe(3);
});

const properties = ['type', 'title', 'subtitle', 'image', 'imageSide', 'tone', 'layout'];

describe('nearest name', () => {
  test.each([
    ['titel', 'title'],
    ['Title', 'title'],
    ['TITLE', 'title'],
    ['subtitel', 'subtitle'],
    ['imagside', 'imageSide'],
    ['typ', 'type'],
    ['/securty', '/security'],
  ])('%s means %s', (name, meant) => {
    expect(nearestName(name, [...properties, '/security', '/styling'])).toBe(meant);
  });

  test.each(['farbe', 'background', 'x', 'überschrift', ''])('%s means none', (name) => {
    expect(nearestName(name, properties)).toBeUndefined();
  });

  test('none is meant where two are equally near', () => {
    expect(nearestName('cat', ['car', 'can'])).toBeUndefined();
    expect(nearestName('cat', ['car', 'can', 'Cat'])).toBe('Cat');
  });
});

test.each([
  ['tnoe', ['tone', 'lang', 'type'], 'tone'],
  ['descripton', ['description', 'title'], 'description'],
  ['Title', ['title', 'titles'], 'title'],
  ['/securty', ['/security', '/styling'], '/security'],
])('%s is a slip', (name, candidates, slip) => {
  expect(slipOf(name, candidates)).toBe(slip);
});

test.each([
  ['nothing is near', 'colour', ['tone', 'lang']],
  ['two are near', 'gird', ['grid', 'bird']],
  ['another one is near, if farther away', '/live/booking', ['/live/bookings', '/live/booked']],
  ['too many letters differ', '/concierge/flights', ['/concierge/lights-on']],
  ['digits differ', 'step6', ['step5']],
])('is no slip where %s', (_, name, candidates) => {
  expect(slipOf(name, candidates)).toBeUndefined();
});

test('an empty name is near to none', () => {
  expect(meant('', ['x'])).toEqual({ nearest: undefined, fix: undefined });
});

test('what was meant can be certain or only likely', () => {
  expect(meant('tnoe', ['tone'])).toEqual({ nearest: 'tone', fix: { write: 'tone' } });
  expect(meant('step6', ['step5'])).toEqual({ nearest: 'step5', fix: undefined });
  expect(meant('colour', ['tone'])).toEqual({ nearest: undefined, fix: undefined });
});

test.each([
  ['introduction', 'intro'],
  ['Introduction', 'intro'],
  ['videoherosection', 'videoHero'],
  ['introText', undefined],
  ['intro/text', undefined],
  ['facts', undefined],
])('%s, a longer form of a name, means %s', (name, nearest) => {
  expect(meant(name, ['intro', 'video', 'videoHero', 'fac'])).toEqual({ nearest, fix: undefined });
});

describe('a word in another language', () => {
  test.each([
    ['beschreibung', 'description', true],
    ['Überschrift', 'title', true],
    ['ueberschrift', 'title', true],
    ['text', 'description', false],
    ['Stimmung', 'tone', true],
    ['galerie', undefined, false],
  ])('%s means %s', (name, nearest, isCertain) => {
    const fix = isCertain && nearest ? { write: nearest } : undefined;
    expect(meant(name, ['description', 'title', 'tone', 'lead'])).toEqual({ nearest, fix });
  });
});

describe('a German word for an option', () => {
  test.each([
    ['light sand dark', { dunkel: 'dark', schwarz: 'dark', hell: 'light', weiß: 'light', beige: 'sand' }],
    ['left right', { links: 'left', rechts: 'right' }],
    [
      'split portrait wide full poster text',
      {
        geteilt: 'split',
        Hochformat: 'portrait',
        breit: 'wide',
        Vollbild: 'full',
        Plakat: 'poster',
        'nur Text': 'text',
      },
    ],
    ['portrait square landscape band', { Querformat: 'landscape', quadratisch: 'square', hochkant: 'portrait' }],
    ['grid band lead', { Raster: 'grid', Kacheln: 'grid' }],
    ['icon number none', { Symbol: 'icon', nummeriert: 'number', ohne: 'none', keine: 'none' }],
    ['beside rows growing schedule', { nebeneinander: 'beside', Zeilen: 'rows', Zeitplan: 'schedule' }],
    ['minutes hours days weeks years', { Tage: 'days', Stunden: 'hours', Jahr: 'years' }],
    ['line alternating', { Linie: 'line', abwechselnd: 'alternating' }],
    ['contact link', { Formular: 'contact', Verlinkung: 'link' }],
    ['text email tel textarea select date', { Telefon: 'tel', 'E-Mail': 'email', Datum: 'date', Dropdown: 'select' }],
    ['serif sans-serif rounded', { serifenlos: 'sans-serif', rund: 'rounded' }],
  ])('of %s', (options, words) => {
    const written = Object.keys(words).map((word) => [word, meant(word, options.split(' ')).fix?.write]);
    expect(Object.fromEntries(written)).toEqual(words);
  });

  test('that may be one of several is only suggested', () => {
    expect(meant('groß', ['sm', 'md', 'lg', 'xl'])).toEqual({ nearest: 'lg', fix: { write: 'lg' } });
    expect(meant('groß', ['wide', 'full'])).toEqual({ nearest: 'full', fix: undefined });
    expect(meant('grau', ['light', 'sand', 'dark'])).toEqual({ nearest: 'sand', fix: undefined });
  });
});

test('a word that means something else is led to no name that is spelt alike', () => {
  expect(meant('published', ['unlisted'])).toEqual({ nearest: undefined, fix: undefined });
  expect(meant('publisted', ['unlisted']).nearest).toBe('unlisted');
});
