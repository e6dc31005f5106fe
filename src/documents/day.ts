/** The calendar that days of publication belong to. */
const TIME_ZONE = 'Europe/Berlin';

/** Day in the calendar of `TIME_ZONE`, as page files write it: `2026-12-01`. */
export function dayOf(time: Date): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: TIME_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const part = Object.fromEntries(parts.formatToParts(time).map(({ type, value }) => [type, value]));
  return `${part.year}-${part.month}-${part.day}`;
}

/** Whether a text is a day that the calendar has. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/u.test(text) && new Date(text).toJSON()?.slice(0, 10) === text;
