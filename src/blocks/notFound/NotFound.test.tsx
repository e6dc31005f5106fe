import { expect, test } from 'vitest';
import { renderBlock } from '../testing.tsx';
import { NotFound } from './NotFound.tsx';
import type { NotFoundBlock } from './schema.ts';

const block: NotFoundBlock = {
  type: 'notFound',
  tone: 'dark',
  code: '404',
  title: 'Diese Bühne ist leer.',
  links: [
    { label: 'Startseite', href: '/' },
    { label: 'Concierge', href: '/concierge' },
  ],
};

test('is headed by its title; the number is only text', () => {
  const html = renderBlock(<NotFound block={block} />);
  expect(html).toMatch(/<h1 [^>]*tabindex="-1"[^>]*>Diese Bühne ist leer\.<\/h1>/u);
  expect(html).toMatch(/<p [^>]*>404<\/p>/u);
});

test('offers every way back as a link', () => {
  const html = renderBlock(<NotFound block={block} />);
  expect([...html.matchAll(/<a [^>]*href="([^"]+)"/gu)].map((match) => match[1])).toEqual(['/', '/concierge']);
});
