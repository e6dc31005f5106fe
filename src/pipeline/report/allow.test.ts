import { expect, test } from 'vitest';
import { checkedSite, page } from '../../../tests/small-site.ts';

const long = { type: 'intro', title: 'x'.repeat(75), lead: 'Nur 10 kg' };
const allow = (...codes: string[]) => ({ unlisted: true, allow: codes.map((code) => ({ code, reason: 'Gewollt.' })) });
const findings = (...codes: string[]) =>
  checkedSite({
    'live.json': page('Live', [long], codes.length > 0 ? allow(...codes) : { unlisted: true }),
  }).findings.map(({ code, pointer }) => `${code} ${pointer}`);

test('a page without exceptions shows its warnings', () => {
  expect(findings()).toEqual(['text-long /blocks/1/title', 'text-space /blocks/1/lead']);
});

test('an exception silences its warning on its page, and no other', () => {
  expect(findings('text-long')).toEqual(['text-space /blocks/1/lead']);
  expect(findings('text-long', 'text-space')).toEqual([]);
});

test('an exception that silences nothing is a warning', () => {
  expect(findings('text-long', 'text-space', 'text-english')).toEqual(['allow-unused /allow/2/code']);
  expect(findings('text-long', 'text-long', 'text-space')).toEqual(['allow-unused /allow/1/code']);
});

test('while there is an error nothing is proved unused', () => {
  const files = { 'live.json': page('Live', [], allow('page-unreachable')), 'a.json': '{' };
  expect(checkedSite(files).findings.map(({ code }) => code)).toEqual(['syntax-unclosed']);
});

test('errors cannot be allowed', () => {
  const [finding] = checkedSite({ 'live.json': page('Live', [], allow('file-missing')) }).findings;
  expect(finding).toMatchObject({ code: 'unknown-value', pointer: '/allow/0/code' });
});
