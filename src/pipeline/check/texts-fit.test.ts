import { expect, test } from 'vitest';
import { menu, page, problemsOf, siteOf } from '../../../tests/small-site.ts';
import { textsFit } from './texts-fit.ts';

const cta = (title: string, label: string) => ({ type: 'cta', title, action: { kind: 'link', label, href: '/' } });
const saying = (title: string, label: string) =>
  problemsOf(textsFit, siteOf({ 'live.json': page('Live', [cta(title, label)]) }));

test('accepts texts of the recommended length', () => {
  expect(saying('x'.repeat(70), 'x'.repeat(32))).toEqual([]);
});

test('what is not shown does not count', () => {
  expect(saying('Ähn&shy;lich', `${'x'.repeat(15)}&nbsp;${'x'.repeat(16)}`)).toEqual([]);
  expect(saying(`*${'x'.repeat(34)}*&shy;*${'x'.repeat(34)}*`, 'A')).toEqual([]);
});

test('rejects a long headline and a long button', () => {
  expect(saying('x'.repeat(71), 'x'.repeat(33))).toEqual([
    'text-long live.json#/blocks/1/title',
    'text-long live.json#/blocks/1/action/label',
  ]);
});

test('rejects a long main heading', () => {
  const blocks = [{ type: 'hero', title: 'x'.repeat(61) }];
  expect(problemsOf(textsFit, siteOf({ 'live.json': page('Live', [], { blocks }) }))).toEqual([
    'text-long live.json#/blocks/0/title',
  ]);
});

test('rejects a long menu entry', () => {
  const long = { ...menu(), legal: [{ title: 'x'.repeat(33), path: '/' }] };
  expect(problemsOf(textsFit, siteOf({ '_site/menu.json': long }))).toEqual([
    'text-long _site/menu.json#/legal/0/title',
  ]);
});
