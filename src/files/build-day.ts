import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayOf, isDay, isDayForm, isTimeZone, lastDayOfMonth } from '../documents/day.ts';
import { SITE } from '../documents/site-files.ts';
import { type Text, UsageError } from '../findings/errors.ts';
import { type Language, messageText } from '../findings/messages/message.ts';
import { messageOf } from '../findings/messages/messages.ts';

/**
 * The day that the site is built for, which decides what is published: the given one, else `BUILD_DATE`, else today. A
 * build can be repeated by naming the day that it printed. Throws a `UsageError` for what is no day.
 *
 * @param folder of the pages, whose site document names the time zone; what it says wrong is reported when it is read
 */
export function buildDay(folder: string, given?: string): string {
  const { BUILD_DATE } = process.env;
  const day = given ?? BUILD_DATE ?? dayOf(new Date(), timeZoneOf(folder) ?? 'UTC');
  if (isDay(day)) return day;
  if (isDayForm(day)) throw new UsageError(missingDay(given === undefined ? 'BUILD_DATE' : '--date', day));
  const said = `${given === undefined ? 'BUILD_DATE=' : '--date '}${day}`;
  throw new UsageError({ de: `${said}: JJJJ-MM-TT`, en: `${said}: YYYY-MM-DD` });
}

/** What is said of such a day in a page, too. */
function missingDay(name: string, day: string): Text {
  const problem = { code: 'day-missing', details: { name, last: lastDayOfMonth(day) }, received: day } as const;
  const text = (language: Language) => messageText(messageOf(problem, language));
  return { de: text('de'), en: text('en') };
}

function timeZoneOf(folder: string): string | undefined {
  try {
    const { timeZone }: { timeZone?: unknown } = JSON.parse(readFileSync(join(folder, SITE), 'utf8'));
    return typeof timeZone === 'string' && isTimeZone(timeZone) ? timeZone : undefined;
  } catch {
    return undefined;
  }
}
