import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderGerman } from '../../../tests/render-german.ts';
import { GlobalStyle } from '../../design/GlobalStyle.ts';
import { CardCarousel } from './CardCarousel.tsx';
import type { CardCarouselBlock } from './schema.ts';

afterEach(cleanup);

const block = (columns: CardCarouselBlock['columns'], count: number): CardCarouselBlock => ({
  type: 'cardCarousel',
  tone: 'sand',
  title: 'Module',
  columns,
  autoplay: false,
  stacked: false,
  features: Array.from({ length: count }, (_, index) => ({ title: `Modul ${index + 1}`, description: 'Gebaut.' })),
});

/** Cards in each line of the grid. */
function lines(container: HTMLElement): number[] {
  const tops = [...container.querySelectorAll('[role="listitem"]')].map((card) => card.getBoundingClientRect().top);
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
}

test.each([
  { columns: 1, width: 1440, expected: [1, 1, 1, 1] },
  { columns: 2, width: 1440, expected: [2, 2] },
  { columns: 3, width: 1440, expected: [3, 1] },
  { columns: 3, width: 768, expected: [2, 2] },
  { columns: 1, width: 768, expected: [1, 1, 1, 1] },
] as const)('$columns columns at $width px: four cards stand $expected', async ({ columns, width, expected }) => {
  await page.viewport(width, 900);
  const { container } = renderGerman(<CardCarousel block={block(columns, 4)} />);
  expect(lines(container)).toEqual(expected);
});

test('a last card alone in its line takes all of it', async () => {
  await page.viewport(1440, 900);
  const { container } = renderGerman(<CardCarousel block={block(3, 4)} />);
  const widths = [...container.querySelectorAll('[role="listitem"]')].map((card) => card.getBoundingClientRect().width);
  expect(widths.at(-1)).toBeGreaterThan(3 * (widths[0] ?? 0));
});

test('two cards on a phone, too few to go round, stop at their ends', async () => {
  await page.viewport(390, 844);
  const { container, getByRole, findByRole } = renderGerman(
    <>
      <GlobalStyle />
      <CardCarousel block={block(3, 2)} />
    </>,
  );
  (await findByRole('button', { name: /^Nächstes Feature: / })).click();
  await expect.poll(() => getByRole('button', { name: /^Gehe zu Feature 2 von 2: / }).ariaCurrent).toBe('true');
  const row = container.querySelector('[data-slides]');
  await expect.poll(() => Math.round(row?.children[1]?.getBoundingClientRect().right ?? 0)).toBe(370);
});

test('stacked cards are all in view of a phone, one below the other, with nothing to swipe', async () => {
  await page.viewport(390, 900);
  const { container } = renderGerman(<CardCarousel block={{ ...block(3, 6), stacked: true }} />);
  expect(lines(container)).toEqual([1, 1, 1, 1, 1, 1]);
  const list = container.querySelector('[role="list"]');
  expect(list?.scrollWidth).toBe(list?.clientWidth);
  expect(container.querySelector('[data-slides], [tabindex]')).toBeNull();
});

test('above the width of a phone stacked cards are the same grid', async () => {
  await page.viewport(1440, 900);
  const { container } = renderGerman(<CardCarousel block={{ ...block(3, 6), stacked: true }} />);
  expect(lines(container)).toEqual([3, 3]);
});

test.each([true, false])(
  'on a phone pictures are alike, above the words, and points stand at the foot of every card (stacked: %s)',
  async (stacked) => {
    await page.viewport(390, 900);
    const cards = block(3, 6);
    const image = { src: '/media/live.webp', alt: '' };
    // Cards beside each other are as high as the one with most words.
    const features = cards.features.map((card, index) => ({
      ...card,
      image,
      description: 'Wort '.repeat(5 + 9 * index),
      points: ['Punkt'],
    }));
    const { container } = renderGerman(<CardCarousel block={{ ...cards, features, stacked }} />);
    const all = [...container.querySelectorAll('[role="listitem"]')];
    expect(all).toHaveLength(6);
    for (const card of all) {
      const { bottom } = card.getBoundingClientRect();
      const [frame, words] = [...card.children].map((child) => child.getBoundingClientRect());
      const points = card.querySelector('ul')?.getBoundingClientRect();
      if (!frame || !words || !points) throw new Error('A card lacks its picture, its words or its points');
      expect(frame.width).toBeGreaterThan(stacked ? 300 : 250);
      expect(frame.width / frame.height).toBeCloseTo(1.5, 1);
      expect(words.top).toBeGreaterThanOrEqual(frame.bottom);
      expect(bottom - points.bottom).toBeLessThan(50);
    }
  },
);
