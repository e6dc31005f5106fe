import { expect, test } from 'vitest';
import { formPath } from './paths.ts';

test.each([
  ['contact-form', undefined, '/formular/contact-form'],
  ['contact-form', '', '/formular/contact-form'],
  ['contact-form', 'Event Production', '/formular/contact-form/event-production'],
  ['contact-form', 'Label A&R Services', '/formular/contact-form/label-a-r-services'],
  ['newsletter', ' Künstler  (Übersee) ', '/formular/newsletter/kunstler-ubersee'],
  ['newsletter', '名前', '/formular/newsletter'],
])('%s about %j stands at %s', (form, service, path) => {
  expect(formPath('/formular', form, service)).toBe(path);
});
