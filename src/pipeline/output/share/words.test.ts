import { expect, test } from 'vitest';
import type { Typesetter } from './typesetter.ts';
import { setWords } from './words.ts';

/** Every character is half as wide as its size; an outline is the text itself, with its size and place. */
const typesetter: Typesetter = {
  measure: (text, { size }) => (text.length * size) / 2,
  outline: (text, { size }, { x, y }) => `[${text} ${size} ${x},${Math.round(y)}]`,
};
const set = (headline: string, line?: string, slogan?: string) =>
  setWords({ headline, line, slogan, language: 'de' }, 600, typesetter);
const rowsOf = (path = '') => [...path.matchAll(/\[(.*?) (\d+) \d+,\d+\]/gu)].map(([, text, size]) => [text, size]);

test('a short headline is as large as it gets', () => {
  expect(rowsOf(set('Security').headline)).toEqual([['Security', '104']]);
});

test('a headline of three lines is smaller, so that it ends below the sign of the agency', () => {
  const words = set('Concierge für Reisen, Fahrten, Häuser und Alltag', undefined, 'FÜR MENSCHEN.');
  expect(rowsOf(words.headline)).toEqual([
    ['Concierge für Reisen,', '56'],
    ['Fahrten, Häuser', '56'],
    ['und Alltag', '56'],
  ]);
  expect(words.top).toBeGreaterThan(176);
});

test('a headline gets smaller rather than end a line with a word that leads on', () => {
  expect(rowsOf(set('Dienste für Privatpersonen').headline)).toEqual([
    ['Dienste', '64'],
    ['für Privatpersonen', '64'],
  ]);
});

test('a word that fits in no size is parted, and the card is drawn', () => {
  const rows = rowsOf(set('Donaudampfschifffahrtsgesellschaftskapitän').headline).map(([text = '']) => text);
  expect(rows.join('').replaceAll('-', '')).toBe('Donaudampfschifffahrtsgesellschaftskapitän');
  expect(rows.length).toBeGreaterThan(1);
});

test('line and slogan stand under the headline, none of them on another', () => {
  const { headline, line, slogan } = set('Security', 'Personenschutz auf Reisen', 'FÜR MENSCHEN.');
  const baselines = [headline, line, slogan].map((path = '') => Number(/,(\d+)\]$/u.exec(path)?.[1]));
  expect(baselines).toEqual([417, 484, 568]);
});

test('what is not there is not drawn', () => {
  expect(set('Security')).toMatchObject({ line: undefined, slogan: undefined });
});
