import { expect, test } from 'vitest';
import { documentOf } from './documents.ts';

test.each([
  ['index.json', 'page'],
  ['live/event-production.json', 'page'],
  ['_site/not-found.json', 'page'],
  ['_site/site.json', 'site'],
  ['_site/menu.json', 'menu'],
  ['_site/forms/contact.json', 'form'],
  ['_site/forms/old/contact.json', undefined],
  ['_site/menue.json', undefined],
  ['Live/index.json', undefined],
  ['live/notizen.txt', undefined],
])('%s is a %s', (path, document) => {
  expect(documentOf(path)).toBe(document);
});
