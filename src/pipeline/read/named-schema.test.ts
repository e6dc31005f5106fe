import { expect, test } from 'vitest';
import { checkedSite, menu, page } from '../../../tests/small-site.ts';

const named = (file: string, document: object, $schema: string, wanted = 'schema-foreign') =>
  checkedSite({ [file]: { $schema, ...document } })
    .findings.filter(({ code }) => code === wanted)
    .map(({ file, severity, nearest, fix }) => [file, severity, nearest, fix?.map(({ text }) => text)]);

const live = page('Live', [], { unlisted: true });

test.each([
  '../schema/page.editor.schema.json',
  '../schema/en/page.schema.json',
  'page.schema.json',
  'https://example.com/anything.json',
])('a page may name %s', (schema) => {
  expect(named('live.json', live, schema)).toEqual([]);
});

test.each([
  ['live.json', live, '../schema/en/section.schema.json', '../schema/en/page.editor.schema.json'],
  ['live.json', live, '../schema/pages.editor.schema.json', '../schema/page.editor.schema.json'],
  ['_site/menu.json', menu(), 'page.editor.schema.json', 'menu.schema.json'],
])('%s has another than %s', (file, document, schema, right) => {
  expect(named(file, document, schema)).toEqual([[file, 'warning', right, [JSON.stringify(right)]]]);
});

test.each([
  ['live.json', 'schema/page.editor.schema.json', '../schema/page.editor.schema.json'],
  ['live/show.json', '../schema/en/page.editor.schema.json', '../../schema/en/page.editor.schema.json'],
  [
    'live.json',
    './node_modules/people-pages/schema/page.schema.json',
    '../node_modules/people-pages/schema/page.schema.json',
  ],
])('%s leads to no schema by %s', (file, schema, right) => {
  expect(named(file, live, schema, 'schema-missing')).toEqual([[file, 'warning', right, [JSON.stringify(right)]]]);
});

test.each([
  ['live.json', '../schema/page.editor.schema.json'],
  ['live/show.json', '../../../schema/page.editor.schema.json'],
  ['live/show.json', '/schema/page.editor.schema.json'],
  ['live.json', 'https://example.com/schema/page.schema.json'],
  ['live.json', 'file:///schema/page.schema.json'],
])('from %s, %s may lead to one', (file, schema) => {
  expect(named(file, live, schema, 'schema-missing')).toEqual([]);
});
