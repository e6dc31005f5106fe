import { UsageError } from '../../src/findings/errors.ts';

/** Reads the value of a flag that is a number from 1. Throws a `UsageError` for anything else. */
export function countOf(flag: string, text: string): number {
  if (!/^[1-9]\d{0,6}$/u.test(text)) throw new UsageError(`--${flag} ${text}: 1, 2, 3 …`);
  return Number(text);
}
