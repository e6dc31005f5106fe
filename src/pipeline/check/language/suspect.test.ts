import { expect, test } from 'vitest';
import { isSuspect } from './suspect.ts';
import { umlautPieces } from './umlauts.ts';

test.each(umlautPieces)('%s is seen at the beginning, the end and inside of a word, small and in capitals', (piece) => {
  for (const word of [piece, `${piece}xyz`, `xyz${piece}`, `xyz${piece}xyz`]) {
    expect([isSuspect(word), isSuspect(`Mit ${word.toUpperCase()} so`)]).toEqual([true, true]);
  }
});

test.each([
  'ein "Wort"',
  "ein 'Wort'",
  'um 10 Uhr',
  '50%',
  'nach § 5',
  'z. B. so',
  'z.B.',
  'nach Art. 6',
  'Nr. 3',
  'We are here',
  'Learn more',
  'Click here',
  'TODO',
  'Ein Blindtext',
  'Text folgt',
])('„%s“ is looked at', (text) => {
  expect(isSuspect(text)).toBe(true);
});

test.each([
  '',
  'Eine neue Steuer',
  'Was wir wissen müssen: Klasse, Messe, Interesse',
  'Am 3. Mai. Alles Weitere steht im Vertrag.',
  '99,8&nbsp;% der Fahrten',
  'Konzept, Einlass und Leitung.',
])('„%s“ is left alone', (text) => {
  expect(isSuspect(text)).toBe(false);
});
