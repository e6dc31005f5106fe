import { describe, expect, test } from 'vitest';
import { heading, richText, text } from './text.ts';

describe.each([
  ['text', text(40)],
  ['heading', heading(2)],
  ['richText', richText(40)],
])('%s', (_, schema) => {
  test.each(['a', 'a b', 'a\u00a0b', 'a&nbsp;b', 'Bühne.'])('accepts %j', (value) => {
    expect(schema.safeParse(value).success).toBe(true);
  });

  test.each(['', ' ', '\u00a0', ' a', 'a ', '\u00a0a', 'a\u00a0', 'a b '])(
    'refuses %j, which is padded or blank',
    (value) => {
      expect(schema.safeParse(value).success).toBe(false);
    },
  );
});

test('a link may stand at either end of a rich text, without a space behind it', () => {
  expect(richText(40).safeParse('[a](/b), [c](/d)').success).toBe(true);
  expect(richText(40).safeParse('[a](/b) ').success).toBe(false);
});
