import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderGerman } from '../../../tests/render-german.ts';
import { GlobalStyle } from '../../design/GlobalStyle.ts';
import { Intro } from './Intro.tsx';

afterEach(cleanup);

/** WebKit's process ended on a page where `text-wrap: pretty` reached these; no other browser shows it. */
test('lines of struck sentences, which are boxes within one text, are broken where they are full', () => {
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
