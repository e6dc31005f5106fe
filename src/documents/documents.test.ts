import { expect, test } from 'vitest';
import { documentOf } from './documents.ts';
import { formSchema } from './form.ts';

test.each([
  ['index.json', 'page'],
  ['live/event-production.json', 'page'],
  ['_site/not-found.json', 'page'],
  ['_site/site.json', 'site'],
  ['_site/menu.json', 'menu'],
  ['_site/forms/contact.json', 'form'],
  ['_site/forms/old/contact.json', undefined],
  ['_site/forms/.contact.json', undefined],
  ['_site/menue.json', undefined],
  ['Live/index.json', undefined],
  ['live/notizen.txt', undefined],
])('%s is a %s', (path, document) => {
  expect(documentOf(path)).toBe(document);
});

test.each([
  ['Vielen Dank', true],
  ['Vielen Dank für Ihre Anfrage', true],
  ['Thank you for your enquiry', true],
  ['Thank yourself', false],
  ['Danke', false],
])('a form may thank with „%s“: %s (R-POPUP-8)', (title, accepted) => {
  const fields = [{ name: 'name', label: 'Name', type: 'text' }];
  const form = { name: 'contact-form', title: 'Kontakt', fields, success: { title, text: 'Wir melden uns.' } };
  expect(formSchema.safeParse(form).success).toBe(accepted);
});
