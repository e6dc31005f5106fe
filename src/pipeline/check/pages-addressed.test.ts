import { expect, test } from 'vitest';
import { page, problemsOf, siteOf } from '../../../tests/small-site.ts';
import { pagesAddressed } from './pages-addressed.ts';

const found = (file: string) => problemsOf(pagesAddressed, siteOf({ [file]: page('Live') }));

test.each(['media.json', 'api.json', 'live/api/health.json', 'mediathek/404.json', `${'a'.repeat(199)}.json`])(
  'accepts %s',
  (file) => {
    expect(found(file)).toEqual([]);
  },
);

test.each(['api/health.json', 'assets/live.json', 'media/share/live.json', '404.json'])('rejects %s', (file) => {
  expect(found(file)).toEqual([`page-reserved ${file}`]);
});

test.each([`${'a'.repeat(200)}.json`, `${'a/'.repeat(100)}a.json`])('rejects an address that is too long', (file) => {
  expect(found(file)).toEqual([`page-address-long ${file}`]);
});
