import { expect, test } from 'vitest';
import { renderBlock } from '../testing.tsx';
import { FeatureGrid } from './FeatureGrid.tsx';
import type { FeatureGridBlock } from './schema.ts';

const block: FeatureGridBlock = {
  type: 'featureGrid',
  tone: 'light',
  title: 'Leistungen',
  layout: 'grid',
  columns: 3,
  marker: 'icon',
  features: [{ title: 'Rider', description: 'Wir prüfen Ihren *Rider*.', icon: 'route' }],
};

test('names the section by its h2 and each feature by an h3', () => {
  const html = renderBlock(<FeatureGrid block={block} />);
  const id = /aria-labelledby="([^"]+)"/u.exec(html)?.[1];
  expect(html).toMatch(new RegExp(`<h2 [^>]*id="${id}"[^>]*>Leistungen</h2>`, 'u'));
  expect(html).toMatch(/<h3[^>]*>Rider<\/h3>/u);
});

test('counts the features instead of showing icons, unheard by screen readers', () => {
  const html = renderBlock(<FeatureGrid block={{ ...block, marker: 'number' }} />);
  expect(html).toMatch(/<span aria-hidden="true"[^>]*>1<\/span>/u);
  expect(html).not.toContain('<svg');
});

test('shows no mark where none is wanted and none where a feature has no icon', () => {
  expect(renderBlock(<FeatureGrid block={{ ...block, marker: 'none' }} />)).not.toContain('<svg');
  const bare = { ...block, features: [{ title: 'Rider', description: 'Geprüft.' }] };
  expect(renderBlock(<FeatureGrid block={bare} />)).not.toContain('<svg');
});

test('prefers an own icon and marks English features', () => {
  const own = { title: 'Label Deals', description: 'Signed.', iconUrl: '/media/brand/disc.svg', lang: 'en' as const };
  const html = renderBlock(<FeatureGrid block={{ ...block, features: [own] }} />);
  expect(html).toMatch(/<img[^>]*src="\/media\/brand\/disc.svg"[^>]*alt=""/u);
  expect(html).toMatch(/<li lang="en"/u);
});

test.each<[FeatureGridBlock['columns']]>([[1], [2], [3]])('with %s columns a picture', (columns) => {
  const image = { src: '/media/live.webp', alt: 'Konzert' };
  expect(renderBlock(<FeatureGrid block={{ ...block, columns, image }} />)).toContain('alt="Konzert"');
});

test('no picture where the first feature is large', () => {
  const image = { src: '/media/live.webp', alt: 'Konzert' };
  expect(renderBlock(<FeatureGrid block={{ ...block, layout: 'lead', columns: 1, image }} />)).not.toContain('Konzert');
});
