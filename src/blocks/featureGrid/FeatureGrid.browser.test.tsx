import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderGerman } from '../../../tests/render-german.ts';
import { GlobalStyle } from '../../design/GlobalStyle.ts';
import { FeatureGrid } from './FeatureGrid.tsx';
import type { FeatureGridBlock } from './schema.ts';

afterEach(cleanup);

const block = (columns: FeatureGridBlock['columns'], points?: string[]): FeatureGridBlock => ({
  type: 'featureGrid',
  tone: 'light',
  layout: 'grid',
  title: 'Leistungen',
  columns,
  marker: 'number',
  features: Array.from({ length: 6 }, (_, index) => ({
    title: `Leistung ${index + 1}`,
    description: 'Gebaut.',
    points,
  })),
});

test.each<{ columns: FeatureGridBlock['columns']; width: number; points?: string[]; lines: number }>([
  { columns: 1, width: 1440, lines: 6 },
  { columns: 2, width: 1440, lines: 3 },
  { columns: 3, width: 1440, lines: 2 },
  { columns: 3, width: 390, lines: 6 },
  { columns: 3, width: 390, points: ['Geprüft'], lines: 1 },
])(
  'six features in $columns columns, points $points, at $width px stand in $lines lines',
  async ({ columns, width, points, lines }) => {
    await page.viewport(width, 900);
    const { getAllByRole } = renderGerman(
      <>
        <GlobalStyle />
        <FeatureGrid block={block(columns, points)} />
      </>,
    );
    const cells = getAllByRole('listitem').filter((item) => !item.parentElement?.closest('li'));
    const tops = cells.map((item) => item.getBoundingClientRect().top);
    expect([tops.length, new Set(tops).size]).toEqual([6, lines]);
  },
);
