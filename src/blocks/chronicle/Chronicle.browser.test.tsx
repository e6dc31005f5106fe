import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderGerman } from '../../../tests/render-german.ts';
import { GlobalStyle } from '../../design/GlobalStyle.ts';
import { Chronicle } from './Chronicle.tsx';
import type { ChronicleBlock } from './schema.ts';

afterEach(cleanup);

const block: ChronicleBlock = {
  type: 'chronicle',
  tone: 'light',
  layout: 'beside',
  title: 'Neun Tage',
  entries: [
    { label: 'Davor', text: 'Wir fahren die Wege ab.' },
    { label: 'Danach', text: 'Sie bekommen den Bericht.' },
  ],
  credits: [{ label: 'Vorführungen', text: 'Fünf' }],
  image: { src: '/media/reels.webp', alt: 'Filmspulen' },
};

test.each([390, 820])(
  'at %i px the picture follows the heading, the story comes after it; no label is parted',
  async (width) => {
    await page.viewport(width, 900);
    renderGerman(
      <>
        <GlobalStyle />
        <Chronicle block={block} />
      </>,
    );
    const top = (element: Element) => element.getBoundingClientRect().top;
    const [heading, picture, story] = [
      screen.getByRole('heading'),
      screen.getByRole('img'),
      screen.getByText('Davor'),
    ].map(top);
    expect([heading, picture, story]).toEqual([heading, picture, story].toSorted((a = 0, b = 0) => a - b));
    const range = document.createRange();
    range.selectNodeContents(screen.getByText('Vorführungen'));
    expect(range.getClientRects()).toHaveLength(1);
  },
);

test.each([
  { labels: ['7:00', '18:30'], width: 1440, larger: true },
  { labels: ['7:00', '18:30'], width: 390, larger: false },
  { labels: ['Am Vormittag', 'Am Abend'], width: 1440, larger: false },
])('in rows $labels are larger than the heading at $width px: $larger', async ({ labels, width, larger }) => {
  await page.viewport(width, 900);
  const entries = labels.map((label) => ({ label, text: 'Wir fahren die Wege ab.' }));
  renderGerman(
    <>
      <GlobalStyle />
      <Chronicle block={{ ...block, layout: 'rows', entries }} />
    </>,
  );
  const [heading = 0, first = 0] = [screen.getByRole('heading'), screen.getByText(labels[0] ?? '')].map((element) =>
    Number.parseFloat(getComputedStyle(element).fontSize),
  );
  expect(first > heading).toBe(larger);
});

test.each([
  { labels: ['7:00', '17:20'], width: 390, beside: true },
  { labels: ['540 €', '3.600 €'], width: 390, beside: true },
  { labels: ['7:00', 'Am Abend'], width: 390, beside: false },
  { labels: ['7:00', 'Vorher'], width: 1440, beside: true },
  { labels: ['Vorher', 'Acht Wochen vorher'], width: 1440, beside: true },
])('in rows at $width px texts begin beside $labels, as high as they: $beside', async ({ labels, width, beside }) => {
  await page.viewport(width, 900);
  const entries = labels.map((label) => ({ label, text: 'Wir fahren die Wege ab. '.repeat(9) }));
  renderGerman(
    <>
      <GlobalStyle />
      <Chronicle block={{ ...block, layout: 'rows', entries }} />
    </>,
  );
  // Boxes end where capitals do: `text-box`.
  for (const label of labels) {
    const term = screen.getByText(label);
    const { top = 0 } = term.nextElementSibling?.getBoundingClientRect() ?? {};
    expect(Math.abs(top - term.getBoundingClientRect().top) < 1).toBe(beside);
    expect(getComputedStyle(term).getPropertyValue('text-box')).toBe('cap alphabetic');
  }
});

test.each([390, 1440])('at %i px the bars of a schedule begin and end on one scale', async (width) => {
  await page.viewport(width, 900);
  const entries = [
    { label: 'Monat 1', text: 'Rahmenplan.', from: 1, length: 1 },
    { label: 'Monate 2–4', text: 'Entwurf.', from: 2, length: 3 },
  ];
  renderGerman(
    <>
      <GlobalStyle />
      <Chronicle block={{ ...block, layout: 'schedule', entries }} />
    </>,
  );
  const bars = screen.getAllByRole('listitem').map((item) => {
    const track = item.lastElementChild ?? item;
    const { marginInlineStart, width: length } = getComputedStyle(track, '::before');
    return [marginInlineStart, length].map((value) => Number.parseFloat(value) / track.clientWidth);
  });
  const expected = [
    [0, 0.25],
    [0.25, 0.75],
  ];
  for (const [index, bar] of bars.entries())
    for (const [side, value] of bar.entries()) expect(value).toBeCloseTo(expected[index]?.[side] ?? -1, 2);
});

test.each([320, 390, 1440, 1920])('at %i px each of twelve units is counted within its column', async (width) => {
  await page.viewport(width, 900);
  const entries = [
    { label: 'Monat 1', text: 'Rahmenplan.', from: 1, length: 1 },
    { label: 'Monate 2–12', text: 'Entwurf.', from: 2, length: 11 },
  ];
  renderGerman(
    <>
      <GlobalStyle />
      <Chronicle block={{ ...block, layout: 'schedule', entries }} />
    </>,
  );
  const track = screen.getAllByRole('listitem')[0]?.lastElementChild?.getBoundingClientRect();
  const { left = 0, width: whole = 0 } = track ?? {};
  for (let month = 1; month <= 12; month += 1) {
    const number = document.createRange();
    number.selectNodeContents(screen.getByText(String(month)));
    const box = number.getBoundingClientRect();
    expect(box.left).toBeGreaterThan(left + ((month - 1) / 12) * whole);
    expect(box.right).toBeLessThan(left + (month / 12) * whole);
  }
});

test.each([320, 390, 1440, 1920])(
  'at %i px every name of a growing course is larger than the one before it, on one line',
  async (width) => {
    await page.viewport(width, 900);
    const labels = ['Wochen', 'Monate', 'Ein Jahr', 'Viele Jahre'];
    const entries = labels.map((label) => ({ label, text: 'Drei bis zehn Beiträge, geeignet zum Testen.' }));
    renderGerman(
      <>
        <GlobalStyle />
        <Chronicle block={{ ...block, layout: 'growing', entries }} />
      </>,
    );
    const heights = labels.map((label) => {
      const range = document.createRange();
      range.selectNodeContents(screen.getByText(label));
      expect(range.getClientRects()).toHaveLength(1);
      return range.getBoundingClientRect().height;
    });
    expect(heights).toEqual([...new Set(heights)].toSorted((one, other) => one - other));
    expect(heights[3]).toBeGreaterThan(1.5 * (heights[0] ?? 0));
  },
);

test.each([
  { size: '100%', below: false },
  { size: '200%', below: true },
])(
  'on a phone with text at $size times of day and credits are above what they say: $below',
  async ({ size, below }) => {
    await page.viewport(390, 900);
    document.documentElement.style.fontSize = size;
    onTestFinished(() => document.documentElement.removeAttribute('style'));
    renderGerman(
      <>
        <GlobalStyle />
        <Chronicle
          block={{
            ...block,
            layout: 'rows',
            entries: ['7:00', '18:30'].map((label) => ({ label, text: 'Wir fahren die Wege ab.' })),
          }}
        />
      </>,
    );
    for (const label of ['7:00', '18:30', 'Vorführungen']) {
      const term = screen.getByText(label);
      const text = term.nextElementSibling?.getBoundingClientRect().top ?? 0;
      expect(text >= term.getBoundingClientRect().bottom).toBe(below);
    }
  },
);

test.each([390, 640, 819])('at %i px a day among times of day is not parted', async (width) => {
  await page.viewport(width, 900);
  const entries = ['9 Uhr', 'Montag'].map((label) => ({ label, text: 'Wir fahren die Wege ab.' }));
  renderGerman(
    <>
      <GlobalStyle />
      <Chronicle block={{ ...block, layout: 'rows', entries }} />
    </>,
  );
  await document.fonts.ready;
  for (const { label } of entries) {
    const range = document.createRange();
    range.selectNodeContents(screen.getByText(label));
    expect(range.getClientRects(), label).toHaveLength(1);
  }
});
