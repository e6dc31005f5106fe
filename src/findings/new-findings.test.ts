import { expect, test } from 'vitest';
import { checkedSite, type Files, page } from '../../tests/small-site.ts';
import { newFindings } from './new-findings.ts';

const to = (href: string) => page('Live', [{ type: 'cta', title: 'A', action: { kind: 'link', label: 'B', href } }]);
const live = { ...to('/security'), unlisted: true };
const security = page('Security', [], { unlisted: true });

/** Findings of a change from one site to another, of these files. */
function report(before: Files, after: Files, ...files: string[]) {
  const { findings, change } = newFindings(checkedSite(after), checkedSite(before), {
    base: 'main',
    files: new Set(files),
  });
  return { findings: findings.map(({ code, file }) => `${code} ${file}`), before: change.before };
}

const none = { errors: 0, warnings: 0 };

test('a page that is gone is told where others link to it', () => {
  expect(report({ 'live.json': live, 'security.json': security }, { 'live.json': live }, 'security.json')).toEqual({
    findings: ['link-target-missing live.json'],
    before: none,
  });
});

test('what was wrong before in files that have not changed is only counted', () => {
  const files = { 'live.json': live };
  expect(report(files, { ...files, 'security2.json': security }, 'security2.json')).toEqual({
    findings: [],
    before: { errors: 1, warnings: 0 },
  });
});

test('a file that was touched has to answer for all that is wrong in it', () => {
  expect(report({ 'live.json': live }, { 'live.json': { ...live, title: 'Anders' } }, 'live.json')).toEqual({
    findings: ['link-target-missing live.json'],
    before: none,
  });
});

test('one more of the same kind in an unchanged file is new', () => {
  const twice = page('Live', [], { unlisted: true });
  const named = (title: string) => ({ ...page(title, [], { unlisted: true }), description: twice.description });
  const before = { 'a.json': named('Eins'), 'b.json': named('Zwei') };
  expect(report(before, { '0.json': named('Null'), ...before }, '0.json').findings).toEqual([
    'description-duplicate a.json',
    'description-duplicate b.json',
  ]);
});
