import { expect, test } from 'vitest';
import type { Language } from '../../../words/language.ts';
import { breakLines } from './lines.ts';

/** Every character is one px wide. */
const lines = (text: string, width: number, most = 4, language: Language = 'de') =>
  breakLines(text, { width, most, measure: (line) => line.length, language });

test.each([
  ['Security', 20, ['Security']],
  ['Talente und Marken', 18, ['Talente und Marken']],
  ['Villen, Chalets und Hotelresidenzen mieten', 24, ['Villen, Chalets und', 'Hotelresidenzen mieten']],
  ['Vertragsprüfung, Lizenzen und Krisen-PR', 24, ['Vertragsprüfung,', 'Lizenzen und Krisen-PR']],
])('%s, %d wide', (text, width, expected) => {
  expect(lines(text, width)).toEqual(expected);
});

test('lines are about as long as each other', () => {
  expect(lines('eins zwei drei vier', 14)).toEqual(['eins zwei', 'drei vier']);
});

test.each(['und', 'für', 'mit', 'der', '&', 'Zur'])('a line does not end with „%s“ where the next has room', (word) => {
  expect(lines(`Talente ${word} Marken`, 12)).toEqual(['Talente', `${word} Marken`]);
});

test('a word is parted at a soft hyphen only where it must be', () => {
  expect(lines('Künstler\u00admanagement', 18)).toEqual(['Künstlermanagement']);
  expect(lines('Künstler\u00admanagement', 12)).toEqual(['Künstler-', 'management']);
});

test('a space that does not break holds its words together', () => {
  expect(lines('über 99,8\u00a0% pünktlich', 12)).toEqual(['über 99,8\u00a0%', 'pünktlich']);
});

test.each([
  ['a word that is too long', 'Datenschutzerklärung', 10, 4],
  ['more lines than allowed', 'eins zwei drei', 4, 2],
])('%s does not fit', (_, text, width, most) => {
  expect(lines(text, width, most)).toBeUndefined();
});

test('small words lead on in the language of the text', () => {
  expect(lines('Fresh bread and warm rolls', 15, 4, 'en')).toEqual(['Fresh bread', 'and warm rolls']);
});
