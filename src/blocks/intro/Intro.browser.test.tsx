import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderGerman } from '../../../tests/render-german.ts';
import { GlobalStyle } from '../../design/GlobalStyle.ts';
import { Intro } from './Intro.tsx';

afterEach(cleanup);

function showStruck() {
  renderGerman(
    <>
      <GlobalStyle />
      <Intro
        block={{
          type: 'intro',
          tone: 'light',
          layout: 'wide',
          struck: ['Wir stehen für Qualität.', 'Tradition trifft Zukunft.'],
          lead: 'Ruhe in der Hand.',
          paragraphs: ['Wir suchen den einen Satz, der stimmt.'],
        }}
      />
    </>,
  );
}

/** WebKit's process ended on a page where `text-wrap: pretty` reached these; no other browser shows it. */
test('lines of struck sentences, which are boxes within one text, are broken where they are full', () => {
  showStruck();
  const style = (element: Element) => getComputedStyle(element).getPropertyValue('text-wrap-style');
  for (const item of screen.getAllByRole('listitem')) {
    expect(getComputedStyle(item).display).toBe('inline');
    expect(style(item)).toBe('auto');
    expect(getComputedStyle(item.firstElementChild ?? item).textDecorationLine).toBe('line-through');
  }
  expect(style(screen.getByText(/Wir suchen/u))).toBe('pretty');
});

/** Whether a browser hyphenates is its own affair: on a large window a statement is as large as a heading, and no more parted. */
test('a statement as wide as the page has no hyphens of the browser’s', async () => {
  await page.viewport(1440, 900);
  renderGerman(
    <>
      <GlobalStyle />
      <Intro block={{ type: 'intro', tone: 'light', layout: 'wide', lead: 'Anwälte unserer Partnerkanzleien.' }} />
    </>,
  );
  expect(getComputedStyle(screen.getByText(/Partnerkanzleien/u)).hyphens).toBe('manual');
});

test.each(['side', 'wide'] as const)('from a tablet on a statement ends with no short line (%s)', async (layout) => {
  const lead = 'Sie mieten bei uns ein bestimmtes Modell. Wir prüfen es und bringen es dorthin, wo die Reise anfängt.';
  const { container } = renderGerman(
    <>
      <GlobalStyle />
      <Intro block={{ type: 'intro', tone: 'light', layout, lead }} />
    </>,
  );
  const words = document.createRange();
  words.selectNodeContents(container.querySelector('p') ?? container);
  for (let width = 800; width <= 1500; width += 100) {
    await page.viewport(width, 900);
    const lines = [...words.getClientRects()].map((line) => line.width);
    expect([width, (lines.at(-1) ?? 0) / Math.max(...lines) > 0.5]).toEqual([width, true]);
  }
});

test.each([390, 1440])(
  'at %i px the sentence that remains is half as large again as those that are struck',
  async (width) => {
    await page.viewport(width, 900);
    showStruck();
    const [struck = 0, remains = 0] = [/Tradition/u, /Ruhe/u].map((text) =>
      Number.parseFloat(getComputedStyle(screen.getByText(text)).fontSize),
    );
    expect(remains / struck).toBeCloseTo(1.5);
  },
);

test.each([
  [390, 2.5],
  [1440, 5],
])('at %i px the sentence of a statement is %i times as large as the paragraphs at least', async (width, times) => {
  await page.viewport(width, 900);
  const [lead, paragraph] = ['Drei Häuser, samt allem, was stört.', 'Wir suchen, fahren hin und messen nach.'];
  renderGerman(
    <>
      <GlobalStyle />
      <Intro block={{ type: 'intro', tone: 'light', layout: 'statement', lead, paragraphs: [paragraph, paragraph] }} />
    </>,
  );
  const [first] = screen.getAllByText(paragraph);
  const sizes = [screen.getByText(lead), first].map((element) =>
    element ? Number.parseFloat(getComputedStyle(element).fontSize) : Number.NaN,
  );
  expect((sizes[0] ?? 0) / (sizes[1] ?? 0)).toBeGreaterThanOrEqual(times);
});

test.each([
  [390, 'manual'],
  [820, 'none'],
])('at %i px soft hyphens of a statement: %s', async (width, hyphens) => {
  await page.viewport(width, 900);
  renderGerman(
    <>
      <GlobalStyle />
      <Intro
        block={{ type: 'intro', tone: 'light', layout: 'statement', lead: 'Ein Modul hat einen Liefer\u00adumfang.' }}
      />
    </>,
  );
  expect(getComputedStyle(screen.getByText(/Ein Modul/u)).hyphens).toBe(hyphens);
});
