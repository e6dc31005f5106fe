/** How a menu opens. Times are in milliseconds, lengths in pixels. */
export const behaviour = {
  firstLevelMaxHeight: 340,
  minWidth: 220,
  maxWidth: 320,
  /** a mouse rests this long on an area before it opens, and is away this long before it closes */
  hoverOpen: 80,
  hoverClose: 300,
  /** an opened area moves to the first place on a phone */
  move: 400,
} as const;
