import { expect, test } from 'vitest';
import { renderBlock } from '../testing.tsx';
import { Embed } from './Embed.tsx';
import examples from './examples.json' with { type: 'json' };
import { schema } from './schema.ts';

const html = (example: unknown) => renderBlock(<Embed block={schema.parse(example)} />);

test.each(Object.entries(examples))('a document loads nothing from the other host: %s', (_, example) => {
  expect(html(example)).not.toMatch(/<(?:iframe|video)|(?:src|srcSet)="https:/u);
});

test('it says where the content comes from, and leads there without consent and without JavaScript', () => {
  const page = html(examples.smallest);
  expect(page).toContain('Dieser Inhalt kommt von maps.example.com.');
  expect(page).toMatch(/<a [^>]*href="https:\/\/maps\.example\.com\/plan\/studio\.png"[^>]*target="_blank"/u);
});

test('no button offers what only JavaScript can do', () => {
  expect(html(examples.smallest)).not.toContain('<button');
});
