import { expect, test } from 'vitest';
import { findingCodes, severityOf } from './messages.ts';

test('every code has a severity', () => {
  for (const code of findingCodes) expect(severityOf(code)).toMatch(/^(?:error|warning)$/u);
});

test('a code without a message is named, as when a check is saved first', () => {
  const unknown = JSON.parse('"dates-future"');
  expect(() => severityOf(unknown)).toThrow('There is no message for the code "dates-future" in src/findings/messages');
});
