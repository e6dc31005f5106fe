import { expect, test } from 'vitest';
import { sampleSite } from '../../../tests/sample-site.ts';
import { form, problemsOf, siteOf } from '../../../tests/small-site.ts';
import { formsAddressed } from './forms-addressed.ts';

const withLabels = (...serviceLabels: string[]) =>
  problemsOf(formsAddressed, siteOf({ '_site/site.json': { ...sampleSite, serviceLabels } }));

test.each([
  [['Security', 'Styling']],
  [['Label A&R', 'Label AR']],
  // Told by nobody and lost by nobody: both are the same.
  [['Security', 'Security']],
])('%j have addresses of their own', (labels) => {
  expect(withLabels(...labels)).toEqual([]);
});

test.each([
  [['Label A&R Services', 'Styling', 'Label A/R Services'], 2],
  [['Künstler', 'Kunstler'], 1],
  [['Styling', 'STYLING'], 1],
  [['Talent Booking', 'Talent-Booking!'], 1],
])('%j do not', (labels, index) => {
  expect(withLabels(...labels)).toEqual([`service-label-alike _site/site.json#/serviceLabels/${index}`]);
});

test('a service without a letter of an address has none', () => {
  expect(withLabels('Security', '名前')).toEqual(['service-label-nameless _site/site.json#/serviceLabels/1']);
});

test('no form takes the address of the page that thanks', () => {
  const forms = { '_site/forms/danke.json': form('danke'), '_site/forms/dank.json': form('dank') };
  expect(problemsOf(formsAddressed, siteOf(forms))).toEqual(['form-name-reserved _site/forms/danke.json#/name']);
});
