import { expect, test } from 'vitest';
import { page, problemsOf, siteOf } from '../../../tests/small-site.ts';
import { windowsSound } from './windows-sound.ts';

const problemsWith = (head: object, file = 'live.json') =>
  problemsOf(windowsSound, siteOf({ [file]: page('Live', [], head) }));

test.each([
  {},
  { draft: true },
  { publishFrom: '2026-12-01' },
  { publishUntil: '2026-12-01' },
  { publishFrom: '2026-12-01', publishUntil: '2026-12-01' },
])('accepts %j', (head) => {
  expect(problemsWith(head)).toEqual([]);
});

test('rejects a window that ends before it begins', () => {
  expect(problemsWith({ publishFrom: '2026-12-02', publishUntil: '2026-12-01' })).toEqual([
    'publish-window live.json#/publishUntil',
  ]);
});

test('rejects a 29 February of a year that has none', () => {
  expect(problemsWith({ publishFrom: '2028-02-29', publishUntil: '2029-02-29' })).toEqual([
    'day-missing live.json#/publishUntil',
  ]);
});

test.each(['draft', 'publishFrom', 'publishUntil'])('rejects %s on pages that are always there', (name) => {
  const head = { [name]: name === 'draft' ? true : '2026-12-01' };
  expect(problemsWith(head, 'index.json')).toEqual([`page-always index.json#/${name}`]);
  expect(problemsWith(head, '_site/not-found.json')).toEqual([`page-always _site/not-found.json#/${name}`]);
});
