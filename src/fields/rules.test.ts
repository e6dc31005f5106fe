import { expect, test } from 'vitest';
import { z } from 'zod';
import { block } from '../blocks/block.ts';
import { about } from './about.ts';
import { atLeastOne, atMostOne, needs, objectRules, sequence, withRules } from './rules.ts';

const shape = { source: z.string().optional(), sourceHref: z.string().optional() };
const options = { description: about('Zitat', 'Quotation'), tone: 'light' } as const;

test('an object and a block keep the rules between their properties', () => {
  const rules = [needs('sourceHref', 'source'), sequence('source', 'sourceHref')];
  expect(objectRules.get(withRules(z.strictObject(shape), ...rules))).toEqual({ rules });
  expect(objectRules.get(block('quote', { ...options, rules }, shape))).toEqual({ rules });
});

// The compiler is the test: without an error in the next line, the directive is one.
test('a rule that names a property which does not exist does not compile', () => {
  const object = z.strictObject(shape);
  // @ts-expect-error
  withRules(object, needs('sourceHref', 'sorce'));
  // @ts-expect-error
  withRules(object, atMostOne('source', 'sorceHref'));
  // @ts-expect-error
  block('quote', { ...options, rules: [needs('sorceHref', 'source')] }, shape);
  // @ts-expect-error
  block('quote', { ...options, rules: [atLeastOne('source', 'sorceHref')] }, shape);
});
