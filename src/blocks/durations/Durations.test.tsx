import { expect, test } from 'vitest';
import { renderBlock } from '../testing.tsx';
import { Durations } from './Durations.tsx';
import examples from './examples.json' with { type: 'json' };
import { schema } from './schema.ts';

function render(example: keyof typeof examples, properties = {}): string {
  return renderBlock(<Durations block={schema.parse({ ...examples[example], ...properties })} />);
}

const way = (title: string, ...lengths: number[]) => ({
  title,
  parts: lengths.map((length, index) => ({ label: `Teil ${index + 1}`, length })),
});

test('the section is named by its heading', () => {
  const html = render('typical');
  const [, id] = /<section[^>]* aria-labelledby="([^"]+)"/u.exec(html) ?? [];
  expect(html).toMatch(new RegExp(`<h2[^>]* id="${id}"[^>]*>Von Tür`, 'u'));
});

test('every way is a list item with a heading, its sum, and its parts as terms with their times', () => {
  const html = render('typical');
  expect(html.match(/<li/gu)).toHaveLength(2);
  expect(html).toMatch(
    /<h3[^>]*>Mit der Linie<\/h3><p[^>]*>An- und Abfahrt eingerechnet<\/p><\/div><p[^>]*>4:30\u00a0h<\/p>/u,
  );
  expect(html).toMatch(/<dt[^>]*>Am Boden<\/dt><dd[^>]*>3\u00a0h<\/dd>/u);
});

test('what a shorter way gains is worked out; the longest gains nothing', () => {
  expect(render('typical').match(/<dt[^>]*>früher am Ziel<\/dt><dd[^>]*>2\u00a0h<\/dd>/gu)).toHaveLength(1);
  expect(render('smallest')).not.toMatch(/1:45|undefined/u);
});

test.each([
  ['minutes', 45, '45\u00a0min'],
  ['minutes', 95, '1:35\u00a0h'],
  ['hours', 1.5, '1:30\u00a0h'],
  ['days', 1, '1\u00a0Tag'],
  ['weeks', 2.5, '2,5\u00a0Wochen'],
  ['years', 10, '10\u00a0Jahre'],
])('in %s %d is written %s', (unit, length, written) => {
  expect(render('smallest', { unit, ways: [way('A', length), way('B', length, length)] })).toContain(
    `>${written}</dd>`,
  );
});

test('a way of one part tells its length once', () => {
  const html = render('smallest', { unit: 'years', ways: [way('A', 10), way('B', 4, 6)] });
  expect(html.match(/10\u00a0Jahre/gu)).toHaveLength(2);
  expect(html.match(/<dl/gu)).toHaveLength(1);
});

test('where nothing is longer than ninety minutes, all is told in minutes', () => {
  const html = render('smallest', { unit: 'minutes', ways: [way('A', 90), way('B', 40, 20)] });
  expect(html.match(/>(?:90|60|40|20)\u00a0min\b/gu)).toHaveLength(4);
});

test('each way of one part says what its length is', () => {
  const html = render('smallest', { ways: [way('A', 20), way('B', 40), way('C', 60)] });
  expect(html.match(/Teil 1/gu)).toHaveLength(3);
});

test('the block may be in another language than its page', () => {
  const html = render('smallest', { lang: 'en', unit: 'days', ways: [way('A', 2), way('B', 3, 1)] });
  expect(html).toContain('>3\u00a0days</dd>');
});

test('the recommended way says so before its name', () => {
  expect(render('largest')).toMatch(/<p[^>]*>Unsere Empfehlung für Premieren<\/p><h3[^>]*>In einem Haus/u);
  expect(render('typical')).not.toMatch(/<p[^>]*>[^<]*<\/p><h3/u);
});

test('anchor and language reach the section', () => {
  expect(render('largest')).toMatch(/<section[^>]* id="dauer" lang="de"/u);
});

test('what a single part takes is told once, also beside what is missing', () => {
  const ways = [way('Anfang', 20), way('Ende', 90)];
  const html = render('typical', { unit: 'minutes', ways, gain: 'fehlen noch' });
  expect(html.match(/>20\u00a0min\b/gu)).toHaveLength(1);
  expect(html).toMatch(/>fehlen noch<\/p><p[^>]*>70\u00a0min</u);
  expect(html).not.toMatch(/<d[ltd]\b/u);
});
