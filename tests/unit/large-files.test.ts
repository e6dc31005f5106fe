import { expect, test } from 'vitest';
import { checkedSite, page } from '../small-site.ts';

const MANY = 20_000;
const many = (piece: (index: number) => string) => Array.from({ length: MANY }, (_, index) => piece(index)).join(',');
const head = '"title": "Live", "description": "Eine Seite, die es nur in den Tests gibt, lang genug beschrieben.",';
const blocks = '"blocks": [{ "type": "hero", "title": "Live" }]';

/** Of each code, how many findings are told of the page, and how many more there are. */
function found(text: string) {
  const told: Record<string, [number, number]> = {};
  for (const { file, code, further = 0 } of checkedSite({ 'live.json': text }).findings) {
    const [shown, left] = told[code] ?? [0, 0];
    if (file === 'live.json') told[code] = [shown + 1, left + further];
  }
  return told;
}

test('a property that is there 20,000 times is soon told of', () => {
  expect(found(`{${head} ${many(() => '"a":1')}, ${blocks}}`)).toMatchObject({
    'duplicate-key': [100, MANY - 101],
    'unknown-property': [1, 0],
  });
});

test('20,000 unknown properties are soon told of', () => {
  expect(found(`{${head} ${many((index) => `"a${index}":1`)}, ${blocks}}`)).toMatchObject({
    'unknown-property': [100, MANY - 100],
  });
});

test('20,000 empty blocks are soon told of', () => {
  expect(found(`{${head} "blocks": [{ "type": "hero", "title": "Live" }, ${many(() => '{}')}]}`)).toMatchObject({
    'too-many-items': [1, 0],
  });
});

test('a title of 100,000 letters is soon told of', () => {
  const text = JSON.stringify(page('x'.repeat(100_000)));
  expect(found(text)).toMatchObject({ 'text-too-long': expect.anything() });
});
