/**
 * How the parts move that every page loads; many constants are promised (docs/requirements.md). Times are in milliseconds,
 * lengths in pixels. The constants of a part that is loaded later are in its folder.
 */
export const behaviour = {
  preloader: {
    /** between a click and the change of page; the curtain is closed meanwhile */
    navigationDelay: 1000,
    /** from the change of page to the opening of the curtain */
    hideDelay: 100,
    /** how long the halves take to meet and to part */
    closing: 450,
    opening: 550,
    /** instead of the curtain, for visitors who prefer reduced motion */
    fade: 120,
    /** whatever happens, the curtain is open again by then */
    watchdog: 3000,
  },
  logo: { shortest: 300, longest: 400 },
  header: {
    /** compact and translucent beyond this */
    compactAfter: 40,
    /** on home hidden until this part of the first screen is scrolled out */
    heroPart: 0.8,
    /** it takes the mood of what is at this height */
    middle: 28,
  },
  /** a use case or an answer opens and closes */
  disclosure: 400,
} as const;
