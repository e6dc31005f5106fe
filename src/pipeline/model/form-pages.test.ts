import { expect, test } from 'vitest';
import { form, page, siteOf } from '../../../tests/small-site.ts';
import { resolve } from '../resolve/resolve.ts';
import { formPages } from './form-pages.ts';

const call = (formId: string, serviceLabel?: string) => ({
  type: 'cta',
  title: 'Sprechen wir',
  action: {
    kind: 'contact',
    label: 'Anfragen',
    contact: { heading: 'Anfrage', subheading: 'Kurz.', formId, serviceLabel },
  },
});
const routesOf = (files: Parameters<typeof siteOf>[0]) => formPages(siteOf(files)).map(({ route }) => route);
const pageAt = (route: string, files: Parameters<typeof siteOf>[0]) =>
  resolve(siteOf(files))?.formPages.find((one) => one.route === route);

test('every form has a page, and there is one that thanks', () => {
  expect(routesOf({ '_site/forms/newsletter.json': form('newsletter') })).toEqual([
    '/formular/contact-form',
    '/formular/newsletter',
    '/formular/danke',
  ]);
});

test('a form has one more page for each service that it is opened for', () => {
  const blocks = [call('contact-form', 'Security'), call('contact-form'), call('contact-form', 'Security')];
  expect(routesOf({ 'live.json': page('Live', [...blocks, call('contact-form', 'Event Production')]) })).toEqual([
    '/formular/contact-form',
    '/formular/contact-form/security',
    '/formular/contact-form/event-production',
    '/formular/danke',
  ]);
});

test('a page file with such a route takes its place', () => {
  expect(routesOf({ 'formular/contact-form.json': page('Kontakt') })).toEqual(['/formular/danke']);
});

test('the document of the forms’ pages is filled in for each of them, and search engines are kept away', () => {
  const blocks = [
    { type: 'hero', title: '{form.title}', subtitle: '{form.subtitle}' },
    { type: 'form', form: { formId: 'contact-form' } },
  ];
  const made = pageAt('/formular/newsletter/security', {
    '_site/form-page.json': page('Formular: {form.title}', [], { blocks }),
    '_site/forms/newsletter.json': { ...form('newsletter'), title: 'Post von {site.name}' },
    'live.json': page('Live', [call('newsletter', 'Security')]),
  });
  expect(made).toMatchObject({
    documentTitle: 'Formular: Post von Muster & Leute · Muster & Leute – FROM PEOPLE. FOR PEOPLE.',
    forms: ['newsletter'],
    content: {
      noindex: true,
      blocks: [
        { title: 'Post von Muster & Leute', subtitle: '' },
        { form: { formId: 'newsletter', serviceLabel: 'Security' } },
      ],
    },
  });
});

test('without documents of their own the pages are made from those that stand in', () => {
  expect(pageAt('/formular/contact-form', {})?.content).toMatchObject({
    title: 'Schreiben Sie uns',
    noindex: true,
    blocks: [{ title: 'Schreiben Sie uns' }, { type: 'form', form: { formId: 'contact-form' } }],
  });
  expect(pageAt('/formular/danke', {})?.content).toMatchObject({ title: 'Vielen Dank', noindex: true });
});

test('pages know the forms that they open, each once', () => {
  const blocks = [call('contact-form', 'Security'), call('contact-form')];
  const live = resolve(siteOf({ 'live.json': page('Live', blocks) }))?.pages.find(({ route }) => route === '/live');
  expect(live?.forms).toEqual(['contact-form']);
});
