import { expect, test } from 'vitest';
import { renderBlock } from '../testing.tsx';
import { Figures } from './Figures.tsx';
import type { FiguresBlock } from './schema.ts';

const smallest: FiguresBlock = {
  type: 'figures',
  tone: 'sand',
  layout: 'row',
  stats: [{ label: 'Events produziert', value: '1.000+' }],
};

test('each figure is a term with its value, the term first', () => {
  expect(renderBlock(<Figures block={smallest} />)).toMatch(/<dt[^>]*>Events produziert<\/dt><dd[^>]*>1\.000\+<\/dd>/u);
});

test('without words there is no heading', () => {
  expect(renderBlock(<Figures block={smallest} />)).not.toMatch(/<h2|<p/u);
});

test('a title names the band', () => {
  const html = renderBlock(<Figures block={{ ...smallest, title: 'In Zahlen' }} />);
  const id = /<h2 id="([^"]+)"/u.exec(html)?.[1];
  expect(html).toContain(`<section aria-labelledby="${id}"`);
});

test('a leading figure comes first and alone, the others follow in a row', () => {
  const stats = [
    { label: 'für den Abend', value: '6.400 €' },
    { label: 'Posten', value: '5' },
  ];
  const html = renderBlock(<Figures block={{ ...smallest, layout: 'leading', stats }} />);
  expect(html.match(/<dl[^>]*>.*?<\/dl>/gsu)).toEqual([
    expect.stringMatching(/6\.400 €<\/dd>(?!.*5<\/dd>)/su),
    expect.stringMatching(/>5<\/dd>/u),
  ]);
});
