import { expect, test } from 'vitest';
import { renderBlock } from '../testing.tsx';
import { ContactDetails } from './ContactDetails.tsx';
import examples from './examples.json' with { type: 'json' };
import { schema } from './schema.ts';

function render(example: keyof typeof examples): string {
  return renderBlock(<ContactDetails block={schema.parse(examples[example])} />);
}

test('the section is named by its heading', () => {
  const html = render('typical');
  const [, id] = /<section[^>]* aria-labelledby="([^"]+)"/u.exec(html) ?? [];
  expect(html).toMatch(new RegExp(`<h2[^>]* id="${id}"[^>]*>So erreichen`, 'u'));
});

test('every way is a term and what leads there, a note after it', () => {
  const html = render('typical');
  expect(html.match(/<dt/gu)).toHaveLength(3);
  expect(html).toMatch(/<dt[^>]*>Telefon<\/dt><dd[^>]*><a [^>]*href="tel:[^<]*<\/a><\/dd><dd[^>]*>Montag/u);
});

test('picture and notes are left out when missing', () => {
  expect(render('largest')).toContain('<img');
  expect(render('smallest')).not.toMatch(/<img|undefined/u);
  expect(render('smallest').match(/<dd/gu)).toHaveLength(1);
});

test('anchor and language reach the section', () => {
  expect(render('largest')).toMatch(/<section[^>]* id="wege" lang="de"/u);
});
