import { expect, test } from 'vitest';
import { previewDocument } from './document.ts';

test.each([
  ['de', 'en', '<html lang="en">', '<title>Vorschau</title>'],
  ['en', 'de', '<html lang="de">', '<title>Preview</title>'],
  ['en', undefined, '<html lang="en">', '<title>Preview</title>'],
] as const)('to an author who reads %s, a page in %s is in its own language', (author, page, html, title) => {
  const document = previewDocument({}, 'preview.tsx', author, page);
  expect([html, title, `data-language="${author}"`].filter((part) => !document.includes(part))).toEqual([]);
});
