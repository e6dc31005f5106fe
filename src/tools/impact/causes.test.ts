import { expect, test } from 'vitest';
import { causeOf, reaches } from './causes.ts';

const page = {
  route: '/security',
  blocks: new Set(['hero']),
  media: new Set(['schutz.webp']),
  shared: new Set(['call']),
};

test.each([
  ['pages-data/security.json', 'page', '/security'],
  ['pages-data/index.json', 'page', '/'],
  ['pages-data/_shared/call.json', 'shared', 'call'],
  ['pages-data/_media/logos/nuvard.svg', 'media', 'logos/nuvard.svg'],
  ['pages-data/_site/forms/contact.json', 'site', 'forms/contact'],
  ['src/blocks/hero/styles.ts', 'block', 'hero'],
  ['src/blocks/context.tsx', 'code', 'src/blocks'],
  ['src/design/tokens.ts', 'code', 'src/design'],
  ['scripts/build/media.ts', 'code', 'scripts/build'],
  ['vite.config.ts', 'code', 'vite.config.ts'],
  ['package-lock.json', 'code', 'package-lock.json'],
])('%s is a change of kind %s: %s', (file, kind, subject) => {
  expect(causeOf(file)).toEqual({ kind, subject, file });
});

test.each([
  'docs/blocks.md',
  'tests/site/csp.test.ts',
  'server/app.ts',
  'schema/page.schema.json',
  'src/blocks/hero/Hero.test.tsx',
  'src/blocks/hero/examples.json',
  'src/blocks/hero/migrations/1-to-2.ts',
  'scripts/validate.ts',
  'src/pipeline/check/links/links-resolve.ts',
  'src/tools/catalogue/view/Example.tsx',
  'src/preview/overlay/preview.tsx',
])('%s gets into no page', (file) => {
  expect(causeOf(file)).toBeUndefined();
});

test.each([
  ['pages-data/security.json', true, false],
  ['pages-data/_shared/call.json', true, false],
  ['pages-data/_media/schutz.webp', true, false],
  ['src/blocks/hero/styles.ts', true, false],
  ['src/blocks/cta/styles.ts', false, true],
  ['pages-data/_site/menu.json', true, true],
  ['src/design/tokens.ts', true, true],
])('%s reaches a page that holds it: %s, one that holds another block: %s', (file, own, other) => {
  const cause = causeOf(file);
  if (!cause) throw new Error(`${file} is no cause`);
  const pages = [
    page,
    { route: '/styling', blocks: new Set(['cta']), media: new Set<string>(), shared: new Set<string>() },
  ];
  expect([reaches(cause, '/security', pages), reaches(cause, '/styling', pages)]).toEqual([own, other]);
});
