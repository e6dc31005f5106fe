import { expect, test } from 'vitest';
import { themeSchema } from '../../src/documents/theme.ts';
import { htmlDocument, paragraph } from './html.ts';

const letterWith = (theme: object) =>
  htmlDocument('Title', { site: { language: 'en' }, theme: themeSchema.parse(theme) }, [paragraph(['Text'])]);

test.each([
  [undefined, 'Helvetica,Arial,sans-serif'],
  ['serif', 'Georgia,Times,serif'],
  ['monospace', 'Menlo,Consolas,monospace'],
])('a site whose texts have a typeface of the kind %s writes its mails in %s', (kind, family) => {
  const fonts = kind && { display: { kind: 'sans-serif' }, text: { kind } };
  expect(letterWith(fonts ? { fonts } : {})).toContain(`;font-family:${family}">`);
});
