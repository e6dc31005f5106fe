import { expect, test } from 'vitest';
import { renderBlock } from '../testing.tsx';
import { Comparison } from './Comparison.tsx';
import examples from './examples.json' with { type: 'json' };
import { schema } from './schema.ts';

function render(example: keyof typeof examples): string {
  return renderBlock(<Comparison block={schema.parse(examples[example])} />);
}

test('section and table are named by the heading', () => {
  const html = render('typical');
  const [, id] = /<section[^>]* aria-labelledby="([^"]+)"/u.exec(html) ?? [];
  expect(html).toMatch(new RegExp(`<h2[^>]* id="${id}"[^>]*>Drei Formate`, 'u'));
  expect(html).toContain(`<table aria-labelledby="${id}"`);
});

test('every label heads its cells, every option begins with its name', () => {
  const html = render('typical');
  expect(html.match(/<th[^>]* scope="col"/gu)).toHaveLength(2);
  expect(html.match(/<th[^>]* scope="row"/gu)).toHaveLength(3);
  expect(html).toMatch(/<th scope="row"[^>]*>Konzept<\/th><td[^>]*><p>Vier Wochen<\/p><\/td>/u);
});

test('a fact that an option lacks leaves an empty cell, so that the others keep their columns', () => {
  const html = render('largest');
  const [, ...options] = html.slice(html.indexOf('<tbody')).split('<tr');
  expect(options.map((option) => option.match(/<td/gu)?.length)).toEqual([4, 4, 4, 4]);
  expect(options[2]).toMatch(/<td[^>]*><\/td><td[^>]*><\/td><\/tr>/u);
});

test('picture and button are left out when missing', () => {
  expect(render('largest')).toMatch(/<img[^>]*alt="Tonbandschachteln[^>]*loading="lazy".*Vertrag prüfen lassen/u);
  expect(render('smallest')).not.toMatch(/<img|<a |<button|undefined/u);
});

test('anchor and language reach the section', () => {
  expect(render('largest')).toMatch(/<section[^>]* id="vergleich" lang="de"/u);
});
