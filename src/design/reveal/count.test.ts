import { expect, test } from 'vitest';
import { figureAt, parseFigure } from './count.ts';

const at = (text: string, part: number, locale = 'de') => {
  const figure = parseFigure(text, locale);
  return figure ? figureAt(figure, part) : undefined;
};

test.each([
  ['2.000+', '1.000+'],
  ['99,8\u00a0%', '49,9\u00a0%'],
  ['10.000\u00a0€', '5.000\u00a0€'],
  ['18', '9'],
  ['40\u00a0m', '20\u00a0m'],
  ['über 500', 'über 250'],
  ['1200', '600'],
])('%s is halfway at %s', (text, half) => {
  expect(at(text, 0.5)).toBe(half);
});

test.each(['2.000+', '99,8\u00a0%', '1.234,50\u00a0€', '18', '1200', '32\u00a0Mio.'])(
  '%s ends as its author wrote it',
  (text) => {
    expect(at(text, 1)).toBe(text);
  },
);

test.each(['24/7', '8–12', 'rund um die Uhr', '1 Werktag', '3', '08:30', '2025', '11', '41', '31\u00a0Mio.', ''])(
  '%j does not count',
  (text) => {
    expect(parseFigure(text, 'de')).toBeUndefined();
  },
);

test('an English figure is read and written in English', () => {
  expect([at('2,000+', 0.5, 'en'), at('1.5 million', 0.5, 'en'), at('1.5 million', 1, 'en')]).toEqual([
    '1,000+',
    undefined,
    undefined,
  ]);
  expect([at('99.8%', 0.5, 'en'), at('99.8%', 1, 'en')]).toEqual(['49.9%', '99.8%']);
});
