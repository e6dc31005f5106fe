import { expect, test } from 'vitest';
import { failedPage } from './failed-page.ts';

/** An error as it is thrown in a drawn component. */
function errorAt(...places: string[]) {
  const error = new Error('kaputt');
  error.stack = ['Error: kaputt', ...places.map((place) => `    at ${place}`)].join('\n');
  return error;
}

test('the page, the block with its place and the source lines are named, Node’s own are not', () => {
  const error = errorAt(
    `Cta (${process.cwd()}/src/blocks/cta/Cta.tsx:12:9)`,
    'renderElement (/x/node_modules/react-dom/server.js:1:1)',
    `file://${process.cwd()}/src/render/BlockList.tsx:30:10`,
  );
  const { text } = failedPage('/styling', { type: 'cta', index: 2 }, error);
  expect(text).toEqual({
    de: 'Seite /styling: Block 3 „cta“ lässt sich nicht darstellen: kaputt\n  src/blocks/cta/Cta.tsx:12:9  Cta\n  src/render/BlockList.tsx:30:10',
    en: 'Page /styling: block 3 "cta" cannot be drawn: kaputt\n  src/blocks/cta/Cta.tsx:12:9  Cta\n  src/render/BlockList.tsx:30:10',
  });
});

test('what fails beside the blocks, and what is no error, is told all the same', () => {
  expect(failedPage('/', undefined, 'aus').text.de).toBe('Seite / lässt sich nicht darstellen: aus');
});
