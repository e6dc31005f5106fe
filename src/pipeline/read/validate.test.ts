import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { text } from '../../fields/text.ts';
import type { Problem } from '../../findings/finding.ts';
import { describeSchema, describeValue } from './describe.ts';
import { validate } from './validate.ts';

const item = z.strictObject({ title: text(10), tone: z.enum(['light', 'dark']).default('light') });
const option = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('link'), href: text(20) }),
  z.strictObject({ kind: z.literal('mail'), address: text(20), subject: text(20).optional() }),
]);
const schema = z.strictObject({
  $schema: text(90).optional(),
  title: text(10),
  columns: z.literal([1, 2, 3]).optional(),
  items: z.array(item).min(1).max(2).optional(),
  action: option.optional(),
  code: z
    .string()
    .regex(/^[a-z]+$/u)
    .optional()
    .describe('Kleinbuchstaben'),
});

const problems = (value: unknown): Problem[] =>
  validate(schema, { path: 'a.json', text: JSON.stringify(value), value }).problems;

const short = ({ code, spot, nearest, expected }: Problem) =>
  [code, 'path' in spot ? `/${spot.path?.join('/')}` : '', nearest ?? '', expected ?? ''].join(' ').trimEnd();

test.each([
  { title: 'A' },
  { title: 'A', columns: 2, items: [{ title: 'B', tone: 'dark' }] },
  { $schema: '../x.json', title: 'A', action: { kind: 'mail', address: 'a' }, code: 'abc' },
])('accepts %j', (value) => {
  expect(problems(value)).toEqual([]);
});

test('fills in defaults', () => {
  const value = { title: 'A', items: [{ title: 'B' }] };
  expect(validate(schema, { path: 'a.json', text: '', value }).value).toEqual({
    title: 'A',
    items: [{ title: 'B', tone: 'light' }],
  });
});

describe('names', () => {
  test.each([
    ['a missing property', {}, ['missing-property /title  "…"']],
    ['a misspelt property once', { titel: 'A' }, ['unknown-property /titel title title, columns, items, action, code']],
    [
      'a property in the place of the one that lacks',
      { name: 'A' },
      ['unknown-property /name title title, columns, items, action, code'],
    ],
    [
      'both where the kinds differ',
      { name: 1 },
      ['missing-property /title  "…"', 'unknown-property /name  title, columns, items, action, code'],
    ],
    [
      'an unknown property by what is free',
      { title: 'A', farbe: 1, columns: 1 },
      ['unknown-property /farbe  items, action, code'],
    ],
    ['a wrong kind', { title: 1 }, ['wrong-type /title  "…"']],
    ['null', { title: null }, ['wrong-type /title  "…"']],
    ['a list in the place of a group', [], ['wrong-type /  {…}']],
    ['an empty text once', { title: '' }, ['text-blank /title  ≥ 1']],
    ['a long text', { title: 'A'.repeat(11) }, ['text-too-long /title  ≤ 10']],
    [
      'two flaws of one text',
      { title: `${'A'.repeat(11)}\n` },
      ['text-too-long /title  ≤ 10', 'text-line-break /title'],
    ],
    ['a number that is no choice', { title: 'A', columns: 4 }, ['unknown-value /columns  1, 2, 3']],
    ['a number in quotation marks', { title: 'A', columns: '2' }, ['unknown-value /columns 2 1, 2, 3']],
    ['too few entries', { title: 'A', items: [] }, ['too-few-items /items  ≥ 1']],
    ['too many entries', { title: 'A', items: [1, 2, 3].map(() => ({ title: 'B' })) }, ['too-many-items /items  ≤ 2']],
    [
      'a misspelt choice',
      { title: 'A', items: [{ title: 'B', tone: 'drak' }] },
      ['unknown-value /items/0/tone dark light, dark'],
    ],
    ['a missing tag', { title: 'A', action: { href: 'a' } }, ['missing-property /action/kind  "link"']],
    [
      'a missing tag where what is there leaves a choice',
      { title: 'A', action: {} },
      ['missing-property /action/kind  "link" | "mail"'],
    ],
    [
      'what belongs to another kind, and not what this kind lacks',
      { title: 'A', action: { kind: 'link', address: 'a' } },
      ['property-of-other-kind /action/address'],
    ],
    [
      'the same of an optional one',
      { title: 'A', action: { kind: 'link', href: 'a', subject: 'a' } },
      ['property-of-other-kind /action/subject'],
    ],
    [
      'a misspelt tag name',
      { title: 'A', action: { knid: 'link', href: 'a' } },
      ['unknown-property /action/knid kind kind'],
    ],
    ['an unknown tag', { title: 'A', action: { kind: 'lnk' } }, ['unknown-value /action/kind link link, mail']],
    [
      'what is wrong in the option that the tag means',
      { title: 'A', action: { kind: 'mail', adress: 'a' } },
      ['unknown-property /action/adress address address, subject'],
    ],
    ['a wrong form with its description', { title: 'A', code: 'A1' }, ['wrong-format /code']],
  ])('%s', (_, value, findings) => {
    expect(problems(value).map(short).sort()).toEqual([...findings].sort());
  });

  test('entries of a list by their number', () => {
    const list = z.strictObject({ points: z.array(text(5)) });
    const [finding] = validate(list, { path: 'a.json', text: '', value: { points: ['a', 'zu lang'] } }).problems;
    expect(finding?.details).toEqual({ name: 'points[1]', limit: 5, length: 7 });
  });

  test('every problem of a file', () => {
    expect(
      problems({ titel: 'A', columns: 9, items: [{ title: '' }, { tone: 'x' }] })
        .map((problem) => problem.code)
        .sort(),
    ).toEqual(['missing-property', 'text-blank', 'unknown-property', 'unknown-value', 'unknown-value']);
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('the unknown property %s', (name) => {
    const value: unknown = JSON.parse(`{ "title": "A", "${name}": 1 }`);
    expect(problems(value)).toMatchObject([{ code: 'unknown-property', details: { name } }]);
  });
});

test.each([
  ['A', '"A"'],
  [1.5, '1.5'],
  [null, 'null'],
  [[1], '[…]'],
  [{ a: 1 }, '{…}'],
  ['a'.repeat(80), `"${'a'.repeat(56)}…"`],
])('%j is shown as %s', (value, shown) => {
  expect(describeValue(value)).toBe(shown);
});

test.each([
  ['"…"', z.string().optional()],
  ['[…]', z.array(z.string()).min(1)],
  ['{…}', z.strictObject({}).optional()],
  ['{…}', option],
  ['true | false', z.boolean().default(true)],
  ['"a" | "b"', z.enum(['a', 'b'])],
  ['1 | 2', z.literal([1, 2])],
  ['1, 2, 3 …', z.int()],
  ['1, 2.5 …', z.number().min(0.25)],
  ['"…"', z.enum(Array.from({ length: 40 }, (_, index) => `n${index}`))],
  ['"…"', undefined],
])('a schema asks for %s (%#)', (shown, wanted) => {
  expect(describeSchema(wanted)).toBe(shown);
});

test('a missing group is asked for with all that it needs', () => {
  const page = z.strictObject({
    contact: z.strictObject({ heading: text(9), formId: text(9), note: text(9).optional() }),
  });
  const [problem] = validate(page, { path: 'a.json', text: '{}', value: {} }).problems;
  expect(problem && short(problem)).toBe('missing-property /contact  { "heading": "…", "formId": "…" }');
});
