/**
 * Characters that few texts need, as CSS `unicode-range`s: signs and the rest of Latin-1, and the letters of further European languages. Each
 * range has font files of its own, which a browser loads where one of its characters stands.
 */
export const FURTHER =
  'U+A1-A6,U+A8,U+AA-AC,U+AE-C3,U+C5-D5,U+D7-DB,U+DD-DE,U+E0-E3,U+E5-E8,U+EA-F5,U+F7-FB,U+FD-FF,U+131,U+152-153,U+2000-200F,U+2012,U+2020-2021,U+2027-209F,U+20D0-2BFF';
export const EXTENDED = 'U+100-130,U+132-151,U+154-1FFF,U+20A0-20AB,U+20AD-20CF';
