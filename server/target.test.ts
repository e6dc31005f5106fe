import { describe, expect, test } from 'vitest';
import { readTarget } from './target.ts';

describe('a path of the site', () => {
  test.each(['/', '/security', '/live/event-production', '/assets/entry-AbCd1234.js', '/.well-known/security.txt'])(
    'is taken as it is: %s',
    (path) => {
      expect(readTarget(path)).toEqual({ kind: 'path', path, hidden: false });
    },
  );

  test('keeps its query to itself', () => {
    expect(readTarget('/security?a=../%00')).toEqual({ kind: 'path', path: '/security', hidden: false });
  });
});

describe('another spelling moves to the one address', () => {
  test.each([
    ['/security/', '/security'],
    ['/security/?a=1&b=%20', '/security?a=1&b=%20'],
    ['/security.html', '/security'],
    ['/security.html/', '/security'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['/index.html?a', '/?a'],
    ['/live/index.html', '/live'],
    ['/live/event%2Dproduction', '/live/event-production'],
    ['/%73ecurity', '/security'],
    ['/%C3%BCber-uns/', '/%C3%BCber-uns'],
    ['/%c3%bcber-uns', '/%C3%BCber-uns'],
    ['/robots.txt/', '/robots.txt'],
  ])('%s → %s', (target, location) => {
    expect(readTarget(target)).toEqual({ kind: 'moved', location });
  });

  test('and the new address moves no further', () => {
    expect(readTarget('/%C3%BCber-uns')).toMatchObject({ kind: 'path' });
  });
});

describe('nothing ever moves to another host', () => {
  test.each([
    '//example.com',
    '//example.com/',
    '///example.com/',
    '/%2fexample.com/',
    '/%2Fexample.com/index.html',
    '//example.com/index.html',
    '/\\example.com/',
    '/%5cexample.com/',
    '/security//',
  ])('%s', (target) => {
    expect(readTarget(target).kind).not.toBe('moved');
  });
});

describe('what cannot be read is malformed', () => {
  test.each([
    '',
    '*',
    'security',
    'http://example.com/',
    '/%',
    '/%zz',
    '/%c0%ae',
    '/%ff',
    '/%00',
    '/a%0d%0ab',
    '/a\\b',
    '/..',
    '/a/./b',
    '/%2e%2e/a',
    '/%252e',
    '/a#b',
    '/\u00fc',
  ])('%s', (target) => {
    expect(readTarget(target)).toEqual({ kind: 'malformed' });
  });
});

describe('what is nobody’s business looks like nothing', () => {
  test.each([
    '/.env',
    '/.git/config',
    '/assets/.htpasswd',
    '/.well-knownish',
    '/%2eenv',
    '/security.html.br',
    '/security.html.gz/',
    '/404',
    '/404.html',
    '/404/',
    '/a%3fb',
    '/a%23b',
  ])('%s', (target) => {
    expect(readTarget(target)).toMatchObject({ kind: 'path', hidden: true });
  });
});
