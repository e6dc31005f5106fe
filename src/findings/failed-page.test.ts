import { expect, test } from 'vitest';
import { failedPage, failureOf, failureText } from './failed-page.ts';

/** An error with the stack of one that was thrown in a drawn component. */
function errorAt(...lines: string[]) {
  const error = new Error('kaputt');
  error.stack = lines.join('\n');
  return failureOf(error);
}

test('the page, the block with its place and the source lines are named, those of libraries are not', () => {
  const failure = errorAt(
    'Error: kaputt',
    `    at Cta (${process.cwd()}/src/blocks/cta/Cta.tsx:12:9)`,
    '    at renderElement (/x/node_modules/react-dom/src/server.js:1:1)',
    `    at file://${process.cwd()}/src/render/BlockList.tsx:30:10`,
  );
  const { text } = failedPage('/styling', { type: 'cta', index: 2 }, failure);
  expect(text).toEqual({
    de: 'Seite /styling: Block 3 „cta“ lässt sich nicht darstellen: kaputt\n  src/blocks/cta/Cta.tsx:12:9  Cta\n  src/render/BlockList.tsx:30:10',
    en: 'Page /styling: block 3 "cta" cannot be drawn: kaputt\n  src/blocks/cta/Cta.tsx:12:9  Cta\n  src/render/BlockList.tsx:30:10',
  });
});

test.each([
  ['Chromium', '    at Cta (http://localhost:5173/src/blocks/cta/Cta.tsx?t=17:12:9)'],
  ['Firefox and Safari', 'Cta@http://localhost:5173/src/blocks/cta/Cta.tsx?t=17:12:9'],
  ['a project below a folder src', '    at Cta (/usr/src/app/src/blocks/cta/Cta.tsx:12:9)'],
])('the stack of %s is read', (_, line) =>
  expect(failureText(errorAt(line))).toBe('kaputt\n  src/blocks/cta/Cta.tsx:12:9  Cta'),
);

test('what fails beside the blocks, and what is no error, is told all the same', () => {
  expect(failedPage('/', undefined, failureOf('aus')).text.de).toBe('Seite / lässt sich nicht darstellen: aus');
});
