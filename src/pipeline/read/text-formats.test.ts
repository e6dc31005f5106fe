import { describe, expect, test } from 'vitest';
import { LINK } from '../../fields/link.ts';
import type { Role } from '../../fields/roles.ts';
import { describeFormat, slug } from './text-formats.ts';

const described = (kind: Exclude<Role['kind'], 'heading' | 'external'>, value: string) =>
  describeFormat({ kind }, value, 'x');

describe('a link', () => {
  test.each([
    ['security', '/security'],
    ['/security/', '/security'],
    ['/Security', '/security'],
    ['/security.html', '/security'],
    ['/live/index.html', '/live'],
    ['index.html', '/'],
    ['/über-uns', '/ueber-uns'],
    ['/u\u0308ber-uns', '/ueber-uns'],
    ['/Straßenfest', '/strassenfest'],
    ['/café', '/cafe'],
    ['/live//event_production', '/live/event-production'],
    ['live\\event-production', '/live/event-production'],
    ['/security?x=1', '/security'],
    [' /security ', '/security'],
    ['/ ', '/'],
    ['/#Unsere Services', '/#unsere-services'],
    ['#Services', '#services'],
    ['www.example.com/a', 'https://www.example.com/a'],
    ['kontakt@example.com', 'mailto:kontakt@example.com'],
    ['mailto: kontakt@example.com', 'mailto:kontakt@example.com'],
    ['030 / 23125-000', 'tel:030-23125-000'],
    ['tel:+49 30 23125 000', 'tel:+493023125000'],
    ['https://www.example.com/a b', 'https://www.example.com/ab'],
    ['http://localhost:5173/live/event-production', '/live/event-production'],
    ['http://localhost:5173', '/'],
    ['http://192.168.178.20:5173/live#services', '/live#services'],
    ['https://[::1]:4173/live', '/live'],
  ])('written %j means %s', (value, nearest) => {
    expect(described('link', value)).toEqual({ code: 'link-form', details: { name: 'x' }, nearest });
    expect(nearest).toMatch(LINK);
  });

  test.each(['//www.example.com', '\\\\host\\a', '/\\host', 'https://example', 'mailto:', '???', '#', '/%2e%2e/'])(
    'written %j is not guessed at wildly',
    (value) => {
      const { code, nearest = '/' } = described('link', value);
      expect(code).toBe('link-form');
      expect(nearest).toMatch(LINK);
    },
  );

  test.each([
    ['http://www.example.com', 'http', 'https://www.example.com'],
    ['HTTP://www.example.com', 'http', 'https://www.example.com'],
    ['javascript:alert(1)', 'javascript', undefined],
    [' JavaScript:alert(1)', 'javascript', undefined],
    ['data:text/html,x', 'data', undefined],
    ['ftp://example.com', 'ftp', undefined],
  ])('%s has a scheme that is not allowed', (value, scheme, nearest) => {
    expect(described('link', value)).toEqual({ code: 'link-scheme', details: { name: 'x', scheme }, nearest });
  });
});

describe('a text', () => {
  test.each([
    ['   ', { code: 'text-blank' }],
    [' a', { code: 'text-padded', nearest: 'a' }],
    ['a ', { code: 'text-padded', nearest: 'a' }],
    ['\u00a0a', { code: 'text-padded', nearest: 'a' }],
    ['a\nb', { code: 'text-line-break' }],
    ['a\u2028b', { code: 'text-line-break' }],
    [
      'a\tb',
      { code: 'text-character', details: { name: 'x', kind: 'unseen', codePoint: 'U+0009', found: '\t' }, part: '\t' },
    ],
    [
      'a😀b',
      { code: 'text-character', details: { name: 'x', kind: 'emoji', codePoint: 'U+1F600', found: '😀' }, part: '😀' },
    ],
    [
      'a\u202eb',
      {
        code: 'text-character',
        details: { name: 'x', kind: 'unseen', codePoint: 'U+202E', found: '\u202e' },
        part: '\u202e',
      },
    ],
    [
      'a\ufeffb',
      {
        code: 'text-character',
        details: { name: 'x', kind: 'unseen', codePoint: 'U+FEFF', found: '\ufeff' },
        part: '\ufeff',
      },
    ],
  ])('%j', (value, expected) => {
    expect(described('text', value)).toMatchObject(expected);
    expect(described('richText', value)).toMatchObject(expected);
  });

  test.each([
    ['a [b] c', '['],
    ['a ] c', ']'],
    ['[a](/b) und [c] (/d)', '['],
    ['[a](/b und c', '[a](/b'],
    ['[](/b)', '[](/b)'],
    ['[a]( )', '[a]( )'],
  ])('%s has a bracket that makes no link', (value, part) => {
    expect(described('richText', value)).toEqual({ code: 'text-brackets', details: { name: 'x' }, part });
  });

  test.each([
    ['javascript:d', 'link-scheme', undefined],
    ['http://example.com', 'link-scheme', 'https://example.com'],
    ['/D', 'link-form', '/d'],
    ['/b/', 'link-form', '/b'],
    ['b.html', 'link-form', '/b'],
    [' /b ', 'link-form', '/b'],
    ['www.example.com', 'link-form', 'https://www.example.com'],
    ['mailto:foo', 'link-form', undefined],
    ['https://example.com/Park_(Berlin)', 'link-form', undefined],
    ['preise.pdf', 'link-to-file', undefined],
  ])('a link in it to %s has a wrong target', (target, code, nearest) => {
    const format = described('richText', `Wo ${target} steht: [a](/b) und [c](${target})`);
    expect(format).toMatchObject({ code, part: target, from: `Wo ${target} steht: [a](/b) und [c](`.length });
    expect(format.nearest).toBe(nearest);
  });
});

describe('a media path', () => {
  test.each([
    ['imagePath', 'live.webp', '/media/live.webp'],
    ['imagePath', 'media/live.webp', '/media/live.webp'],
    ['imagePath', '_media/live.webp', '/media/live.webp'],
    ['imagePath', '/media/Team Foto.JPG', '/media/team-foto.jpg'],
    ['imagePath', '/media/Mein Team/Erika.jpeg', '/media/mein-team/erika.jpeg'],
    ['svgPath', 'C:\\Bilder\\Logo.svg', '/media/logo.svg'],
    ['videoPath', '/video/start.mp4', '/media/start.mp4'],
  ] as const)('%s %s means %s', (kind, value, nearest) => {
    expect(described(kind, value)).toMatchObject({ code: 'file-form', nearest });
  });

  test.each([
    ['imagePath', '/media/logo.svg'],
    ['imagePath', '/media/live'],
    ['imagePath', 'https://www.example.com/live.webp'],
    ['svgPath', '/media/logo.png'],
    ['videoPath', '/media/start.wmv'],
  ] as const)('%s %s means none', (kind, value) => {
    expect(described(kind, value)).toMatchObject({ code: 'file-form', nearest: undefined });
  });
});

test.each([
  ['Unsere Leistungen', 'unsere-leistungen'],
  ['leistungen/', 'leistungen'],
  ['2026-messe', 'messe'],
  ['123', undefined],
])('anchor "%s" may be called %s', (value, nearest) => {
  expect(described('anchor', value)).toEqual({ code: 'anchor-form', details: { name: 'x' }, nearest });
});

describe('any other text', () => {
  const context = { pattern: '/^[a-z]+$/u', about: { de: 'Kleinbuchstaben', en: 'small letters' } };
  test.each([
    ['ab1', { code: 'wrong-format', details: { name: 'x', about: context.about } }],
    [' ab', { code: 'text-padded', nearest: 'ab' }],
    [' ab1', { code: 'wrong-format' }],
    ['', { code: 'text-blank' }],
    ['a\nb', { code: 'text-line-break' }],
  ])('%j', (value, expected) => {
    expect(describeFormat(undefined, value, 'x', context)).toMatchObject(expected);
  });

  test('a name may be made of a text', () => {
    const pattern = '/^[a-z]+(?:-[a-z]+)*$/u';
    expect(describeFormat({ kind: 'form' }, 'Contact Form', 'formId', { pattern })).toMatchObject({
      nearest: 'contact-form',
    });
  });
});

test.each([
  ['Größe & Maß', 'groesse-mass'],
  ['--A--', 'a'],
  ['…', ''],
  ['A&R Services', 'a-r-services'],
  ['Künstler&shy;vermittlung', 'kuenstlervermittlung'],
  ['Œuvre', 'oeuvre'],
  ['Smørrebrød', 'smorrebrod'],
  ['fooBar_baz', 'foobar-baz'],
])('slug of %s is "%s"', (text, expected) => {
  expect(slug(text)).toBe(expected);
});

describe('another form of what is asked for is made into it', () => {
  test.each([
    ['mailto:a@example.com', '^[a-z]+@[a-z.]+$', 'a@example.com'],
    ['www.example.com/', '^https:\\/\\/[a-z.]+$', 'https://www.example.com'],
    ['https://www.example.com/a', '^[a-z]+(?:\\.[a-z]+)+$', 'www.example.com'],
    ['https://www.example.com/alt.html', '^(?:\\/[a-z]+)+$', '/alt'],
    ['+49 (0)30/23125-000', '^\\+?[0-9]+(?:[ -][0-9]+)*$', '+49 30 23125 000'],
    ['#AB1', '^#[0-9a-f]{6}$', '#aabb11'],
    ['RGB(1, 20,300)', '^#[0-9a-f]{6}$', undefined],
    ['rgb(1, 20,30)', '^#[0-9a-f]{6}$', '#01141e'],
    ['45/ 55', '^[0-9]+% [0-9]+%$', '45% 55%'],
    ['4 PX', '^[0-9]+px$', '4px'],
    ['4', '^[0-9]+px$', '4px'],
    ['braun', '^#[0-9a-f]{6}$', undefined],
  ])('%s by %s is %s', (value, source, nearest) => {
    const format = describeFormat(undefined, value, 'name', { pattern: `/${source}/u` });
    expect(format).toMatchObject({ code: 'wrong-format', nearest, isSame: nearest !== undefined });
  });
});

test.each(['link', 'anchor', 'imagePath', 'svgPath', 'videoPath', 'day', 'text'] as const)(
  'a value of the kind %s that is empty is told as empty',
  (kind) => {
    expect(described(kind, ' ')).toEqual({ code: 'text-blank', details: { name: 'x' } });
  },
);

test.each([
  ['example.net', 'https://example.net'],
  ['instagram.com/muster', 'https://instagram.com/muster'],
  ['https:/www.example.net', 'https://www.example.net'],
  ['https//www.example.net', 'https://www.example.net'],
  ['htps://www.example.net', 'https://www.example.net'],
  ['//www.example.net/a', 'https://www.example.net/a'],
  ['email: a@example.com', 'mailto:a@example.com'],
  ['mailto://a@example.com', 'mailto:a@example.com'],
  ['mailto:a(at)example.com', 'mailto:a@example.com'],
  ['a[at]example.com', 'mailto:a@example.com'],
  ['mailto:a@example.com?subject=Anfrage', 'mailto:a@example.com'],
  ['Tel. 030 1234', 'tel:030-1234'],
  ['+49 (0)30 1234', 'tel:+49-30-1234'],
  ['localhost:5173/live', '/live'],
  ['Startseite', '/'],
  ['/live "Titel"', '/live'],
])('a link written as %s means %s', (value, nearest) => {
  expect(described('link', value)).toEqual({ code: 'link-form', details: { name: 'x' }, nearest });
});

test.each([
  ['/media/live.webp', true],
  ['../bilder/Live.JPG', true],
  ['C:\\Users\\Erika\\preise.pdf', undefined],
  ['file:///C:/preise.docx', undefined],
])('a link to %s leads to a file', (value, isPicture) => {
  expect(described('link', value)).toEqual({
    code: 'link-to-file',
    details: { name: 'x', ...(isPicture && { isPicture }) },
  });
});
