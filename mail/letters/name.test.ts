import { expect, test } from 'vitest';
import { greetableName } from './name.ts';

test.each([
  'Ada',
  'Ada Beispiel',
  'Dr. Ada Beispiel-Müller',
  "Sinéad O'Neil",
  'Sinéad O’Neil',
  'María del Carmen von Berg',
  '山田 花子',
  'Αλίκη',
  'محمد',
  'आशा',
  'A. B. Beispiel',
])('greets %s', (name) => {
  expect(greetableName(name)).toBe(name);
});

test('greets without the spaces around and between', () => {
  expect(greetableName('  Ada   Beispiel ')).toBe('Ada Beispiel');
});

test.each([
  '',
  '   ',
  '-',
  "'",
  'Ada1',
  'Ada, Sie haben gewonnen',
  'Gewinnen Sie ein iPhone',
  'evil. com',
  'Ada! Jetzt',
  'Ada: Konto',
  'Ada/Eve',
  'Ada@Eve',
  'evil.example',
  'Besuchen Sie evil.example',
  'www evil example',
  'WWW.evil.example',
  'https evil',
  'hTTp',
  '<b>Ada</b>',
  '&lt;b&gt;',
  'Ada\nBcc eve',
  'Ada\u2028Eve',
  'Ada\u202eevE',
  'Ada\u200bEve',
  'Ada\u00a0Eve',
  '=?utf-8?Q?Ada?=',
  '{{name}}',
  '$' + '{name}',
  '%s',
  'Ada\u0301\u0301\u0301\u0301',
  '\u0301Ada',
  '😀',
  'Sie haben ein Auto gewonnen bitte',
  'x'.repeat(61),
])('greets neutrally instead of %j', (name) => {
  expect(greetableName(name)).toBeUndefined();
});
