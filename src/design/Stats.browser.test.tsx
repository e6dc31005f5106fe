import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { GlobalStyle } from './GlobalStyle.ts';
import { LeadingStat, Stats } from './Stats.tsx';

afterEach(cleanup);

test('beside each other the column of a long label is wide enough for it: no word is parted', async () => {
  await page.viewport(1440, 800);
  const stats = ['Länge', 'Gäste', 'Crewmitglieder'].map((label) => ({ label, value: '8' }));
  const { container } = render(
    <div style={{ width: '23rem' }}>
      <GlobalStyle />
      <Stats stats={stats} />
    </div>,
  );
  const term = screen.getByText('Crewmitglieder');
  const range = document.createRange();
  range.selectNodeContents(term);
  expect(range.getClientRects()).toHaveLength(1);
  expect(container.firstElementChild?.scrollWidth).toBe(23 * 16);
});

/** Whether a browser hyphenates is its own affair: parted, the label fits beside the figure in five lines. */
test('the label of a leading figure has no hyphens of the browser’s', () => {
  render(
    <>
      <GlobalStyle />
      <LeadingStat stat={{ value: '6.400 €', label: 'vor Umsatzsteuer' }} />
    </>,
  );
  expect(getComputedStyle(screen.getByText('vor Umsatzsteuer')).hyphens).toBe('manual');
});

test.each([
  { size: '100%', below: false },
  { size: '200%', below: true },
])('on a phone with text at $size the labels of a list are below their figures: $below', async ({ size, below }) => {
  await page.viewport(390, 900);
  document.documentElement.style.fontSize = size;
  onTestFinished(() => document.documentElement.removeAttribute('style'));
  render(
    <>
      <GlobalStyle />
      <Stats layout="list" stats={[{ label: 'Anlieferungen', value: '41' }]} />
    </>,
  );
  const label = screen.getByText('Anlieferungen').getBoundingClientRect().top;
  expect(label >= screen.getByText('41').getBoundingClientRect().bottom).toBe(below);
});

test.each([390, 640, 819])('at %i px four figures are two pairs', async (width) => {
  await page.viewport(width, 900);
  const stats = ['Events', 'Reisen', 'Länder', 'Fahrten'].map((label) => ({ label, value: '80+' }));
  render(
    <>
      <GlobalStyle />
      <Stats stats={stats} size="hero" />
    </>,
  );
  const tops = stats.map(({ label }) => screen.getByText(label).getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(2);
  expect(tops[0]).toBe(tops[1]);
});
