/** Characters of no width or without ink, in a class for patterns: soft hyphens, marks of direction, empty letters. */
const MARKS =
  '\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufeff\\uffa0';

/** A character of which nobody sees anything: those, and spaces of all widths. A class for patterns. */
export const INVISIBLE = `[\\s${MARKS}]`;

const ALL_MARKS = new RegExp(`[${MARKS}]`, 'gu');

/** A text without what is pasted along with it unseen, out of an address book or a chat; its spaces stay. */
export const withoutMarks = (text: string): string => text.replaceAll(ALL_MARKS, '');

const ONLY_INVISIBLE = new RegExp(`^${INVISIBLE}*$`);

/** Whether nobody can see anything of what was entered. */
export const isBlank = (value: string): boolean => ONLY_INVISIBLE.test(value);
