/** Advances in em of letters that differ from most, at the lightest weight of the display face; those of other serifs are similar. */
const ADVANCES: ReadonlyArray<readonly [letters: RegExp, em: number]> = [
  [/[\u00ad*]/u, 0],
  [/[ijlI.,:;'’!-]/u, 0.24],
  [/[frstJ]/u, 0.37],
  [/[mwMW]/u, 0.9],
  [/[A-ZÄÖÜ&]/u, 0.71],
];
const MOST = 0.54;

/** The width of a word in em, near enough to set it across a page; `tracking` is what stands between two letters. */
export const emsOf = (word: string, tracking: number): number =>
  [...word].reduce((sum, letter) => {
    const advance = ADVANCES.find(([letters]) => letters.test(letter))?.[1] ?? MOST;
    return sum + (advance && advance + tracking);
  }, 0);
