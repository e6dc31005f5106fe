import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderGerman } from '../../../tests/render-german.ts';
import { GlobalStyle } from '../../design/GlobalStyle.ts';
import { Comparison } from './Comparison.tsx';
import type { ComparisonBlock } from './schema.ts';

afterEach(cleanup);

const option = (title: string) => ({
  title,
  facts: [
    { label: 'Dauer', text: `Dauer von ${title}` },
    { label: 'Ergebnis', text: `Ergebnis von ${title}, mit mehr Wörtern` },
  ],
});

async function show(width: number, names: readonly string[]) {
  await page.viewport(width, 900);
  const block: ComparisonBlock = { type: 'comparison', tone: 'light', title: 'Formate', options: names.map(option) };
  renderGerman(
    <>
      <GlobalStyle />
      <Comparison block={block} />
    </>,
  );
}

const place = (text: string) => screen.getByText(text).getBoundingClientRect();

test.each([820, 1440])('at %i px options are columns, and the same fact stands on one line', async (width) => {
  await show(width, ['Tag', 'Konzept', 'Meinung']);
  expect(place('Tag').top).toBe(place('Meinung').top);
  expect(place('Dauer von Tag').left).toBe(place('Tag').left);
  expect(place('Dauer von Tag').top).toBe(place('Dauer von Meinung').top);
  expect(place('Ergebnis von Tag, mit mehr Wörtern').top).toBe(place('Ergebnis von Meinung, mit mehr Wörtern').top);
});

test('on a phone each option is whole before the next, and each fact shows its label', async () => {
  await show(390, ['Tag', 'Konzept']);
  const last = place('Ergebnis von Tag, mit mehr Wörtern');
  expect(last.bottom).toBeLessThan(place('Konzept').top);
  const labels = screen.getAllByText('Dauer').filter((label) => label.ariaHidden);
  expect(labels.map((label) => label.getBoundingClientRect().height > 10)).toEqual([true, true]);
});

test('four options have no column of labels: each cell shows its own', async () => {
  await show(1440, ['A', 'B', 'C', 'D']);
  expect(
    screen.getAllByText('Dauer').filter((label) => label.getBoundingClientRect().width > 10 && label.ariaHidden),
  ).toHaveLength(4);
});

test.each([390, 1440])('at %i px it is a table with heads of rows and columns to a screen reader', async (width) => {
  await show(width, ['Tag', 'Konzept']);
  expect(screen.getByRole('table', { name: 'Formate' })).toBeTruthy();
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Dauer', 'Ergebnis']);
  expect(screen.getAllByRole('rowheader').map((head) => head.textContent)).toEqual(['Tag', 'Konzept']);
});
