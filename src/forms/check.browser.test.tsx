import { expect, test } from 'vitest';
import { cases, sampleForm, soundValues } from './cases.ts';
import { checkForm } from './check.ts';

test.each(cases)('%s = %j: %s, as on the server', (field, value, error) => {
  expect(checkForm(sampleForm, { ...soundValues, [field]: value })).toEqual(
    error === undefined ? {} : { [field]: error },
  );
});
