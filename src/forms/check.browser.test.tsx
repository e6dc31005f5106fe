import { expect, test } from 'vitest';
import { words } from '../words/words.ts';
import { cases, sampleForm, soundValues } from './cases.ts';
import { checkForm } from './check.ts';

test.each(cases)('%s = %j: %s, as on the server', (field, value, error) => {
  expect(checkForm(sampleForm, { ...soundValues, [field]: value }, words.de)).toEqual(
    error === undefined ? {} : { [field]: error },
  );
});
