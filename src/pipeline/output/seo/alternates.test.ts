import { expect, test } from 'vitest';
import { siteOf } from '../../../../tests/small-site.ts';
import { twoLanguages } from '../../../../tests/two-languages.ts';
import { resolve } from '../../resolve/resolve.ts';
import { alternatesOf } from './alternates.ts';

const site = resolve(siteOf(twoLanguages));
const alternates = (route: string) => {
  const page = site?.pages.find((one) => one.route === route);
  return page && site
    ? alternatesOf(page, site.settings).map(({ hreflang, href }) => `${hreflang} ${href}`)
    : undefined;
};

test('a page in two languages names both, itself too, and the first for everybody else', () => {
  const both = [
    'de https://www.example.com/kontakt',
    'en https://www.example.com/en/contact',
    'x-default https://www.example.com/kontakt',
  ];
  expect(alternates('/kontakt')).toEqual(both);
  expect(alternates('/en/contact')).toEqual(both);
});

test('a page in one language names none', () => {
  expect(alternates('/team')).toEqual([]);
});
