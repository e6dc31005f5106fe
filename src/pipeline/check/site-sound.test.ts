import { expect, test } from 'vitest';
import { sampleSite } from '../../../tests/sample-site.ts';
import { type Files, page, problemsOf, siteOf } from '../../../tests/small-site.ts';
import { siteSound } from './site-sound.ts';

const legal: Files = { 'impressum.json': page('Impressum'), 'datenschutz.json': page('Datenschutz') };
const check = (site: object, files: Files = legal) =>
  problemsOf(siteSound, siteOf({ '_site/site.json': { ...sampleSite, law: 'de', ...site }, ...files }));

test('facts and pages that are there', () => {
  expect(check({})).toEqual([]);
});

test('a site that names no law is asked for nothing', () => {
  expect(check({ law: undefined, facts: undefined }, {})).toEqual([]);
});

test('the site itself is no other host', () => {
  expect(check({ externalHosts: ['www.example.com', 'www.example.net'] })).toEqual([
    'host-own _site/site.json#/externalHosts/0',
  ]);
});

test('the address of the site is that of a host', () => {
  const at = (baseUrl: string) => check({ baseUrl });
  expect(at('https://www.example.com')).toEqual([]);
  expect(at('https://www.example.com//')).toEqual(['wrong-format _site/site.json#/baseUrl → https://www.example.com']);
  expect(at('https://www.example.com/neu/')).toEqual([
    'address-with-path _site/site.json#/baseUrl → https://www.example.com',
  ]);
});

test('a fact that is missing, and one that is called otherwise', () => {
  const { editor: _, postalCode, ...facts } = sampleSite.facts;
  expect(check({ facts: { ...facts, postcode: postalCode } })).toEqual([
    'law-fact-missing _site/site.json#/facts → postcode',
    'law-fact-missing _site/site.json#/facts',
  ]);
});

test('pages are looked for where the site has them', () => {
  expect(check({}, {})).toEqual(['law-page-missing _site/site.json#/law', 'law-page-missing _site/site.json#/law']);
  const addresses = { ...sampleSite.addresses, imprint: '/anbieter', privacy: '/privat' };
  expect(check({ addresses }, { 'anbieter.json': page('Anbieter'), 'privat.json': page('Privat') })).toEqual([]);
});

test('a time zone that there is, and one that there is not', () => {
  expect(check({ timeZone: 'Europe/London' })).toEqual([]);
  expect(check({ timeZone: 'Europe/Lodnon' })).toEqual(['time-zone-unknown _site/site.json#/timeZone → Europe/London']);
  expect(check({ timeZone: 'London' })).toEqual(['time-zone-unknown _site/site.json#/timeZone → Europe/London']);
});

test.each([
  ['Bäckerei Ida Beispiel', []],
  ['Beispiel GmbH', ['representedBy', 'registerCourt', 'registerNumber']],
  ['Beispiel e. K.', ['representedBy', 'registerCourt', 'registerNumber']],
  ['Beispiel GmbH & Co. KG', ['representedBy', 'registerCourt', 'registerNumber']],
  ['Magda Age', []],
])('a register is asked of companies that stand in one: %s', (legalName, names) => {
  const plain = { legalName, street: 'A 1', postalCode: '1', city: 'B', country: 'C', editor: 'D' };
  const site = siteOf({ '_site/site.json': { ...sampleSite, law: 'de', facts: plain } });
  const asked = siteSound(site).flatMap((problem) => (problem.code === 'law-fact-missing' ? problem.details.name : []));
  expect(asked).toEqual(names);
});

test('a number can be dialled from everywhere', () => {
  const numbers = (phone: string, chat: string) => check({ phone, chat: { ...sampleSite.chat, phone: chat } });
  expect(numbers('+49 30 5551234', '+43 1 555')).toEqual([]);
  expect(numbers('030 5551234', '0049 30 555')).toEqual([
    'phone-national _site/site.json#/phone → +49 30 5551234',
    'phone-national _site/site.json#/chat/phone → +49 30 555',
  ]);
});

const theme = (colors: object) =>
  siteSound(siteOf({ '_site/theme.json': { colors } })).map((problem) =>
    problem.code === 'theme-contrast' ? [problem.spot, problem.details.changes.map(({ name }) => name)] : [],
  );

test('what the theme itself names is what it has to change', () => {
  const at = (name: string) => ({ at: 'value', path: ['colors', name] });
  expect(theme({ muted: '#999999', raised: '#ffffff', ground: '#ffffff' })).toEqual([[at('muted'), ['muted']]]);
  expect(theme({ mutedOnBand: '#737373', band: '#e0e0e0' })).toEqual([[at('mutedOnBand'), ['mutedOnBand', 'band']]]);
  expect(theme({ band: '#777777' })).toContainEqual([at('band'), ['band']]);
});

test('an area is one that pages lie in, in whichever language', () => {
  const areas = (...paths: string[]) => ({
    '_site/theme.json': { areas: paths.map((path) => ({ path, band: '#dde3e8' })) },
  });
  const languages = { '_site/site.json': { ...sampleSite, languages: ['de', 'en'] } };
  const pages: Files = { ...languages, 'live/buehne.json': page('Bühne'), 'en/brands/one.json': page('One') };
  expect(problemsOf(siteSound, siteOf({ ...pages, ...areas('/live', '/live/buehne', '/brands') }))).toEqual([]);
  expect(problemsOf(siteSound, siteOf({ ...pages, ...areas('/live', '/life', '/nirgends') }))).toEqual([
    'area-empty _site/theme.json#/areas/1/path → /live',
    'area-empty _site/theme.json#/areas/2/path',
  ]);
});

test('in a site of one language the folder of another is an area like any', () => {
  const area = (path: string) => ({ '_site/theme.json': { areas: [{ path, band: '#dde3e8' }] } });
  const pages: Files = { 'en/brands/one.json': page('One') };
  expect(problemsOf(siteSound, siteOf({ ...pages, ...area('/en') }))).toEqual([]);
  expect(problemsOf(siteSound, siteOf({ ...pages, ...area('/brands') }))).toEqual([
    expect.stringContaining('area-empty _site/theme.json#/areas/0/path'),
  ]);
});

test('what stands on the grounds of an area can be read', () => {
  const check = (area: object) =>
    problemsOf(
      siteSound,
      siteOf({ 'live/buehne.json': page('Bühne'), '_site/theme.json': { areas: [{ path: '/live', ...area }] } }),
    );
  expect(check({ band: '#dde3e8' })).toEqual([]);
  expect(check({ band: '#808080' })).toEqual([
    expect.stringContaining('theme-contrast _site/theme.json#/areas/0/band'),
  ]);
  expect(check({ band: '#dde3e8', mutedOnBand: '#dddddd' })).toEqual([
    expect.stringContaining('theme-contrast _site/theme.json#/areas/0/mutedOnBand'),
  ]);
  expect(check({ band: '#dde3e8', stage: '#0d1a2b', stageRaised: '#1c283a' })).toEqual([]);
  expect(check({ band: '#dde3e8', stage: '#8a8f98', stageRaised: '#1c283a' })).toEqual([
    expect.stringContaining('theme-contrast _site/theme.json#/areas/0/stage'),
  ]);
});
