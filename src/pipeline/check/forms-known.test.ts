import { expect, test } from 'vitest';
import { checkedSite, form, page, problemsOf, siteOf } from '../../../tests/small-site.ts';
import { formsKnown } from './forms-known.ts';

const call = (formId: string, serviceLabel?: string) =>
  page('A', [
    {
      type: 'cta',
      title: 'Sprechen wir',
      action: {
        kind: 'contact',
        label: 'Anfragen',
        contact: { heading: 'Anfrage', subheading: 'Kurz.', formId, serviceLabel },
      },
    },
  ]);
const at = 'live.json#/blocks/1/action/contact';

test.each([
  ['contact-form', undefined],
  ['contact-form', 'Security'],
  ['newsletter', 'Event Production'],
])('accepts form %s with service %s', (formId, label) => {
  const files = { 'live.json': call(formId, label), '_site/forms/newsletter.json': form('newsletter') };
  expect(problemsOf(formsKnown, siteOf(files))).toEqual([]);
});

test.each([
  ['contact-from', undefined, [`form-unknown ${at}/formId → contact-form`]],
  ['rueckruf', undefined, [`form-unknown ${at}/formId`]],
  ['contact-form', 'security', [`service-label-unknown ${at}/serviceLabel → Security`]],
  ['contact-form', 'Catering', [`service-label-unknown ${at}/serviceLabel`]],
  ['rueckruf', 'Catering', [`form-unknown ${at}/formId`, `service-label-unknown ${at}/serviceLabel`]],
])('rejects form %s with service %s', (formId, label, findings) => {
  expect(problemsOf(formsKnown, siteOf({ 'live.json': call(formId, label) }))).toEqual(findings);
});

test.each([
  ['a form cannot be read', { '_site/forms/newsletter.json': '{' }],
  ['a form is not valid', { '_site/forms/newsletter.json': {} }],
])('says nothing of unknown forms while %s', (_, files) => {
  expect(problemsOf(formsKnown, checkedSite({ ...files, 'live.json': call('newsletter') }).model)).toEqual([]);
});

test('says nothing of services while the site document is not valid', () => {
  const { model } = checkedSite({ '_site/site.json': {}, 'live.json': call('contact-form', 'Catering') });
  expect(problemsOf(formsKnown, model)).toEqual([]);
});

test('does not mind another page that cannot be read', () => {
  const { model } = checkedSite({ 'brands.json': '{', 'live.json': call('rueckruf') });
  expect(problemsOf(formsKnown, model)).toEqual([`form-unknown ${at}/formId`]);
});
