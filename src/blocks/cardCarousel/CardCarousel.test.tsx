import { expect, test } from 'vitest';
import { renderBlock } from '../testing.tsx';
import { CardCarousel } from './CardCarousel.tsx';
import type { CardCarouselBlock } from './schema.ts';

const block: CardCarouselBlock = {
  type: 'cardCarousel',
  tone: 'sand',
  title: 'Module',
  columns: 3,
  autoplay: false,
  stacked: false,
  features: [
    { title: 'Licht', description: 'Gebaut.', image: { src: '/media/live.webp', alt: 'Bühne im Licht' } },
    { title: 'Ton', description: 'Gehört.', points: ['Monitoring', 'Funkstrecken'] },
  ],
};

test('puts every card in the HTML, with no card hidden', () => {
  const html = renderBlock(<CardCarousel block={block} />);
  expect(html.match(/<h3/gu)).toHaveLength(2);
  expect(html).not.toMatch(/ hidden|aria-hidden="true"[^>]*><h3| style=/u);
});

test('can be scrolled by keyboard under the name of its heading', () => {
  const html = renderBlock(<CardCarousel block={block} />);
  const id = /<h2[^>]* id="([^"]+)"/u.exec(html)?.[1];
  expect(html).toMatch(new RegExp(`<div role="list" data-slides="" tabindex="0" aria-labelledby="${id}"`, 'u'));
});

test('shows a picture only on cards that have one', () => {
  const html = renderBlock(<CardCarousel block={block} />);
  expect(html.match(/<img/gu)).toHaveLength(1);
  expect(html).toContain('alt="Bühne im Licht"');
});
