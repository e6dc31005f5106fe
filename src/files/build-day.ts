import { dayOf, isDay } from '../documents/day.ts';
import { UsageError } from '../findings/errors.ts';

/**
 * The day that the site is built for, which decides what is published: the given one, else `BUILD_DATE`, else today. A
 * build can be repeated by naming the day that it printed. Throws a `UsageError` for what is no day.
 */
export function buildDay(given: string | undefined = process.env.BUILD_DATE): string {
  const day = given ?? dayOf(new Date());
  if (!isDay(day)) throw new UsageError({ de: `--date ${day}: JJJJ-MM-TT`, en: `--date ${day}: YYYY-MM-DD` });
  return day;
}
