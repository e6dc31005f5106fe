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

test('every form has a page, and one that thanks for it', () => {
  expect(routesOf({ '_site/forms/newsletter.json': form('newsletter') })).toEqual([
    '/formular/contact-form',
    '/formular/newsletter',
    '/formular/danke/contact-form',
    '/formular/danke/newsletter',
  ]);
});

test('a form has one more page for each service that it is opened for', () => {
  const blocks = [call('contact-form', 'Security'), call('contact-form'), call('contact-form', 'Security')];
  expect(routesOf({ 'live.json': page('Live', [...blocks, call('contact-form', 'Event Production')]) })).toEqual([
    '/formular/contact-form',
    '/formular/contact-form/security',
    '/formular/contact-form/event-production',
    '/formular/danke/contact-form',
  ]);
});

test('a page file with such a route takes its place', () => {
  expect(routesOf({ 'formular/contact-form.json': page('Kontakt') })).toEqual(['/formular/danke/contact-form']);
  expect(routesOf({ 'formular/danke/contact-form.json': page('Danke') })).toEqual(['/formular/contact-form']);
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
  expect(pageAt('/formular/danke/contact-form', {})?.content).toMatchObject({
    title: 'Vielen Dank',
    noindex: true,
    blocks: [{ title: 'Vielen Dank', subtitle: 'Wir melden uns.' }],
  });
});

test('every form thanks in its own words; forms that the page opens stay what they are', () => {
  const success = { title: 'Vielen Dank für Ihr Interesse', text: 'Die Post von {site.name} kommt im März.' };
  const blocks = [{ type: 'hero', title: '{form.success.title}', subtitle: '{form.success.text}' }];
  const made = pageAt('/formular/danke/newsletter', {
    '_site/thank-you.json': page('Danke', [], { blocks: [...blocks, call('contact-form')] }),
    '_site/forms/newsletter.json': { ...form('newsletter'), success },
  });
  expect(made).toMatchObject({
    forms: ['contact-form'],
    content: {
      noindex: true,
      blocks: [
        { title: 'Vielen Dank für Ihr Interesse', subtitle: 'Die Post von Muster & Leute kommt im März.' },
        { action: { contact: { formId: 'contact-form' } } },
      ],
    },
  });
});

test('pages know the forms that they open, each once', () => {
  const blocks = [call('contact-form', 'Security'), call('contact-form')];
  const live = resolve(siteOf({ 'live.json': page('Live', blocks) }))?.pages.find(({ route }) => route === '/live');
  expect(live?.forms).toEqual(['contact-form']);
});
