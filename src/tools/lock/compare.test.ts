import { describe, expect, test } from 'vitest';
import type { Shape } from '../../documents/shape.ts';
import { changeKinds, changeText, isSafe, isSilent } from './changes.ts';
import { compareShapes } from './compare.ts';

const string: Shape = { type: 'string', minLength: 1, maxLength: 80, pattern: '^a' };
const object = (properties: Record<string, Shape>, required: string[] = [], more: Shape = {}): Shape => ({
  type: 'object',
  required,
  properties,
  ...more,
});
const list = (items: Shape, more: Shape = {}): Shape => ({ type: 'array', minItems: 1, maxItems: 4, items, ...more });
const choice = (...values: string[]): Shape => ({ type: 'string', enum: values });
const action = (kind: string, properties: Record<string, Shape> = {}) =>
  object({ kind: choice(kind), ...properties }, ['kind']);
const union = (...oneOf: Shape[]): Shape => ({ tag: 'kind', oneOf });

interface Case {
  kind: string;
  before: Shape;
  after: Shape;
  de: string;
  en: string;
}

const safe: Case[] = [
  {
    kind: 'property-added',
    before: object({}),
    after: object({ note: string }),
    de: '`note` ist neu und freiwillig.',
    en: '`note` is new and optional.',
  },
  {
    kind: 'property-added',
    before: object({}),
    after: object({ layout: { ...choice('a', 'b'), default: 'a' } }),
    de: '`layout` ist neu und freiwillig.',
    en: '`layout` is new and optional.',
  },
  {
    kind: 'property-optional',
    before: object({ title: string }, ['title']),
    after: object({ title: string }),
    de: '`title` ist jetzt freiwillig.',
    en: '`title` is now optional.',
  },
  {
    kind: 'property-optional',
    before: object({ tone: choice('a') }, ['tone']),
    after: object({ tone: { ...choice('a'), default: 'a' } }),
    de: '`tone` ist jetzt freiwillig.',
    en: '`tone` is now optional.',
  },
  {
    kind: 'value-added',
    before: object({ tone: choice('light') }),
    after: object({ tone: choice('light', 'sand', 'dark') }),
    de: '`tone` darf auch "sand", "dark" sein.',
    en: '`tone` may also be "sand", "dark".',
  },
  {
    kind: 'value-added',
    before: object({ action: union(action('link')) }),
    after: object({ action: union(action('link'), action('contact')) }),
    de: '`action.kind` darf auch "contact" sein.',
    en: '`action.kind` may also be "contact".',
  },
  {
    kind: 'values-freed',
    before: object({ tone: choice('light') }),
    after: object({ tone: { type: 'string' } }),
    de: '`tone` darf auch etwas anderes sein als "light".',
    en: '`tone` may also be something other than "light".',
  },
  {
    kind: 'limit-widened',
    before: object({ title: string }),
    after: object({ title: { ...string, maxLength: 120 } }),
    de: '`title` erlaubt mehr: maxLength 120 statt maxLength 80.',
    en: '`title` allows more: maxLength 120 instead of maxLength 80.',
  },
  {
    kind: 'limit-widened',
    before: object({ stats: list(string) }),
    after: object({ stats: { type: 'array', minItems: 1, items: string } }),
    de: '`stats` erlaubt mehr: ohne Grenze statt maxItems 4.',
    en: '`stats` allows more: no limit instead of maxItems 4.',
  },
  {
    kind: 'limit-widened',
    before: object({ rows: { type: 'integer', minimum: 2 } }),
    after: object({ rows: { type: 'integer', minimum: 1 } }),
    de: '`rows` erlaubt mehr: minimum 1 statt minimum 2.',
    en: '`rows` allows more: minimum 1 instead of minimum 2.',
  },
  {
    kind: 'pattern-removed',
    before: object({ title: string }),
    after: object({ title: { type: 'string', minLength: 1, maxLength: 80 } }),
    de: '`title` hat kein Muster mehr.',
    en: '`title` no longer has a pattern.',
  },
  {
    kind: 'opened',
    before: object({ meta: object({}) }),
    after: object({ meta: object({}, [], { open: true }) }),
    de: '`meta` erlaubt jetzt auch unbekannte Angaben.',
    en: '`meta` now accepts unknown properties.',
  },
  ...(
    [
      [['a'], { kind: 'needs', property: 'b', others: ['a'] }, "needs('b', 'a')"],
      [['a'], { kind: 'atMostOne', properties: ['a', 'b'] }, "atMostOne('a', 'b')"],
      [['a'], { kind: 'sequence', properties: ['a', 'b'] }, "sequence('a', 'b')"],
    ] as const
  ).map(
    ([known, rule, code]): Case => ({
      kind: 'rule-of-new',
      before: object(Object.fromEntries(known.map((name) => [name, string]))),
      after: object(Object.fromEntries(known.map((name) => [name, string])), [], { rules: [rule] }),
      de: `Das Schema hat eine Regel, gegen die keine alte Angabe verstoßen kann: ${code}.`,
      en: `The schema has a rule that no old property can break: ${code}.`,
    }),
  ),
  {
    kind: 'rule-removed',
    before: object({}, [], { rules: [{ kind: 'atMostOne', properties: ['icon', 'iconUrl'] }] }),
    after: object({}),
    de: "Das Schema hat eine Regel weniger: atMostOne('icon', 'iconUrl').",
    en: "The schema has one rule fewer: atMostOne('icon', 'iconUrl').",
  },
];

const breaking: Case[] = [
  {
    kind: 'property-added-required',
    before: object({}),
    after: object({ title: string }, ['title']),
    de: '`title` ist neu und Pflicht.',
    en: '`title` is new and required.',
  },
  {
    kind: 'property-removed',
    before: object({ stats: list(object({ label: string, value: string })) }),
    after: object({ stats: list(object({ value: string })) }),
    de: '`stats[].label` gibt es nicht mehr.',
    en: '`stats[].label` was removed.',
  },
  {
    kind: 'property-renamed',
    before: object({ headline: string, text: list(string) }, ['headline']),
    after: object({ title: string, text: list(string) }, ['title']),
    de: '`headline` heißt jetzt `title`.',
    en: '`headline` is now called `title`.',
  },
  {
    kind: 'property-required',
    before: object({ title: string }),
    after: object({ title: string }, ['title']),
    de: '`title` war freiwillig und ist jetzt Pflicht.',
    en: '`title` was optional and is now required.',
  },
  {
    kind: 'property-required',
    before: object({ tone: { ...choice('a'), default: 'a' } }),
    after: object({ tone: choice('a') }, ['tone']),
    de: '`tone` war freiwillig und ist jetzt Pflicht.',
    en: '`tone` was optional and is now required.',
  },
  {
    kind: 'type-changed',
    before: object({ text: string }),
    after: object({ text: list(string) }),
    de: '`text` ist array statt string.',
    en: '`text` is array instead of string.',
  },
  {
    kind: 'type-changed',
    before: object({ action: action('link') }),
    after: object({ action: union(action('link'), action('contact')) }),
    de: '`action` ist union(kind) statt object.',
    en: '`action` is union(kind) instead of object.',
  },
  {
    kind: 'value-removed',
    before: object({ tone: choice('light', 'sand', 'dark') }),
    after: object({ tone: choice('light') }),
    de: '`tone` darf nicht mehr "sand", "dark" sein.',
    en: '`tone` may no longer be "sand", "dark".',
  },
  {
    kind: 'value-removed',
    before: object({ actions: list(union(action('link'), action('contact'))) }),
    after: object({ actions: list(union(action('link'))) }),
    de: '`actions[].kind` darf nicht mehr "contact" sein.',
    en: '`actions[].kind` may no longer be "contact".',
  },
  {
    kind: 'values-fixed',
    before: object({ tone: { type: 'string' } }),
    after: object({ tone: choice('light', 'dark') }),
    de: '`tone` darf nur noch einer dieser Werte sein: "light", "dark".',
    en: '`tone` can only be one of these values: "light", "dark".',
  },
  {
    kind: 'limit-narrowed',
    before: object({ action: union(action('link', { label: string })) }),
    after: object({ action: union(action('link', { label: { ...string, maxLength: 60 } })) }),
    de: '`action(link).label` erlaubt weniger: maxLength 60 statt maxLength 80.',
    en: '`action(link).label` allows less: maxLength 60 instead of maxLength 80.',
  },
  {
    kind: 'limit-narrowed',
    before: object({ stats: list(string) }),
    after: object({ stats: list(string, { minItems: 2 }) }),
    de: '`stats` erlaubt weniger: minItems 2 statt minItems 1.',
    en: '`stats` allows less: minItems 2 instead of minItems 1.',
  },
  {
    kind: 'limit-narrowed',
    before: object({ rows: { type: 'integer' } }),
    after: object({ rows: { type: 'integer', maximum: 3 } }),
    de: '`rows` erlaubt weniger: maximum 3 statt ohne Grenze.',
    en: '`rows` allows less: maximum 3 instead of no limit.',
  },
  {
    kind: 'pattern-changed',
    before: object({ title: string }),
    after: object({ title: { ...string, pattern: '^b' } }),
    de: '`title` hat ein anderes Muster.',
    en: '`title` has a different pattern.',
  },
  {
    kind: 'pattern-changed',
    before: object({ code: { type: 'string' } }),
    after: object({ code: { type: 'string', pattern: '^b' } }),
    de: '`code` hat ein anderes Muster.',
    en: '`code` has a different pattern.',
  },
  {
    kind: 'closed',
    before: object({}, [], { open: true }),
    after: object({}),
    de: 'Das Schema erlaubt keine unbekannten Angaben mehr.',
    en: 'The schema no longer accepts unknown properties.',
  },
  {
    kind: 'rule-added',
    before: object({ item: object({ a: string }) }),
    after: object({
      item: object({ a: string }, [], { rules: [{ kind: 'needs', property: 'a', others: ['b', 'c'] }] }),
    }),
    de: "`item` hat eine neue Regel: needs('a', 'b', 'c').",
    en: "`item` has a new rule: needs('a', 'b', 'c').",
  },
  ...(
    [
      [['a', 'b'], { kind: 'atMostOne', properties: ['a', 'b', 'c'] }, "atMostOne('a', 'b', 'c')"],
      [['b'], { kind: 'sequence', properties: ['a', 'b'] }, "sequence('a', 'b')"],
      [[], { kind: 'atLeastOne', properties: ['a', 'b'] }, "atLeastOne('a', 'b')"],
    ] as const
  ).map(
    ([known, rule, code]): Case => ({
      kind: 'rule-added',
      before: object(Object.fromEntries(known.map((name) => [name, string]))),
      after: object(Object.fromEntries(known.map((name) => [name, string])), [], { rules: [rule] }),
      de: `Das Schema hat eine neue Regel: ${code}.`,
      en: `The schema has a new rule: ${code}.`,
    }),
  ),
];

const silent: Case[] = [
  {
    kind: 'default-changed',
    before: object({ layout: { ...choice('a', 'b'), default: 'a' } }),
    after: object({ layout: { ...choice('a', 'b'), default: 'b' } }),
    de: 'Wo `layout` fehlt, gilt "b" statt "a".',
    en: 'Where `layout` is left out, it is "b" instead of "a".',
  },
  {
    kind: 'default-changed',
    before: object({ big: { type: 'boolean', default: true } }),
    after: object({ big: { type: 'boolean' } }),
    de: 'Wo `big` fehlt, gilt nichts statt true.',
    en: 'Where `big` is left out, it is nothing instead of true.',
  },
  {
    kind: 'default-changed',
    before: object({ big: { type: 'boolean' } }),
    after: object({ big: { type: 'boolean', default: true } }),
    de: 'Wo `big` fehlt, gilt true statt nichts.',
    en: 'Where `big` is left out, it is true instead of nothing.',
  },
];

describe.each([
  ['safe', safe, { safe: true, silent: false }],
  ['breaking', breaking, { safe: false, silent: false }],
  ['silent', silent, { safe: false, silent: true }],
])('a change is %s', (_, cases, verdict) => {
  test.each(cases)('$kind: $en', ({ kind, before, after, de, en }) => {
    const changes = compareShapes(before, after);
    expect(changes.map((change) => [change.kind, changeText(change, 'de'), changeText(change, 'en')])).toEqual([
      [kind, de, en],
    ]);
    for (const change of changes) expect({ safe: isSafe(change), silent: isSilent(change) }).toEqual(verdict);
  });
});

test('every kind of change is among them', () => {
  const tried = new Set([...safe, ...breaking, ...silent].map(({ kind }) => kind));
  expect(changeKinds.filter((kind) => !tried.has(kind))).toEqual([]);
});

test('the same shape has no changes, in whatever order its properties are', () => {
  const shape = object({ title: string, action: union(action('link')), stats: list(string) }, ['title']);
  const { title = {}, ...others } = shape.properties ?? {};
  expect(compareShapes(shape, structuredClone(shape))).toEqual([]);
  expect(compareShapes(shape, { ...shape, properties: { ...others, title } })).toEqual([]);
});

test('several changes are reported together, each with its own path', () => {
  const before = object({ title: string, tone: choice('a', 'b') }, ['title']);
  const after = object({ title: { ...string, maxLength: 60 }, tone: choice('a', 'c'), note: string }, ['title']);
  expect(compareShapes(before, after).map(({ kind, path }) => `${kind} ${path}`)).toEqual([
    'limit-narrowed title',
    'value-removed tone',
    'value-added tone',
    'property-added note',
  ]);
});

test('where two properties may be the new name of one, neither counts as it', () => {
  const changes = compareShapes(object({ a: string }), object({ b: string, c: string }));
  expect(changes.map(({ kind, path }) => `${kind} ${path}`)).toEqual([
    'property-removed a',
    'property-added b',
    'property-added c',
  ]);
});
