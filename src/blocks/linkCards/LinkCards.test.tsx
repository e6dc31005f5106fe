import { expect, test } from 'vitest';
import { MediaContext } from '../../design/Picture.tsx';
import { renderBlock } from '../testing.tsx';
import { LinkCards } from './LinkCards.tsx';
import type { LinkCardsBlock } from './schema.ts';

const card = { title: 'Styling', description: 'Garderobe.', ctaLabel: 'Mehr erfahren', ctaHref: '/styling' };
const image = { src: '/media/styling.webp', alt: 'Kupferfarbener Stoff' };

const block: LinkCardsBlock = {
  type: 'linkCards',
  tone: 'light',
  title: 'Dazu passt',
  layout: 'cards',
  columns: 3,
  cards: [{ ...card, image }],
};

const withoutPicture: LinkCardsBlock = { ...block, cards: [card] };

test.each([
  ['a pictured card', block],
  ['a card of type alone', withoutPicture],
  ['a name of an index', { ...block, layout: 'index' as const }],
  ['a picture of a strip', { ...block, layout: 'strip' as const }],
])('%s is one link, named by its own words and the title', (_, example) => {
  const html = renderBlock(<LinkCards block={example} />);
  const title = /<h3[^>]* id="([^"]+)"/u.exec(html)?.[1];
  expect(html.match(/<a /gu)).toHaveLength(1);
  const link = /<a [^>]*>/u.exec(html)?.[0] ?? '';
  const id = / id="([^"]+)"/u.exec(link)?.[1];
  expect(link).toContain('href="/styling"');
  expect(link).toContain(`aria-labelledby="${id} ${title}"`);
});

test('a link whose words name the card already is not named twice', () => {
  const cards = [{ ...card, ctaLabel: 'Zum Styling' }];
  expect(renderBlock(<LinkCards block={{ ...block, cards }} />)).not.toMatch(/<a [^>]*aria-labelledby/u);
});

test('marks the language of title and text, not of the German link', () => {
  const html = renderBlock(<LinkCards block={{ ...block, cards: [{ ...card, lang: 'en' }] }} />);
  expect(html).toMatch(/<h3[^>]* lang="en"/u);
  expect(html).not.toMatch(/<a [^>]*lang=/u);
});

test('a tall picture is fetched as wide as it is drawn', () => {
  const media = {
    '/media/styling.webp': {
      width: 1600,
      height: 1000,
      src: '/s.webp',
      srcset: '/s.avif 1600w',
    },
  };
  const sizesOf = (layout: LinkCardsBlock['layout']) => {
    const html = renderBlock(
      <MediaContext value={media}>
        <LinkCards block={{ ...block, layout }} />
      </MediaContext>,
    );
    return /sizes="([^"]*)"/u.exec(html)?.[1];
  };
  expect(sizesOf('strip')).toContain('(min-width: 1100px) max(21vw, 1.6 * 28vw)');
  expect(sizesOf('cards')).toContain('(min-width: 1100px) min(100rem, 90vw)');
});

test('an index shows no pictures, a strip does', () => {
  const picturesOf = (layout: LinkCardsBlock['layout']) =>
    renderBlock(<LinkCards block={{ ...block, layout }} />).includes('<img');
  expect([picturesOf('index'), picturesOf('strip')]).toEqual([false, true]);
});

test('needs no picture', () => {
  expect(renderBlock(<LinkCards block={block} />)).toContain('alt="Kupferfarbener Stoff"');
  expect(renderBlock(<LinkCards block={withoutPicture} />)).not.toContain('<img');
});
