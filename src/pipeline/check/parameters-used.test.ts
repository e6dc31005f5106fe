import { expect, test } from 'vitest';
import { page, problemsOf, siteOf } from '../../../tests/small-site.ts';
import { parametersUsed } from './parameters-used.ts';

const parameter = (name: string) => ({ name, description: name, example: 'Ada' });

/** The problems of a section with these parameters and this text, which a page uses. */
function problemsIn(lead: string, ...names: string[]) {
  const section = { description: 'Ein Aufruf', parameters: names.map(parameter), blocks: [{ type: 'intro', lead }] };
  const use = { use: 'call', with: Object.fromEntries(names.map((name) => [name, 'Ada'])) };
  return problemsOf(parametersUsed, siteOf({ '_shared/call.json': section, 'live.json': page('Live', [use]) }));
}

test('accepts parameters that the blocks ask for', () => {
  expect(problemsIn('Schreiben Sie {with.person}, {with.role}.', 'person', 'role')).toEqual([]);
});

test('rejects a parameter that no block asks for', () => {
  expect(problemsIn('Schreiben Sie {with.person}.', 'person', 'role')).toEqual([
    'parameter-unused _shared/call.json#/parameters/1/name',
  ]);
});

test('rejects the second parameter of a name', () => {
  expect(problemsIn('Schreiben Sie {with.person}.', 'person', 'person')).toEqual([
    'parameter-duplicate _shared/call.json#/parameters/1/name',
  ]);
});
