import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
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
