const INVISIBLE =
  '^(?:&(?:shy|nbsp);|[ \\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u2000-\\u200f\\u202f\\u205f-\\u2064\\u206a-\\u206f\\u2800\\u3000\\u3164\\uffa0])+$';

export const invisibleSigns = [INVISIBLE];

const ONLY_INVISIBLE = new RegExp(INVISIBLE);

/** Whether nobody can see anything of a text: spaces of all widths, soft hyphens, marks of direction. */
export const isInvisible = (text: string): boolean => ONLY_INVISIBLE.test(text);
