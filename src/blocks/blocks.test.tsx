import { readdirSync, readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { German } from '../../tests/german.tsx';
import { type Inline, parseInline } from '../design/inline.ts';
import { blockUnion } from '../documents/block-union.ts';
import { property, valueAt } from '../documents/json.ts';
import { mapStrings } from '../documents/map-strings.ts';
import { optionsByTag, unwrap } from '../documents/reflect.ts';
import { type Role, roles } from '../fields/roles.ts';
import { objectRules } from '../fields/rules.ts';
import { resolveText } from '../pipeline/model/placeholders.ts';
import { factCollector } from '../pipeline/read/collect.ts';
import { BlockList } from '../render/BlockList.tsx';
import { blockComponents } from './components.gen.ts';
import { BlockContext } from './context.tsx';
import { blockSchemas } from './schemas.gen.ts';
import { sampleContext } from './testing.tsx';
import type { Block } from './types.ts';

const folder = new URL('.', import.meta.url);
const types = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const EXAMPLES = ['smallest', 'typical', 'largest'];

/** What a function gives, asked when it is first needed: in a test, which tells by its name what cannot be read. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

test('every folder is in both indexes, and nothing else is', () => {
  expect(Object.keys(blockSchemas)).toEqual(types);
  expect(Object.keys(blockComponents)).toEqual(types);
});

describe.each(types)('%s', (type) => {
  const component = type.charAt(0).toUpperCase() + type.slice(1);
  const examples = once(() => readExamples(type));

  test('has the five files of a block', () => {
    const files = ['schema.ts', `${component}.tsx`, 'styles.ts', 'examples.json', `${component}.test.tsx`];
    expect(readdirSync(new URL(`${type}/`, folder))).toEqual(expect.arrayContaining(files));
  });

  test('has a component with its name', () => {
    expect(Reflect.get(blockComponents, type)).toHaveProperty('name', component);
  });

  test('has a smallest, a typical and a largest example', () => {
    expect(Object.keys(examples())).toEqual(EXAMPLES);
  });

  test('shows every property in its largest example, and in another one what may not be there beside it', () => {
    const schema: z.ZodObject = Reflect.get(blockSchemas, type);
    const { largest } = examples();
    const excluded = (objectRules.get(schema)?.rules ?? [])
      .flatMap((rule) => (rule.kind === 'atMostOne' ? rule.properties : []))
      .filter((name) => property(largest, name) === undefined)
      .map((name) => `.${name}`);
    expect(propertiesLackingIn([largest], schema)).toEqual(excluded);
    for (const path of excluded) expect(propertiesLackingIn(Object.values(examples()), schema)).not.toContain(path);
  });

  describe.each(EXAMPLES)('%s', (name) => {
    const sample = once(() => {
      const example = examples()[name];
      return { example, html: render(readBlock(example)), facts: factsOf(blockUnion, example) };
    });

    test('is valid and of its own type', () => {
      expect(readBlock(examples()[name]).type).toBe(type);
    });

    test('renders without a style attribute, a script or an event handler', () => {
      const { html } = sample();
      expect(html).not.toMatch(/<[^>]+\s(?:style|on[a-z]+)=|<script/u);
    });

    test('renders the headings of its data with the levels that its schema gives them', () => {
      const { html, facts } = sample();
      const drawn = [...html.matchAll(/<h([1-3])[^>]*>(.*?)<\/h\1>/gu)].map(
        ([, level, inner = '']) => `h${level} ${plain(inner)}`,
      );
      expect(drawn.toSorted()).toEqual(facts.headings.toSorted());
    });

    test('has ids that are unique, and refers to none that it has not', () => {
      const { html } = sample();
      const ids = [...html.matchAll(/\sid="([^"]*)"/gu)].map(([, id]) => id);
      expect(ids).toEqual([...new Set(ids)]);
      const references = [...html.matchAll(/\saria-(?:labelledby|describedby|controls)="([^"]*)"/gu)];
      for (const id of references.flatMap(([, list = '']) => list.split(' '))) expect(ids).toContain(id);
    });

    test('draws no link in a text that its schema allows none in', () => {
      const { example, facts } = sample();
      const link = ' [x](https://evil.example)';
      const linked = mapStrings(example, (text) => (['link', 'contact'].includes(text) ? text : text + link));
      const { misplacedLinks } = factCollector(blockUnion)(Object.assign(Object(linked), { type }));
      const attacked = readBlock(example);
      for (const { path } of misplacedLinks) {
        const parent = Object(valueAt(attacked, path.slice(0, -1)));
        Reflect.set(parent, path.at(-1) ?? '', valueAt(linked, path));
      }
      expect(misplacedLinks.length).toBeGreaterThanOrEqual(facts.headings.length);
      expect(render(attacked)).not.toContain('href="https://evil.example"');
    });

    test('shows every text of its data', () => {
      const { html, facts } = sample();
      const described = [...html.matchAll(/\salt="([^"]*)"/gu)].map(([, alt = '']) => alt);
      const shown = plain([html, ...described].join(' '));
      for (const text of facts.texts) expect(shown).toContain(text);
    });
  });
});

function readExamples(type: string): Record<string, unknown> {
  return JSON.parse(readFileSync(new URL(`${type}/examples.json`, folder), 'utf8'));
}

/** Paths of the properties that none of these values has, `.cards[].image`; of a union only those of the options that they take. */
function propertiesLackingIn(values: readonly unknown[], schema: z.core.$ZodType, at = ''): string[] {
  const inner = unwrap(schema);
  const union = optionsByTag(inner);
  if (union) {
    return [...union.options].flatMap(([tag, option]) => {
      const own = values.filter((value) => property(value, union.tag) === tag);
      return own.length === 0 ? [] : propertiesLackingIn(own, option, at);
    });
  }
  if (inner instanceof z.ZodArray) return propertiesLackingIn(values.flat(), inner.def.element, `${at}[]`);
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(inner.shape).flatMap(([key, part]) => {
    const own = values.map((value) => property(value, key)).filter((value) => value !== undefined);
    return own.length === 0 ? [`${at}.${key}`] : propertiesLackingIn(own, part, `${at}.${key}`);
  });
}

/** An example as the pipeline would hand it on: checked, defaults filled in. */
function readBlock(example: unknown): Block {
  return mapStrings(blockUnion.parse(example), (text) => resolveText(text, sampleContext.site));
}

function render(block: Block): string {
  return renderToString(
    <German>
      <BlockContext value={sampleContext}>
        <BlockList blocks={[block]} components={blockComponents} />
      </BlockContext>
    </German>,
  );
}

interface Facts {
  /** level and text, as in `h2 Unsere Services` */
  headings: string[];
  /** every text that a visitor reads */
  texts: string[];
}

/** What a value says, by the roles that its schema gives its parts. Contact requests speak later, in the form. */
function factsOf(schema: z.core.$ZodType, value: unknown): Facts {
  const facts: Facts = { headings: [], texts: [] };
  collect(schema, value, facts);
  return facts;
}

function collect(schema: z.core.$ZodType, value: unknown, facts: Facts): void {
  if (property(value, 'formId') !== undefined) return;
  const inner = unwrap(schema);
  const union = optionsByTag(inner);
  const option = union?.options.get(String(property(value, union.tag)));
  if (option) collect(option, value, facts);
  if (typeof value === 'string') note(roles.get(schema) ?? roles.get(inner), value, facts);
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    for (const entry of value) collect(inner.def.element, entry, facts);
  }
  if (inner instanceof z.ZodObject) {
    for (const [key, part] of Object.entries(inner.shape)) collect(part, property(value, key), facts);
  }
}

function note(role: Role | undefined, value: string, facts: Facts) {
  if (role?.kind === 'heading') facts.headings.push(`h${role.level} ${wordsOf(value)}`);
  if (role && ['heading', 'text', 'richText'].includes(role.kind)) facts.texts.push(wordsOf(value));
}

/** What is read of an author's text. */
const wordsOf = (text: string): string =>
  even(parseInline(resolveText(text, sampleContext.site)).map(wordsOfPart).join(''));

const wordsOfPart = (part: Inline): string =>
  part.kind === 'emphasis' ? part.parts.map(wordsOfPart).join('') : part.text;

/** What is read of markup. */
const plain = (markup: string) =>
  even(
    markup
      .replaceAll(/<[^>]*>/gu, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&'),
  );

const even = (text: string) => text.replaceAll('\u00ad', '').replaceAll(/\s+/gu, ' ').trim();
