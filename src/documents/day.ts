/** Day in the calendar of a time zone, as page files write it: `2026-12-01`. */
export function dayOf(time: Date, timeZone: string): string {
  const part = Object.fromEntries(
    calendarOf(timeZone)
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  );
  return `${part.year}-${part.month}-${part.day}`;
}

/** Made once: it takes longer than all the rest of taking a form. */
function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  calendars.set(timeZone, made);
  return made;
}

const calendars = new Map<string, Intl.DateTimeFormat>();

const monthsIn = (language: string) =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month)).toLowerCase(),
  );

const MONTHS = monthsIn('de');
const ENGLISH_MONTHS = monthsIn('en');

/** What people write before a day: `ab`, `Montag,`. */
const BEFORE_DAY =
  /^(?:(?:ab|bis|vom|von|am|zum)(?: dem)?\s+)?(?:\p{L}{2,10}(?:tag|woch|day)|(?:mo|di|mi|do|fr|sa|so)\.?(?=,))?,?\s*(?:(?:den|der|dem)\s+)?(?=\d)/iu;

/** The day that a text names in another form: `1.12.2026`, `1.12.26`, `1. Dezember 2026`, `2026/12/1`, with a time behind it; undefined where it may be two, or none. */
export function dayMeant(written: string): string | undefined {
  const trimmed = written.trim().replace(BEFORE_DAY, '');
  const text = trimmed
    .replace(
      /[ T,]+(?:um )?[0-9]{1,2}[:.][0-9]{2}(?:[:.][0-9]{2}(?:\.[0-9]+)?)?(?: ?Uhr|Z|[+-][0-9]{2}:?[0-9]{2})?$/u,
      '',
    )
    .replace(/^([0-9]{1,2})(?:st|nd|rd|th)\b/u, '$1.')
    .replace(/^([0-9]{4})([0-9]{2})([0-9]{2})$/u, '$1-$2-$3')
    .trim();
  if (text !== written && isDay(text)) return text;
  const [, first, second] = /^([0-9]{4})([-/.])[0-9]{1,2}\2[0-9]{1,2}$/u.exec(text) ?? [];
  const separator = first === undefined ? /\.\s*|\s+/u : (second ?? '-');
  const parts = text.split(separator);
  const [year = '', named = '', day = ''] = first === undefined ? parts.reverse() : parts;
  const month = /^[0-9]+$/u.test(named) ? named : String(monthNamed(named));
  const century = first === undefined && /^[0-9]{2}$/u.test(year) ? '20' : '';
  const meant = [century + year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return parts.length === 3 && isDay(meant) ? meant : undefined;
}

/** The last day of the month that a text of the form `2026-11-31` names; undefined where a year has no such month. */
export function lastDayOfMonth(text: string): string | undefined {
  return ['31', '30', '29', '28'].map((day) => text.slice(0, 8) + day).find(isDay);
}

/** The number of a month by its name in German or English, or the beginning of it; 0 where it is none. */
const monthNamed = (word: string) =>
  Math.max(...[MONTHS, ENGLISH_MONTHS].map((names) => names.findIndex((name) => isShort(word, name)) + 1));

const isShort = (written: string, name: string) => written.length > 2 && name.startsWith(written.toLowerCase());

/** Whether a text is written as a day, even one that the calendar does not have. */
export const isDayForm = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/u.test(text);

/** Whether a text is a day that the calendar has. */
export const isDay = (text: string): boolean => isDayForm(text) && new Date(text).toJSON()?.slice(0, 10) === text;

/** Whether there is a time zone of this name: `Europe/Berlin`. */
export function isTimeZone(name: string): boolean {
  try {
    calendarOf(name);
    return true;
  } catch {
    return false;
  }
}
