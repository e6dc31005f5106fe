import { describe, expect, test } from 'vitest';
import { sampleSite } from '../../../tests/sample-site.ts';
import { siteSchema } from '../../documents/site.ts';
import { placeholderNames, placeholderValue, resolveText } from './placeholders.ts';

const site = { ...siteSchema.parse(sampleSite), language: 'de' as const, home: '/' };

test.each([
  ['site.name', 'Muster & Leute'],
  ['site.facts.city', 'Musterstadt'],
  ['site.chat.phone', '+49 30 23125 001'],
])('%s is "%s"', (reference, value) => {
  expect(placeholderValue(site, reference)).toBe(value);
});

test.each([
  'name',
  'site',
  'site.facts',
  'site.social',
  'site.sampleData',
  'site.constructor.name',
  'site.name.length',
  'site.',
  '',
])('%s is no text', (reference) => {
  expect(placeholderValue(site, reference)).toBeUndefined();
});

test('the names are those of all single texts', () => {
  const names = placeholderNames({ ...site, $schema: 'x' });
  expect(names).toContain('site.facts.vatId');
  expect(names).not.toContain('site.$schema');
  for (const name of names) expect(placeholderValue(site, name)).toBeTypeOf('string');
});

describe('text', () => {
  test.each([
    ['Wir sind {site.name} in {site.facts.city}.', 'Wir sind Muster & Leute in Musterstadt.'],
    ['mailto:{site.email}', 'mailto:kontakt@example.com'],
    ['tel:{site.phone}', 'tel:+493023125000'],
    ['[Anrufen](tel:{site.phone}) oder schreiben', '[Anrufen](tel:+493023125000) oder schreiben'],
    ['Silben&shy;trennung', 'Silben\u00adtrennung'],
    ['24&nbsp;Stunden', '24\u00a0Stunden'],
  ])('%s reads %s', (text, resolved) => {
    expect(resolveText(text, site)).toBe(resolved);
  });

  test.each([
    'Lumen & Leute',
    '{site.unknown} und {firma}',
    '&amp; &lt;',
    'Hotel: 5 Sterne',
    'Hotel:5 Sterne',
    'Das Kartell: 3 - 4 Leute',
    'tel: 030 - später',
  ])('%s stays', (text) => {
    expect(resolveText(text, site)).toBe(text);
  });
});
