import { expect, test } from 'vitest';
import { sampleForm } from '../../forms/cases.ts';
import { words } from '../../words/words.ts';
import { toCheck } from './messages.ts';

test.each([
  [['name'], 'Bitte prüfen Sie diese Angabe: Name.'],
  [['name', 'when'], 'Bitte prüfen Sie diese Angaben: Name und „Wann kommen Sie?“.'],
])('the summary names the fields %j: %s', (wrong, said) => {
  const question = { name: 'when', label: 'Wann kommen Sie?', type: 'text' as const, required: true };
  const form = { ...sampleForm, fields: [...sampleForm.fields, question] };
  const errors = Object.fromEntries(wrong.map((name) => [name, 'x']));
  expect(toCheck(form, errors, words.de)).toBe(said);
});
