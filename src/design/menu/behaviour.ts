/** Sizes of a menu's lists, in pixels. */
export const behaviour = {
  firstLevelMaxHeight: 340,
  minWidth: 220,
  maxWidth: 320,
} as const;
