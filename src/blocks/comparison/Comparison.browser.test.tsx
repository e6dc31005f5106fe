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

test.each([2, 3])('on a phone %i options stand beside each other, below the label that all answer', async (count) => {
  const names = ['Tag', 'Konzept', 'Meinung'].slice(0, count);
  await show(390, names);
  const [dauer, ergebnis] = screen.getAllByRole('columnheader').map((head) => head.getBoundingClientRect());
  expect(dauer?.height).toBeGreaterThan(10);
  const cells = names.map((name) => place(`Dauer von ${name}`));
  expect(new Set(cells.map(({ top }) => top)).size).toBe(1);
  const edges = [...cells.flatMap(({ left, right }) => [left, right]), 390];
  expect(edges).toEqual([...edges].sort((a, b) => a - b));
  const order = [place('Konzept').top, dauer?.top, cells[0]?.top, ergebnis?.top];
  expect(order).toEqual([...order].sort((a = 0, b = 0) => a - b));
});

test('on a phone four options are two pairs, each with its own labels', async () => {
  await show(390, ['A', 'B', 'C', 'D']);
  const [a, b, c, d] = ['A', 'B', 'C', 'D'].map((name) => place(`Dauer von ${name}`));
  expect([b?.top, d?.top]).toEqual([a?.top, c?.top]);
  expect([c?.left, d?.left]).toEqual([a?.left, b?.left]);
  expect(c?.top).toBeGreaterThan(place('Ergebnis von B, mit mehr Wörtern').bottom);
  const [, ...own] = screen.getAllByText('Dauer');
  expect(own.every((label) => label.getBoundingClientRect().height > 10)).toBe(true);
});

test.each([
  { width: 1024, shown: 4 },
  { width: 1440, shown: 0 },
])('at $width px $shown of four options show their own labels', async ({ width, shown }) => {
  await show(width, ['A', 'B', 'C', 'D']);
  const [head, ...own] = screen.getAllByText('Dauer');
  expect(own.filter((label) => label.getBoundingClientRect().width > 10)).toHaveLength(shown);
  expect(head && getComputedStyle(head).clipPath === 'none').toBe(shown === 0);
});

test.each([390, 1440])('at %i px it is a table with heads of rows and columns to a screen reader', async (width) => {
  await show(width, ['Tag', 'Konzept']);
  expect(screen.getByRole('table', { name: 'Formate' })).toBeTruthy();
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Dauer', 'Ergebnis']);
  expect(screen.getAllByRole('rowheader').map((head) => head.textContent)).toEqual(['Tag', 'Konzept']);
});
