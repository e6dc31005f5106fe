import { expect, test } from 'vitest';
import { MediaContext } from '../../design/Picture.tsx';
import { renderBlock } from '../testing.tsx';
import examples from './examples.json' with { type: 'json' };
import { Panels } from './Panels.tsx';
import { schema } from './schema.ts';

const media = {
  '/media/turbine.webp': {
    width: 2400,
    height: 1200,
    src: '/t.webp',
    srcset: '/t.avif 2400w',
    crops: '/media/turbine-0',
  },
};

const render = (example: keyof typeof examples) =>
  renderBlock(
    <MediaContext value={media}>
      <Panels block={schema.parse(examples[example])} />
    </MediaContext>,
  );

test('every panel is one link under a second-level heading', () => {
  const html = render('typical');
  expect(html.match(/<li/gu)).toHaveLength(3);
  expect(html.match(/<h2/gu)).toHaveLength(3);
  expect(html.match(/<a /gu)).toHaveLength(3);
});

test('every panel says where it leads, so that it can have the colours of that area', () => {
  expect(render('typical')).toMatch(/<li [^>]*data-to="\/concierge"/u);
});

test('a link whose words do not name the panel is named by both', () => {
  const html = render('typical');
  const [, id] = /<h2[^>]* id="([^"]+)-title"[^>]*>Live/u.exec(html) ?? [];
  expect(html).toContain(`aria-labelledby="${id} ${id}-title"`);
  expect(/<a [^>]*href="\/concierge"[^>]*>/u.exec(html)?.[0]).not.toContain('aria-labelledby');
});

test('phones fetch the part around the focus that they show, a desktop as much as covers the strip', () => {
  const html = render('typical');
  expect(html).toMatch(/<source media="[^"]*portrait[^"]*"[^>]*srcSet="\/media\/turbine-0-4x3-74-50-480\.avif/u);
  expect(html).toContain('(min-width: 1100px) max(38vw, 2 * 100vh)');
});

test('marks the language of title and sentence, not of the link', () => {
  const html = render('largest');
  expect(html).toMatch(/<h2[^>]* lang="en"/u);
  expect(html).toMatch(/<section[^>]* id="bereiche" lang="de"/u);
  expect(html).not.toMatch(/<a [^>]*lang=/u);
});
