import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderGerman } from '../../../tests/render-german.ts';
import { GlobalStyle } from '../../design/GlobalStyle.ts';
import { FeatureGrid } from './FeatureGrid.tsx';
import type { FeatureGridBlock } from './schema.ts';

afterEach(cleanup);

const block = (columns: FeatureGridBlock['columns'], count = 6): FeatureGridBlock => ({
  type: 'featureGrid',
  tone: 'light',
  layout: 'grid',
  title: 'Leistungen',
  columns,
  marker: 'number',
  features: Array.from({ length: count }, (_, index) => ({
    title: `Leistung ${index + 1}`,
    description: 'Gebaut.',
  })),
});

async function cellsOf(features: FeatureGridBlock, width: number) {
  await page.viewport(width, 900);
  const { getAllByRole } = renderGerman(
    <>
      <GlobalStyle />
      <FeatureGrid block={features} />
    </>,
  );
  return getAllByRole('listitem');
}

test.each<{ columns: FeatureGridBlock['columns']; width: number; lines: number }>([
  { columns: 1, width: 1440, lines: 6 },
  { columns: 2, width: 1440, lines: 3 },
  { columns: 3, width: 1440, lines: 2 },
  { columns: 3, width: 390, lines: 6 },
])('six features in $columns columns at $width px stand in $lines lines', async ({ columns, width, lines }) => {
  const tops = (await cellsOf(block(columns), width)).map((item) => item.getBoundingClientRect().top);
  expect([tops.length, new Set(tops).size]).toEqual([6, lines]);
});

test('a text of three columns is larger where no cell has points', async () => {
  const sizeOf = (cells: HTMLElement[]) =>
    Number.parseFloat(getComputedStyle(cells[0]?.querySelector('p') ?? document.body).fontSize);
  const plain = sizeOf(await cellsOf(block(3), 1440));
  cleanup();
  const { features, ...grid } = block(3);
  const pointed = { ...grid, features: features.map((feature) => ({ ...feature, points: ['Geprüft'] })) };
  expect(plain).toBeGreaterThan(sizeOf(await cellsOf(pointed, 1440)));
});

test('the last of five features in two columns has its text in line with the second column', async () => {
  const cells = await cellsOf(block(2, 5), 1440);
  const left = (cell: number) => cells[cell]?.querySelector('p')?.getBoundingClientRect().left ?? 0;
  expect(Math.abs(left(4) - left(3))).toBeLessThan(4);
  expect(left(4) - left(2)).toBeGreaterThan(200);
});

test.each([
  { width: 390, layout: 'band', isFirst: true },
  { width: 1440, layout: 'band', isFirst: true },
  { width: 390, layout: 'grid', isFirst: false },
] as const)('a picture of layout $layout at $width px', async ({ width, layout, isFirst }) => {
  const [cell] = await cellsOf({ ...block(3), layout, image: { src: '/media/live.webp', alt: 'Konzert' } }, width);
  const grid = cell?.closest('section');
  const top = (selector: string) => grid?.querySelector(selector)?.getBoundingClientRect().top ?? 0;
  expect(top('img') < top('h2')).toBe(isFirst);
});
