import { expect, test } from 'vitest';
import { page, problemsOf, siteOf } from '../../../../tests/small-site.ts';
import { rowsAlike } from './rows-alike.ts';

const comparing = (...labels: string[][]) => {
  const options = labels.map((own, index) => ({
    title: `Weg ${index}`,
    facts: own.map((label) => ({ label, text: 'Ein Jahr' })),
  }));
  const block = { type: 'comparison', title: 'Wege', options };
  return problemsOf(rowsAlike, siteOf({ 'live.json': page('Live', [block, block]) })).filter((problem) =>
    problem.includes('#/blocks/1/'),
  );
};
const at = (option: number, fact: number) => `live.json#/blocks/1/options/${option}/facts/${fact}/label`;

test('the same rows, in whatever order, are a table', () => {
  expect(comparing(['Dauer', 'Preis'], ['Preis', 'Dauer'], ['Dauer', 'Preis'])).toEqual([]);
});

test('a row with another name is told with the one that is lacked', () => {
  expect(comparing(['Dauer', 'Gäste'], ['Dauer', 'Personen'])).toEqual([`row-unlike ${at(1, 1)} → Gäste`]);
  expect(comparing(['Dauer'], ['Dauer'], ['Dauer:'])).toEqual([`row-unlike ${at(2, 0)} → Dauer`]);
});

test('where more than one differs, none is meant', () => {
  expect(comparing(['Dauer', 'Gäste'], ['Zeit', 'Personen'])).toEqual([
    `row-unlike ${at(1, 0)}`,
    `row-unlike ${at(1, 1)}`,
  ]);
  expect(comparing(['Dauer'], ['Dauer', 'Preis'])).toEqual([`row-unlike ${at(1, 1)}`]);
});

test('a row that an option lacks is told there', () => {
  expect(comparing(['Dauer', 'Preis'], ['Dauer'])).toEqual(['row-missing live.json#/blocks/1/options/1']);
});
