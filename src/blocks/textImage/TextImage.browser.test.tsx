import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderGerman } from '../../../tests/render-german.ts';
import { GlobalStyle } from '../../design/GlobalStyle.ts';
import { BlockContext } from '../context.tsx';
import { sampleContext } from '../testing.tsx';
import type { TextImageBlock } from './schema.ts';
import { TextImage } from './TextImage.tsx';

afterEach(cleanup);

const block: TextImageBlock = {
  type: 'textImage',
  tone: 'light',
  title: 'Eine klare Antwort',
  paragraphs: ['Sie erfahren innerhalb eines Werktags, ob der Act verfügbar ist.'],
  image: { src: '/media/brief.webp', alt: 'Brief' },
  imageSide: 'right',
  ratio: 'band',
  overlap: false,
  stats: [{ value: '48 h', label: 'Vorrang' }],
  action: { kind: 'link', label: 'Verfügbarkeit eines Acts beim Booking klären', href: '/kontakt' },
};

test('below the figures of a band the label of its link stays on one line', async () => {
  await page.viewport(1440, 900);
  renderGerman(
    <BlockContext value={sampleContext}>
      <GlobalStyle />
      <TextImage block={block} />
    </BlockContext>,
  );
  /* as high as a target has to be, and no higher */
  expect(screen.getByRole('link').clientHeight).toBe(44);
});
