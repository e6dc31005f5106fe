import type { FormField } from '../documents/form.ts';
import { fillCounted } from '../words/fill.ts';
import type { FormWords } from '../words/words.ts';
import { isBlank, withoutMarks } from './invisible.ts';
import { sentence } from './label.ts';
import { TODAY } from './today.ts';

/** Attributes of a native control, as React spells them; HTML does not mind the capitals. */
export interface ControlAttributes {
  type?: string;
  inputMode?: 'numeric' | 'decimal' | undefined;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  pattern?: string | undefined;
  title?: string | undefined;
  min?: number | string;
  max?: number | string;
  step?: number;
}

/** Properties of a field that not every kind understands. */
type OwnProperty = Exclude<keyof FormField, 'name' | 'label' | 'type' | 'required' | 'autocomplete'>;

/** All that depends on the kind of a field, except for how it is drawn; browser, server, checks and mails read it. */
export interface FieldKind {
  /** properties that mean something for this kind, beside those that every field has */
  takes: readonly OwnProperty[];
  /** the fewest options to choose from, 0 where nothing is chosen from a list */
  leastOptions: number;
  /** whether the value may have several lines */
  multiline: boolean;
  /** longest value in UTF-16 units; name and `maxLength` of a field may set another */
  longest: number;
  /** the value as it is checked and stored, from the one that was sent; empty where none was */
  read: (sent: string) => string;
  /** whether nothing was entered */
  isMissing: (value: string) => boolean;
  /** a sentence about a value that is not missing and has no control characters; undefined where it is sound */
  error: (field: FormField, value: string, words: FormWords) => string | undefined;
  /** attributes of the control; nothing that `error` would not find */
  attributes: (field: FormField, maxLength?: number) => ControlAttributes;
  /** a sound value as people read it */
  shown: (field: FormField, value: string, words: FormWords) => string;
}

const text = {
  takes: ['placeholder', 'maxLength', 'validation'],
  leastOptions: 0,
  multiline: false,
  longest: 200,
  read: (sent) => sent.replaceAll(/\r\n?/gu, '\n'),
  isMissing: isBlank,
  error: ({ label, validation }, value, words) =>
    validation && !wholeValue(validation.pattern).test(value)
      ? (validation.message ?? wrongFormat(label, words))
      : undefined,
  attributes: ({ type, placeholder, validation }, maxLength) => ({
    type,
    maxLength,
    placeholder,
    ...(validation && { pattern: validation.pattern, title: validation.message }),
  }),
  shown: (_, value) => value,
} satisfies FieldKind;

/** One of the options. */
const choice = {
  ...text,
  takes: ['options'],
  error: ({ label, options }, value, words) =>
    options?.includes(value) ? undefined : sentence(words.forms.errors.notOffered, label, words),
  attributes: () => ({}),
} satisfies FieldKind;

/** Everything there is to know of a kind of field: see docs/forms.md. */
export const kinds = {
  text,
  /** An address as R-FIELD-4 describes it, unless the field has a pattern of its own. */
  email: {
    ...text,
    longest: 254,
    read: (sent) => withoutMarks(text.read(sent)),
    error: (field, value, words) =>
      field.validation || wholeValue(ADDRESS).test(value) ? text.error(field, value, words) : words.forms.errors.email,
    attributes: (field, maxLength) => ({
      ...text.attributes(field, maxLength),
      ...(!field.validation && { pattern: ADDRESS }),
    }),
  },
  /** Copied out of an address book a number may hold other spaces and dashes than those of a keyboard. */
  tel: {
    ...text,
    longest: 40,
    read: (sent) =>
      withoutMarks(text.read(sent))
        .replaceAll(/\p{Zs}/gu, ' ')
        .replaceAll(/[\p{Pd}\u2212]/gu, '-'),
  },
  textarea: {
    ...text,
    multiline: true,
    longest: 5000,
    attributes: ({ placeholder }, maxLength) => ({ maxLength, placeholder }),
  },
  select: { ...choice, takes: ['options', 'placeholder'], leastOptions: 1 },
  radio: { ...choice, leastOptions: 2, attributes: () => ({ type: 'radio' }) },
  /** `true` or `false`; a browser without JavaScript sends `on` for a box that names no value, and nothing for an empty one. */
  checkbox: {
    ...text,
    takes: ['text'],
    read: (sent) => (sent === 'on' ? 'true' : sent === '' ? 'false' : sent),
    isMissing: (value) => value === '' || value === 'false',
    error: ({ label }, value, words) => (value === 'true' ? undefined : wrongFormat(label, words)),
    attributes: () => ({ type: 'checkbox' }),
    shown: (_, value, { forms }) => (value === 'true' ? forms.yes : forms.no),
  },
  /** A day as YYYY-MM-DD. */
  date: {
    ...text,
    takes: ['earliest', 'latest'],
    error: dateError,
    attributes: (field) => ({ type: 'date', min: earliestOf(field), max: latestOf(field) }),
    shown: (_, value, words) => (isDay(value) ? longDate(value, words) : value),
  },
  /** Digits, at most one of `-` before and `.` between them. */
  number: {
    ...text,
    takes: ['placeholder', 'min', 'max', 'decimals'],
    error: numberError,
    attributes: numberAttributes,
    shown: (field, value, words) => (NUMBER.test(value) ? written(Number(value), field, words) : value),
  },
} satisfies Record<FormField['type'], FieldKind>;

/** The kind of a field; `kinds` itself knows more of each than they have in common. */
export const kindOf = ({ type }: FormField): FieldKind => kinds[type];

const wrongFormat = (label: string, words: FormWords) => sentence(words.forms.errors.format, label, words);

/** Something, an `@`, something, a dot, something: whether mail arrives there, no pattern can say. */
const ADDRESS = String.raw`[^\s@]+@[^\s@]+\.[^\s@]+`;

/** As the `pattern` attribute reads it: the whole value, with flag `v`. */
const wholeValue = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'v');

/** Where a form names no others: they catch a year with a digit too many or too few. */
const EARLIEST = '1900-01-01';
const LATEST = '2100-12-31';

/** `today` is no limit as long as nobody has said which day that is (`formOn`). */
const limit = (day: string | undefined, standard: string) => (day === undefined || day === TODAY ? standard : day);
const earliestOf = ({ earliest }: FormField) => limit(earliest, EARLIEST);
const latestOf = ({ latest }: FormField) => limit(latest, LATEST);

function dateError(field: FormField, value: string, words: FormWords): string | undefined {
  const { label } = field;
  const [earliest, latest] = [earliestOf(field), latestOf(field)];
  const { errors } = words.forms;
  if (!isDay(value)) return sentence(errors.noDate, label, words);
  if (value < earliest) return sentence(errors.tooEarly, label, words, { day: longDate(earliest, words) });
  if (value > latest) return sentence(errors.tooLate, label, words, { day: longDate(latest, words) });
  return undefined;
}

/** Whether the calendar has the day; browsers disagree about what 30 February is, but none makes 30 February of it. */
function isDay(value: string): boolean {
  const date = new Date(value);
  return /^\d{4}-\d\d-\d\d$/u.test(value) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

const longDate = (day: string, { locale }: FormWords) =>
  new Date(day).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });

const NUMBER = /^-?\d+(?:\.(?<fraction>\d+))?$/u;
/** Far below what a number keeps exactly, with four digits behind the point. */
const MOST = 999_999_999_999;
const MOST_DECIMALS = 4;

function numberError(field: FormField, value: string, words: FormWords): string | undefined {
  const { label, min = 0, max = MOST, decimals = 0 } = field;
  const { errors } = words.forms;
  const match = NUMBER.exec(value);
  if (!match || (match.groups?.fraction ?? '').length > decimals) {
    return sentence(decimals === 0 ? errors.noInteger : fillCounted(errors.noNumber, decimals), label, words);
  }
  if (Number(value) < min) return sentence(errors.tooSmall, label, words, { least: written(min, field, words) });
  if (Number(value) > max) return sentence(errors.tooLarge, label, words, { most: written(max, field, words) });
  return undefined;
}

/** Phones show digits only where that is enough: the digits' keyboard of some has no minus. */
function numberAttributes({ placeholder, min = 0, max = MOST, decimals = 0 }: FormField): ControlAttributes {
  const inputMode = min < 0 ? undefined : decimals === 0 ? 'numeric' : 'decimal';
  return { type: 'number', inputMode, placeholder, min, max, step: 10 ** -decimals };
}

/** With all places that its field has, as amounts of money are written, or as a whole number without any: `1.200,50`, `1.200`. */
const written = (value: number, { decimals = 0 }: FormField, { locale }: FormWords) =>
  value.toLocaleString(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: MOST_DECIMALS,
    trailingZeroDisplay: 'stripIfInteger',
  });
