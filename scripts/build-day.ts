import { dayOf, isDay } from '../src/pipeline/model/publish.ts';
import { UsageError } from './cli.ts';

/**
 * The day that the site is made for: what decides which pages are published. Today where neither the flag nor the
 * environment names one; a build can be repeated by naming the day that it printed.
 */
export function buildDay(flag: string | undefined = process.env.BUILD_DATE): string {
  const day = flag ?? dayOf(new Date());
  if (!isDay(day)) throw new UsageError(`--date ${day}: JJJJ-MM-TT / YYYY-MM-DD`);
  return day;
}
