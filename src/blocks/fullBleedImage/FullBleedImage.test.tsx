import { expect, test } from 'vitest';
import { MediaContext } from '../../design/Picture.tsx';
import { renderBlock } from '../testing.tsx';
import examples from './examples.json' with { type: 'json' };
import { FullBleedImage } from './FullBleedImage.tsx';
import { schema } from './schema.ts';

const media = {
  '/media/road.webp': { width: 2400, height: 1200, src: '/r.webp', srcset: '/r.avif 2400w', crops: '/media/road-0' },
};

function render(example: keyof typeof examples): string {
  return renderBlock(
    <MediaContext value={media}>
      <FullBleedImage block={schema.parse(examples[example])} />
    </MediaContext>,
  );
}

test('a figure with its picture and nothing else, in a section that is no landmark', () => {
  const html = render('smallest');
  expect(html).toMatch(
    /<figure[^>]*><picture[^>]*>(?:<source[^>]*>)*<img[^>]*alt="Drei dunkle Limousinen[^>]*><\/picture><\/figure>/u,
  );
  expect(html).not.toMatch(/aria-|role=/u);
});

test('phones fetch the upright part around the focus', () => {
  expect(render('typical')).toMatch(
    /<source media="[^"]*portrait[^"]*"[^>]*srcSet="\/media\/road-0-4x5-70-50-480\.avif/u,
  );
});

test('what covers the box is fetched as wide as it is drawn, once it is near', () => {
  const html = render('typical');
  expect(html).toContain('sizes="max(100vw, 2 * min(56.25vw, 100vh))"');
  expect(html).toMatch(/<img[^>]*loading="lazy"/u);
});

test('anchor and language reach the section', () => {
  expect(render('largest')).toMatch(/<section[^>]* id="strasse" lang="de"/u);
});
