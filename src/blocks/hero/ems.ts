/** Advances in em of letters that differ from most, at the lightest weight of the display face; those of other serifs are similar. */
const ADVANCES = [
  [/[\u00ad*]/u, 0],
  [/[ijlI.,:;'’!-]/u, 0.24],
  [/[frstJ]/u, 0.37],
  [/[mwMW]/u, 0.9],
  [/[\p{Lu}&]/u, 0.71],
  [/./u, 0.54],
] as const;

/** The width of a word in em, near enough to set it across a page. */
export const emsOf = (word: string): number =>
  [...word].reduce((sum, letter) => sum + (ADVANCES.find(([letters]) => letters.test(letter))?.[1] ?? 0), 0);
