import { expect, test } from 'vitest';
import { jsonText } from './json-style.ts';

test('short flat objects and lists are on one line, others are spread', () => {
  const page = {
    title: 'Picknick',
    blocks: [{ type: 'hero', points: ['a', 'b'], link: { href: '/', label: 'Start' } }],
  };
  expect(jsonText(page)).toBe(`{
  "title": "Picknick",
  "blocks": [
    {
      "type": "hero",
      "points": ["a", "b"],
      "link": { "href": "/", "label": "Start" }
    }
  ]
}
`);
});

test('an object that would make a long line is spread', () => {
  const text = 'x'.repeat(100);
  expect(jsonText([{ text, more: 1 }])).toBe(`[\n  {\n    "text": "${text}",\n    "more": 1\n  }\n]\n`);
});

test.each([[null], [{}], [[]], [[[]]], ['„a“ "b"'], [{ a: { b: [1, true, { c: null }] } }]])(
  '%j comes back as it was',
  (value) => {
    expect(JSON.parse(jsonText(value))).toEqual(value);
  },
);

test('what is undefined is left out', () => {
  expect(jsonText({ a: undefined, b: 1 })).toBe('{\n  "b": 1\n}\n');
});
