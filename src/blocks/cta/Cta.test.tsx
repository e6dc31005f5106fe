import { expect, test } from 'vitest';
import { renderBlock } from '../testing.tsx';
import { Cta } from './Cta.tsx';
import type { CtaBlock } from './schema.ts';

const smallest: CtaBlock = {
  type: 'cta',
  tone: 'dark',
  title: 'Sprechen wir darüber',
  action: { kind: 'link', label: 'Zum Kontakt', href: '/management' },
  showContact: true,
  layout: 'behind',
};

test('the call is a second-level heading with one button', () => {
  const html = renderBlock(<Cta block={smallest} />);
  expect(html).toMatch(/<h2 [^>]*>Sprechen wir darüber<\/h2>/u);
  expect(html).toMatch(/<a [^>]*href="\/management"[^>]*>Zum Kontakt/u);
});

test('phone and mail of the site stand beside it as links', () => {
  const html = renderBlock(<Cta block={smallest} />);
  expect(html).toMatch(/href="tel:\+493023125000"[^>]*>\+49 30 23125 000/u);
  expect(html).toMatch(/href="mailto:kontakt@example\.com"[^>]*>kontakt@example\.com/u);
});

test('showContact false leaves them out', () => {
  expect(renderBlock(<Cta block={{ ...smallest, showContact: false }} />)).not.toMatch(/tel:|mailto:/u);
});

const image = { src: '/media/live.webp', alt: '' };

test.each<[string, Partial<CtaBlock>, boolean]>([
  ['by night', {}, true],
  ['by day', { tone: 'light' }, false],
  ['beside a picture', { image }, false],
])('%s: whether it shows the light', (_, changes, lit) => {
  expect(/<div [^>]*aria-hidden="true"/u.test(renderBlock(<Cta block={{ ...smallest, ...changes }} />))).toBe(lit);
});

test.each<[CtaBlock['layout'], string]>([
  ['behind', 'dark'],
  ['beside', 'light'],
  ['above', 'light'],
])('a picture %s the words: the section is %s', (layout, tone) => {
  expect(renderBlock(<Cta block={{ ...smallest, tone: 'light', image, layout }} />)).toContain(`data-tone="${tone}"`);
});

test('a picture beside the words or above them comes before them', () => {
  const html = renderBlock(<Cta block={{ ...smallest, image, layout: 'above' }} />);
  expect(html.indexOf('<img')).toBeLessThan(html.indexOf('<h2'));
});
