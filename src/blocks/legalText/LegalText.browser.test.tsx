import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderGerman } from '../../../tests/render-german.ts';
import { GlobalStyle } from '../../design/GlobalStyle.ts';
import { LegalText } from './LegalText.tsx';
import type { LegalTextBlock } from './schema.ts';

afterEach(cleanup);

const block: LegalTextBlock = {
  type: 'legalText',
  tone: 'light',
  layout: 'contents',
  title: 'Impressum',
  updated: 'Stand: Januar 2025',
  sections: ['anbieter', 'kontakt', 'register'].map((id) => ({
    id,
    title: id,
    paragraphs: ['Wort '.repeat(600)],
  })),
};

test('the contents mark the section that is being read, and no other', async () => {
  await page.viewport(1440, 900);
  const { container } = renderGerman(
    <>
      <GlobalStyle />
      <LegalText block={block} />
      <footer style={{ height: '100vh' }} />
    </>,
  );
  const marked = () =>
    [...container.querySelectorAll('nav [aria-current="location"]')]
      .filter((link) => link.checkVisibility())
      .map((link) => link.getAttribute('href'));
  for (const id of ['kontakt', 'register', 'anbieter']) {
    // Again and again: a font that comes late moves what has been scrolled to.
    await waitFor(() => {
      document.getElementById(id)?.scrollIntoView({ behavior: 'instant' });
      expect(marked()).toEqual([`#${id}`]);
    });
  }
  await waitFor(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    expect(marked()).toEqual(['#register']);
  });
  window.scrollTo({ top: 0, behavior: 'instant' });
  await waitFor(() => expect(marked()).toEqual([]));
});
