import { afterEach, expect, test, vi } from 'vitest';
import { UsageError } from '../findings/errors.ts';
import { buildDay } from './build-day.ts';

afterEach(() => vi.unstubAllEnvs());

const complaint = (given?: string) => {
  try {
    return buildDay('.', given);
  } catch (error) {
    return error instanceof UsageError ? error.text.en : error;
  }
};

test('a day is blamed where it was written', () => {
  vi.stubEnv('BUILD_DATE', 'nonsense');
  expect(complaint()).toBe('BUILD_DATE=nonsense: YYYY-MM-DD');
  expect(complaint('1.12.2026')).toBe('--date 1.12.2026: YYYY-MM-DD');
  expect(complaint('2026-12-01')).toBe('2026-12-01');
});

test('a day that the calendar does not have is told as in a page', () => {
  vi.stubEnv('BUILD_DATE', '2026-13-01');
  expect(complaint()).toBe('`BUILD_DATE` is a day that does not exist: 2026-13-01. A year has the months 01 to 12.');
  expect(complaint('2026-02-30')).toBe(
    '`--date` is a day that does not exist: 2026-02-30. The last day of that month is "2026-02-28".',
  );
});
