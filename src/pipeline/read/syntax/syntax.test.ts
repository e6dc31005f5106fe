import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { documentSchemas } from '../../../documents/documents.ts';
import { unwrap } from '../../../documents/reflect.ts';
import { roles } from '../../../fields/roles.ts';
import { parse } from '../parse.ts';

/** Code of the first finding and the text that it marks. */
function first(text: string) {
  const [finding] = parse({ path: 'page.json', text }).problems;
  if (finding?.spot.at !== 'offset') throw new Error(`${text} has no finding with a place`);
  return [finding.code, text.slice(finding.spot.offset, finding.spot.offset + finding.spot.length)];
}

describe('accepted', () => {
  test.each(['{}', '[]', '"a"', 'null', ' {"a": [1, -2.5e3, true, null, "\\u00e4\\n\\\\"]} \r\n'])('%s', (text) => {
    expect(parse({ path: 'page.json', text })).toEqual({
      value: { path: 'page.json', text, value: JSON.parse(text) },
      problems: [],
    });
  });
});

describe('named, with the text that is wrong', () => {
  test.each([
    ['{"a": 1,}', 'syntax-trailing-comma', ','],
    ['[1, 2, ]', 'syntax-trailing-comma', ','],
    ['{"a": 1\n"b": 2}', 'syntax-missing-comma', '\n'],
    ['["a" "b"]', 'syntax-missing-comma', ' '],
    ['[{"a": 1}{"a": 2}]', 'syntax-missing-comma', '{'],
    ['{"a" "x"}', 'syntax-missing-colon', ' '],
    ['{"a", "x", "b": 1}', 'syntax-missing-colon', ','],
    ['{"a": {"x", "y"}}', 'syntax-list-braces', '{'],
    ['{"a": {{"x": 1}, {"x": 2}}}', 'syntax-list-braces', '{'],
    ['{"lead:" "x"}', 'syntax-missing-colon', ':"'],
    ['{"a" = "x"}', 'syntax-missing-colon', '='],
    ['{"a": }', 'syntax-missing-value', ':'],
    ['{"a": , "b": 1}', 'syntax-missing-value', ':'],
    ['{"a": "x,\n"b": "y"}', 'syntax-missing-quote', '"'],
    ['{"a: "x"}', 'syntax-missing-quote', '"'],
    ['{"a": "x', 'syntax-missing-quote', '"'],
    ['{"a": "Der "große" Auftritt"}', 'syntax-inner-quote', '"'],
    ['{"a": "Der „große" Auftritt", "b": 1}', 'syntax-inner-quote', '"'],
    ['{"a": "Zu den <a href="/wiesen">Wiesen</a>"}', 'syntax-html', '<a href="'],
    ['{"a": ["Zu den <a href="https://a.example/wiesen">Wiesen</a>"]}', 'syntax-html', '<a href="'],
    ['{"a": "<p class="MsoNormal">Zu den Wiesen</p>"}', 'syntax-html', '<p class="'],
    ['{"a": "Der ""große"" Auftritt"}', 'syntax-inner-quote', '"'],
    ['{„a“: 1}', 'syntax-typographic-quote', '„'],
    ['{"a": “x”}', 'syntax-typographic-quote', '“'],
    ['{"a": »x«}', 'syntax-typographic-quote', '»'],
    ['{"a": "x“,\n"b": 1}', 'syntax-typographic-quote', '“'],
    ['{"a“: "x"}', 'syntax-typographic-quote', '“'],
    ["{'a': 1}", 'syntax-single-quote', "'"],
    ['{"a": \'x\'}', 'syntax-single-quote', "'"],
    ['{"a": `x`}', 'syntax-single-quote', '`'],
    ['{a: 1}', 'syntax-unquoted-key', 'a'],
    ['{title": "x"}', 'syntax-unquoted-key', 'title'],
    ['{"a": 1\n b: 2}', 'syntax-unquoted-key', 'b'],
    ['{1: 2}', 'syntax-unquoted-key', '1'],
    ['{"a": True}', 'syntax-bare-word', 'True'],
    ['{"a": NaN, "b": 1}', 'syntax-bare-word', 'NaN'],
    ['{"a": undefined}', 'syntax-bare-word', 'undefined'],
    ['{"a": Hallo Welt, "b": 1}', 'syntax-bare-word', 'Hallo Welt'],
    ['{"a": x y", "b": 1}', 'syntax-bare-word', 'x y'],
    ['{"a": 1,5}', 'syntax-bare-word', '1,5'],
    ['{"a": 012}', 'syntax-bare-word', '012'],
    ['{"a": 0x1F}', 'syntax-bare-word', '0x1F'],
    ['{"a": 1.}', 'syntax-bare-word', '1.'],
    ['{"a": +1}', 'syntax-bare-word', '+1'],
    ['{"a": .5}', 'syntax-bare-word', '.5'],
    ['{} // x', 'syntax-comment', '// x'],
    ['{ /* x */ "a": 1}', 'syntax-comment', '/* x */'],
    ['{"a": 1 /* x }', 'syntax-comment-open', '/*'],
    ['{"a": "x\ny"}', 'syntax-line-break', '"x'],
    ['{"a": "x\ty"}', 'syntax-line-break', '\t'],
    ['{"a": "x\u0000"}', 'syntax-control', '\u0000'],
    ['{"a": "😀\t"}', 'syntax-line-break', '\t'],
    ['{"a": "C:\\dir"}', 'syntax-computer-path', '"C:\\dir"'],
    ['{"a": "in C:\\dir"}', 'syntax-escape', '\\d'],
    ['{"a": "\\\\ \\\' "}', 'syntax-escape', "\\'"],
    ['{"a": "\\u00g"}', 'syntax-escape', '\\u00'],
    ['{"a": [1]', 'syntax-unclosed', ']'],
    ['{"a": {"b": 1}\n', 'syntax-unclosed', '}'],
    ['{"a": [1}', 'syntax-bracket-mismatch', '}'],
    ['{"a": 1]', 'syntax-bracket-wrong', ']'],
    ['{"a": [1}]', 'syntax-bracket-mismatch', '}'],
    ['[{"a": 1, {"a": 2}]', 'syntax-bracket-mismatch', '{'],
    ['{"a": [1]], "b": 2}', 'syntax-bracket-extra', ']'],
    ['{"a": 1}}', 'syntax-bracket-extra', '}'],
    ['"a": 1}', 'syntax-brace-first', '"a"'],
    ['s{"a": 1}', 'syntax-text-before', 's'],
    ['a: 1', 'syntax-other-format', 'a: 1'],
    ['{\\rtf1\\ansi}', 'syntax-other-format', '{\\rtf1\\ansi}'],
    ['[{"a": 1}, s {"a": 2}]', 'syntax-stray', 's'],
    ['{"a": 1,\nö\n"b": 2}', 'syntax-stray', 'ö'],
    ['{\\"a\\": 1}', 'syntax-stray', '\\'],
    ['["a": {"b": 1}]', 'syntax-name-in-list', '"a"'],
    ['["a": "x", {"b": 1}]', 'syntax-brace-late', '"a"'],
    ['["a": "x", "b": 1]', 'syntax-brace-missing', '"a"'],
    ['{"a": "\\media\\x.webp"}', 'syntax-backslashes', '"\\media\\x.webp"'],
    ['{"a": 1}\nTODO: Bild', 'syntax-extra', 'TODO: Bild'],
    ['{"a": 1},', 'syntax-extra', ','],
    ['{"a":\u00a01}', 'syntax-invisible', '\u00a0'],
    ['{\u200b"a": 1}', 'syntax-invisible', '\u200b'],
    ['{"a": 1,, "b": 2}', 'syntax-extra-comma', ','],
    ['{"a":: 1}', 'syntax-unexpected', ':'],
    [' \n ', 'syntax-empty', ' '],
  ])('%j: %s', (text, code, marked) => {
    expect(first(text)).toEqual([code, marked]);
  });

  test('an empty file', () => {
    expect(parse({ path: 'page.json', text: '' }).problems).toMatchObject([{ code: 'syntax-empty' }]);
  });
});

/** Names of all properties that are days, in every document. */
function daysIn(schema: z.core.$ZodType): string[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) return daysIn(inner.def.element);
  if (inner instanceof z.ZodUnion) return inner.def.options.flatMap(daysIn);
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(inner.shape).flatMap(([name, part]) =>
    roles.get(unwrap(part))?.kind === 'day' ? [name] : daysIn(part),
  );
}

test.each([...new Set(Object.values(documentSchemas).flatMap(daysIn))])('a day without quotes: %s', (name) => {
  expect(first(`{"${name}": 2027-12-31, "b": 1}`)).toEqual(['syntax-bare-day', '2027-12-31']);
});

test('the bracket that is still open is named with its line', () => {
  const [finding] = parse({ path: 'page.json', text: '{\n  "a": [\n    1\n}' }).problems;
  expect(finding).toMatchObject({ code: 'syntax-unclosed', details: { open: '[', line: 2 } });
});

test('errors that leave no doubt are all reported, and the value is handed on', () => {
  const parsed = parse({ path: 'page.json', text: '{\n  "a": [1, 2,], // x\n  "b": 3\n  "c": 4,\n}' });
  expect(parsed.problems.map((finding) => finding.code)).toEqual([
    'syntax-trailing-comma',
    'syntax-comment',
    'syntax-missing-comma',
    'syntax-trailing-comma',
  ]);
  expect(parsed.value?.value).toEqual({ a: [1, 2], b: 3, c: 4 });
});

test('behind an error that shifts the meaning nothing more is reported, and no value is handed on', () => {
  const parsed = parse({ path: 'page.json', text: '{"a": [1,], "b": \'x\', "c": 1,}' });
  expect(parsed.problems.map((finding) => finding.code)).toEqual(['syntax-trailing-comma', 'syntax-single-quote']);
  expect(parsed.value).toBeUndefined();
});

test('a file with thousands of errors is given up soon', () => {
  const { value, problems } = parse({ path: 'page.json', text: `[${'1 '.repeat(100_000)}]` });
  expect(value).toBeUndefined();
  expect(problems).toHaveLength(50);
});

describe('a property that stands twice', () => {
  test.each([
    ['{"a": 1, "a": 2}', ['a']],
    ['{"b": [{"a": 1, "a": 2, "a": 3}]}', ['b', 0, 'a']],
    ['{"a": 1, "\\u0061": 2}', ['a']],
    ['{"a": 1, "a": 2,}', ['a']],
  ])('is named at its second place: %s', (text, path) => {
    const found = parse({ path: 'page.json', text }).problems.find((finding) => finding.code === 'duplicate-key');
    expect(found?.spot).toMatchObject({ at: 'offset', path, offset: text.indexOf('"', text.indexOf('1')) });
  });

  test.each(['{"a": {"a": 1}, "b": {"a": 2}}', '[{"a": 1}, {"a": 1}]', '{"a": "a: a", "b": ":"}'])(
    'is none in %s',
    (text) => {
      expect(parse({ path: 'page.json', text }).problems).toEqual([]);
    },
  );
});

test('whatever a file holds, it is either read or its trouble has a place in it', () => {
  const pieces = [
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"',
    "'",
    '„',
    '\\',
    '//',
    '/*',
    '*/',
    '\n',
    ' ',
    '1',
    '-',
    'a',
    'true',
    '\u2028',
    '😀',
  ];
  const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(texts, (text) => {
      const { value, problems } = parse({ path: 'page.json', text });
      if (problems.length === 0) expect(value?.value).toEqual(JSON.parse(text));
      for (const { spot } of problems) {
        if (spot.at !== 'offset') throw new Error('no place');
        expect(spot.offset).toBeLessThanOrEqual(text.length);
        expect(spot.length).toBeGreaterThan(0);
      }
    }),
    { numRuns: 2_000, seed: 20_261_121 },
  );
});

test.each([
  '[},'.repeat(80_000),
  '{"a":'.repeat(50_000),
  `/* " */${'['.repeat(200_000)}`,
  `{"a": ${']'.repeat(1000)}${'['.repeat(1000)}`,
])('a file made to exhaust the stack is refused', (text) => {
  const { value, problems } = parse({ path: 'page.json', text });
  expect(value).toBeUndefined();
  expect(problems).toHaveLength(1);
});
