import { expect, test } from 'vitest';
import { checkedSite, menu, page, problemsOf, siteOf } from '../../../tests/small-site.ts';
import { pagesReachable } from './pages-reachable.ts';

const linking = (...hrefs: string[]) =>
  page(`Mit ${hrefs.join(' ')}`, [{ type: 'intro', lead: hrefs.map((href) => `[Mehr](${href})`).join(' ') }]);

test.each([
  ['from the home page', { 'index.json': linking('/a'), 'a.json': page('A') }],
  ['from the menu', { '_site/menu.json': menu('/a'), 'a.json': page('A') }],
  ['over another page', { 'index.json': linking('/a'), 'a.json': linking('/b'), 'b.json': linking('/') }],
  ['by an anchor', { 'index.json': linking('/a#x'), 'a.json': page('A', [{ type: 'intro', id: 'x', lead: 'X' }]) }],
  ['by nothing, for the server answers at its address', { 'api/x.json': page('A') }],
  ['by nothing, if that is wanted', { 'a.json': page('A', [], { unlisted: true }) }],
])('accepts a page that is reached %s', (_, files) => {
  expect(problemsOf(pagesReachable, siteOf(files))).toEqual([]);
});

test.each([
  ['a page without a link', { 'a.json': page('A') }, ['page-unreachable a.json']],
  ['a page that only links away', { 'a.json': linking('/') }, ['page-unreachable a.json']],
  [
    'pages that only link to each other',
    { 'a.json': linking('/b'), 'b.json': linking('/a') },
    ['page-unreachable a.json', 'page-unreachable b.json'],
  ],
  [
    'a page that only an unlisted one links to',
    { 'a.json': { ...linking('/b'), unlisted: true }, 'b.json': page('B') },
    ['page-unreachable b.json'],
  ],
])('rejects %s', (_, files, findings) => {
  expect(problemsOf(pagesReachable, siteOf(files))).toEqual(findings);
});

test.each([
  ['a page cannot be read', { 'b.json': '{' }],
  ['a page is not valid', { 'b.json': { ...page('B'), titel: 'B' } }],
  ['a link leads nowhere', { 'index.json': linking('/aa') }],
  ['the menu is missing', { '_site/menu.json': undefined }],
  ['the home page is missing', { 'index.json': undefined }],
])('is silent while %s', (_, files) => {
  expect(problemsOf(pagesReachable, checkedSite({ 'a.json': page('A'), ...files }).model)).toEqual([]);
});
