import { expect, test } from 'vitest';
import { renderBlock } from '../testing.tsx';
import { Chronicle } from './Chronicle.tsx';
import examples from './examples.json' with { type: 'json' };
import { schema } from './schema.ts';

function render(example: keyof typeof examples, properties = {}): string {
  return renderBlock(<Chronicle block={schema.parse({ ...examples[example], ...properties })} />);
}

test('the section is named by its heading', () => {
  const html = render('typical');
  const [, id] = /<section[^>]* aria-labelledby="([^"]+)"/u.exec(html) ?? [];
  expect(html).toMatch(new RegExp(`<h2[^>]* id="${id}"[^>]*>So liefen`, 'u'));
});

test('the entries are an ordered list, the day before what happens', () => {
  const html = render('typical');
  expect(html).toMatch(
    /<ol[^>]*><li[^>]*><p[^>]*>Woche 1<\/p><p>Begehung .*<em>Der Kran trägt noch\.<\/em><\/p><\/li>/u,
  );
  expect(html.match(/<li/gu)).toHaveLength(3);
});

test('in rows the picture comes first, and the day before what happens', () => {
  expect(render('largest')).toMatch(/<img[^>]*alt="Kabeltrommel.*<ol/u);
  expect(render('largest')).toMatch(/<ol[^>]*><li[^>]*><p[^>]*>Woche 1, Dienstag, im Regen<\/p><p>Begehung mit/u);
});

test('the credits are terms and what they say', () => {
  expect(render('typical')).toMatch(
    /<dl[^>]*><div[^>]*><dt[^>]*>Ort<\/dt><dd>Turbinenhalle eines Maschinenbauers<\/dd>/u,
  );
});

test('without credits there is no list of them', () => {
  expect(render('smallest')).not.toMatch(/<dl|undefined/u);
});

test('the picture comes before the story, and is left out when missing', () => {
  expect(render('largest', { layout: 'beside' })).toMatch(/<img[^>]*alt="Kabeltrommel[^>]*loading="lazy".*<ol/u);
  expect(render('typical')).not.toContain('<img');
});

test('anchor and language reach the section', () => {
  expect(render('largest')).toMatch(/<section[^>]* id="verlauf" lang="de"/u);
});

test('in a schedule every entry with a time has a bar beside its words', () => {
  const entries = [
    { label: 'Monat 1', text: 'Rahmenplan.', from: 1, length: 1 },
    { label: 'Monate 2–3', text: 'Entwurf.', from: 2, length: 2 },
    { label: 'Danach', text: 'Verkauf.' },
  ];
  const html = render('smallest', { layout: 'schedule', entries });
  expect(html.match(/<li/gu)).toHaveLength(3);
  expect(html.match(/<\/p><\/div><div class="[^"]+">/gu)).toHaveLength(2);
  expect(html.match(/<span>\d+<\/span>/gu)).toHaveLength(3);
  expect(html).toMatch(/Danach<\/p><p>Verkauf\.<\/p><\/div><\/li>/u);
});
