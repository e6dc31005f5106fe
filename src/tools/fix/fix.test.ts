import { expect, test } from 'vitest';
import { contentOf, type Files, page } from '../../../tests/small-site.ts';
import type { Content } from '../../pipeline/read/content.ts';
import { fixSite } from './fix.ts';

const text = (content: Content, path: string) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(content.files.find((file) => file.path === path)?.bytes);

const live = (blocks: string, newline = '\n') =>
  [
    '{',
    '\t"title":   "Live",',
    '\t"unlisted": true, "description": "Was wir auf die Bühne bringen: Konzerte, Galas und Festivals von der Skizze an.",',
    `\t"blocks": [${blocks}]}`,
    '',
  ].join(newline);

/** The text of `live.json` after all safe fixes, and the codes of what was fixed. */
function fix(source: string, files: Files = {}) {
  const { content, fixed, checked } = fixSite(contentOf({ 'live.json': source, ...files }));
  return {
    text: text(content, 'live.json'),
    fixed: fixed.map(({ finding }) => finding.code),
    left: checked.findings.map(({ code }) => code),
  };
}

test('formatting, order of properties and line ends stay as they are', () => {
  const source = live('{"type":"hero", "titel" :"A" ,"tone":  "drak"}', '\r\n');
  expect(fix(source)).toEqual({
    text: source.replace('titel', 'title').replace('drak', 'dark'),
    fixed: ['unknown-property', 'unknown-value'],
    left: [],
  });
});

test('what shows only after a fix is fixed in the next round', () => {
  const source = live('{"type":"hero","title":"A",},{"type":"intor","led":"B"}');
  expect(fix(source)).toEqual({
    text: live('{"type":"hero","title":"A"},{"type":"intro","lead":"B"}'),
    fixed: ['syntax-trailing-comma', 'unknown-block-type', 'unknown-property'],
    left: [],
  });
});

test('a byte order mark goes, and the text behind it stays', () => {
  const source = live('{"type":"hero","title":"A"}');
  expect(fix(`\ufeff${source}`)).toEqual({ text: source, fixed: ['byte-order-mark'], left: [] });
});

test('the same mistyped link twice in a text is fixed twice', () => {
  const source = live('{"type":"hero","title":"A"},{"type":"intro","lead":"[a](/securty) und [b](/securty)"}');
  const { text: after, fixed } = fix(source, { 'security.json': page('Security', [], { unlisted: true }) });
  expect(after).toBe(source.replaceAll('/securty', '/security'));
  expect(fixed).toEqual(['link-target-missing', 'link-target-missing']);
});

test('a fix that makes a file worse is not made, the others of the file are', () => {
  const astray = '"paragrahs":["[Eins](/eins)","[Zwei](/zwei)","[Drei](/drei)"]';
  const source = live(`{"type":"hero","title":"A"},{"type":"intro","lead":"B",${astray},"tone":"drak"}`);
  expect(fix(source)).toEqual({
    text: source.replace('drak', 'dark'),
    fixed: ['unknown-value'],
    left: ['unknown-property'],
  });
});

test('a fix that makes a file no better is not made', () => {
  const source = live(
    '{"type":"hero","title":"A"},{"type":"intro","lead":"B","tone":"lila","paragrahs":["[Eins](/eins)"]}',
  );
  expect(fix(source)).toEqual({ text: source, fixed: [], left: ['unknown-value', 'unknown-property'] });
});

test('a fix that brings more problems to light than it takes away is not made', () => {
  const feature = '{"title":"B","text":"C","link":"D"}';
  const source = live(`{"type":"hero","title":"A"},{"type":"featureGrid","title":"A","features":${feature}}`);
  expect(fix(source)).toEqual({ text: source, fixed: [], left: ['wrong-type'] });
});

test('only files that are meant are changed', () => {
  const files = { 'a.json': live('{"type":"hero","titel":"A"}'), 'b.json': live('{"type":"hero","titel":"A"}') };
  const { files: changed, checked } = fixSite(contentOf(files), (file) => file === 'a.json');
  expect(changed).toEqual(['a.json']);
  expect(checked.findings.map(({ file, code }) => `${file} ${code}`)).toContain('b.json unknown-property');
});

test('a site that needs nothing is handed back as it is', () => {
  const content = contentOf({ 'live.json': live('{"type":"hero","title":"A"}') });
  const result = fixSite(content);
  expect(result.content).toBe(content);
  expect({ fixed: result.fixed, files: result.files }).toEqual({ fixed: [], files: [] });
});

test('what was fixed lists what was written in place of what', () => {
  const { fixed } = fixSite(contentOf({ 'live.json': live('{"type":"hero","titel":"A"}') }));
  expect(fixed).toMatchObject([
    { finding: { code: 'unknown-property', line: 4, column: 28 }, changes: [{ from: '"titel"', to: '"title"' }] },
  ]);
});

test('an English page in a German folder keeps its quotation marks and units', () => {
  const intro = (number: number) => `{"type":"intro","lead":"We have “${number} stages” for you at 10 kg and up."}`;
  const source = live(['{"type":"hero","title":"A"}', ...[1, 2, 3, 4, 5].map(intro)].join());
  expect(fix(source)).toEqual({ text: source, fixed: [], left: ['document-language'] });
});
