/** A character of which nobody sees anything: spaces of all widths, soft hyphens, marks of direction. A class for patterns. */
export const INVISIBLE =
  '[\\s\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u2000-\\u200f\\u205f-\\u2064\\u206a-\\u206f\\u2800\\u3164\\uffa0]';

const ONLY_INVISIBLE = new RegExp(`^${INVISIBLE}*$`);

/** Whether nobody can see anything of what was entered. */
export const isBlank = (value: string): boolean => ONLY_INVISIBLE.test(value);
