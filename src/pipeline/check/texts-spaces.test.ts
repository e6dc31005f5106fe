import { expect, test } from 'vitest';
import { page, problemsOf, siteOf } from '../../../tests/small-site.ts';
import { textsSpaces } from './texts-spaces.ts';

const saying = (lead: string, more: object = {}) =>
  problemsOf(textsSpaces, siteOf({ 'live.json': page('Live', [{ type: 'intro', lead, ...more }]) }));

test.each([
  '10&nbsp;kg',
  '99,8\u00a0% und 50\u202f%',
  'nach §&nbsp;5',
  'Art.&nbsp;6&nbsp;Abs.&nbsp;1&nbsp;lit.&nbsp;b&nbsp;DSGVO und §&nbsp;5 der Satzung',
  'Ein Gast dieser Art. z.&nbsp;B. Nr.&nbsp;7 Berlin',
  'z.&nbsp;B. so',
  'Am 3. Mai um zehn',
  '100%ig',
  '3 gute Gründe, 2 Mitarbeitende, 5 lange Tage',
  'Plan B. Alles Weitere',
  '20 Uhren',
])('accepts „%s“', (lead) => {
  expect(saying(lead)).toEqual([]);
});

test.each([
  ['10 kg', ['10&nbsp;kg']],
  ['eine 40 m lange Yacht', ['40&nbsp;m']],
  ['50 % und 20%', ['50&nbsp;%', '20&nbsp;%']],
  ['(nach § 5)', ['§&nbsp;5)']],
  ['Art. 6 Abs. 1', ['Art.&nbsp;6', '6&nbsp;Abs.', 'Abs.&nbsp;1']],
  [
    'Art.&nbsp;6 Abs.&nbsp;1 lit. b DSGVO.',
    ['Art.&nbsp;6&nbsp;Abs.&nbsp;1', 'Abs.&nbsp;1&nbsp;lit.', 'lit.&nbsp;b', 'b&nbsp;DSGVO.'],
  ],
  ['nach §&nbsp;25 TDDDG', ['§&nbsp;25&nbsp;TDDDG']],
  ['z. B. so', ['z.&nbsp;B.']],
  ['z.B. so', ['z.&nbsp;B.']],
  ['um 19 Uhr.', ['19&nbsp;Uhr.']],
  ['3,1 Mio. Abrufe', ['3,1&nbsp;Mio.']],
])('rejects „%s“', (lead, written) => {
  expect(saying(lead)).toEqual(written.map((one) => `text-space live.json#/blocks/1/lead → ${one}`));
});

test('leaves English and the choices of forms alone', () => {
  expect(saying('10 kg', { lang: 'en' })).toEqual([]);
  const budget = { name: 'budget', label: 'Budget', type: 'select', options: ['unter 10 €'] };
  const form = { name: 'contact-form', title: 'A', fields: [budget], success: { title: 'Vielen Dank', text: 'B.' } };
  expect(problemsOf(textsSpaces, siteOf({ '_site/forms/contact.json': form }))).toEqual([]);
});
