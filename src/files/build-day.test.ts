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
  expect(complaint('2026-13-01')).toBe('--date 2026-13-01: YYYY-MM-DD');
  expect(complaint('2026-12-01')).toBe('2026-12-01');
});
