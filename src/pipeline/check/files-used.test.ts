import { expect, test } from 'vitest';
import { checkedSite, page, problemsOf, siteOf } from '../../../tests/small-site.ts';
import { filesUsed } from './files-used.ts';

const picture = (src: string) =>
  page('A', [], { blocks: [{ type: 'hero', title: 'A', image: { src, alt: 'Bühne' } }] });
const assets = ['logo.svg', 'live.webp'];

test('accepts files that a page or a site document shows', () => {
  expect(problemsOf(filesUsed, siteOf({ 'live.json': picture('/media/a.webp') }, [...assets, 'a.webp']))).toEqual([]);
});

test.each([
  ['a page cannot be read', { 'live.json': '{' }],
  ['a page is not valid', { 'live.json': { ...page('A'), blocks: [] } }],
  ['a named file is missing', { 'live.json': picture('/media/b.webp') }],
  ['the menu is missing', { '_site/menu.json': undefined }],
])('is silent while %s', (_, files) => {
  expect(problemsOf(filesUsed, checkedSite(files, [...assets, 'a.webp']).model)).toEqual([]);
});

test('says nothing of a file whose name is wrong, which is reported elsewhere', () => {
  expect(problemsOf(filesUsed, siteOf({}, [...assets, 'Foto 1.webp']))).toEqual([]);
});

test.each([
  [['a.webp'], ['asset-unused _media/a.webp']],
  [
    ['a.webp', 'team/b.jpg'],
    ['asset-unused _media/a.webp', 'asset-unused _media/team/b.jpg'],
  ],
])('rejects %j', (unused, findings) => {
  expect(problemsOf(filesUsed, siteOf({}, [...assets, ...unused]))).toEqual(findings);
});
