/** A sign before each entry of a list, as people type it: `• `, `- `. */
const POINT = /^\s*([•▪‣◦*–-])\s+/u;

/** The entries of a list that was written as one text with a sign before each; none where it begins with no such sign. */
export function pointsOf(text: unknown): string[] {
  const [, sign] = POINT.exec(String(text)) ?? [];
  if (sign === undefined) return [];
  return ` ${text}`
    .split(new RegExp(`\\s[${sign}]\\s+`, 'u'))
    .map((point) => point.trim())
    .filter((point) => point !== '');
}
