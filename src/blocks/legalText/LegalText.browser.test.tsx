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
    tone: id === 'kontakt' ? 'dark' : undefined,
    title: id,
    paragraphs: ['Wort '.repeat(600)],
  })),
};

async function draw(properties: Partial<LegalTextBlock> = {}, width = 1440) {
  await page.viewport(width, 900);
  const { container } = renderGerman(
    <>
      <GlobalStyle />
      <LegalText block={{ ...block, ...properties }} />
      <footer style={{ height: '100vh' }} />
    </>,
  );
  return container;
}

test('number and title of the section that is being read stay in view beside it', async () => {
  const container = await draw();
  const [, section] = container.querySelectorAll('section > section, section section[id]');
  const title = section?.querySelector('h2');
  // Again and again: a font that comes late moves what has been scrolled to.
  await waitFor(() => {
    const { top = 0, height = 0 } = section?.getBoundingClientRect() ?? {};
    expect(height).toBeGreaterThan(1000);
    window.scrollBy({ top: top + height / 2, behavior: 'instant' });
    const at = title?.getBoundingClientRect().top;
    expect(at).toBeGreaterThan(0);
    expect(at).toBeLessThan(450);
  });
});

test('the contents are open on a desktop, and folded on a phone', async () => {
  const container = await draw();
  const link = container.querySelector('nav a');
  const summary = container.querySelector('summary');
  expect([link?.checkVisibility({ contentVisibilityAuto: true }), summary?.checkVisibility()]).toEqual([true, false]);
  expect(link?.getBoundingClientRect().height).toBeGreaterThan(20);
  await page.viewport(390, 844);
  expect([link?.checkVisibility(), summary?.checkVisibility()]).toEqual([false, true]);
});

test('a section on a ground of its own begins where the others do', async () => {
  const container = await draw();
  const edges = [...container.querySelectorAll('section section[id]')].map((section) =>
    [...section.children].map((half) => Math.round(half.getBoundingClientRect().left)),
  );
  expect(edges).toHaveLength(3);
  expect(new Set(edges.map(String)).size).toBe(1);
});

const sizeOf = (element: Element | null | undefined) =>
  element ? Number.parseFloat(getComputedStyle(element).fontSize) : Number.NaN;

test('on a phone what unfolds the particulars is one line, smaller than the text before it', async () => {
  const processing = {
    purpose: 'Antworten',
    data: 'Nachrichten',
    legalBases: [],
    recipient: 'Keine',
    thirdCountry: 'Keines',
    storage: 'Ein Jahr',
  };
  const container = await draw(
    { sections: [{ id: 'chat', title: 'Chat', paragraphs: ['Wort '.repeat(99)], processing }] },
    390,
  );
  const summary = container.querySelector('section section summary');
  const line = document.createRange();
  line.selectNode(summary?.firstChild ?? container);
  expect(line.getClientRects()).toHaveLength(1);
  expect(sizeOf(summary)).toBeLessThan(sizeOf(container.querySelector('section section p')));
});

test.each([390, 1440])(
  'at %i px what a sheet says is of one size, its headings larger, the name that it begins with the largest',
  async (width) => {
    const container = await draw(
      {
        layout: 'sheet',
        sections: [
          { id: 'anbieter', title: 'Anbieter', paragraphs: ['Muster GmbH', 'Dieses Impressum gilt überall.'] },
          {
            id: 'kontakt',
            title: 'Kontakt',
            paragraphs: ['Telefon 030'],
            facts: [{ term: 'Ort', description: 'Berlin' }],
          },
        ],
      },
      width,
    );
    const values = ['#anbieter p + p', '#kontakt p', '#kontakt dd'].map((selector) =>
      sizeOf(container.querySelector(selector)),
    );
    expect(new Set(values).size).toBe(1);
    const headings = Array.from(container.querySelectorAll('h2'), sizeOf);
    expect(Math.min(...headings)).toBeGreaterThan(values[0] ?? Number.POSITIVE_INFINITY);
    expect(sizeOf(container.querySelector('#anbieter p'))).toBeGreaterThan(Math.max(...headings));
  },
);

test.each([390, 640, 819])('at %i px the number of a section has room for its two figures', async (width) => {
  const container = await draw({}, width);
  const { width: room, fontSize } = getComputedStyle(
    container.querySelector('section[id] h2') ?? container,
    '::before',
  );
  expect(Number.parseFloat(room) / Number.parseFloat(fontSize)).toBeGreaterThanOrEqual(1.35);
});
