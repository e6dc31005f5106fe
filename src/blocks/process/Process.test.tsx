import { expect, test } from 'vitest';
import { renderBlock } from '../testing.tsx';
import { Process } from './Process.tsx';
import type { ProcessBlock } from './schema.ts';

const smallest: ProcessBlock = {
  type: 'process',
  tone: 'sand',
  variant: 'line',
  title: 'Zwei Schritte',
  step1: { title: 'Anrufen' },
  step2: { title: 'Abreisen' },
};

test('the steps are an ordered list with third-level headings', () => {
  const html = renderBlock(<Process block={smallest} />);
  expect(html).toMatch(/<ol/u);
  expect([...html.matchAll(/<h3[^>]*>([^<]+)<\/h3>/gu)].map(([, title]) => title)).toEqual(['Anrufen', 'Abreisen']);
});

test('missing steps, points and outcome are left out', () => {
  const html = renderBlock(<Process block={smallest} />);
  expect(html.match(/<li/gu)).toHaveLength(2);
  expect(html).not.toMatch(/<ul|<dl|<img/u);
});

test('a step shows its picture only where text and pictures alternate', () => {
  const step1 = { title: 'Anrufen', image: { src: '/media/legal.webp', alt: 'Säulen' } };
  expect(renderBlock(<Process block={{ ...smallest, step1 }} />)).not.toContain('<img');
  expect(renderBlock(<Process block={{ ...smallest, variant: 'alternating', step1 }} />)).toContain('alt="Säulen"');
});

test('a picture of the whole comes before the steps', () => {
  const html = renderBlock(<Process block={{ ...smallest, image: { src: '/media/legal.webp', alt: 'Säulen' } }} />);
  expect(html.indexOf('alt="Säulen"')).toBeLessThan(html.indexOf('<ol'));
});
