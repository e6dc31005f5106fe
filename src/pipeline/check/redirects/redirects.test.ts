import { expect, test } from 'vitest';
import { menu, page, problemsOf, siteOf } from '../../../../tests/small-site.ts';
import { ICONS } from '../../output/share/icons.ts';
import { formerAddresses } from './redirects.ts';

const site = (...redirects: Array<[from: string, to: string]>) =>
  siteOf({
    '_site/menu.json': menu('/live'),
    'live.json': page('Live'),
    '_site/redirects.json': { redirects: redirects.map(([from, to]) => ({ from, to })) },
  });

test.each(['/index.php', '/über-uns', '/a_b', '/Ueber-Uns', '/Ordner/Seite(2).aspx', '/alt.htm', "/d'accord"])(
  'accepts %s, as other websites have it',
  (from) => {
    expect(problemsOf(formerAddresses, site([from, '/live']))).toEqual([]);
  },
);

test.each([
  ['/a?id=5', undefined],
  ['/a*', undefined],
  ['/:a', undefined],
  ['/a b', undefined],
  ['/../a', undefined],
  ['/.env', undefined],
  ['/a.gz', undefined],
  ['/100%', undefined],
  ['/alt.html', '/alt'],
  ['/alt/index.html', '/alt'],
  ['/alt/', '/alt'],
  ['alt', '/alt'],
  ['//alt', '/alt'],
  ['', undefined],
  ['https://www.example.com/index.html', undefined],
  ['https://www.example.com/Alt.html#oben', '/Alt'],
  ['/%C3%BCber-uns', '/über-uns'],
  ['/u\u0308ber-uns', '/über-uns'],
])('%s is no former address, but maybe %s', (from, nearest) => {
  expect(problemsOf(formerAddresses, site([from, '/live']))).toEqual([
    `redirect-form _site/redirects.json#/redirects/0/from${nearest === undefined ? '' : ` → ${nearest}`}`,
  ]);
});

test('accepts former addresses that lead straight to pages', () => {
  expect(problemsOf(formerAddresses, site(['/alt', '/live'], ['/alt/start', '/']))).toEqual([]);
  expect(problemsOf(formerAddresses, siteOf())).toEqual([]);
});

test.each([...Object.values(ICONS), '/robots.txt', '/sitemap.xml', '/_headers', '/404'])(
  'rejects %s, where the site itself has a file',
  (from) => {
    expect(problemsOf(formerAddresses, site([from, '/live']))).toEqual([
      'redirect-from-file _site/redirects.json#/redirects/0/from',
    ]);
  },
);

test('rejects a medium that the site has, and accepts one that it had', () => {
  const model = {
    ...site(['/media/neu.webp', '/live'], ['/media/alt.pdf', '/live']),
    assets: new Set(['/media/neu.webp']),
  };
  expect(problemsOf(formerAddresses, model)).toEqual(['redirect-from-file _site/redirects.json#/redirects/0/from']);
});

test.each([
  [[['/live', '/']], ['redirect-from-page _site/redirects.json#/redirects/0/from']],
  [[['/alt', '/liv']], ['link-target-missing _site/redirects.json#/redirects/0/to → /live']],
  [
    [
      ['/a', '/b'],
      ['/b', '/c'],
      ['/c', '/live'],
    ],
    ['redirect-chain _site/redirects.json#/redirects/0/to', 'redirect-chain _site/redirects.json#/redirects/1/to'],
  ],
  [
    [
      ['/a', '/b'],
      ['/b', '/a'],
    ],
    ['redirect-loop _site/redirects.json#/redirects/0/to', 'redirect-loop _site/redirects.json#/redirects/1/to'],
  ],
  [
    [
      ['/a', '/b'],
      ['/b', '/c'],
      ['/c', '/b'],
    ],
    [0, 1, 2].map((index) => `redirect-loop _site/redirects.json#/redirects/${index}/to`),
  ],
  [
    [
      ['/a', '/live'],
      ['/a', '/'],
    ],
    ['redirect-twice _site/redirects.json#/redirects/1/from'],
  ],
] satisfies Array<[Array<[string, string]>, string[]]>)('rejects %j', (redirects, problems) => {
  expect(problemsOf(formerAddresses, site(...redirects))).toEqual(problems);
});
